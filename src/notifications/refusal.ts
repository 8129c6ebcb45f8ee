import { ApiError } from '../api/ApiError';
import type { Group } from './catalogue';
import { notify } from './center';
import { lookup, type Notice } from './lookup';

/** The code of a call that failed, for diagnostics and analytics; null when there was no answer. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}

/** True where nothing could be reached as the device itself has no network. */
const isOffline = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'unsent') && !navigator.onLine;

/** What to tell of a call that failed; a bug of ours reads like a fault of the service. */
export function noticeOf(group: Group, error: unknown): Notice {
  if (isOffline(error)) return lookup('System', 'Offline');
  const notice = lookup(group, codeOf(error));
  // A service may refuse with any code, also with one that names a success: it must not read as one.
  return notice.tone === 'success' ? { ...lookup('System', null), code: notice.code } : notice;
}

/** Tells of a call that failed, in the words of its group, and answers the key; of one that nobody waits for, nothing (0). */
export function notifyError(group: Group, error: unknown): number {
  const isAwaited = !(error instanceof ApiError && error.kind === 'aborted');
  return isAwaited ? notify(noticeOf(group, error)) : 0;
}
