import { nearest } from '../../src/mounts/nearest';
import { isKnown, names, registry, rowOf } from '../../src/mounts/registry';

/** The names of contract 3. */
const contract = [
  ...['entry', 'logout', 'account-primary', 'account-overlay', 'account-mobile', 'auth', 'register', 'register-ccc'],
  ...[
    'register-banner',
    'forgot-password',
    'reset-password',
    'phone-validate',
    'navigation',
    'rewards-tier',
    'rewards',
  ],
  ...['gold-level-redeem-rights', 'svc-query', 'invoice', 'share-buttons', 'notification', 'loading', 'promotion'],
];

describe('the guest list (contract 3)', () => {
  test('holds no name that the contract does not', () => {
    expect(names.filter((name) => !contract.includes(name))).toEqual([]);
  });

  test('a name is one of the list, letter by letter', () => {
    expect(names.every((name) => isKnown(name))).toBe(true);
    for (const name of ['', 'Auth', 'auth ', 'constructor', '__proto__', 'hasOwnProperty'])
      expect(isKnown(name)).toBe(false);
  });

  test('three are singletons', () => {
    const single = names.filter((name) => rowOf(name).isSingleton);
    const expected: string[] = ['loading', 'notification', 'promotion'];
    expect(single.sort()).toEqual(expected.filter((name) => isKnown(name)));
  });

  test('what must not stay in the address is a secret of the widget that reads it (contract 6)', () => {
    expect(rowOf('auth').secrets).toContain('code');
    expect(rowOf('reset-password').secrets).toEqual(['token', 'phoneToken']);
    expect(rowOf('logout').secrets).toBeUndefined();
    expect(Object.keys(registry)).toEqual(names);
  });
});

test.each([
  ['svc-qurey', 'svc-query'],
  ['svcquery', 'svc-query'],
  ['invoices', 'invoice'],
  ['forgot-pasword', 'forgot-password'],
  ['resetpassword', 'reset-password'],
  ['account-primery', 'account-primary'],
  ['share-button', 'share-buttons'],
])('whoever writes %s most likely means %s', (written, meant) => {
  expect(nearest(written, contract)).toBe(meant);
});

test('one slip, wherever it is, still means the name: a letter left out, added, changed, or two swapped', () => {
  for (const name of contract) {
    for (let at = 0; at < name.length; at += 1) {
      const [before, letter, after] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1)];
      const swapped = before + after.slice(0, 1) + letter + after.slice(1);
      for (const slip of [before + after, `${before}z${letter}${after}`, `${before}z${after}`, swapped]) {
        if (!contract.includes(slip)) expect([slip, nearest(slip, contract)]).toEqual([slip, name]);
      }
    }
  }
});

test('a name itself is nearest to itself, and the order of the list does not matter', () => {
  for (const name of contract) {
    expect(nearest(name, contract)).toBe(name);
    expect(nearest(`${name}x`, [...contract].reverse())).toBe(name);
  }
});

test('a very long name is no trouble', () => {
  expect(contract).toContain(nearest('navigation'.repeat(100_000), contract));
  expect(contract).toContain(nearest('', contract));
});
