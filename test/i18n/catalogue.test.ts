import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Messages {
  parseAll(path: string): Map<string, readonly object[]>;
  argumentsOf(elements: readonly object[]): string[];
}

const { parseAll, argumentsOf } = jest.requireActual<Messages>('../../build/messages.cjs');
const room = join(__dirname, '../../src/i18n');
const read = (name: string) => parseAll(join(room, 'messages', `${name}.json`));
const words = { zh: read('zh'), en: read('en') };

/** The values that the compiler asks for, by message, as they stand in the source. */
function declaredValues(): [id: string, names: string[]][] {
  const source = readFileSync(join(room, 'messageValues.ts'), 'utf8');
  const body = /interface MessageValues \{\n([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  return [...body.matchAll(/'([^']+)': \{([^}]*)\}/g)].map(([, id = '', fields = '']) => [
    id,
    [...fields.matchAll(/(\w+)\??:/g)].map(([, name = '']) => name).sort(),
  ]);
}

test('both languages say the same things (J4)', () => {
  expect([...words.en.keys()].sort()).toEqual([...words.zh.keys()].sort());
});

test('ids stand in order, so that two people do not add one twice', () => {
  for (const catalogue of Object.values(words)) {
    const ids = [...catalogue.keys()];
    expect(ids).toEqual([...ids].sort());
  }
});

test('what the compiler asks for is what the messages take, in both languages', () => {
  const declared = new Map(declaredValues());
  for (const catalogue of Object.values(words)) {
    const taken = [...catalogue].map(([id, elements]) => [id, argumentsOf(elements)] as const);
    expect(new Map(taken.filter(([, names]) => names.length > 0))).toEqual(declared);
  }
});

test.each(['zh', 'en'])('no text of %s.json holds markup, two blanks or a template', (locale) => {
  const texts = Object.entries(
    JSON.parse(readFileSync(join(room, 'messages', `${locale}.json`), 'utf8')) as Record<string, string>,
  );
  const odd = texts.filter(([, text]) => / {2}|\$\{|&\w+;|<\/?[a-z]/i.test(text));
  expect(odd).toEqual([]);
});

test('an English text holds no Chinese', () => {
  const texts = Object.entries(
    JSON.parse(readFileSync(join(room, 'messages/en.json'), 'utf8')) as Record<string, string>,
  );
  expect(texts.filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

test('what a mount point says by itself, it says in both languages (A8, contract 2)', () => {
  const [zh, en] = ['zh', 'en'].map(
    (locale) => JSON.parse(readFileSync(join(room, 'messages', `mount.${locale}.json`), 'utf8')) as object,
  );
  expect(Object.keys(zh ?? {}).sort()).toEqual(['failed', 'retry', 'slow']);
  expect(Object.keys(en ?? {}).sort()).toEqual(['failed', 'retry', 'slow']);
  expect(Object.values(zh ?? {}).every((text) => /\p{Script=Han}/u.test(String(text)))).toBe(true);
});
