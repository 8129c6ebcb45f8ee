import fc from 'fast-check';
import { allowedRedirect } from '../../src/api/redirect';
import { corpus } from './redirectCorpus';

const page = { origin: 'https://www.example.test', protocol: 'https:' };
const others = ['https://app.example.test'];
const allow = (raw: string | null) => allowedRedirect(raw, page, others);

describe('rule R (F1)', () => {
  test.each(corpus.map((entry) => [entry.reason, JSON.stringify(entry.raw), entry] as const))(
    '%s: %s',
    (_reason, _shown, { raw, expected }) => {
      expect(allow(raw)).toBe(expected);
    },
  );

  test('the corpus is large, mostly refusals, and says nothing twice', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(150);
    expect(new Set(corpus.map(({ raw }) => raw)).size).toBe(corpus.length);
    expect(corpus.filter(({ expected }) => expected === null).length).toBeGreaterThan(corpus.length / 2);
  });

  test('a parameter that is missing, or was given twice, is refused', () => {
    expect(allow(null)).toBeNull();
  });

  test('1 to 2,048 characters', () => {
    expect(allow(`/${'a'.repeat(2047)}`)).toHaveLength(page.origin.length + 2048);
    expect(allow(`/${'a'.repeat(2048)}`)).toBeNull();
  });

  test('without other origins only the page itself is left', () => {
    expect(allowedRedirect('https://app.example.test/', page)).toBeNull();
    expect(allowedRedirect('https://www.example.test/a', page)).toBe('https://www.example.test/a');
  });

  test('an origin of the list with another protocol than the page is refused', () => {
    expect(allowedRedirect('http://app.example.test/', page, ['http://app.example.test'])).toBeNull();
    const plain = { origin: 'http://localhost:3000', protocol: 'http:' };
    expect(allowedRedirect('https://app.example.test/', plain, others)).toBeNull();
    expect(allowedRedirect('/account/', plain)).toBe('http://localhost:3000/account/');
  });

  test.each(
    ['\u0000', '\t', '\n', '\r', ' ', '\\', '\u007f', '\u0085', '\u00a0', '\u00ad', '\u061c', '\u1680', '\u180e']
      .concat(['\u2000', '\u200b', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u202f', '\u205f'])
      .concat(['\u2060', '\u2066', '\u2069', '\u3000', '\ufeff', '\ufff9'])
      .map((character) => [character.charCodeAt(0).toString(16).padStart(4, '0'), character] as const),
  )('U+%s is refused wherever it stands', (_code, character) => {
    for (const raw of [
      `${character}/a`,
      `/${character}/a`,
      `/a${character}`,
      `/a?b=${character}c`,
      `/a#${character}`,
    ]) {
      expect(allow(raw)).toBeNull();
    }
  });
});

describe('whatever is written (3.3)', () => {
  const piece = fc.constantFrom(
    ...['/', '//', '\\', '/\\', '.', '..', '/.', '/..', '@', ':', '?', '#', '%', '%2f', '%5c', '%252F', '%25', '%2e'],
    ...[
      'http:',
      'https:',
      'https://',
      'http://',
      'javascript:',
      'data:',
      'blob:',
      'ftp://',
      'HTTPS://',
      'view-source:',
    ],
    ...[
      'www.example.test',
      'app.example.test',
      'evil.test',
      'www.example.test.evil.test',
      'user:pass@',
      '[::1]',
      '127.1',
    ],
    ...[
      '\t',
      '\n',
      ' ',
      '\u0000',
      '\u00a0',
      '\u200b',
      '\u202e',
      '\u3000',
      '／',
      '。',
      'ⓔ',
      '账',
      '\ud800',
      ';',
      '&',
      '=',
    ],
    ...['account', 'a', '0', '%00', '%0a', '%ff', '%c0%af', '%e8%b4%a6', '"', "'", '<', '>', '|', '^', '`', '{', '}'],
  );
  const written = fc.oneof(
    { weight: 6, arbitrary: fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')) },
    { weight: 2, arbitrary: fc.array(piece, { maxLength: 6 }).map((pieces) => `/${pieces.join('')}`) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom(page.origin, ...others), fc.array(piece, { maxLength: 6 }))
        .map(([origin, pieces]) => origin + pieces.join('')),
    },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 30 }) },
    { weight: 1, arbitrary: fc.webUrl() },
  );

  test('what is followed is on an allowed origin, hides nobody, and is what the browser itself makes of it', () => {
    let followed = 0;
    fc.assert(
      fc.property(written, (raw) => {
        const result = allow(raw);
        if (result === null) return;
        followed += 1;
        const url = new URL(result);
        const browsers = new URL(raw, page.origin);
        if (![page.origin, ...others].includes(url.origin)) throw new Error(`another origin: ${result}`);
        if (url.protocol !== page.protocol) throw new Error(`another protocol: ${result}`);
        if (url.username !== '' || url.password !== '') throw new Error(`credentials: ${result}`);
        if (url.pathname.startsWith('//')) throw new Error(`two slashes: ${result}`);
        if (result !== browsers.href) throw new Error(`the browser reads ${browsers.href}`);
        if (result.length <= 2048 && allow(result) !== result) throw new Error(`refused when asked again: ${result}`);
      }),
      { numRuns: 100_000 },
    );
    // Refusing everything would be no rule.
    expect(followed).toBeGreaterThan(5000);
  });
});
