import fc from 'fast-check';
import * as address from '../../src/api/browser/address';
import { runs } from './runs';

const names = ['code', 'token', 'phoneToken'];
const spellings = ['code', 'token', 'phoneToken', 'c%6fde', '%74oken', 'CODE', '__proto__', 'constructor', '[]'];
const separators = ['&', '&', '=', '=', '?', '%', '%zz', '%ff', '+', '%26', '%3D', '%23', '%00', ';'];
const piece = fc.constantFrom(...spellings, ...separators, 'a', 'b', '张', '%E5%BC%A0', '\ufeff', "'");
const query = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'binary' }).map((text) => text.replace(/#/g, '')),
);
const hash = fc.constantFrom('', '#top', '#/reset?code=a', '#%');

test('in any address no secret stays, and the rest stays as it was (F2)', () => {
  fc.assert(
    fc.property(query, hash, (search, fragment) => {
      for (const name of names) address.takeSecret(name);
      history.replaceState(null, '', `/account/?${search}${fragment}`);
      const given = new URLSearchParams(location.search);
      const before = location.search.slice(1).split('&');
      address.takeSecretsFromAddress(names);
      const remaining = new URLSearchParams(location.search);
      expect(names.filter((name) => remaining.has(name))).toEqual([]);
      expect([location.pathname, location.hash]).toEqual(['/account/', fragment]);
      const kept = location.search.slice(1).split('&');
      expect(kept.filter((pair) => pair !== '' && !before.includes(pair))).toEqual([]);
      for (const name of new Set(given.keys())) {
        if (!names.includes(name)) expect(remaining.getAll(name)).toEqual(given.getAll(name));
      }
    }),
    runs(50_000, 300),
  );
});

test('a secret is read once given, decoded, and only when the address has it once (F2, F7)', () => {
  const value = fc.oneof(fc.stringMatching(/^[ -~]{1,20}$/), fc.constantFrom('张', '+', '%', '&', '=', '#'));
  fc.assert(
    fc.property(fc.constantFrom(...names), value, fc.nat(2), (name, secret, count) => {
      for (const each of names) address.takeSecret(each);
      const pair = `${name}=${encodeURIComponent(secret)}`;
      history.replaceState(null, '', `/?x=1&${Array.from({ length: count }, () => pair).join('&')}`);
      address.takeSecretsFromAddress(names);
      expect(address.readSecret(name)).toBe(count === 1 ? secret : null);
      expect(address.takeSecret(name)).toBe(count === 1 ? secret : null);
      expect(address.takeSecret(name)).toBeNull();
    }),
    runs(20_000, 100),
  );
});
