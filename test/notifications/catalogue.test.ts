import { catalogue, type Group, type NoticeId, type NoticeKey } from '../../src/notifications/catalogue';
import { lookup } from '../../src/notifications/lookup';
import { texts } from '../support/texts';
import { errorCatalogue } from './errorCatalogue';

const english = new Map(Object.entries(texts.en));
const chinese = new Map(Object.entries(texts.zh));

const rows = errorCatalogue.flatMap(([area, group, keys]) =>
  Object.entries(keys).map(([key, [en, zh]]) => [`${area}-${key}`, group, key, en, zh] as const),
);

test.each(rows)('%s: %s.%s says "%s", "%s"', (_id, group, key, en, zh) => {
  const notice = lookup(group, key);
  expect(notice.id).toBe(`notice.${group}.${key}`);
  expect([english.get(notice.id), chinese.get(notice.id)]).toEqual([en, zh]);
});

test('the catalogue holds what the error catalogue lists, and nothing else', () => {
  const listed = rows.map(([, group, key]) => `notice.${group}.${key}`).sort();
  const held = Object.entries(catalogue).flatMap(([group, keys]) =>
    Object.keys(keys).map((key) => `notice.${group}.${key}`),
  );
  expect(held.sort()).toEqual(listed);
  expect([...english.keys()].filter((id) => id.startsWith('notice.')).sort()).toEqual(listed);
  expect([...chinese.keys()].filter((id) => id.startsWith('notice.')).sort()).toEqual(listed);
});

test('the same text is the same in both languages within a group', () => {
  for (const [, , keys] of errorCatalogue) {
    const pairs = Object.values(keys).map((texts) => texts.join(' = '));
    for (const at of [0, 1] as const) {
      expect(new Set(Object.values(keys).map((texts) => texts[at])).size).toBe(new Set(pairs).size);
    }
  }
});

test('no Chinese text is left in the English ones, nor the other way round', () => {
  for (const [id, , , en, zh] of rows) {
    expect([id, /\p{Script=Han}/u.test(en), /\p{Script=Han}/u.test(zh)]).toEqual([id, false, true]);
  }
});

test('nothing tells whether an e-mail address has an account (E-reset-emailSent)', () => {
  expect(lookup('ResetPassword', 'emailSent').tone).toBe('info');
});

test('only what went well sounds like it', () => {
  const good = errorCatalogue.flatMap(([, group, keys]) =>
    Object.keys(keys)
      .filter((key) => lookup(group, key).tone === 'success')
      .map((key) => `${group}.${key}`),
  );
  expect(good.sort()).toEqual([
    'Invoice.200',
    'PhoneNumber.SendSMSPinSucceeded',
    'PhoneNumber.verified',
    'Register.200',
    'ResetPassword.ResetPasswordSucceed',
    'ResetPassword.pinSent',
    'SVCCardAdd.200',
    'StarRedemption.success',
    'System.addressAdded',
    'System.addressDefault',
    'System.addressDeleted',
    'System.saved',
    'UpdatePassword.200',
  ]);
});

test('groups, keys and ids that do not exist do not compile', () => {
  // @ts-expect-error no such group: the store locator shows no texts (E-store)
  const group: Group = 'StoreLocator';
  // @ts-expect-error no such key
  const key: NoticeKey<'Login'> = '404';
  // @ts-expect-error a key of another group
  const id: NoticeId = 'notice.Login.NotMSR';
  expect([group, key, id]).toHaveLength(3);
});
