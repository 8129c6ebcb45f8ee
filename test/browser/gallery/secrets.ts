import type { Page } from '@playwright/test';
import type { State } from '../../../demo/gallery/state';
import type { Demo } from '../support/fixtures';
import { holds } from '../support/flowSecrets';

/** Passwords, PINs, codes, card and mobile numbers and addresses; no ticket numbers, which are stored, and no names. */
const isSecret = (text: string) => text.length >= 4 && /[\d@]/.test(text) && !/^[13]000000\d{3}$/.test(text);

/** Returns what a visitor types on the way to a state, and what must not leave the form. */
export const secretsOf = ({ steps }: State): readonly string[] => [
  ...new Set(steps.flatMap((step) => ('type' in step && isSecret(step.text) ? [step.text] : []))),
];

/** A result may show an e-mail address. The others must not even stand in the markup: it has numbers only in parts. */
const isHidden = (text: string) => !text.includes('@');

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
      (trace) => trace.startsWith('request to another') || secrets.some((secret) => holds(trace, secret)),
    );
    for (const [place, content] of Object.entries(places)) {
      const searched = place === 'markup' ? secrets.filter(isHidden) : secrets;
      leaks.push(...searched.filter((secret) => holds(content, secret)).map((secret) => `${place}: ${secret}`));
    }
    return leaks;
  };
}
