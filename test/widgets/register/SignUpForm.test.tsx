import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { languages } from '../../support/page/languages';
import { settle } from '../../support/page/settle';
import { bodiesSentTo, requests, requestsTo, services } from '../../support/page/stubServices';
import { type Language, requiredText, texts } from '../../support/texts';
import {
  birthdayList,
  button,
  calls,
  fillField,
  fillSignUpForm,
  getField,
  openSignUpForm,
  submitButton,
  textOf,
} from './openRegisterPage';

const agreeCheckbox = (language: Language = 'en') => screen.getByRole('checkbox', { name: textOf('agreed', language) });

const expectError = (element: Element, rule: string, language: Language) =>
  expect(element).toHaveAccessibleDescription(expect.stringContaining(texts[language][rule]!));

describe('the sign-up form (M-reg-05)', () => {
  it('has its fields in order, each with its autocomplete token (P-20)', async () => {
    const page = await openSignUpForm();
    const controls = page.mountPoint('register').querySelectorAll<HTMLInputElement>('form input, form select');
    const tokens = [...controls].map((control) => control.getAttribute('autocomplete') ?? control.type);
    expect(tokens).toEqual([
      'username',
      'new-password',
      'new-password',
      'given-name',
      'family-name',
      'radio',
      'radio',
      'email',
      'bday-year',
      'bday-month',
      'bday-day',
      'tel-national',
      'one-time-code',
      'checkbox',
      'checkbox',
    ]);
    expect(controls[12]).toHaveAttribute('inputmode', 'numeric');
    for (const id of ['agreed', 'news']) {
      expect(screen.getByRole('checkbox', { name: textOf(id) })).not.toBeChecked();
    }
    expect(within(screen.getByRole('group', { name: textOf('gender') })).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText('Rewards card ending in 0001')).toBeVisible();
    await expectAccessible(page.mountPoint('register'));
  });

  it.each([
    ['zh', ['family-name', 'given-name']],
    ['en', ['given-name', 'family-name']],
  ] as const)('has the names in the order of the language, %s (domain 4)', async (language, order) => {
    await openSignUpForm(language);
    const names = document.querySelectorAll('[autocomplete$="-name"]');
    expect([...names].map((field) => field.getAttribute('autocomplete'))).toEqual(order);
  });

  it.each(languages)('says in the label which fields are optional, in %s (M-reg-16)', async (language) => {
    await openSignUpForm(language);
    const optional = texts[language]['form.optional']!;
    for (const id of ['lastName', 'email'] as const) {
      const field = getField(id, language);
      expect(field).toHaveAccessibleName(textOf(id, language));
      expect(field).toHaveAccessibleDescription(expect.stringContaining(optional));
      const label = document.querySelector(`label[for="${field.id}"]`);
      // A full-width bracket needs no space before it.
      expect(label).toHaveTextContent(language === 'zh' ? /\S（选填）$/ : / \(optional\)$/);
    }
    expect(screen.getAllByText(optional)).toHaveLength(2);
  });

  it.each(languages)('focuses the first invalid field and shows all errors, in %s (P-22)', async (language) => {
    const page = await openSignUpForm(language);
    await page.visitor.click(submitButton(language));
    expect(getField('username', language)).toHaveFocus();
    for (const id of ['username', 'password', 'confirm', 'firstName', 'cellPhone', 'code']) {
      const field = getField(id, language);
      expect(field).toHaveAccessibleDescription(expect.stringContaining(requiredText(field, language)));
      expect(getField(id, language)).toBeInvalid();
    }
    for (const id of ['lastName', 'email']) expect(getField(id, language)).not.toBeInvalid();
    expectError(screen.getByRole('radio', { name: textOf('female', language) }), 'rule.isGenderRequired', language);
    expectError(birthdayList('month', language), 'rule.isBirthday', language);
    expectError(agreeCheckbox(language), 'rule.isAgreementRequired', language);
    await expectAccessible(page.mountPoint('register'));
    expect(bodiesSentTo(calls.create)).toEqual([]);

    await fillSignUpForm(page, { lastName: 'Li' }, language);
    await page.visitor.click(agreeCheckbox(language));
    await page.visitor.click(submitButton(language));
    expect(agreeCheckbox(language)).toHaveFocus();
    expect(bodiesSentTo(calls.create)).toEqual([]);
  });

  it.each([
    ['en', 'firstName'],
    ['zh', 'lastName'],
  ] as const)('focuses the first of two invalid names, in %s (P-22)', async (language, first) => {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, { firstName: '1', lastName: '1' }, language);
    await page.visitor.click(submitButton(language));
    expect(getField(first, language)).toHaveFocus();
  });

  it.each(languages)('validates its fields, in %s (M-reg-13 to M-reg-23)', async (language) => {
    const page = await openSignUpForm(language);
    for (const [id, text, rule] of [
      ['username', 'abcde', 'isUsernameForRegister'],
      ['username', 'xiao-ming', 'isUsernameForRegister'],
      ['username', 'xiao ming', 'isUsernameForRegister'],
      ['username', '小明小明小明', 'isUsernameForRegister'],
      ['username', 'a._0Zz', null],
      ['password', 'Passw0r', 'isPassword'],
      ['password', 'passw0rd', 'isPassword'],
      ['password', 'PASSW0RD', 'isPassword'],
      ['password', 'Password', 'isPassword'],
      ['password', `Passw0rd${'x'.repeat(18)}`, 'isPassword'],
      ['password', 'Password!', null],
      ['confirm', 'Password', 'passwordEqualForRegister'],
      ['confirm', 'Password!', null],
      ['firstName', 'J0', 'isFirstname'],
      ['firstName', 'Anne Marie', 'isFirstname'],
      ['firstName', 'x'.repeat(21), 'maxLength.20'],
      ['firstName', '𠮷'.repeat(20), null],
      ['lastName', 'O’Neil', 'isLastname'],
      ['lastName', '李'.repeat(21), 'maxLength.20'],
      ['lastName', '', null],
      ['email', 'mei@', 'isEmail'],
      ['email', 'm ei@example.test', 'isEmail'],
      ['email', '', null],
      ['cellPhone', '12800138000', 'isPhone'],
      ['cellPhone', '1380013800', 'isPhone'],
      ['cellPhone', '19900138000', null],
      ['code', '123', 'isSmsCode'],
      ['code', '1234', null],
    ] as const) {
      await fillField(page, id, text, language);
      await page.visitor.tab();
      const field = getField(id, language);
      if (rule === null) expect(`${id} ${text} ${field.getAttribute('aria-invalid')}`).toBe(`${id} ${text} null`);
      else expectError(field, `rule.${rule}`, language);
    }
    await settle();
    expect(bodiesSentTo(calls.create)).toEqual([]);
  });

  it('validates the confirmation again when the password changes (M-reg-15)', async () => {
    const page = await openSignUpForm();
    await fillField(page, 'password', 'Passw0rd?');
    await fillField(page, 'confirm', 'Passw0rd!');
    await page.visitor.tab();
    expect(getField('confirm')).toBeInvalid();
    await fillField(page, 'password', 'Passw0rd!');
    expect(getField('confirm')).not.toBeInvalid();
    await page.visitor.type(getField('password'), 'x');
    expect(getField('confirm')).toHaveAccessibleDescription(texts.en['rule.passwordEqualForRegister']!);
  });

  it('normalises numbers and names, never passwords (P-28, E6)', async () => {
    const page = await openSignUpForm();
    for (const [id, typed, normalised] of [
      ['username', ' ｘｉａｏ．ｍｉｎｇ ', 'xiao.ming'],
      ['cellPhone', '+86 138-0013-8000', '13800138000'],
      ['email', ' mei＠example。test ', 'mei@example.test'],
      ['firstName', ' 小明 ', '小明'],
      ['lastName', '买买提•艾力', '买买提·艾力'],
      ['password', ' Ｐass w0rd ', ' Ｐass w0rd '],
      ['confirm', ' Ｐass w0rd ', ' Ｐass w0rd '],
      ['code', '12 34 5', '1234'],
    ] as const) {
      await fillField(page, id, typed);
      await page.visitor.tab();
      expect(getField(id)).toHaveValue(normalised);
    }
  });

  it('keeps a space inside a name, for which the rule shows an error (M-reg-13, M-reg-16)', async () => {
    const page = await openSignUpForm();
    for (const [id, typed, rule] of [
      ['username', 'abc def ', 'isUsernameForRegister'],
      ['firstName', 'An Li ', 'isFirstname'],
    ] as const) {
      await page.visitor.type(getField(id), typed);
      await page.visitor.tab();
      expect(getField(id)).toHaveValue(typed.trim());
      expect(getField(id)).toHaveAccessibleDescription(expect.stringContaining(texts.en[`rule.${rule}`]!));
    }
  });
});

