import '../support/build';
import { isMountName } from '../../src/mounts/loader/table';
import { mountNames, rowOf } from '../../src/mounts/registry';

/** The names of contract 3. */
const contractNames = [
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

test('the registry holds exactly the names of the contract (contract 3)', () => {
  expect([...mountNames].sort()).toEqual(contractNames.sort());
});

test('only an exact name of the registry is a mount name', () => {
  for (const name of mountNames) expect(isMountName(name)).toBe(true);
  for (const name of ['', 'Auth', 'auth ', 'constructor', '__proto__', 'hasOwnProperty'])
    expect(isMountName(name)).toBe(false);
});

test('three widgets are singletons (contract 2)', () => {
  expect(mountNames.filter((name) => rowOf(name).isSingleton).sort()).toEqual(['loading', 'notification', 'promotion']);
});

test('the registry names the secret query parameters of each widget (contract 6)', () => {
  expect(Object.fromEntries(mountNames.map((name) => [name, rowOf(name).secrets]))).toEqual({
    auth: ['code'],
    'phone-validate': ['code', 'username'],
    'reset-password': ['token', 'phoneToken'],
  });
});
