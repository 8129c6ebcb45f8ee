import { resolveRedirect } from '../../../src/api/browser/redirect';
import { corpus } from './redirectCorpus';

const page = { origin: 'https://www.example.test', protocol: 'https:' };
const otherOrigins = ['https://app.example.test'];
const resolve = (raw: string | null) => resolveRedirect(raw, page, otherOrigins);

describe('rule R (F1)', () => {
  test.each(corpus.map((entry) => [entry.reason, JSON.stringify(entry.raw), entry] as const))(
    '%s: %s',
    (_reason, _shown, { raw, expected }) => {
      expect(resolve(raw)).toBe(expected);
    },
  );

  test('the corpus has 150 different entries or more, most of them forbidden', () => {
    expect(corpus.length).toBeGreaterThanOrEqual(150);
    expect(new Set(corpus.map(({ raw }) => raw)).size).toBe(corpus.length);
    expect(corpus.filter(({ expected }) => expected === null).length).toBeGreaterThan(corpus.length / 2);
  });

  test('a missing or repeated parameter is forbidden', () => {
    expect(resolve(null)).toBeNull();
  });

  test('at most 2,048 characters are allowed', () => {
    expect(resolve(`/${'a'.repeat(2047)}`)).toHaveLength(page.origin.length + 2048);
    expect(resolve(`/${'a'.repeat(2048)}`)).toBeNull();
  });

  test('without other origins only the page itself is allowed', () => {
    expect(resolveRedirect('https://app.example.test/', page)).toBeNull();
    expect(resolveRedirect('https://www.example.test/a', page)).toBe('https://www.example.test/a');
  });

  test('a configured origin with another protocol than the page is forbidden', () => {
    expect(resolveRedirect('http://app.example.test/', page, ['http://app.example.test'])).toBeNull();
    const httpPage = { origin: 'http://localhost:3000', protocol: 'http:' };
    expect(resolveRedirect('https://app.example.test/', httpPage, otherOrigins)).toBeNull();
    for (const raw of ['/account/', 'http://localhost:3000/account/']) {
      expect(resolveRedirect(raw, httpPage)).toBe('http://localhost:3000/account/');
    }
  });

  test.each(
    ['\u0000', '\t', '\n', '\r', ' ', '\\', '\u007f', '\u0085', '\u00a0', '\u00ad', '\u061c', '\u1680', '\u180e']
      .concat(['\u2000', '\u200b', '\u200e', '\u200f', '\u2028', '\u2029', '\u202a', '\u202e', '\u202f', '\u205f'])
      .concat(['\u2060', '\u2066', '\u2069', '\u3000', '\ufeff', '\ufff9'])
      .map((character) => [character.charCodeAt(0).toString(16).padStart(4, '0'), character] as const),
  )('U+%s is forbidden in every position', (_code, character) => {
    for (const raw of [
      `${character}/a`,
      `/${character}/a`,
      `/a${character}`,
      `/a?b=${character}c`,
      `/a#${character}`,
    ]) {
      expect(resolve(raw)).toBeNull();
    }
  });
});
