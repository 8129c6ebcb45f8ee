import { attempt } from './attempt';
import type { None } from './none';

/** What a host page learns of, by event name. Counts, codes of refusals and fixed words only. */
interface Events {
  /** A password, QR or third-party sign-in went through (M-core-03 to M-core-05). */
  login_success: { method: LoginMethod };
  /** It was refused; `code` is the service's error code. */
  login_failure: { method: LoginMethod; code: ErrorCode };
  /** The session was ended by the visitor (M-core-06). */
  logout: Record<never, never>;
  /** A card passed the first registration step (M-reg-03). */
  register_card_success: Record<never, never>;
  register_card_failure: { code: ErrorCode };
  /** An account was created (M-reg-06). */
  register_success: Record<never, never>;
  register_failure: { code: ErrorCode };
  /** A text message was asked for (M-reg-09, M-fpw-09, M-pv-02). */
  sms_send_success: { purpose: SmsPurpose };
  sms_send_failure: { purpose: SmsPurpose; code: ErrorCode };
  /** A recovery was started, by the way that the visitor chose (M-core-09, M-core-10). */
  password_recovery_success: { method: RecoveryMethod };
  password_recovery_failure: { method: RecoveryMethod; code: ErrorCode };
  /** A new password was set (M-rpw-03). */
  password_reset_success: Record<never, never>;
  password_reset_failure: { code: ErrorCode };
  /** A mobile number was validated (M-core-12). */
  phone_validate_success: Record<never, never>;
  phone_validate_failure: { code: ErrorCode };
  /** A gift card was found, with so many transactions (M-svc-08). */
  svc_query_success: { transactions: number };
  svc_query_failure: { code: ErrorCode };
  /** An application was sent, for so many receipts (M-inv-24). */
  invoice_apply_success: { receipts: number };
  invoice_apply_failure: { code: ErrorCode };
  /** An application's progress was found (M-core-17). */
  invoice_inquiry_success: Record<never, never>;
  invoice_inquiry_failure: { code: ErrorCode };
  /** A share button was used (M-core-22). */
  share: { service: 'wechat' | 'weibo' };
  /** The promotion was closed (M-core-21). */
  promotion_dismiss: Record<never, never>;
}

type LoginMethod = 'password' | 'qr' | 'third-party';
type RecoveryMethod = 'link' | 'text-message';
type SmsPurpose = 'register' | 'recovery' | 'validation' | 'account';
/** A service's error code, or null when there was no answer. */
type ErrorCode = string | number | null;

type SecretWord =
  | ('pin' | 'password' | 'token' | 'card' | 'phone' | 'mobile' | 'email' | 'sms' | 'captcha' | 'ticket' | 'seed')
  | ('user' | 'name' | 'address' | 'birthday' | 'gender' | 'title' | 'tax' | 'balance' | 'amount');
/** Those of the field names that may hold a secret or tell who somebody is (J1). */
export type SecretField<Name extends string> = {
  [N in Name]: Lowercase<N> extends `${string}${SecretWord}${string}` ? N : never;
}[Name];

type Field = { [E in keyof Events]: keyof Events[E] & string }[keyof Events];
/** Compiles only while no event has such a field; else the compiler names it. */
export type NoEventHoldsSecrets = None<SecretField<Field>>;

export type AnalyticsEvent = { [E in keyof Events]: { readonly event: E } & Readonly<Events[E]> }[keyof Events];

// Six digits, also with blanks or hyphens between, may be a PIN, a card, a mobile number; an @ an e-mail address.
const LOOKS_SECRET = /@|(?:\p{Nd}[\s-]{0,2}){6}/u;

/** The event as the host may see it: a value that looks like a secret, or is no plain word at all, is `[removed]`. */
function scrubbed(event: AnalyticsEvent): Record<string, string | number | null> {
  const clean = ([name, value]: [string, unknown]): [string, string | number | null] => {
    if (value === null) return [name, null];
    const plain = typeof value === 'string' || typeof value === 'number';
    return [name, plain && !LOOKS_SECRET.test(String(value)) ? value : '[removed]'];
  };
  return Object.fromEntries(Object.entries(event).map(clean));
}

/** Tells the host page: an event `widgets:analytics` on the document, and a row in `dataLayer` where there is one. */
export function track(event: AnalyticsEvent): void {
  attempt(() => {
    document.dispatchEvent(new CustomEvent('widgets:analytics', { detail: scrubbed(event) }));
  });
  attempt(() => {
    const { dataLayer } = window as unknown as { dataLayer?: unknown };
    // A copy of its own, as tag managers write into what they are given.
    if (Array.isArray(dataLayer)) dataLayer.push(scrubbed(event));
  });
}
