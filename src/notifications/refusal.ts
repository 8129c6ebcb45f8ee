import { ApiError } from '../api/ApiError';
import type { Group } from './catalogue';
import { notify } from './center';
import { lookup, type Notice } from './lookup';

/** What to tell of a call that failed; a bug of ours reads like a fault of the service. */
export function noticeOf(group: Group, error: unknown): Notice {
  return lookup(group, error instanceof ApiError ? error.code : null);
}

/** Tells of a call that failed, in the words of its group; of one that nobody waits for any more, nothing. */
export function notifyError(group: Group, error: unknown): void {
  if (error instanceof ApiError && error.kind === 'aborted') return;
  notify(noticeOf(group, error));
}
