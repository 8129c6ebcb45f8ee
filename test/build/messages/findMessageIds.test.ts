import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { texts } from '../../support/texts';

interface FindMessageIds {
  isNotice(id: string): boolean;
  findMessageIds(files: readonly string[], ids: readonly string[]): Set<string>;
}

const { isNotice, findMessageIds } = jest.requireActual<FindMessageIds>('../../../build/messages/findMessageIds.cjs');
const folder = mkdtempSync(join(tmpdir(), 'find-message-ids-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the ids of a small catalogue that are found in this code. */
function idsFoundIn(code: string): string[] {
  const file = join(folder, 'Widget.tsx');
  writeFileSync(file, code);
  const ids = ['auth.title', 'auth.titleLong', 'greeting.morning', 'greeting.evening', 'notice.Login.403'];
  return [...findMessageIds([file], ids)];
}

test.each([
  ["t('auth.title')", ['auth.title']],
  ['<Field label="auth.titleLong" />', ['auth.titleLong']],
  ['t(`greeting.$' + '{part}`)', ['greeting.morning', 'greeting.evening']],
  ["showNotice('notice.Login.403')", ['notice.Login.403']],
  // Notices are looked up by group and code, and are not part of a widget's script.
  ['t(`notice.$' + '{group}.$' + '{code}`)', []],
  ["'auth' + '.title'", []],
])('finds the ids in %s', (code, ids) => {
  expect(idsFoundIn(code)).toEqual(ids);
});

test('the sources use every id of the catalogue that is not a notice', () => {
  const files = readdirSync(join(__dirname, '../../../src'), { recursive: true, encoding: 'utf8' });
  const sources = files.map((file) => join(__dirname, '../../../src', file));
  const ids = Object.keys(texts.zh);
  const found = findMessageIds(sources, ids);
  expect(ids.filter((id) => !found.has(id) && !isNotice(id))).toEqual([]);
});
