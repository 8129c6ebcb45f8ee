/**
 * Characters that browsers and people read differently: control, space, invisible and bidirectional ones, backslash.
 */
export const forbiddenCharacters =
  /[\s\\\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb]/;
/** A path, or an absolute address without credentials. */
const wellFormed = /^(?:\/(?!\/)|https?:\/\/[a-z0-9.\-:[\]]+(?:[/?#]|$))/i;

/** Decodes the ASCII escapes of a path. Other escapes cannot hide a slash, a backslash or a control character. */
function decodeAscii(path: string): string {
  return path.replace(/%([0-7][0-9A-Fa-f])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** Returns true when the path, decoded up to three times, starts like another host or holds a control character. */
function isDeceptive(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
  } catch {
    return true;
  }
  let path = pathname;
  for (let round = 0; round <= 3; round += 1) {
    if (/^[/\\]{2}|[\u0000-\u001f\u007f\\]/.test(path)) return true;
    path = decodeAscii(path);
  }
  return false;
}

/**
 * Resolves a redirect target to an absolute URL; null when rule R forbids it. Allowed are the page's own origin and
 * `otherOrigins`, with the page's protocol and without credentials (F1).
 */
export function resolveRedirect(
  raw: string | null,
  page: { readonly origin: string; readonly protocol: string },
  otherOrigins: readonly string[] = [],
): string | null {
  if (raw === null || raw.length > 2048) return null;
  if (forbiddenCharacters.test(raw) || !wellFormed.test(raw)) return null;
  let url: URL;
  try {
    url = new URL(raw, page.origin);
  } catch {
    return null;
  }
  if (url.protocol !== page.protocol) return null;
  if (url.origin !== page.origin && !otherOrigins.includes(url.origin)) return null;
  return isDeceptive(url.pathname) ? null : url.href;
}
