import '../../support/http';
import { sendAccountSms } from '../../../src/api/services/accountSms';
import { queryGiftCard } from '../../../src/api/services/giftCards';
import { signIn } from '../../../src/api/services/login';
import { sendMobilePin } from '../../../src/api/services/mobile';
import { sendPasswordPin } from '../../../src/api/services/passwords';
import { sendRegisterPin } from '../../../src/api/services/registration';
import { acceptAnyRequest } from '../../support/checkServices';
import { jsonResponse, respondWith } from '../../support/http';

const phoneNumber = '13800000001';
const sms = {
  'POST /api/Sms/account/send': () => sendAccountSms({}, 'en'),
  'POST /api/Customers/sms/sendMobilePin': () => sendMobilePin({ user: 'mei', phoneNumber }, 'en'),
  'POST /api/Customers/sms/sendPasswordPin': () => sendPasswordPin({ phoneNumber }, 'en'),
  'POST /api/Customers/sms/sendRegisterPin': () =>
    sendRegisterPin({ phoneNumber, template: 'create-en', locale: 'en', cardNumber: '1', cardPassword: '1' }),
};
const calls = {
  ...sms,
  'POST /web/login': () => signIn({ username: 'mei', password: 'Passw0rd!', rememberMe: false, captcha: '' }),
  'POST /public/svc/detail': () => queryGiftCard({ id: '7310180000000001', pin: '123456', captcha: 't' }),
};
const codes = ['83001', 'CaptchaRequired', '20005'];

type Calls = Partial<Record<keyof typeof calls, () => Promise<unknown>>>;
const entriesOf = (some: Calls) => Object.entries(some) as [keyof typeof calls, () => Promise<unknown>][];

beforeEach(() => acceptAnyRequest());

/** Returns the error of a call after a response. */
function errorAfter(
  name: keyof typeof calls,
  send: () => Promise<unknown>,
  body: object,
  status: number,
): Promise<unknown> {
  respondWith(name, () => jsonResponse(JSON.stringify(body), status));
  return send().then(
    () => null,
    (error: unknown) => error,
  );
}

test.each(entriesOf(calls))(
  '%s knows the codes of the security check, also on a 500 (contract 5)',
  async (name, send) => {
    for (const code of codes) {
      expect(await errorAfter(name, send, { error: { code } }, 500)).toMatchObject({ kind: 'refused', code });
    }
  },
);

test.each(entriesOf(sms))('%s knows them in a body with a code alone (contract 5)', async (name, send) => {
  for (const code of codes)
    expect(await errorAfter(name, send, { code }, 200)).toMatchObject({ kind: 'refused', code });
});
