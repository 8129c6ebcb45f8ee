import type { Locale } from '../../contract/widgets';
import { loadOnce } from '../../lib/loadOnce';
import { request } from '../http/request';
import { objectSchema, text } from '../http/schema';

const fetchGreetingLines = loadOnce(() =>
  request({
    service: 'content',
    method: 'GET',
    path: '/api/hello',
    response: objectSchema({ message: text, messageZh: text }),
    isBackground: true,
  }),
);

/**
 * Fetches the editors' greeting for signed-out visitors in one language; empty when the editors wrote none. Sends one
 * request per page; a failed request can be repeated (M-api-28, M-api-29, A-36).
 */
export async function fetchGreetingLine(locale: Locale): Promise<string> {
  const { message, messageZh } = await fetchGreetingLines();
  return (locale === 'en' ? message : messageZh).trim();
}
