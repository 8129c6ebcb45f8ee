import { ApiError, isSignedOutError } from '../api/http/ApiError';
import type { Group, NoticeKey } from './catalogue';
import { type NoticeOptions, showNotice } from './currentNotice';
import { findNotice, type Notice } from './lookup';

/** Returns the error code of a failed request; null if it has none. */
export function errorCodeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null;
}

/** Returns true when the request failed because the device has no network. */
const isOffline = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'offline' || error.kind === 'unsent') && !navigator.onLine;

/** Returns true when a file of the bundle could not be loaded, usually because a deployment has removed it. */
const isFileMissing = (error: unknown) => error instanceof ApiError && error.kind === 'unsent' && error.status === null;

/**
 * Returns the notice for a request that this device has failed to send, which is the same in each group: it is offline,
 * or a file is missing. Null for any other error (P-26).
 */
function noticeForLocalFailure(error: unknown): Notice | null {
  if (isOffline(error)) return findNotice('System', 'Offline');
  return isFileMissing(error) ? findNotice('System', 'NotLoaded') : null;
}

/**
 * Returns the notice for a failed request, or for a bug: the group's notice for its code, else a default one. `key` names
 * another notice of the group, for an error whose code says nothing.
 */
export function noticeForError<G extends Group>(group: G, error: unknown, key?: NoticeKey<G>): Notice {
  const localNotice = noticeForLocalFailure(error);
  if (localNotice) return localNotice;
  const code = errorCodeOf(error);
  // The 401 in the body of a 5xx says nothing about the session (contract 3).
  const isAboutSession = code !== '401' || isSignedOutError(error);
  const notice = findNotice(group, key ?? (isAboutSession ? code : null));
  // An error code may be equal to the key of a success notice, but an error must not look like a success.
  return notice.tone === 'success' ? { ...findNotice('System', null), code: notice.code } : notice;
}

/** Shows the notice for a failed request and returns its key. Shows nothing for an aborted request, and returns 0. */
export function showErrorNotice(group: Group, error: unknown, options?: NoticeOptions): number {
  const isAborted = error instanceof ApiError && error.kind === 'aborted';
  return isAborted ? 0 : showNotice(noticeForError(group, error), options);
}
