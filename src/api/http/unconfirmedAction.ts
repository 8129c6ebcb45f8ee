import { readStorage, removeStorage, writeStorage } from '../storage/storage';
import { isOutcomeUnknown } from './ApiError';

const storageKey = (action: string) => `${action}.unconfirmed`;

/** Returns true in a tab that sent an action whose outcome is unknown, until the same action succeeds. */
export function isUnconfirmed(action: string): boolean {
  return readStorage('tab', storageKey(action)) === 'true';
}

/**
 * Sends an action that works once. Records that its outcome is unknown, already before sending, as the visitor may reload
 * the page before the response; removes the record when the outcome is known.
 */
export async function sendWithRecord(action: string, send: () => Promise<void>): Promise<void> {
  const wasUnconfirmed = isUnconfirmed(action);
  writeStorage('tab', storageKey(action), 'true');
  try {
    await send();
  } catch (error) {
    if (!isOutcomeUnknown(error) && !wasUnconfirmed) removeStorage('tab', storageKey(action));
    throw error;
  }
  removeStorage('tab', storageKey(action));
}
