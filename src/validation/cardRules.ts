import { type CardFamily, cardFamily, startsLikeNoRewardsCard } from './cards';
import { TRANSACTION_ID_MAX } from './limits';
import { pattern, type Rule } from './rule';
import { maxLength } from './text';

/** A rewards card's number (M-val-15). */
export const isMSRcardNumber = pattern('rule.isMSRcardNumber', /^[0-9]{16}$/);
/** A rewards card's PIN (M-val-16). */
export const isMSRcardPin = pattern('rule.isMSRcardPin', /^[0-9]{8}$/);
/** A gift card's number (M-val-17, M-svc-02). */
export const isSVCCardNumber = pattern('rule.isSVCCardNumber', /^(?:[0-9]{16}|[0-9]{19})$/);
/** A gift card's PIN (M-val-18, M-svc-03). */
export const isSVCCardPin = pattern('rule.isSVCCardPin', /^[0-9]{6}$/);
/** A PIN of either family (M-val-19). */
export const isCardPin6or8 = pattern('rule.isCardPin6or8', /^(?:[0-9]{6}|[0-9]{8})$/);

/** The number belongs to a gift card (M-val-20). */
export const isCardTypeSVC: Rule = { message: 'rule.isCardTypeSVC', test: (value) => cardFamily(value) === 'gift' };
/** Not one of the 16-digit numbers starting 73, which cannot be registered (M-reg-24). */
export const isCardTypeMSR: Rule = { message: 'rule.isCardTypeMSR', test: (value) => !startsLikeNoRewardsCard(value) };

function forFamily(family: CardFamily, numberField: string, rule: Rule): Rule {
  return {
    ...rule,
    test: (value, values) => cardFamily(String(values[numberField] ?? '')) !== family || rule.test(value, values),
  };
}

/** The PIN that fits the card in the other field, each family in its own words (M-reg-25, A-06). */
export function isPinOfCard(numberField: string): readonly Rule[] {
  return [
    forFamily('rewards', numberField, isMSRcardPin),
    forFamily('gift', numberField, isSVCCardPin),
    forFamily('unknown', numberField, isCardPin6or8),
  ];
}

/** A gift card's transaction ID: any text up to 20 characters (M-svc-04). */
export const isTransactionId = maxLength(TRANSACTION_ID_MAX);
