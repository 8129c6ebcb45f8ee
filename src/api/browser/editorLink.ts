import { forbiddenCharacters } from './redirect';

/** A link that is safe to render. */
export interface EditorLink {
  readonly href: string;
  /** True when the link leads to another origin. */
  readonly isExternal: boolean;
}

/**
 * Resolves a link that an editor wrote. Returns null unless it is http(s) with a host, or relative to the page, without
 * credentials. A `<base href>` of the page has no effect (I3, contract 5).
 */
export function parseEditorLink(raw: string): EditorLink | null {
  const isPlain = raw.length > 0 && raw.length <= 2048 && !forbiddenCharacters.test(raw);
  const hasHost = /^https?:\/\/[^/]/i.test(raw);
  const isRelative = !/^(\/\/|[a-z][a-z\d+.-]*:)/i.test(raw);
  if (!isPlain || !(hasHost || isRelative)) return null;
  try {
    const url = new URL(raw, location.href);
    const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
    if (!isHttp || url.username !== '' || url.password !== '') return null;
    return { href: url.href, isExternal: url.origin !== location.origin };
  } catch {
    return null;
  }
}
