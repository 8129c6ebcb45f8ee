import { type CardFamily, cardFamily, isNonRewardsNumber } from './cards';
import { TRANSACTION_ID_MAX } from './limits';
import { maxLength } from './maxLength';
import { pattern, type Rule } from './rule';

/** The number of a rewards card (M-val-15). */
export const isMSRcardNumber = pattern('rule.isMSRcardNumber', /^[0-9]{16}$/);
/** The PIN of a rewards card (M-val-16). */
export const isMSRcardPin = pattern('rule.isMSRcardPin', /^[0-9]{8}$/);
/** The number of a gift card (M-val-17, M-svc-02). */
export const isSVCCardNumber = pattern('rule.isSVCCardNumber', /^(?:[0-9]{16}|[0-9]{19})$/);
/** The PIN of a gift card (M-val-18, M-svc-03). */
export const isSVCCardPin = pattern('rule.isSVCCardPin', /^[0-9]{6}$/);
/** The PIN of a rewards or gift card (M-val-19). */
export const isCardPin6or8 = pattern('rule.isCardPin6or8', /^(?:[0-9]{6}|[0-9]{8})$/);

/** A number that belongs to a gift card (M-val-20). */
export const isCardTypeSVC: Rule = { message: 'rule.isCardTypeSVC', test: (value) => cardFamily(value) === 'gift' };
/** Not a 16-digit number that starts with 73, as such a card cannot be registered (M-reg-24). */
export const isCardTypeMSR: Rule = { message: 'rule.isCardTypeMSR', test: (value) => !isNonRewardsNumber(value) };

/** Limits a rule to cards of one family. The other field holds the card number. */
function forFamily(family: CardFamily, numberField: string, rule: Rule): Rule {
  return {
    ...rule,
    test: (value, values) => cardFamily(String(values[numberField] ?? '')) !== family || rule.test(value, values),
  };
}

/** The PIN of the card in the other field. Each card family has its own message (M-reg-25, A-06). */
export function isPinOfCard(numberField: string): readonly Rule[] {
  return [
    forFamily('rewards', numberField, isMSRcardPin),
    forFamily('gift', numberField, isSVCCardPin),
    forFamily('unknown', numberField, isCardPin6or8),
  ];
}

/** The transaction ID of a gift card: any text up to 20 characters (M-svc-04). */
export const isTransactionId = maxLength(TRANSACTION_ID_MAX);
