import type { Locale } from './texts';
import { localizePath } from './urls';

/** Returns the text and link of the promotion banner. */
export function getPromotion(locale: Locale): { content: string; url: string } {
  return {
    content:
      locale === 'zh'
        ? '本周三起，带上自己的杯子，每杯多得一颗星星。'
        : 'From Wednesday on: bring your own cup and earn one more star with every drink.',
    url: localizePath(locale, '/account/starbucks-rewards'),
  };
}
