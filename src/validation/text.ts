import { pattern, required } from './rule';

/** A value is required. Spaces and invisible characters alone count as empty (M-val-05). */
export const isRequired = required('rule.isRequired', (value) => /[^\s\p{Cf}]/u.test(value));

/** Digits only (M-val-13). */
export const isNumber = pattern('rule.isNumber', /^[0-9]+$/);
