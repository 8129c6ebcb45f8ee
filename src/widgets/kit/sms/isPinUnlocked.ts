import { type Rule, required } from '../../../validation/rule';

/** Rejects every PIN, after too many wrong ones: the visitor has to request a new one (F4). */
export const isPinUnlocked: Rule = required('pin.locked', () => false);
