import type { MessageId } from './messages';

/** The values that messages take, by id; all other messages take none. A test compares this list with the catalogue. */
export interface MessageValues {
  'auth.resetLinkSent': { email: string };
  'forgotPassword.usernameHint': { mobile: string };
  'form.codeSentTo': { mobile: string };
  'form.hideField': { field: string };
  'form.showField': { field: string };
  'form.required': { field: string };
  'form.resendIn': { seconds: number };
  'form.passwordMissing': { list: string };
  'register.cardIs': { ending: string };
  'greeting.afternoonTo': { name: string };
  'greeting.eveningTo': { name: string };
  'greeting.morningTo': { name: string };
  'navigation.backTo': { page: string };
  'rewards.atLeast': { count: string };
  'rewards.seeAll': { count: string };
  'rewards.stopped': { count: string };
  'rewards.validUntil': { date: string };
  'rewardsTier.goldValue': { stars: string; total: string };
  'rewardsTier.toNext': { stars: string };
  'rewardsTier.value': { points: string; goal: string };
  'form.waitFor': { seconds: number };
  'form.problems': { count: number };
  'form.problemInGroup': { group: string; label: string };
  'invoice.receipt': { number: number };
}

/** The id of a message that takes no values. */
export type PlainMessageId = Exclude<MessageId, keyof MessageValues>;
