import fc from 'fast-check';
import { resolveRedirect } from '../../src/api/browser/redirect';
import { corpus } from '../api/browser/redirectCorpus';
import { runs } from './runs';

const page = { origin: 'https://www.example.test', protocol: 'https:' };
const otherOrigins = ['https://app.example.test'];
const resolve = (raw: string) => resolveRedirect(raw, page, otherOrigins);

const slashes = ['/', '//', '\\', '/\\', '.', '..', '/.', '/..', '@', ':', '?', '#', ';', '&', '='];
const escapes = ['%', '%2f', '%5c', '%252F', '%25', '%2e', '%00', '%0a', '%ff', '%c0%af', '%e8%b4%a6'];
const schemes = ['http:', 'https:', 'https://', 'http://', 'HTTPS://', 'hTTp://', 'ftp://', 'view-source:'];
const scripts = ['javascript:', 'data:', 'blob:', 'JavaScript:', 'filesystem:', 'about:blank', 'intent://'];
const hosts = ['www.example.test', 'app.example.test', 'WWW.EXAMPLE.TEST', 'evil.test', 'www.example.test.evil.test'];
const oddHosts = ['user:pass@', '[::1]', '127.1', ':443', ':80', 'localhost', '\u017f'];
const spaces = ['\t', '\n', ' ', '\u0000', '\u00a0', '\u200b', '\u202e', '\u3000', '／', '。', 'ⓔ', '账', '\ud800'];
const others = ['account', 'a', '0', '"', "'", '<', '>', '|', '^', '`', '{', '}'];
const piece = fc.constantFrom(...[slashes, escapes, schemes, scripts, hosts, oddHosts, spaces, others].flat());
const joined = (maxLength: number) => fc.array(piece, { maxLength }).map((pieces) => pieces.join(''));

/** A value of the corpus with one piece inserted, or with a part removed. */
const nearCorpus = fc
  .tuple(fc.constantFrom(...corpus.map(({ raw }) => raw)), fc.nat(), fc.nat(3), piece)
  .map(([raw, at, removed, inserted]) => {
    const start = at % (raw.length + 1);
    return raw.slice(0, start) + inserted + raw.slice(start + removed);
  });

const value = fc.oneof(
  { weight: 6, arbitrary: joined(8) },
  { weight: 2, arbitrary: joined(6).map((text) => `/${text}`) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(page.origin, ...otherOrigins), joined(6)).map(([a, b]) => a + b) },
  { weight: 3, arbitrary: nearCorpus },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
  { weight: 1, arbitrary: fc.webUrl() },
);

/** Returns a path decoded as often as a careless server would. */
function* decodings(path: string): Generator<string> {
  for (let round = 0, text = path; round <= 3; round += 1) {
    yield text;
    text = text.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}

test('an allowed value has an allowed origin, no credentials, and resolves as in the browser (F1)', () => {
  let allowed = 0;
  let checked = 0;
  const options = runs(200_000, 2000);
  fc.assert(
    fc.property(value, (raw) => {
      checked += 1;
      const result = resolve(raw);
      if (result === null) return;
      allowed += 1;
      const url = new URL(result);
      expect([page.origin, ...otherOrigins]).toContain(url.origin);
      expect([url.protocol, url.username, url.password]).toEqual([page.protocol, '', '']);
      expect(result).toBe(new URL(raw, page.origin).href);
      for (const path of decodings(url.pathname)) expect(path).not.toMatch(/^[/\\]{2}|[\u0000-\u001f\u007f\\]/);
      expect(raw).not.toMatch(/[\s\u0000-\u001f\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/);
      if (result.length <= 2048) expect(resolve(result)).toBe(result);
    }),
    { ...options, examples: corpus.map(({ raw }) => [raw]) },
  );
  expect(checked).toBe(options.numRuns);
  // Fails if the rule forbids nearly everything.
  expect(allowed).toBeGreaterThan(checked / 20);
});

/** Writes some letters of a text in capitals. */
const withCapitals = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((flags) => [...text].map((letter, at) => (flags[at] ? letter.toUpperCase() : letter)).join(''));

test('an address of an allowed origin is allowed, with its scheme and host in any letters (F1)', () => {
  const segment = fc.stringMatching(/^[A-Za-z0-9_~-]{1,12}$/);
  const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
  const query = fc.oneof(fc.constant(''), fc.stringMatching(/^\?[a-z0-9=&]{0,20}$/));
  const origin = fc.constantFrom(page.origin, ...otherOrigins);
  const written = origin.chain((lowerCase) => withCapitals(lowerCase).map((mixed) => ({ lowerCase, mixed })));
  fc.assert(
    fc.property(written, path, query, ({ lowerCase, mixed }, pathname, search) => {
      expect(resolve(mixed + pathname + search)).toBe(lowerCase + pathname + search);
      expect(resolve(pathname + search)).toBe(page.origin + pathname + search);
    }),
    runs(50_000),
  );
});