describe('the request body (M-ent-02, M-api-13)', () => {
  it('has exactly the filled-in values, without the empty ones', async () => {
    const page = await openSignUpForm();
    await fillSignUpForm(page);
    await page.visitor.click(submitButton());
    await screen.findByRole('dialog', { name: texts.en['notice.Register.200']! });
    expect(bodiesSentTo(calls.create)).toEqual([
      {
        userName: 'xiao_ming',
        password: 'Passw0rd!',
        firstName: '小明',
        gender: 'Male',
        birthday: '07/05/1990',
        optOut: 1,
        language: 'ENU',
        cellPhone: '13800138000',
        cellPhoneValidFlag: '1234',
        cardNumber: '6200000000000001',
        cardPassword: '12345678',
      },
    ]);
    expect(requests).toContain('POST http://account.test/api/Customers/create');
    expect(requestsTo(calls.create)[0]?.query).toEqual({});
  });

  it('has the optional values as well, in zh (A-33)', async () => {
    const page = await openSignUpForm('zh');
    await fillSignUpForm(page, { lastName: '李', email: 'xiaoming@example.test' }, 'zh');
    await page.visitor.click(screen.getByRole('radio', { name: textOf('female', 'zh') }));
    await page.visitor.click(screen.getByRole('checkbox', { name: textOf('news', 'zh') }));
    await page.visitor.click(submitButton('zh'));
    await screen.findByRole('dialog', { name: texts.zh['notice.Register.200']! });
    expect(bodiesSentTo(calls.create)).toEqual([
      expect.objectContaining({
        email: 'xiaoming@example.test',
        lastName: '李',
        gender: 'Female',
        optOut: 0,
        language: 'CHS',
      }),
    ]);
  });

  it('is sent once for twenty clicks and Enter (P-25, E1)', async () => {
    const page = await openSignUpForm();
    await fillSignUpForm(page);
    services.faults.set({ call: calls.create, fault: 'timeout' });
    for (let click = 0; click < 20; click += 1) await page.visitor.click(submitButton());
    await page.visitor.type(getField('code'), '{Enter}');
    await settle();
    expect(bodiesSentTo(calls.create)).toHaveLength(1);
  });
});

