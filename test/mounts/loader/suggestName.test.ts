import { suggestName } from '../../../src/mounts/loader/suggestName';
import { mountNames } from '../../../src/mounts/registry';

const names: readonly string[] = mountNames;

test.each([
  ['svc-qurey', 'svc-query'],
  ['svcquery', 'svc-query'],
  ['invoices', 'invoice'],
  ['forgot-pasword', 'forgot-password'],
  ['resetpassword', 'reset-password'],
  ['account-primery', 'account-primary'],
  ['share-button', 'share-buttons'],
  ['SVC-QUERY', 'svc-query'],
  ['LOGOUT', 'logout'],
  ['shareButtons', 'share-buttons'],
])('for %s it suggests %s', (written, suggested) => {
  expect(suggestName(written, names)).toBe(suggested);
});

test('suggests the name for any single typo: a letter removed, added or changed, or two letters swapped', () => {
  for (const name of names) {
    for (let at = 0; at < name.length; at += 1) {
      const [before, letter, after] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1)];
      const swapped = before + after.slice(0, 1) + letter + after.slice(1);
      for (const typo of [before + after, `${before}z${letter}${after}`, `${before}z${after}`, swapped]) {
        if (!names.includes(typo)) expect([typo, suggestName(typo, names)]).toEqual([typo, name]);
      }
    }
  }
});

test('suggests a name for itself, in any order of the list', () => {
  for (const name of names) {
    expect(suggestName(name, names)).toBe(name);
    expect(suggestName(`${name}x`, [...names].reverse())).toBe(name);
  }
});

test('suggests a name for a very long name, and the first one for an empty name', () => {
  expect(names).toContain(suggestName('navigation'.repeat(100_000), names));
  expect(suggestName('', names)).toBe(names[0]);
});
