import type { Locale } from './locale';
import en from './messages/mount.en.json';
import zh from './messages/mount.zh.json';

/** What a mount point says before, or instead of, its widget: small, since it is part of the entry. */
export function mountWords(locale: Locale): { readonly slow: string; readonly failed: string; readonly retry: string } {
  return locale === 'en' ? en : zh;
}
