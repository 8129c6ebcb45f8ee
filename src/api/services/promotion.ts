import type { Locale } from '../../contract/widgets';
import { loadOnce } from '../../lib/loadOnce';
import { pageState } from '../../lib/pageState';
import { config } from '../browser/config';
import { report } from '../browser/report';
import { ApiError } from '../http/ApiError';
import { request } from '../http/request';
import { givenText, looseText, objectOrNothing } from '../http/schema';

/** The text of the promotion banner and its link, both as the editor wrote them. */
export interface Promotion {
  readonly content: string;
  readonly url: string;
}

/** Characters; a longer text is taken for a mistake (I3). */
const maxLength = 1000;

/** Returns the promotion, or null when its text is empty or too long. An empty text means that there is none. */
function toPresentable(promotion: Promotion): Promotion | null {
  const { length } = promotion.content.trim();
  if (length > maxLength) report(`promotion: the text has more than ${maxLength} characters, and is not shown`);
  return length > 0 && length <= maxLength ? promotion : null;
}

/**
 * Returns the promotion of the page's configuration: undefined when the configuration has none, null when its text is
 * empty or too long. Returns the same object each time.
 */
export const configuredPromotion = pageState(() => {
  const given = config().promotion;
  return given ? toPresentable(given) : undefined;
});

const promotionSchema = objectOrNothing({
  content: givenText,
  url: looseText,
  contentEn: looseText,
  urlEn: looseText,
});

/**
 * Fetches the promotion from the site's `promotion.json`, once per page. English pages have the text and the link of
 * `contentEn` and `urlEn`, where the file has them. Resolves with null when it cannot be read (M-api-27, A-35).
 */
export const fetchPromotion: (locale: Locale) => Promise<Promotion | null> = loadOnce(async (locale: Locale) => {
  try {
    const file = await request({
      service: 'site',
      method: 'GET',
      path: '/promotion.json',
      response: promotionSchema,
      isBackground: true,
      isRepeatable: false,
    });
    if (!file) return null;
    const { content, url, contentEn, urlEn } = file;
    const isEnglish = locale === 'en' && contentEn !== '';
    return toPresentable(isEnglish ? { content: contentEn, url: urlEn || url } : { content, url });
  } catch (error) {
    const isFileWrong = error instanceof ApiError && error.kind === 'malformed';
    if (isFileWrong) report('promotion: promotion.json is not a JSON object with content, and is not used');
    return null;
  }
});
