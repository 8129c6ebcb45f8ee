import { own } from '../api/own';
import { catalogue, type Group, type NoticeId, type Tone } from './catalogue';

/** What to tell a visitor: the text by its id, how it sounds, and the server's code for diagnostics only. */
export interface Notice {
  readonly id: NoticeId;
  readonly tone: Tone;
  /** For `data-error-code`; null unless it is short and plain. Never shown as text. */
  readonly code: string | null;
}

const PLAIN_CODE = /^[\w-]{1,32}$/;

function noticeIn(group: Group, key: string): { id: NoticeId; tone: Tone } | null {
  // A server's code is not ours to trust: `__proto__` and `constructor` must find nothing (B6).
  const tone = own(catalogue[group], key) as Tone | undefined;
  return tone === undefined ? null : { id: `notice.${group}.${key}` as NoticeId, tone };
}

/**
 * Finds the notice for a server's code in the group of the call: `group.code`, else `group.default`, else
 * `System.code`, else `System.Default_Error` (M-err-01, M-err-03). A number and a text are the same code; anything else
 * is no code.
 */
export function lookup(group: Group, code: string | number | null): Notice {
  const key = typeof code === 'string' || typeof code === 'number' ? String(code) : null;
  const fallback: Notice = { id: 'notice.System.Default_Error', tone: 'error', code: null };
  if (key === null) return { ...fallback, ...noticeIn(group, 'default') };

  const system = noticeIn('System', key);
  const found =
    noticeIn(group, key) ??
    noticeIn(group, 'default') ??
    // Only refusals are shared by all groups: another group's code "saved" must not read as a success.
    (system?.tone === 'error' ? system : null);
  return { ...fallback, ...found, code: PLAIN_CODE.test(key) ? key : null };
}
