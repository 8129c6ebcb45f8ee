import { isCardPin6or8, isSVCCardNumber, isSVCCardPin } from '../../src/validation/cardRules';
import { isSmsCode } from '../../src/validation/codes';
import { isPostcode } from '../../src/validation/contact';
import { isAuthCode, isTaxpayerId, isTicketNumber } from '../../src/validation/invoice';
import * as limits from '../../src/validation/limits';

test.each([
  [limits.SMS_CODE_LENGTH, isSmsCode],
  [limits.POSTCODE_LENGTH, isPostcode],
  [limits.TICKET_NUMBER_MAX, isTicketNumber],
  [limits.AUTH_CODE_MAX, isAuthCode],
  [limits.TAXPAYER_ID_MAX, isTaxpayerId],
  [limits.SVC_NUMBER_MAX, isSVCCardNumber],
  [limits.CARD_PIN_MAX, isCardPin6or8],
  [limits.SVC_PIN_LENGTH, isSVCCardPin],
])('the limit of %i characters is the maximum length that the rule accepts: %j', (max, rule) => {
  const longest = `13${'8'.repeat(max)}`.slice(0, max);
  expect(rule.test(longest, {})).toBe(true);
  expect(rule.test(`${longest}8`, {})).toBe(false);
});
