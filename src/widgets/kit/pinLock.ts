import { type Rule, required } from '../../validation/rule';

/** What is wrong with any PIN after too many wrong ones: a new one has to be sent (F4). */
export const isPinUnlocked: Rule = required('pin.locked', () => false);
