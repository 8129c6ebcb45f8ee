import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allLanguages, type Language } from '../../support/texts';

type Load = (this: { resourcePath: string; resourceQuery: string; addDependency(path: string): void }) => string;

const { compile: compileFile } = jest.requireActual<{ compile(path: string): unknown }>(
  '../../../build/messages/compile.cjs',
);
const load = jest.requireActual<Load>('../../../build/messages/loader.cjs');
const transform = jest.requireActual<{ process(source: string, path: string): unknown }>(
  '../../../build/messages/jestTransform.cjs',
);
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'zh-en-messages-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes both catalogues, and compiles one of them. */
function compile(zh: Record<string, unknown>, en: Record<string, unknown>, locale: Language = 'zh'): unknown {
  writeFileSync(join(folder, 'zh.json'), JSON.stringify(zh));
  writeFileSync(join(folder, 'en.json'), JSON.stringify(en));
  return compileFile(join(folder, `${locale}.json`));
}

test('keeps a plain text, and compiles a message with values to its syntax tree', () => {
  expect(compile({ a: '好', b: '等 {seconds} 秒' }, { a: 'Fine', b: 'Wait {seconds} s' })).toEqual({
    a: '好',
    b: [
      { type: 0, value: '等 ' },
      { type: 1, value: 'seconds' },
      { type: 0, value: ' 秒' },
    ],
  });
});

describe('throws when the languages differ, or a text is invalid (J4)', () => {
  test.each(allLanguages)('a message is missing, when compiling %s', (locale) => {
    expect(() => compile({ a: '一', b: '二' }, { a: 'one' }, locale)).toThrow('b is missing in en.json');
    expect(() => compile({ a: '一' }, { a: 'one', b: 'two' }, locale)).toThrow('b is missing in zh.json');
  });

  test.each([
    ['none', '等'],
    ['another name', '等 {second} 秒'],
    ['one too many', '等 {seconds} 秒 {more}'],
    ['one inside a choice', '{seconds, plural, other {{more} 秒}}'],
  ])('a message takes other values: %s', (_case, text) => {
    expect(() => compile({ a: text }, { a: 'Wait {seconds} s' })).toThrow('a takes other values in');
    expect(() => compile({ a: text }, { a: 'Wait {seconds} s' }, 'en')).toThrow('a takes other values in');
  });

  test('but not when the same values are in another order, or in a plural', () => {
    expect(() =>
      compile({ a: '{count} 个{name}' }, { a: '{name}: {count, plural, one {# thing} other {# things}}' }),
    ).not.toThrow();
  });

  test.each(['', ' ', '\n', null, 1, {}, []])('a text is %j', (text) => {
    expect(() => compile({ a: '一', b: text }, { a: 'one', b: 'two' })).toThrow('zh.json: b has no text');
    expect(() => compile({ a: '一', b: '二' }, { a: 'one', b: text })).toThrow('en.json: b has no text');
  });

  test.each(['{seconds', 'a {', '{a, plural, one {a}}'])('a text is not a valid message: %s', (text) => {
    expect(() => compile({ a: text }, { a: text })).toThrow();
  });

  test('one error lists all missing ids', () => {
    expect(() => compile({ a: '一', b: '二' }, { c: 'three' })).toThrow(/a is missing.*\n.*b is missing/);
  });
});

test('the webpack loader returns a module, which depends on the catalogue of the other language', () => {
  compile({ a: '一', 'notice.a.b': '二' }, { a: 'one', 'notice.a.b': 'two' });
  const addDependency = jest.fn();
  const loaded = (resourceQuery: string) =>
    load.call({ resourcePath: join(folder, 'en.json'), resourceQuery, addDependency });
  expect(loaded('')).toBe('export const messages = {"a":"one","notice.a.b":"two"};');
  expect(loaded('?notices')).toBe('export const messages = {"notice.a.b":"two"};');
  expect(addDependency.mock.calls[0]).toEqual([join(folder, 'zh.json')]);
});

test('the jest transformer returns the same messages', () => {
  compile({ a: '一' }, { a: 'one' });
  expect(transform.process('', join(folder, 'en.json'))).toEqual({ code: '{"messages":{"a":"one"}}' });
});
