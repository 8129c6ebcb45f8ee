import type { Page } from '@playwright/test';
import type { Demo } from '../support/fixtures';
import { corpus } from './corpus';

/** Values that a widget parses: without them it shows an error instead of the texts of the response. */
const parsedKeys =
  /(^(id|seed|url|code|stateCode|token|status|amount|balance|deposit|withdrawal|ticketNumbers)|Codes?$|At$|date$|points|tier)/i;

/** Which texts of a response are replaced: all, or those that a widget shows as they are. */
export type Extent = 'shown' | 'all';

/** Returns the string at a position of the corpus, which starts again after its end. */
export const hostileText = (at: number): string => corpus[at % corpus.length] ?? '';

/** Replaces each text of a JSON value by the next string of the corpus. */
export function replaceTexts(value: unknown, next: () => string, extent: Extent, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, next, extent, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, replaceTexts(item, next, extent, name)]),
    );
  }
  const isReplaced = typeof value === 'string' && (extent === 'all' || !parsedKeys.test(key));
  return isReplaced ? next() : value;
}

/** Makes a list of a response as long as the corpus, so that one response has each string. */
function lengthenLists(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? corpus.map((_, at) => value[at % value.length]) : value;
  const { transactions, ...others } = value as { transactions?: unknown };
  return transactions === undefined ? value : { ...others, transactions: lengthenLists(transactions) };
}

/**
 * Replaces the texts of all responses of the services and of the site's `promotion.json`. The first text gets the
 * string at `from`, the next text the next string. Returns the list of the sent strings, which grows with each response.
 */
export async function sendHostileTexts(
  page: Page,
  demo: Demo,
  from: number,
  extent: Extent,
): Promise<readonly string[]> {
  let at = from;
  const used: string[] = [];
  const next = () => {
    const text = hostileText(at);
    at += 1;
    used.push(text);
    return text;
  };
  const change = (body: unknown): unknown => {
    const { data, ...others } = (body ?? {}) as { data?: unknown };
    const isWrapped = !Array.isArray(body) && data !== undefined;
    // Beside other fields, a list has as many items as they have.
    const isFixed = Array.isArray(data) && Object.keys(others).length > 0;
    let longer = body;
    if (!isFixed) longer = isWrapped ? { data: lengthenLists(data), ...others } : lengthenLists(body);
    return replaceTexts(longer, next, extent);
  };
  await page.route(
    (url) =>
      (url.origin === demo.servicesOrigin && !url.pathname.startsWith('/__stub')) || url.pathname === '/promotion.json',
    async (route) => {
      // A state of the gallery may be that of a lost connection.
      const response = await route.fetch().catch(() => null);
      if (!response) return route.abort();
      if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
      const body = (await response.json()) as unknown;
      const json = typeof body === 'object' && body !== null ? change(body) : body;
      return route.fulfill({ response, body: JSON.stringify(json) });
    },
  );
  return used;
}
