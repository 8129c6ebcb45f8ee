import { localPath } from './urls';
import type { Locale } from './words';

/** What the promotion banner says and where it leads. */
export function promotion(locale: Locale): { content: string; url: string } {
  return {
    content:
      locale === 'zh'
        ? '本周三起，带上自己的杯子，每杯多得一颗星星。'
        : 'From Wednesday on: bring your own cup and earn one more star with every drink.',
    url: localPath(locale, '/account/starbucks-rewards'),
  };
}
