import type { Locale } from './locale';
import en from './messages/mount.en.json';
import zh from './messages/mount.zh.json';

/** Returns the texts of a mount point whose widget is slow or has failed. They are part of the loader. */
export function mountMessages(locale: Locale): {
  readonly slow: string;
  readonly failed: string;
  readonly retry: string;
} {
  return locale === 'en' ? en : zh;
}
