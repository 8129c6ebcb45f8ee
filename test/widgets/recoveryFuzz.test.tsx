import { act } from '@testing-library/react';
import fc from 'fast-check';
import { takeSecret, takeSecretsFromAddress } from '../../src/api/browser/address';
import { loadMessages } from '../../src/i18n/loadMessages';
import { localeOf } from '../../src/i18n/locale';
import { type MountName, rowOf } from '../../src/mounts/registry';
import { render } from '../../src/mounts/runtime/render';
import { consoleMessages, openPage, requests } from '../support/page';

const secretParameters = ['code', 'username', 'token', 'phoneToken'];
const hostileValues = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '//evil.test',
  '__proto__',
  '80040',
  '%00%0d%0a',
  '%E0%A4%A',
  '\u202egnp.exe',
  'a'.repeat(5000),
];

const encode = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return text;
  }
};
const name = fc.oneof(fc.constantFrom(...secretParameters, 'redirectURL', 'cod%65', '__proto__', 'x'), fc.string());
const value = fc.oneof(fc.constantFrom(...hostileValues), fc.string({ unit: 'binary' }), fc.string());
const pair = fc.tuple(name, value, fc.boolean()).map(([left, right, isEncoded]) => {
  return `${left}=${isEncoded ? encode(right) : right.replace(/#/g, '')}`;
});
const query = fc.array(pair, { maxLength: 6 }).map((pairs) => `?${pairs.join('&')}`);

/** Returns the markup with all generated ids replaced by one placeholder. */
const readMarkup = (element: Element) => element.innerHTML.replace(/_rw-[a-z-]+-[0-9]*-?r_[0-9a-z]+_/g, 'id');

/** Each row has two queries that lead to the only markups that any query may render. */
describe.each<[MountName, string, readonly string[]]>([
  ['reset-password', '/account/reset-password', ['', '?token=a']],
  ['phone-validate', '/en/account/phone-validate', ['', '?code=80040']],
  ['forgot-password', '/account/forgot-password', ['', '']],
])('%s with any query string', (mount, path, knownQueries) => {
  it('does not throw, sends no request and never shows the query (F2, F9, J3)', async () => {
    await openPage({ path, mounts: [mount, 'notification'] });
    const locale = localeOf(path);
    const prepared = [await rowOf(mount).load(), await loadMessages(locale, mount)] as const;

    /** Renders the widget as on a new page with the query, and returns its markup. */
    const renderWithQuery = async (search: string) => {
      for (const secret of secretParameters) takeSecret(secret);
      history.replaceState(null, '', path + search);
      const element = document.body.appendChild(document.createElement('div'));
      let unmount = () => {};
      await act(async () => {
        unmount = render(prepared, {
          element,
          name: mount,
          locale,
          secrets: { ...takeSecretsFromAddress(rowOf(mount).secrets ?? []) },
          files: [],
          onReady: () => {},
          onCrash: (error) => void consoleMessages.push(String(error)),
        });
      });
      const markup = readMarkup(element);
      await act(async () => unmount());
      element.remove();
      return markup;
    };

    const allowedMarkups = [await renderWithQuery(knownQueries[0]!), await renderWithQuery(knownQueries[1]!)];
    expect(new Set(allowedMarkups).size).toBe(mount === 'forgot-password' ? 1 : 2);
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        expect(allowedMarkups).toContain(await renderWithQuery(search));
        for (const secret of rowOf(mount).secrets ?? []) {
          expect(new URLSearchParams(location.search).has(secret)).toBe(false);
        }
        expect(requests).toEqual([]);
        expect(consoleMessages).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
