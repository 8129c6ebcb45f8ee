import { act } from '@testing-library/react';
import fc from 'fast-check';
import { takeSecret, takeSecretsFromAddress } from '../../src/api/browser/address';
import { loadMessages } from '../../src/i18n/loadMessages';
import { localeOf } from '../../src/i18n/locale';
import { type MountName, rowOf } from '../../src/mounts/registry';
import { render } from '../../src/mounts/runtime/render';
import { navigatedTo } from '../support/navigation';
import { consoleMessages } from '../support/page/console';
import { openPage, siteOrigin } from '../support/page/openPage';
import { settle } from '../support/page/settle';
import { requests } from '../support/page/stubServices';
import { runs } from './runs';

/** The secret parameters of the widgets. Literal, as the registry could lack one. */
const secretsByMount: Readonly<Partial<Record<MountName, readonly string[]>>> = {
  auth: ['code'],
  'phone-validate': ['code', 'username'],
  'reset-password': ['token', 'phoneToken'],
};
const secretParameters = ['code', 'username', 'token', 'phoneToken'];
const hostileValues = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '//evil.test',
  'https://evil.test/',
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
/** A query with all secrets, which each widget gets. */
const secretQuery = `?${secretParameters.map((secret) => `${secret}=a`).join('&')}`;
const query = fc.array(pair, { maxLength: 6 }).map((pairs) => `?${pairs.join('&')}`);

/**
 * Opens a page with a widget. Returns a function that renders the widget as on a new page with a query, and passes its
 * element to `read`.
 */
async function openQueryPage(mount: MountName, path: string, signedInAs?: string) {
  await openPage({ path, mounts: [mount, 'notification'], ...(signedInAs === undefined ? {} : { signedInAs }) });
  const locale = localeOf(path);
  const prepared = [await rowOf(mount).load(), await loadMessages(locale, mount)] as const;
  requests.length = 0;
  return async <T,>(search: string, read: (element: HTMLElement) => T | Promise<T>): Promise<T> => {
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
    const result = await read(element);
    await act(async () => unmount());
    element.remove();
    return result;
  };
}

/** Fails when a secret of the widget is in the address. */
function expectNoSecretInAddress(mount: MountName): void {
  const names = [...new URLSearchParams(location.search).keys()];
  expect(names.filter((name) => secretsByMount[mount]?.includes(name))).toEqual([]);
}

/** Returns the markup of the page with all generated ids replaced by one placeholder, and the values of its fields. */
const readPage = () => [
  document.body.innerHTML.replace(/_rw-[a-z-]+-[0-9]*-?r_[0-9a-z]+_/g, 'id'),
  ...[...document.querySelectorAll('input')].map(({ value }) => value),
];

/** Each row has two queries that lead to the only pages that any query may show. */
describe.each<[MountName, string, readonly [string, string]]>([
  ['reset-password', '/account/reset-password', ['', '?token=a']],
  ['phone-validate', '/en/account/phone-validate', ['', '?code=80040']],
  ['forgot-password', '/account/forgot-password', ['', '']],
])('%s with any query string', (mount, path, [firstQuery, secondQuery]) => {
  it('does not throw, sends no request, stays on the page and never shows the query (F2, F9, J3)', async () => {
    const renderWithQuery = await openQueryPage(mount, path);
    const first = await renderWithQuery(firstQuery, readPage);
    const second = await renderWithQuery(secondQuery, readPage);
    if (mount === 'forgot-password') expect(second).toEqual(first);
    else expect(second).not.toEqual(first);
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        expect([first, second]).toContainEqual(await renderWithQuery(search, readPage));
        expectNoSecretInAddress(mount);
        expect(navigatedTo).toEqual([]);
        expect(requests).toEqual([]);
        expect(consoleMessages).toEqual([]);
      }),
      { ...runs(1000, 20), examples: [[secretQuery]] },
    );
  });
});

const exchange = 'POST http://gateway.test/web/login/oauth/access_token';

/**
 * Waits for all responses. Fails when the element is empty, or has an active part that our widgets never have, or a link
 * to another site.
 */
async function expectHarmless(element: HTMLElement): Promise<void> {
  await settle();
  expect(element).not.toBeEmptyDOMElement();
  expect(element.querySelectorAll('script, img[src="x"], base, meta, object, embed, [srcdoc]')).toHaveLength(0);
  for (const child of element.querySelectorAll('*')) {
    expect(child.getAttributeNames().filter((attribute) => attribute.startsWith('on'))).toEqual([]);
  }
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|tel:|#)/);
    if (link.protocol !== 'tel:') expect(link.origin).toBe(siteOrigin);
  }
}

// Without `loading`, which renders nothing while no request is pending.
describe.each<[mount: MountName, path: string, signedInAs?: string]>([
  ['auth', '/account/'],
  ['register', '/en/account/register'],
  ['logout', '/en/account/'],
  ['entry', '/'],
  ['account-overlay', '/en/'],
  ['navigation', '/account/'],
  ['rewards', '/account/', 'mei'],
  ['svc-query', '/en/starbucks-gift-card/svc-query'],
  ['invoice', '/starbucks-gift-card/invoice'],
  ['share-buttons', '/en/'],
  ['account-mobile', '/'],
  ['account-primary', '/en/'],
  ['promotion', '/'],
  ['rewards-tier', '/account/', 'mei'],
  ['register-banner', '/en/'],
  ['register-ccc', '/account/register_ccc'],
  ['gold-level-redeem-rights', '/en/account/starbucks-rewards'],
  ['notification', '/'],
])('%s with any query string', (mount, path, signedInAs) => {
  it('does not throw, changes nothing on a service, stays and links to this site only (F1, F2, J3)', async () => {
    const renderWithQuery = await openQueryPage(mount, path, signedInAs);
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        await renderWithQuery(search, expectHarmless);
        await settle();
        expectNoSecretInAddress(mount);
        // The exchange of a code that a third party has sent is the one exception (D2).
        const posts = requests.splice(0).filter((request) => request.startsWith('POST'));
        expect(posts.filter((request) => mount !== 'auth' || request !== exchange)).toEqual([]);
        expect(posts.length).toBeLessThan(2);
        expect(navigatedTo).toEqual([]);
        expect(consoleMessages).toEqual([]);
      }),
      { ...runs(500, 5), examples: [[secretQuery]] },
    );
  });
});
