import type { Call } from './endpoint';

/**
 * Carries the cookies that a client really sent. msw adds what it remembers of other clients to the `cookie` header,
 * before any handler sees it, so the HTTP adapter moves the header out of its reach.
 */
export const ownCookiesHeader = 'x-stub-cookie';

function readCookies(header: string): Record<string, string> {
  const pairs = header.split(/;\s*/).map((pair): [string, string] => {
    const end = pair.indexOf('=');
    return end < 0 ? ['', pair] : [pair.slice(0, end).trim(), pair.slice(end + 1).trim()];
  });
  return Object.fromEntries(pairs.filter(([name]) => name !== ''));
}

function parse(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads a request; `mswCookies` only where the header is hidden, as in jsdom. */
export async function readCall(request: Request, at: number, mswCookies: Record<string, string> | null): Promise<Call> {
  const url = new URL(request.url);
  const { [ownCookiesHeader]: own, ...headers } = Object.fromEntries(request.headers);
  if (own !== undefined) headers.cookie = own;
  return {
    method: request.method,
    path: url.pathname,
    headers,
    query: Object.fromEntries(url.searchParams),
    body: parse(await request.text()),
    cookies: mswCookies ?? readCookies(headers.cookie ?? ''),
    at,
  };
}
