import type { Rule } from './rule';

/** A username without a colon, as the `Basic` header of the sign-in cannot contain one in the name (D1). */
export const hasNoColon: Rule = { message: 'notice.Login.400', test: (value) => !value.includes(':') };
