import { forbidden } from './redirect';

/** An address that a page may link to, and whether it is another site's. */
export interface EditorLink {
  readonly href: string;
  readonly isElsewhere: boolean;
}

/**
 * The link that an editor wrote, or null when it is none to follow (I3, contract 5): http(s) with a host, or relative to
 * the page whatever `<base href>` it has; no credentials, no other scheme, nothing that reads as another host's path.
 */
export function editorLink(raw: string): EditorLink | null {
  const isPlain = raw.length > 0 && raw.length <= 2048 && !forbidden.test(raw);
  const hasHost = /^https?:\/\/[^/]/i.test(raw);
  const isRelative = !/^(\/\/|[a-z][a-z\d+.-]*:)/i.test(raw);
  if (!isPlain || !(hasHost || isRelative)) return null;
  try {
    const url = new URL(raw, location.href);
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    if (!isWeb || url.username !== '' || url.password !== '') return null;
    return { href: url.href, isElsewhere: url.origin !== location.origin };
  } catch {
    return null;
  }
}
