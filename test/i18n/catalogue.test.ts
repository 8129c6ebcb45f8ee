import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface CompileModule {
  parseAll(path: string): Map<string, readonly object[]>;
  argumentsOf(elements: readonly object[]): string[];
}

const { parseAll, argumentsOf } = jest.requireActual<CompileModule>('../../build/messages/compile.cjs');
const folder = join(__dirname, '../../src/i18n');
const parseCatalogue = (name: string) => parseAll(join(folder, 'messages', `${name}.json`));
const catalogues = { zh: parseCatalogue('zh'), en: parseCatalogue('en') };
const readMessages = (name: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, 'messages', `${name}.json`), 'utf8'));

/** Returns the names of the values in the interface `MessageValues`, by message id. */
function declaredValues(): [id: string, names: string[]][] {
  const source = readFileSync(join(folder, 'messageValues.ts'), 'utf8');
  const body = /interface MessageValues \{\n([\s\S]*?)\n\}/.exec(source)?.[1] ?? '';
  return [...body.matchAll(/'([^']+)': \{([^}]*)\}/g)].map(([, id = '', fields = '']) => [
    id,
    [...fields.matchAll(/(\w+)\??:/g)].map(([, name = '']) => name).sort(),
  ]);
}

test('both languages have the same ids (J4)', () => {
  expect([...catalogues.en.keys()].sort()).toEqual([...catalogues.zh.keys()].sort());
});

test('the ids are sorted', () => {
  for (const catalogue of Object.values(catalogues)) {
    const ids = [...catalogue.keys()];
    expect(ids).toEqual([...ids].sort());
  }
});

test('MessageValues lists the values of each message, in both languages', () => {
  const declared = new Map(declaredValues());
  for (const catalogue of Object.values(catalogues)) {
    const used = [...catalogue].map(([id, elements]) => [id, argumentsOf(elements)] as const);
    expect(new Map(used.filter(([, names]) => names.length > 0))).toEqual(declared);
  }
});

test.each(['zh', 'en'])('no text of %s.json contains markup, two spaces or a template placeholder', (locale) => {
  const invalid = Object.entries(readMessages(locale)).filter(([, text]) => / {2}|\$\{|&\w+;|<\/?[a-z]/i.test(text));
  expect(invalid).toEqual([]);
});

test('no English text contains Chinese characters', () => {
  expect(Object.entries(readMessages('en')).filter(([, text]) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

test('the texts of the inspector exist in both languages, with the same values', () => {
  const [zh, en] = [readMessages('inspector.zh'), readMessages('inspector.en')];
  const valuesIn = (messages: Record<string, string>) =>
    Object.entries(messages).map(([id, text]) => [id, (text.match(/\{\w+\}/g) ?? []).sort()]);
  expect(valuesIn(zh)).toEqual(valuesIn(en));
  // A comma of its own is no text.
  expect(Object.values(zh).filter((text) => !/[\p{Script=Han}，]/u.test(text))).toEqual([]);
  expect(Object.values(en).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
});

test('the texts of mount points exist in both languages (A8, contract 2)', () => {
  const [zh, en] = [readMessages('mount.zh'), readMessages('mount.en')];
  expect(Object.keys(zh).sort()).toEqual(['failed', 'retry', 'slow']);
  expect(Object.keys(en).sort()).toEqual(['failed', 'retry', 'slow']);
  expect(Object.values(zh).filter((text) => !/\p{Script=Han}/u.test(text))).toEqual([]);
  expect(Object.values(en).filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
});
