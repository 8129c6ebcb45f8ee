import { runInNewContext } from 'node:vm';
import type { Language } from '../../support/texts';
import { type FakeCompilation, fakeCompilation } from '../fakeCompilation';

interface Chunk {
  readonly name: string;
  readonly widgets: readonly string[];
  readonly shared: readonly string[];
  readonly script: string;
  readonly styles: readonly string[];
  readonly messages: Record<Language, Record<string, string>>;
}
interface LanguageScripts {
  emitLanguageScripts(compilation: FakeCompilation, chunk: Chunk): { files: Record<Language, string[]> };
}
const { emitLanguageScripts } = jest.requireActual<LanguageScripts>('../../../build/assets/languageScripts.cjs');

const chunk: Chunk = {
  name: 'account',
  widgets: ['account-primary', 'account-overlay'],
  shared: ['form'],
  script: 'assets/account.js',
  styles: ['assets/account.css'],
  messages: { zh: { 'account.title': '账户' }, en: { 'account.title': 'Account' } },
};
const emit = (messages = chunk.messages) => {
  const compilation = fakeCompilation({
    'assets/account.js': 'window.isRun = true;',
    'assets/account.js.map': '{}',
    'assets/account.css': '.rw {}',
  });
  const named = emitLanguageScripts(compilation, { ...chunk, messages });
  return { named, texts: compilation.texts() };
};
const hashOf = (file = '') => file.split('.').at(-2);

test('emits a script per language and the style sheet under one hash, and removes the original script', () => {
  const { named, texts } = emit();
  const hash = hashOf(named.files.zh[0]);
  expect(named).toEqual({
    name: 'account',
    widgets: chunk.widgets,
    shared: ['form'],
    files: {
      zh: [`assets/account.${hash}.css`, `assets/account.zh.${hash}.js`],
      en: [`assets/account.${hash}.css`, `assets/account.en.${hash}.js`],
    },
  });
  expect(Object.keys(texts)).not.toContain('assets/account.js');
  expect(Object.keys(texts)).toContain(`assets/account.${hash}.js.map`);
});

test('a script runs the code, and adds the messages of its language as a module for each widget', () => {
  const { named, texts } = emit();
  const window: { isRun?: true; widgets: { chunks?: unknown[] } } = { widgets: {} };
  runInNewContext(texts[named.files.en[1] ?? ''] ?? '', { window });
  expect(window.isRun).toBe(true);
  const [[ids, modules]] = window.widgets.chunks as [[string[], Record<string, (module: object) => void>]];
  expect([...ids]).toEqual(['messages-account-primary']);
  expect(Object.keys(modules)).toEqual(['messages-account-primary', 'messages-account-overlay']);
  const module = { exports: {} };
  modules['messages-account-overlay']?.(module);
  expect({ ...module.exports }).toEqual({ 'account.title': 'Account' });
});

test('a changed message in one language changes the hash of all files', () => {
  const changed = emit({ ...chunk.messages, en: { 'account.title': 'Your account' } });
  expect(hashOf(changed.named.files.zh[0])).not.toBe(hashOf(emit().named.files.zh[0]));
});
