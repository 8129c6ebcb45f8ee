import type { Call } from './endpoint';

/**
 * The header with the cookies that a client really sent. Before a handler runs, msw adds the cookies of other clients
 * to the `cookie` header, so the HTTP adapter moves the cookies to this header.
 */
export const clientCookiesHeader = 'x-stub-cookie';

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

/** Parses a request. `mswCookies` replace the cookie header where a client cannot send one, as in jsdom. */
export async function readCall(request: Request, at: number, mswCookies: Record<string, string> | null): Promise<Call> {
  const url = new URL(request.url);
  const { [clientCookiesHeader]: clientCookies, ...headers } = Object.fromEntries(request.headers);
  if (clientCookies !== undefined) headers.cookie = clientCookies;
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
