import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (locale: string): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, `../../src/i18n/messages/${locale}.json`), 'utf8'));

/** The message files by locale, before the build compiles them. */
export const texts = { zh: read('zh'), en: read('en') } as const;

export type Language = keyof typeof texts;
export const allLanguages: readonly Language[] = ['zh', 'en'];

/** Returns the error of an empty field. The Chinese text names the field by its label. */
export function requiredText(field: HTMLElement, language: Language): string {
  const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? '';
  return language === 'en' ? texts.en['rule.isRequired']! : texts.zh['form.required']!.replace('{field}', label);
}
