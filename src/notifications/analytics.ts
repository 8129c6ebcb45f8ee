import type { AssertNever } from '../lib/assertNever';
import { callSafely } from '../lib/callSafely';

/** The analytics events by name, with their fields: counts, error codes and fixed values only. */
interface Events {
  /** The visitor signed in (M-core-03 to M-core-05). */
  login_success: { method: LoginMethod };
  /** A sign-in failed. */
  login_failure: { method: LoginMethod; code: ErrorCode };
  /** The visitor signed out (M-core-06). */
  logout: Record<never, never>;
  /** The service accepted the card in the first registration step (M-reg-03). */
  register_card_success: Record<never, never>;
  register_card_failure: { code: ErrorCode };
  /** The service created an account (M-reg-06). */
  register_success: Record<never, never>;
  register_failure: { code: ErrorCode };
  /** The service sent a text message (M-reg-09, M-fpw-09, M-pv-02). */
  sms_send_success: { purpose: SmsPurpose };
  sms_send_failure: { purpose: SmsPurpose; code: ErrorCode };
  /** The visitor started a password recovery (M-core-09, M-core-10). */
  password_recovery_success: { method: RecoveryMethod };
  password_recovery_failure: { method: RecoveryMethod; code: ErrorCode };
  /** The visitor set a new password (M-rpw-03). */
  password_reset_success: Record<never, never>;
  password_reset_failure: { code: ErrorCode };
  /** The service validated a mobile number (M-core-12). */
  phone_validate_success: Record<never, never>;
  phone_validate_failure: { code: ErrorCode };
  /** The service found a gift card; `transactions` is the number of its transactions (M-svc-08). */
  svc_query_success: { transactions: number };
  svc_query_failure: { code: ErrorCode };
  /** The service accepted an invoice application; `receipts` is the number of its receipts (M-inv-24). */
  invoice_apply_success: { receipts: number };
  invoice_apply_failure: { code: ErrorCode };
  /** The service found the progress of an invoice application (M-core-17). */
  invoice_inquiry_success: Record<never, never>;
  invoice_inquiry_failure: { code: ErrorCode };
  /** The visitor clicked a share button (M-core-22). */
  share: { service: 'wechat' | 'weibo' };
  /** The visitor dismissed the promotion (M-core-21). */
  promotion_dismiss: Record<never, never>;
}

type LoginMethod = 'password' | 'qr' | 'third-party';
type RecoveryMethod = 'link' | 'text-message';
type SmsPurpose = 'register' | 'recovery' | 'validation';
/** The service's error code; null when there was no response. */
type ErrorCode = string | number | null;

type SecretWord =
  | ('pin' | 'password' | 'token' | 'card' | 'phone' | 'mobile' | 'email' | 'sms' | 'captcha' | 'ticket' | 'seed')
  | ('user' | 'name' | 'address' | 'birthday' | 'gender' | 'title' | 'tax' | 'balance' | 'amount');
/** Those field names that may hold a secret or personal data (J1). */
export type SecretField<Name extends string> = {
  [N in Name]: Lowercase<N> extends `${string}${SecretWord}${string}` ? N : never;
}[Name];

type Field = { [E in keyof Events]: keyof Events[E] & string }[keyof Events];
/** Compiles only while no event has a secret field. The compiler error names the field. */
export type NoEventHoldsSecrets = AssertNever<SecretField<Field>>;

export type AnalyticsEvent = { [E in keyof Events]: { readonly event: E } & Readonly<Events[E]> }[keyof Events];

/** One short word of ASCII: a text of a service is longer, and may hold a PIN. */
const plainForm = /^[\w.-]{1,32}$/;
/** Six digits may be a PIN, a token, a card or a mobile number. */
const hasSixDigits = /(\d\D*){6}/;

/** Copies an event for the host page. Replaces a value that is not in plain form, or looks like a secret (J1). */
function removeSecrets(event: AnalyticsEvent): Record<string, string | number | null> {
  const clean = ([name, value]: [string, unknown]): [string, string | number | null] => {
    if (value === null) return [name, null];
    const isText = typeof value === 'string' || typeof value === 'number';
    return [name, isText && plainForm.test(String(value)) && !hasSixDigits.test(String(value)) ? value : '[removed]'];
  };
  return Object.fromEntries(Object.entries(event).map(clean));
}

/** Sends an event to the host page: as `widgets:analytics` on the document, and to `window.dataLayer` if it exists. */
export function track(event: AnalyticsEvent): void {
  callSafely(() => {
    document.dispatchEvent(new CustomEvent('widgets:analytics', { detail: removeSecrets(event) }));
  });
  callSafely(() => {
    const { dataLayer } = window as unknown as { dataLayer?: unknown };
    // A separate copy, as tag managers modify the objects that they receive.
    if (Array.isArray(dataLayer)) dataLayer.push(removeSecrets(event));
  });
}
