/** Characters that no address of a link needs, and that browsers and people read differently. */
export const forbidden =
  /[\s\\\u0000-\u0020\u007f-\u00a0\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb]/;
const wellFormed = /^(?:\/(?!\/)|https?:\/\/[A-Za-z0-9.\-:[\]]+(?:[/?#]|$))/;

/** Undoes the escapes of ASCII: nothing else could turn out to be a slash, a backslash or a control character. */
function decodedOnce(path: string): string {
  return path.replace(/%([0-7][0-9A-Fa-f])/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** True when a path, decoded up to three times, could be read as another host's, or hides a control character. */
function isTwisted(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
  } catch {
    return true;
  }
  let path = pathname;
  for (let round = 0; round <= 3; round += 1) {
    if (/^[/\\]{2}|[\u0000-\u001f\u007f\\]/.test(path)) return true;
    path = decodedOnce(path);
  }
  return false;
}

/**
 * The address that a visitor may be sent to, or null (rule R): the page's own origin or one of the configured ones, with
 * the page's protocol, no credentials, and nothing in it that browsers and people read differently.
 */
export function allowedRedirect(
  raw: string | null,
  page: { readonly origin: string; readonly protocol: string },
  otherOrigins: readonly string[] = [],
): string | null {
  if (raw === null || raw.length < 1 || raw.length > 2048) return null;
  if (forbidden.test(raw) || !wellFormed.test(raw)) return null;
  let url: URL;
  try {
    url = new URL(raw, page.origin);
  } catch {
    return null;
  }
  if (url.protocol !== page.protocol) return null;
  if (url.origin !== page.origin && !otherOrigins.includes(url.origin)) return null;
  if (url.username !== '' || url.password !== '') return null;
  return isTwisted(url.pathname) ? null : url.href;
}
