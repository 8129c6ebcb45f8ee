import { catalogue, type Group, type NoticeId, type NoticeKey } from '../../src/notifications/catalogue';
import { lookup } from '../../src/notifications/lookup';
import { texts } from '../support/texts';
import { errorCatalogue } from './errorCatalogue';

const english = new Map(Object.entries(texts.en));
const chinese = new Map(Object.entries(texts.zh));

const rows = errorCatalogue.flatMap(([area, group, keys]) =>
  Object.entries(keys).map(([key, text]) => [`${area}-${key}`, group, key, text] as const),
);

test.each(rows)('%s: %s.%s says "%s"', (_id, group, key, text) => {
  const notice = lookup(group, key);
  expect(notice.id).toBe(`notice.${group}.${key}`);
  expect(english.get(notice.id)).toBe(text);
  expect(chinese.get(notice.id)).toEqual(expect.stringMatching(/\p{Script=Han}/u));
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
  for (const [, group, keys] of errorCatalogue) {
    const pairs = new Map(Object.entries(keys).map(([key, text]) => [text, chinese.get(`notice.${group}.${key}`)]));
    for (const [key, text] of Object.entries(keys)) {
      expect(chinese.get(`notice.${group}.${key}`)).toBe(pairs.get(text));
    }
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
  // @ts-expect-error no such group
  const group: Group = 'StoreLocator';
  // @ts-expect-error no such key
  const key: NoticeKey<'Login'> = '404';
  // @ts-expect-error a key of another group
  const id: NoticeId = 'notice.Login.NotMSR';
  expect([group, key, id]).toHaveLength(3);
});
