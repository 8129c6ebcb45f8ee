import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page whose styles must not change the look of a widget. */
export interface PageStyle {
  readonly title: string;
  /** The style sheets, in their order. */
  readonly files?: readonly string[];
  /** Rules behind the style sheets. */
  readonly css?: string;
  /** Attributes of `<html>`. */
  readonly root?: Readonly<Record<string, string>>;
  /** The classes of the element around the mount points. */
  readonly wrapper?: string;
}

/** The themes of Debian's packages `wordpress-theme-*`. */
const theme = (file: string) => join('/usr/share/wordpress/wp-content/themes', file);
const own = (file: string) => join(__dirname, file);

const bootstrap5 = [require.resolve('bootstrap/dist/css/bootstrap.css')];
const twentyTwentyOne = { files: [theme('twentytwentyone/style.css')], wrapper: 'entry-content' };

export const pageStyles: readonly PageStyle[] = [
  { title: 'Bootstrap 3', files: [require.resolve('bootstrap3/dist/css/bootstrap.css')] },
  { title: 'Bootstrap 5', files: bootstrap5 },
  { title: 'Bootstrap 5, dark', files: bootstrap5, root: { 'data-bs-theme': 'dark' } },
  { title: 'Tailwind’s preflight', files: [require.resolve('tailwindcss/preflight.css')] },
  { title: 'Twenty Twenty-One', ...twentyTwentyOne },
  {
    title: 'Twenty Twenty-One, from right to left',
    files: [theme('twentytwentyone/style-rtl.css')],
    root: { dir: 'rtl' },
    wrapper: 'entry-content',
  },
  {
    title: 'Twenty Twenty-Three',
    files: [theme('twentytwentythree/style.css'), own('twentyTwentyThree.css')],
    wrapper: 'wp-block-post-content entry-content is-layout-constrained',
  },
  { title: 'a reset of specificity (0,3,1)', files: [own('specificReset.css')] },
  { title: 'an old site', files: [own('oldSite.css')], wrapper: 'text' },
  { title: 'a root font size of 62.5 %', css: 'html { font-size: 62.5% } body { font-size: 1.6rem }' },
  { title: 'a root font size of 200 %', css: 'html { font-size: 200% }' },
  { title: 'dark form controls', css: ':root { color-scheme: dark }' },
  { title: 'text from right to left', root: { dir: 'rtl' } },
];

/** Returns a file of a page's style that is not installed; undefined when all are. */
export function findMissingFile({ files = [] }: PageStyle): string | undefined {
  return files.find((file) => !existsSync(file));
}

/** Returns the text of a page's style sheets. */
export function readStyle({ files = [], css = '' }: PageStyle): string {
  return [...files.map((file) => readFileSync(file, 'utf8')), css].join('\n');
}
