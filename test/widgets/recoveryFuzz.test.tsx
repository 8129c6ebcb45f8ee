import { act } from '@testing-library/react';
import fc from 'fast-check';
import type { MountName } from '../../src/mounts/registry';
import { complaints, openPage, requests } from '../support/page';

const secrets = ['code', 'username', 'token', 'phoneToken'];
const nasty = [
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

const encoded = (text: string) => {
  try {
    return encodeURIComponent(text);
  } catch {
    return text;
  }
};
const name = fc.oneof(fc.constantFrom(...secrets, 'redirectURL', 'cod%65', '__proto__', 'x'), fc.string());
const value = fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary' }), fc.string());
const pair = fc.tuple(name, value, fc.boolean()).map(([left, right, isEncoded]) => {
  return `${left}=${isEncoded ? encoded(right) : right.replace(/#/g, '')}`;
});
const query = fc.array(pair, { maxLength: 6 }).map((pairs) => `?${pairs.join('&')}`);

/** What a visitor gets, whatever the ids. */
const shape = (element: Element) => element.innerHTML.replace(/_rw-[a-z-]+-[0-9]*-?r_[0-9a-z]+_/g, 'id');

describe.each<[MountName, string, readonly string[]]>([
  ['reset-password', '/account/reset-password', ['', '?token=a']],
  ['phone-validate', '/en/account/phone-validate', ['', '?code=80040']],
  ['forgot-password', '/account/forgot-password', ['', '']],
])('%s, opened with any query', (mount, path, usual) => {
  it('does not throw, sends nothing, and shows nothing of it (F2, F9, J3)', async () => {
    await openPage({ path, mounts: [mount, 'notification'] });
    const [{ render }, { widgets }, { loadWords }, { localeOf }, { spendTakenValue, takeFromAddress }, { rowOf }] =
      await Promise.all([
        import('../../src/mounts/runtime/render'),
        import('../../src/mounts/runtime/widgets'),
        import('../../src/i18n/words'),
        import('../../src/i18n/locale'),
        import('../../src/api/address'),
        import('../../src/mounts/registry'),
      ]);
    const locale = localeOf(path);
    const prepared = [await widgets[mount](), await loadWords(locale, mount)] as const;

    /** The page as it is for a query, each time as if it were the first. */
    const shown = async (search: string) => {
      for (const secret of secrets) spendTakenValue(secret);
      history.replaceState(null, '', path + search);
      const element = document.body.appendChild(document.createElement('div'));
      let unmount = () => {};
      await act(async () => {
        unmount = render(prepared, {
          element,
          name: mount,
          locale,
          secrets: { ...takeFromAddress(rowOf(mount).secrets ?? []) },
          files: [],
          onReady: () => {},
          onCrash: (error) => void complaints.push(String(error)),
        });
      });
      const seen = shape(element);
      await act(async () => unmount());
      element.remove();
      return seen;
    };

    const allowed = [await shown(usual[0]!), await shown(usual[1]!)];
    expect(new Set(allowed).size).toBe(mount === 'forgot-password' ? 1 : 2);
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        expect(allowed).toContain(await shown(search));
        for (const secret of rowOf(mount).secrets ?? []) {
          expect(new URLSearchParams(location.search).has(secret)).toBe(false);
        }
        expect(requests).toEqual([]);
        expect(complaints).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
