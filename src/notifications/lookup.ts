import { getOwn } from '../lib/getOwn';
import { catalogue, type Group, type NoticeId, type Tone } from './catalogue';

/** A message for the visitor: the id of its text, its tone and the service's error code. */
export interface Notice {
  readonly id: NoticeId;
  readonly tone: Tone;
  /** For diagnostics in `data-error-code`; null unless short and plain, and harmless. Never shown as text. */
  readonly code: string | null;
}

const plainCode = /^[\w-]{1,32}$/;

/** The codes of an unknown username and of a wrong password: nothing in the markup tells which it was (D4). */
const isConcealed = (group: Group, key: string) => group === 'Login' && (key === '403' || key === '5000');

function findInGroup(group: Group, key: string): { id: NoticeId; tone: Tone } | null {
  // A service may send any code: `__proto__` and `constructor` must find nothing (B6).
  const tone = getOwn(catalogue[group], key) as Tone | undefined;
  return tone === undefined ? null : { id: `notice.${group}.${key}` as NoticeId, tone };
}

/**
 * Finds the notice for an error code: `group.code`, else `System.code`, else `group.default`, else
 * `System.Default_Error`. So a 401 says in each group that the session has ended (contract 5). A value that is no text
 * counts as no code (M-err-01, M-err-03).
 */
export function findNotice(group: Group, code: string | null): Notice {
  const fallback: Notice = { id: 'notice.System.Default_Error', tone: 'error', code: null };
  if (typeof code !== 'string') return { ...fallback, ...findInGroup(group, 'default') };

  const system = findInGroup('System', code);
  const found =
    findInGroup(group, code) ??
    // Other groups share only the errors of System: an error code `saved` must not look like a success.
    (system?.tone === 'error' ? system : null) ??
    findInGroup(group, 'default');
  return { ...fallback, ...found, code: plainCode.test(code) && !isConcealed(group, code) ? code : null };
}
