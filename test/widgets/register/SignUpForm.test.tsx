import { screen, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { bodiesOf, callsOf, requests, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import {
  button,
  calls,
  chooseBirthday,
  fillIn,
  input,
  type Language,
  list,
  openForm,
  put,
  submit,
  word,
} from './visit';

const languages: Language[] = ['en', 'zh'];
const agree = (language: Language = 'en') => screen.getByRole('checkbox', { name: word('agreed', language) });

describe('the form (M-reg-05)', () => {
  it('has its fields in order, each with the token by which browsers know it (P-20)', async () => {
    const page = await openForm();
    const controls = page.mount('register').querySelectorAll<HTMLInputElement>('form input, form select');
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
    for (const name of ['I agree to the terms and conditions', 'Send me news and offers']) {
      expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    }
    expect(within(screen.getByRole('group', { name: 'Gender' })).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText('Rewards card ending in 0001')).toBeVisible();
    await expectAccessible(page.mount('register'));
  });

  it.each([
    ['zh', ['family-name', 'given-name']],
    ['en', ['given-name', 'family-name']],
  ] as const)('asks for the names in the order of the language, %s (domain 4)', async (language, order) => {
    await openForm(language);
    const names = document.querySelectorAll('[autocomplete$="-name"]');
    expect([...names].map((field) => field.getAttribute('autocomplete'))).toEqual(order);
  });

  it.each(languages)('leads from the first wrong field on, in %s (P-22)', async (language) => {
    const page = await openForm(language);
    await page.visitor.click(submit(language));
    expect(input('username', language)).toHaveFocus();
    const says = (element: Element, rule: string) =>
      expect(element).toHaveAccessibleDescription(expect.stringContaining(texts[language][rule]!));
    for (const id of ['username', 'password', 'confirm', 'firstName', 'cellPhone', 'code']) {
      says(input(id, language), 'rule.isRequired');
      expect(input(id, language)).toBeInvalid();
    }
    for (const id of ['lastName', 'email']) expect(input(id, language)).not.toBeInvalid();
    says(screen.getByRole('radio', { name: word('female', language) }), 'rule.isGenderRequired');
    says(list('month', language), 'rule.isBirthday');
    says(agree(language), 'rule.isAgreementRequired');
    await expectAccessible(page.mount('register'));
    expect(bodiesOf(calls.create)).toEqual([]);

    await fillIn(page, { lastName: 'Li' }, language);
    await page.visitor.click(agree(language));
    await page.visitor.click(submit(language));
    expect(agree(language)).toHaveFocus();
    expect(bodiesOf(calls.create)).toEqual([]);
  });

  it.each(languages)('holds its rules, in %s (M-reg-13 to M-reg-23)', async (language) => {
    const page = await openForm(language);
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
      await put(page, id, text, language);
      await page.visitor.tab();
      const field = input(id, language);
      const told = rule === null ? '' : texts[language][`rule.${rule}`]!;
      if (rule === null) expect(`${id} ${text} ${field.getAttribute('aria-invalid')}`).toBe(`${id} ${text} null`);
      expect(field).toHaveAccessibleDescription(expect.stringContaining(told));
    }
    await settle();
    expect(bodiesOf(calls.create)).toEqual([]);
  });

  it('puts the confirmation right as the password changes', async () => {
    const page = await openForm();
    await put(page, 'password', 'Passw0rd?');
    await put(page, 'confirm', 'Passw0rd!');
    await page.visitor.tab();
    expect(input('confirm')).toBeInvalid();
    await put(page, 'password', 'Passw0rd!');
    expect(input('confirm')).not.toBeInvalid();
    await page.visitor.type(input('password'), 'x');
    expect(input('confirm')).toHaveAccessibleDescription(texts.en['rule.passwordEqualForRegister']!);
  });

  it('tidies numbers and names, never passwords (P-28, E6)', async () => {
    const page = await openForm();
    for (const [id, typed, kept] of [
      ['username', ' ｘｉａｏ．ｍｉｎｇ ', 'xiao.ming'],
      ['cellPhone', '+86 138-0013-8000', '13800138000'],
      ['email', ' mei＠example。test ', 'mei@example.test'],
      ['firstName', ' 小明 ', '小明'],
      ['password', ' Ｐass w0rd ', ' Ｐass w0rd '],
      ['confirm', ' Ｐass w0rd ', ' Ｐass w0rd '],
      ['code', '12 34 5', '1234'],
    ] as const) {
      await put(page, id, typed);
      await page.visitor.tab();
      expect(input(id)).toHaveValue(kept);
    }
  });

  it('never takes a blank out of a name as it is typed: the rule tells it', async () => {
    const page = await openForm();
    for (const [id, typed, rule] of [
      ['username', 'abc def ', 'isUsernameForRegister'],
      ['firstName', 'An Li ', 'isFirstname'],
    ] as const) {
      await page.visitor.type(input(id), typed);
      await page.visitor.tab();
      expect(input(id)).toHaveValue(typed.trim());
      expect(input(id)).toHaveAccessibleDescription(expect.stringContaining(texts.en[`rule.${rule}`]!));
    }
  });
});

describe('what goes out (M-ent-02, M-api-13)', () => {
  it('is exactly what was given, what is empty left out', async () => {
    const page = await openForm();
    await fillIn(page);
    await page.visitor.click(submit());
    await screen.findByRole('dialog', { name: 'Account created' });
    expect(bodiesOf(calls.create)).toEqual([
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
    expect(callsOf(calls.create)[0]?.query).toEqual({});
  });

  it('holds what may be given too, in Chinese (A-33)', async () => {
    const page = await openForm('zh');
    await fillIn(page, { lastName: '李', email: 'xiaoming@example.test' }, 'zh');
    await page.visitor.click(screen.getByRole('radio', { name: '女' }));
    await page.visitor.click(screen.getByRole('checkbox', { name: '我愿意接收资讯与优惠' }));
    await page.visitor.click(submit('zh'));
    await screen.findByRole('dialog', { name: '账户创建成功' });
    expect(bodiesOf(calls.create)).toEqual([
      expect.objectContaining({
        email: 'xiaoming@example.test',
        lastName: '李',
        gender: 'Female',
        optOut: 0,
        language: 'CHS',
      }),
    ]);
  });

  it('goes once, however often it is pressed', async () => {
    const page = await openForm();
    await fillIn(page);
    services.faults.set({ call: calls.create, fault: 'timeout' });
    for (let press = 0; press < 20; press += 1) await page.visitor.click(submit());
    await page.visitor.type(input('code'), '{Enter}');
    await settle();
    expect(bodiesOf(calls.create)).toHaveLength(1);
  });
});

describe('the list below the password (M-con-33, A-02, P-19)', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Still needed: 8-25 characters, One capital letter, One number or special character',
      'The password is fine.',
    ],
    ['zh', '还需要：8-25 个字符、一个大写字母、一个数字或特殊字符', '密码符合要求'],
  ])('says what is met and what is not, in %s', async (language, missing, fine) => {
    const page = await openForm(language);
    const met = () =>
      [...page.mount('register').querySelectorAll('.rw-password-hints .rw-met')].map(
        (item) => item.firstChild?.textContent,
      );
    const hint = (name: string) => texts[language][`rule.hint.${name}`]!;
    expect(met()).toEqual([]);
    await put(page, 'password', 'passwo', language);
    expect(met()).toEqual([hint('lowercase')]);
    const told = screen.getByText(missing);
    expect(told).toHaveAttribute('aria-live', 'polite');
    await put(page, 'password', 'Password1', language);
    expect(met()).toEqual([hint('length'), hint('capital'), hint('lowercase'), hint('number')]);
    expect(told).toHaveTextContent(fine);
    await page.visitor.tab();
    expect(input('password', language)).not.toBeInvalid();
  });
});

describe('the terms (M-reg-23, I9)', () => {
  it.each<[Language, string, string]>([
    ['en', 'Terms and conditions', '/en'],
    ['zh', '会员条款', ''],
  ])('can be read before they are agreed to, in %s', async (language, title, prefix) => {
    const page = await openForm(language);
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
    expect(agree(language)).not.toBeChecked();
  });
});

it('keeps what was filled in through a refusal, and the account is made with the next press', async () => {
  const page = await openForm();
  await fillIn(page);
  await chooseBirthday(page, '1985-02-28');
  services.faults.set({ call: calls.create, fault: 'code', code: 30001, times: 1 });
  await page.visitor.click(submit());
  await screen.findByText(texts.en['notice.Register.30001']!);
  await page.visitor.click(submit());
  await screen.findByRole('dialog', { name: 'Account created' });
  const [first, second] = bodiesOf(calls.create);
  expect(second).toEqual(first);
});
