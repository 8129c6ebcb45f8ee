/** The two languages of the site. */
export type Locale = 'zh' | 'en';

/** A text in both languages. */
export type Words = Readonly<Record<Locale, string>>;

/** Both languages, the default one first. */
export const locales: readonly Locale[] = ['zh', 'en'];

/** The customer care line. */
export const carePhone = '400-820-6998';
