/**
 * Returns a password as each request sends it: the characters as typed, neither composed nor trimmed. Only half of a
 * surrogate pair becomes U+FFFD: the UTF-8 of the sign-in's header cannot express it, a JSON body could (decision 021).
 */
export function toSentPassword(typed: string): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(typed));
}