describe('the password requirements (M-con-33, A-02, P-19)', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Still needed: 8-25 characters, One capital letter, One number or special character',
      'The password meets all requirements.',
    ],
    ['zh', '还需要：8-25 个字符、一个大写字母、一个数字或特殊字符', '密码符合要求'],
  ])('show what is met and announce what is missing, in %s', async (language, missing, fine) => {
    const page = await openSignUpForm(language);
    const met = () =>
      [...page.mountPoint('register').querySelectorAll('.rw-password-hints .rw-met')].map(
        (item) => item.firstChild?.textContent,
      );
    const hint = (name: string) => texts[language][`rule.hint.${name}`]!;
    expect(met()).toEqual([]);
    await fillField(page, 'password', 'passwo', language);
    expect(met()).toEqual([hint('lowercase')]);
    const status = screen.getByText(missing);
    expect(status).toHaveAttribute('aria-live', 'polite');
    await fillField(page, 'password', 'Password1', language);
    expect(met()).toEqual([hint('length'), hint('capital'), hint('lowercase'), hint('number')]);
    expect(status).toHaveTextContent(fine);
    await page.visitor.tab();
    expect(getField('password', language)).not.toBeInvalid();
  });
});

describe('the terms (M-reg-23, I9)', () => {
  it.each<[Language, string]>([
    ['en', '/en'],
    ['zh', ''],
  ])('open in a sandboxed frame before the visitor agrees, in %s', async (language, prefix) => {
    const title = textOf('terms', language);
    const page = await openSignUpForm(language);
    const base = document.createElement('base');
    base.href = 'https://elsewhere.test/';
    document.head.append(base);
    await page.visitor.click(button('readTerms', language));
    const frame = within(screen.getByRole('dialog', { name: title })).getByTitle(title);
    expect(frame).toHaveAttribute(
      'src',
      `http://localhost${prefix}/help/legal/starbucks-rewards-program-terms-and-conditions-overall/`,
    );
    expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
    await page.visitor.click(button('close', language));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('readTerms', language)).toHaveFocus();
    expect(agreeCheckbox(language)).not.toBeChecked();
  });
});
