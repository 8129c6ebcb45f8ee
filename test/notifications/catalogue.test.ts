import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, type Group, type NoticeId, type NoticeKey } from '../../src/notifications/catalogue';
import { findNotice } from '../../src/notifications/lookup';
import { allLanguages, texts } from '../support/texts';
import { errorCatalogue } from './errorCatalogue';

/** The notices with their requirement ids. These write a negative code as `neg500`. */
const rows = errorCatalogue.flatMap(([area, group, keys]) =>
  Object.entries(keys).map(([key, [en, zh]]) => [`${area}-${key.replace('-', 'neg')}`, group, key, en, zh] as const),
);

test('each requirement id of the error catalogue is explained', () => {
  const requirements = readFileSync(join(__dirname, '../../docs/requirements.md'), 'utf8');
  expect(rows.map(([id]) => id).filter((id) => !requirements.includes(`\n- **${id}** `))).toEqual([]);
});

test.each(rows)('%s: the notice %s.%s has the texts "%s" and "%s"', (_id, group, key, en, zh) => {
  const notice = findNotice(group, key);
  expect(notice.id).toBe(`notice.${group}.${key}`);
  expect([texts.en[notice.id], texts.zh[notice.id]]).toEqual([en, zh]);
});

test('the catalogue and the messages contain exactly the notices of the error catalogue', () => {
  const listed = rows.map(([, group, key]) => `notice.${group}.${key}`).sort();
  const inCatalogue = Object.entries(catalogue).flatMap(([group, keys]) =>
    Object.keys(keys).map((key) => `notice.${group}.${key}`),
  );
  expect(inCatalogue.sort()).toEqual(listed);
  expect(
    Object.keys(texts.en)
      .filter((id) => id.startsWith('notice.'))
      .sort(),
  ).toEqual(listed);
  expect(
    Object.keys(texts.zh)
      .filter((id) => id.startsWith('notice.'))
      .sort(),
  ).toEqual(listed);
});

test('within a group, two notices have the same text in both languages or in none', () => {
  for (const [group, keys] of Object.entries(catalogue)) {
    const ids = Object.keys(keys).map((key) => `notice.${group}.${key}`);
    const pairs = new Set(ids.map((id) => `${texts.en[id]} = ${texts.zh[id]}`));
    for (const locale of allLanguages) {
      expect([group, new Set(ids.map((id) => texts[locale][id])).size]).toEqual([group, pairs.size]);
    }
  }
});

test('the notice for a sent link does not reveal whether the address has an account (E-reset-emailSent)', () => {
  expect(findNotice('ResetPassword', 'emailSent').tone).toBe('info');
});

test('only notices of a success have its tone', () => {
  const successes = errorCatalogue.flatMap(([, group, keys]) =>
    Object.keys(keys)
      .filter((key) => findNotice(group, key).tone === 'success')
      .map((key) => `${group}.${key}`),
  );
  expect(successes.sort()).toEqual([
    'Invoice.200',
    'Login.SignedOut',
    'PhoneNumber.SendSMSPinSucceeded',
    'PhoneNumber.mobileVerified',
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

test('unknown groups, keys and ids do not compile', () => {
  // @ts-expect-error no such group: the store locator has no notices (E-store)
  const group: Group = 'StoreLocator';
  // @ts-expect-error no such key
  const key: NoticeKey<'Login'> = '404';
  // @ts-expect-error a key of another group
  const id: NoticeId = 'notice.Login.NotMSR';
  expect([group, key, id]).toHaveLength(3);
});
