import { join } from 'node:path';
import { texts } from '../support/texts';

interface Parts {
  isNotice(id: string): boolean;
  partsOf(table: string, ids: readonly string[]): Record<string, string[]>;
}

const { isNotice, partsOf } = jest.requireActual<Parts>('../../build/parts.cjs');
const ids = Object.keys(texts.zh);
const parts = partsOf(join(__dirname, '../../src/mounts/runtime/widgets.ts'), ids);

test('each widget has words of its own, and none of what only others say', () => {
  expect(parts['logout']).toEqual(expect.arrayContaining(['logout.logOut']));
  expect(parts['logout']?.filter((id) => id.startsWith('invoice.'))).toEqual([]);
  for (const said of Object.values(parts)) expect(said.length).toBeLessThan(ids.length / 2);
});

test('an id that is put together, or named by a part that is fetched later, is a widget’s too', () => {
  expect(parts['entry']).toEqual(expect.arrayContaining(['greeting.morning', 'greeting.eveningTo']));
  expect(parts['register']).toEqual(expect.arrayContaining(['rule.maxLength.20']));
  expect(parts['auth']).toEqual(expect.arrayContaining(['auth.verify.lead', 'auth.qr.scan', 'captcha.title']));
});

test('whatever fails, the general notice can be told by every form', () => {
  for (const name of ['auth', 'svc-query', 'notification']) {
    expect(parts[name]).toContain('notice.System.Default_Error');
  }
});

test('every id of the catalogue is said by somebody, or is a notice', () => {
  const said = new Set(Object.values(parts).flat());
  expect(ids.filter((id) => !said.has(id) && !isNotice(id))).toEqual([]);
});
