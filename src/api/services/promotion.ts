import { loadOnce } from '../../lib/loadOnce';
import { pageState } from '../../lib/pageState';
import { config } from '../browser/config';
import { request } from '../http/request';
import { looseText, objectSchema, requiredText } from '../http/schema';

/** The text of the promotion banner and its link, both as the editor wrote them. */
export interface Promotion {
  readonly content: string;
  readonly url: string;
}

/** Characters; a longer text is taken for a mistake (I3). */
const maxLength = 1000;

/** Returns the promotion, or null when its text is empty or too long. */
function toPresentable(promotion: Promotion): Promotion | null {
  const { length } = promotion.content.trim();
  return length > 0 && length <= maxLength ? promotion : null;
}

const configured = pageState(() => {
  const given = config().promotion;
  return given ? toPresentable(given) : undefined;
});

/**
 * Returns the promotion of the page's configuration: undefined when the configuration has none, null when its text is
 * empty or too long. Returns the same object each time.
 */
export function configuredPromotion(): Promotion | null | undefined {
  return configured();
}

const fetchFile = (path: `/${string}`) =>
  request({
    service: 'site',
    method: 'GET',
    path,
    response: objectSchema({ content: requiredText, url: looseText }),
    isBackground: true,
    isRepeatable: false,
  }).then(toPresentable);

/**
 * Fetches the promotion from the site's `promotion.json`, once per page. An English page reads `/en/promotion.json`, and
 * the file of the site when it has none. Resolves with null when no file can be read (M-api-27, A-35, M-rte-01).
 */
export const fetchPromotion: (locale: 'zh' | 'en') => Promise<Promotion | null> = loadOnce((locale: 'zh' | 'en') => {
  const fetchDefault = () => fetchFile('/promotion.json');
  const found = locale === 'en' ? fetchFile('/en/promotion.json').catch(fetchDefault) : fetchDefault();
  return found.catch(() => null);
});
