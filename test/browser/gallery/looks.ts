import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const guide = readFileSync(join(__dirname, '../../../docs/host-page.md'), 'utf8');
const [, tokens] = /```css\n(:root\[data-theme="dark"\] \{[^}]+\})\n```/.exec(guide) ?? [];
if (tokens === undefined) throw new Error('docs/host-page.md has no dark colours.');
/** The dark colours of docs/host-page.md, on a dark page. */
export const darkColours = `${tokens} [data-theme="dark"], [data-theme="dark"] :is(body, main) {
  background: #0d1512 !important; color: #e7eeea !important }`;

/** Colours other than those of the project: a dark page's, and those that the visitor has chosen in the system. */
export const looks = ['dark', 'forced'] as const;

/** Shows a page with other colours. The sheet is made by a script, so that it needs no exception in the policy. */
export async function showWith(page: Page, look: 'default' | (typeof looks)[number]): Promise<void> {
  // Without transitions, which would show colours between the old and the new ones.
  await page.emulateMedia({ forcedColors: look === 'forced' ? 'active' : 'none', reducedMotion: 'reduce' });
  await page.evaluate(
    ([css, isDark]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = isDark ? [sheet] : [];
      document.documentElement.setAttribute('data-theme', isDark ? 'dark' : '');
    },
    [darkColours, look === 'dark'] as const,
  );
}
