import type { Page } from '@playwright/test';
import type { State } from '../../../demo/gallery/state';
import type { Demo } from '../support/fixtures';

/** Passwords, PINs, card and mobile numbers and addresses; no receipt numbers, which are stored, and no user names. */
const isSecret = (text: string) =>
  text.length >= 6 && /[\d@]/.test(text) && !/^(10000|1000000|30000|3000000)\d+$/.test(text);

/** Returns what a visitor types on the way to a state, and what must not leave the form. */
export const secretsOf = ({ steps }: State): readonly string[] => [
  ...new Set(steps.flatMap((step) => ('type' in step && isSecret(step.text) ? [step.text] : []))),
];

/** Values that must not even stand in the markup of the page. */
const isPassword = (text: string) => /^(Passw0rd!|N3w-password|12345678|87654321|123456)$/.test(text);

/** Watches a page from its start. Returns a function that finds the places where secrets have leaked to (J1, F1, F2). */
export function watchLeaks(page: Page, { origin, servicesOrigin }: Demo) {
  const traces: string[] = [];
  page.on('console', (message) => traces.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    const url = request.url();
    traces.push(`request: ${url}, referrer: ${request.headers()['referer'] ?? ''}`);
    if (!/^(data|blob|about):/.test(url) && ![origin, servicesOrigin].includes(new URL(url).origin)) {
      traces.push(`request to another origin: ${url} ${request.postData() ?? ''}`);
    }
  });

  return async (secrets: readonly string[]): Promise<string[]> => {
    const places = await page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as Element;
      // The steps of the gallery hold what is typed.
      copy.querySelector('#gallery-state')?.remove();
      const { dataLayer = [] } = window as unknown as { dataLayer?: unknown[] };
      return {
        address: window.location.href,
        title: document.title,
        'history.state': JSON.stringify(history.state),
        'local storage': JSON.stringify(localStorage),
        'session storage': JSON.stringify(sessionStorage),
        cookies: document.cookie,
        'window.name': window.name,
        analytics: JSON.stringify(dataLayer),
        markup: copy.outerHTML,
      };
    });
    const leaks = traces.filter(
      (trace) => trace.startsWith('request to another') || secrets.some((s) => trace.includes(s)),
    );
    for (const [place, content] of Object.entries(places)) {
      const searched = place === 'markup' ? secrets.filter(isPassword) : secrets;
      leaks.push(...searched.filter((secret) => content.includes(secret)).map((secret) => `${place}: ${secret}`));
    }
    return leaks;
  };
}
