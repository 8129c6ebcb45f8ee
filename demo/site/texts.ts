/** A language of the site. */
export type Locale = 'zh' | 'en';

/** A text in both languages. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Both languages, the default first. */
export const locales: readonly Locale[] = ['zh', 'en'];

/** The phone number of customer care. */
export const carePhone = '400-820-6998';
