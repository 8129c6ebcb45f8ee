import '../support/build';
import fc from 'fast-check';
import { parseConfig } from '../../src/api/browser/config';
import { runs } from './runs';

const page = { origin: 'https://www.example.test', protocol: 'https:' };
const forbidden = ['https://a.test/path', 'https://u@a.test', 'https://a.test?x', 'https://a.test#x', 'data:,a'];
const valid = ['https://a.test', 'https://a.test/', 'https://a.test:8443', 'http://a.test', 'HTTPS://A.test'];
const keys = ['services', 'captchaOrigins', 'redirectOrigins', 'promotion', 'appLinks', '__proto__', 'constructor'];
const inner = ['account', 'gateway', 'public', 'content', 'url', 'ios', 'android', '__proto__', 'constructor'];

const value = fc.oneof(fc.jsonValue(), fc.webUrl(), fc.constantFrom(...valid, ...forbidden, 'javascript:alert(1)'));
const part = fc.oneof(value, fc.dictionary(fc.constantFrom(...inner), value), fc.array(value));
const block = fc.oneof(
  fc.dictionary(fc.constantFrom(...keys), part).map((parts) => JSON.stringify(parts)),
  fc.array(fc.tuple(fc.constantFrom(...keys), part)).map((rows) => {
    const members = rows.map(([key, given]) => `${JSON.stringify(key)}:${JSON.stringify(given)}`);
    return `{${members.join(',')}}`;
  }),
  fc.json(),
  fc.string({ unit: 'binary' }),
);

test('any block gives a frozen configuration with bare https origins and https links only (B2)', () => {
  fc.assert(
    fc.property(block, (text) => {
      const config = parseConfig(text, page, () => {});
      expect(Object.keys(config.services)).toEqual(['account', 'gateway', 'public', 'content']);
      const { services, captchaOrigins, redirectOrigins, promotion, appLinks } = config;
      for (const origin of [...Object.values(services), ...captchaOrigins, ...redirectOrigins]) {
        expect([new URL(origin).origin, new URL(origin).protocol]).toEqual([origin, 'https:']);
      }
      for (const link of Object.values(appLinks)) {
        if (link === null) continue;
        const url = new URL(link);
        expect([url.protocol, url.username, url.password]).toEqual(['https:', '', '']);
      }
      if (promotion) expect([typeof promotion.content, typeof promotion.url]).toEqual(['string', 'string']);
      for (const value of [config, ...Object.values(config)]) expect(Object.isFrozen(value)).toBe(true);
      expect(Object.getPrototypeOf(config)).toBe(Object.prototype);
    }),
    runs(10_000, 400),
  );
});

test('a warning never repeats a value of the block (J1)', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...keys), part), (parts) => {
      const secret = 's3cret-value';
      const text = JSON.stringify(parts).replace(/"(https?:[^"]*|[^"]{6,})"(?!:)/gi, `"$1${secret}"`);
      const warnings: unknown[] = [];
      parseConfig(text, page, (fault, where) => warnings.push(fault, where));
      expect(JSON.stringify(warnings)).not.toContain(secret);
    }),
    runs(5000, 200),
  );
});
