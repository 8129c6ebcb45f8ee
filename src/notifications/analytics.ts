import type { AnalyticsEvent, AnalyticsEvents } from '../contract/widgets';
import type { AssertNever } from '../lib/assertNever';
import { callSafely } from '../lib/callSafely';
import { hasSixDigits } from '../lib/hasSixDigits';

type SecretWord =
  | ('pin' | 'password' | 'token' | 'card' | 'phone' | 'mobile' | 'email' | 'sms' | 'captcha' | 'ticket' | 'seed')
  | ('user' | 'name' | 'address' | 'birthday' | 'gender' | 'title' | 'tax' | 'balance' | 'amount');
/** Those field names that may hold a secret or personal data (J1). */
export type SecretField<Name extends string> = {
  [N in Name]: Lowercase<N> extends `${string}${SecretWord}${string}` ? N : never;
}[Name];

type Field = { [E in keyof AnalyticsEvents]: keyof AnalyticsEvents[E] & string }[keyof AnalyticsEvents];
/** Compiles only while no event has a secret field. The compiler error names the field. */
export type NoEventHoldsSecrets = AssertNever<SecretField<Field>>;

/** One short word of ASCII: a text of a service is longer, and may hold a PIN. */
const plainForm = /^[\w.-]{1,32}$/;

/** Copies an event for the host page. Replaces a value that is not in plain form, or looks like a secret (J1). */
function removeSecrets(event: AnalyticsEvent): Record<string, string | number | null> {
  const clean = ([name, value]: [string, unknown]): [string, string | number | null] => {
    if (value === null) return [name, null];
    const isText = typeof value === 'string' || typeof value === 'number';
    return [name, isText && plainForm.test(String(value)) && !hasSixDigits(String(value)) ? value : '[removed]'];
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
