import type { Rule } from './rule';

/** A colon would end the name too early in the sign-in's `Basic` header, so a name cannot hold one (D1). */
export const hasNoColon: Rule = { message: 'notice.Login.400', test: (value) => !value.includes(':') };
