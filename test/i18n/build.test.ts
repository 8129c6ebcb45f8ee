import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Build {
  (this: { resourcePath: string; addDependency(path: string): void }): string;
  process(source: string, path: string): { code: string };
}

const build = jest.requireActual<Build>('../../build/messages.cjs');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zh-en-messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles one of two catalogues. */
function compile(zh: Record<string, unknown>, en: Record<string, unknown>, locale: 'zh' | 'en' = 'zh'): unknown {
  writeFileSync(join(folder, 'zh.json'), JSON.stringify(zh));
  writeFileSync(join(folder, 'en.json'), JSON.stringify(en));
  return (JSON.parse(build.process('', join(folder, `${locale}.json`)).code) as { words: unknown }).words;
}

test('a plain text stays one; a message with values becomes its tree', () => {
  expect(compile({ a: '好', b: '等 {seconds} 秒' }, { a: 'Fine', b: 'Wait {seconds} s' })).toEqual({
    a: '好',
    b: [
      { type: 0, value: '等 ' },
      { type: 1, value: 'seconds' },
      { type: 0, value: ' 秒' },
    ],
  });
});

describe('the build fails where the languages do not say the same (J4)', () => {
  test.each(['zh', 'en'] as const)('a message that is missing, seen from %s', (locale) => {
    expect(() => compile({ a: '一', b: '二' }, { a: 'one' }, locale)).toThrow('b is missing in en.json');
    expect(() => compile({ a: '一' }, { a: 'one', b: 'two' }, locale)).toThrow('b is missing in zh.json');
  });

  test.each([
    ['none', '等'],
    ['another name', '等 {second} 秒'],
    ['one too many', '等 {seconds} 秒 {more}'],
    ['one inside a choice', '{seconds, plural, other {{more} 秒}}'],
  ])('a message that takes other values: %s', (_case, text) => {
    expect(() => compile({ a: text }, { a: 'Wait {seconds} s' })).toThrow('a takes other values in');
    expect(() => compile({ a: text }, { a: 'Wait {seconds} s' }, 'en')).toThrow('a takes other values in');
  });

  test('the same values may stand elsewhere, or in a plural', () => {
    expect(() =>
      compile({ a: '{count} 个{name}' }, { a: '{name}: {count, plural, one {# thing} other {# things}}' }),
    ).not.toThrow();
  });

  test.each(['', ' ', '\n', null, 1, {}, []])('a text that is %j', (text) => {
    expect(() => compile({ a: '一', b: text }, { a: 'one', b: 'two' })).toThrow('zh.json: b has no text');
    expect(() => compile({ a: '一', b: '二' }, { a: 'one', b: text })).toThrow('en.json: b has no text');
  });

  test.each(['{seconds', 'a {', '{a, plural, one {a}}'])('a text that is no message: %s', (text) => {
    expect(() => compile({ a: text }, { a: text })).toThrow();
  });

  test('all that is wrong is told at once', () => {
    expect(() => compile({ a: '一', b: '二' }, { c: 'three' })).toThrow(/a is missing.*\n.*b is missing/);
  });
});

test('webpack is given a module, and looks at the other language too', () => {
  compile({ a: '一' }, { a: 'one' });
  const addDependency = jest.fn();
  expect(build.call({ resourcePath: join(folder, 'en.json'), addDependency })).toBe(
    'export const words = {"a":"one"};',
  );
  expect(addDependency.mock.calls).toEqual([[join(folder, 'zh.json')]]);
});
