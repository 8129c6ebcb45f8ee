import type { Locator, Page } from '@playwright/test';
import { type Locale, locales } from '../../../demo/site/texts';
import { expect, test } from '../support/flowFixtures';
import { mountPoint } from '../support/page';
import { submitSignIn } from '../support/signInForm';

const texts = {
  zh: {
    prefix: '',
    card: '卡号',
    pin: '卡片密码',
    help: '这是什么？',
    helpTitle: '卡号和卡片密码在哪里？',
    next: '下一步',
    title: '填写个人资料',
    username: '用户名',
    password: '密码',
    confirm: '确认密码',
    firstName: '名',
    female: '女',
    year: '年',
    month: '月',
    day: '日',
    guardian: '监护人同意',
    no: '否',
    mobile: '手机号码',
    send: '获取验证码',
    sent: '138****8000',
    code: '短信验证码',
    read: '阅读《会员条款》',
    terms: '会员条款',
    agree: '我已阅读并同意《会员条款》',
    submit: '立即注册',
    close: '关闭',
    created: '账户创建成功',
    notMsr: '仅可使用有效的会员卡注册',
    wrongPin: '无法添加此卡，请核对卡号和卡片密码',
    taken: '该用户名已被使用',
    free: '该用户名可以使用',
    minor: '需经监护人同意才能创建账户',
    unconfirmed: '暂时无法确认账户是否已创建',
    mayExist: '您的账户可能已经创建成功',
    template: 'create-cn',
    language: 'CHS',
  },
  en: {
    prefix: '/en',
    card: 'Card number',
    pin: 'PIN',
    help: 'What is this?',
    helpTitle: 'Where do I find the number and the PIN?',
    next: 'Next',
    title: 'Tell us about yourself',
    username: 'Username',
    password: 'Password',
    confirm: 'Confirm password',
    firstName: 'First name',
    female: 'Female',
    year: 'Year',
    month: 'Month',
    day: 'Day',
    guardian: "Guardian's consent",
    no: 'No',
    mobile: 'Mobile number',
    send: 'Send code',
    sent: '138****8000',
    code: 'SMS code',
    read: 'Read the terms and conditions',
    terms: 'Terms and conditions',
    agree: 'I agree to the terms and conditions',
    submit: 'Create account',
    close: 'Close',
    created: 'Account created',
    notMsr: 'only valid MSR Cards can be used for registration',
    wrongPin: 'Cannot add this card, check the number and PIN',
    taken: 'This username is already in use',
    free: 'You can use this username.',
    minor: 'You must have adult permission to create an account.',
    unconfirmed: 'We could not confirm whether your account was created',
    mayExist: 'Your account may already exist',
    template: 'create-en',
    language: 'ENU',
  },
} as const;

type Texts = (typeof texts)[Locale];

/** Completes the first step with a card that can be registered. */
async function submitCard(widget: Locator, text: Texts): Promise<void> {
  await widget.getByLabel(text.card, { exact: true }).fill('6200 0000 0000 0001');
  await widget.getByLabel(text.pin, { exact: true }).fill('12345678');
  await widget.getByLabel(text.pin, { exact: true }).press('Enter');
  await expect(widget.getByRole('heading', { name: text.title })).toBeFocused();
}

/** Fills in all required fields of the second step except for the SMS code and the year of birth. */
async function fillDetails(widget: Locator, text: Texts): Promise<void> {
  const field = (name: string) => widget.getByLabel(name, { exact: true });
  await field(text.username).fill('xiao_ming');
  await field(text.password).fill('Passw0rd!');
  await field(text.confirm).fill('Passw0rd!');
  await field(text.firstName).fill('小明');
  await widget.getByRole('radio', { name: text.female, exact: true }).check();
  await widget.getByRole('combobox', { name: text.month }).selectOption({ label: '2' });
  await widget.getByRole('combobox', { name: text.day }).selectOption({ label: '29' });
  await field(text.mobile).fill('+86 138-0013-8000');
  await widget.getByRole('button', { name: text.send }).click();
  await expect(widget.getByText(text.sent)).toBeVisible();
  await widget.getByRole('checkbox', { name: text.agree }).check();
}

const lastCode = (outbox: readonly { readonly code?: string }[]) => outbox[outbox.length - 1]?.code ?? '';

/** Records and accepts the native dialogs of a page, such as the `beforeunload` dialog. */
function recordNativeDialogs(page: Page): string[] {
  const types: string[] = [];
  page.on('dialog', (dialog) => {
    types.push(dialog.type());
    void dialog.accept();
  });
  return types;
}

for (const locale of locales) {
  const text: Texts = texts[locale];

  test(`a visitor registers, in ${locale} (M-core-07, M-reg-03, M-reg-05, M-reg-06, M-reg-10, E-register-NotMSR, E-register-105, M-ent-02, M-ent-05)`, async ({
    page,
    demo,
    visit,
    checkScreen,
  }) => {
    test.slow();
    const nativeDialogs = recordNativeDialogs(page);
    await visit(`${text.prefix}/account/register`);
    const widget = mountPoint(page, 'register');
    await expect(widget).toHaveAttribute('data-mount-state', 'ready');
    await checkScreen(`register-${locale}-1-card`);

    await widget.getByRole('button', { name: text.next }).click();
    await expect(widget.getByLabel(text.card, { exact: true })).toBeFocused();
    await widget.getByLabel(text.card, { exact: true }).fill('7310180000000001');
    await expect(widget.getByText(text.notMsr)).toBeVisible();

    await widget.getByRole('button', { name: text.help }).click();
    await expect(page.getByRole('dialog', { name: text.helpTitle })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(widget.getByRole('button', { name: text.help })).toBeFocused();

    await widget.getByLabel(text.card, { exact: true }).fill('6200000000000001');
    await widget.getByLabel(text.pin, { exact: true }).fill('87654321');
    await widget.getByRole('button', { name: text.next }).click();
    await expect(page.getByRole('alert').filter({ hasText: text.wrongPin })).toBeVisible();
    await expect(widget.getByLabel(text.pin, { exact: true })).toHaveValue('87654321');

    await submitCard(widget, text);
    await widget.getByRole('button', { name: text.submit }).click();
    await expect(widget.getByLabel(text.username, { exact: true })).toBeFocused();

    await widget.getByLabel(text.username, { exact: true }).fill('dormant');
    await expect(widget.getByText(text.taken)).toBeVisible();
    await widget.getByLabel(text.password, { exact: true }).fill('passwo');

    await widget.getByRole('combobox', { name: text.year }).selectOption(String(new Date().getFullYear() - 16));
    await widget.getByRole('combobox', { name: text.month }).selectOption({ label: '1' });
    await widget.getByRole('combobox', { name: text.day }).selectOption({ label: '31' });
    await expect(page.getByRole('dialog', { name: text.guardian })).toBeVisible();
    await page.getByRole('button', { name: text.no, exact: true }).click();
    await expect(widget.getByText(text.minor)).toBeVisible();
    await widget.getByRole('combobox', { name: text.year }).selectOption('2000');
    await expect(widget.getByText(text.minor)).toHaveCount(0);

    await widget.getByRole('button', { name: text.read }).click();
    await expect(page.getByRole('dialog', { name: text.terms })).toBeVisible();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    // The frame has the terms without header, footer and a second frame.
    await expect(frame.locator('header, footer, iframe')).toHaveCount(0);
    await page.getByRole('dialog').getByRole('button', { name: text.close }).click();
    await expect(widget.getByRole('checkbox', { name: text.agree })).not.toBeChecked();

    await fillDetails(widget, text);
    await expect(widget.getByText(text.free)).toBeVisible();
    await widget.getByLabel(text.code, { exact: true }).fill(lastCode(demo.services.outbox));

    expect(nativeDialogs).toEqual([]);
    await widget.getByRole('button', { name: text.submit }).click();
    await expect(page.getByRole('dialog', { name: text.created })).toBeVisible();
    const bodies = (path: string) => demo.services.calls.filter((call) => call.path === path).map(({ body }) => body);
    expect(bodies('/api/Customers/create')).toEqual([
      {
        userName: 'xiao_ming',
        password: 'Passw0rd!',
        firstName: '小明',
        gender: 'Female',
        birthday: '02/29/2000',
        optOut: 1,
        language: text.language,
        cellPhone: '13800138000',
        cellPhoneValidFlag: lastCode(demo.services.outbox),
        cardNumber: '6200000000000001',
        cardPassword: '12345678',
      },
    ]);
    expect(bodies('/api/Customers/sms/sendRegisterPin')).toEqual([
      {
        phoneNumber: '13800138000',
        template: text.template,
        locale,
        cardNumber: '6200000000000001',
        cardPassword: '12345678',
      },
    ]);
    await page.getByRole('dialog').getByRole('button', { name: text.close }).click();
    await page.waitForURL(`${demo.origin}${text.prefix}/account/`);
    expect(nativeDialogs).toEqual([]);
  });

  test(`an unconfirmed registration leads to the sign-in, in ${locale} (E1)`, async ({ page, demo, visit }) => {
    const nativeDialogs = recordNativeDialogs(page);
    await visit(`${text.prefix}/account/register`);
    const widget = mountPoint(page, 'register');
    await submitCard(widget, text);
    await fillDetails(widget, text);
    await widget.getByLabel(text.code, { exact: true }).fill('1234');
    demo.services.faults.set({ call: 'POST /api/Customers/create', fault: 'reset-after', times: 1 });
    await widget.getByRole('button', { name: text.submit }).click();
    await expect(widget.getByText(text.unconfirmed)).toBeVisible();
    await expect(widget.getByLabel(text.username, { exact: true })).toHaveValue('xiao_ming');

    await widget.getByLabel(text.username, { exact: true }).fill('xiao_ming_2');
    await widget.getByRole('button', { name: text.submit }).click();
    await expect(widget.getByText(text.mayExist)).toBeVisible();
    await expect(widget.getByLabel(text.mobile, { exact: true })).toBeFocused();
    expect(demo.services.calls.filter(({ path }) => path === '/api/Customers/create')).toHaveLength(2);

    await widget.getByRole('alert').getByRole('link').click();
    await page.waitForURL(`${demo.origin}${text.prefix}/account/`);
    expect(nativeDialogs).toEqual([]);
  });
}

test('leaving a started registration shows the beforeunload dialog (M-reg-08, A-41)', async ({ page, demo, visit }) => {
  const nativeDialogs = recordNativeDialogs(page);
  await visit('/en/account/register');
  const widget = mountPoint(page, 'register');
  await widget.getByLabel('Card number').fill('62');
  await widget.getByLabel('Card number').click();
  await page.goto(`${demo.origin}/en/about/contact`);
  expect(nativeDialogs).toEqual(['beforeunload']);
});

test('a signed-in visitor is redirected to the account, without a dialog (M-reg-02)', async ({ page, demo, visit }) => {
  const nativeDialogs = recordNativeDialogs(page);
  await visit('/en/account/');
  const auth = mountPoint(page, 'auth');
  await submitSignIn(auth, 'mei');
  await expect(auth).toBeEmpty();
  await page.goto(`${demo.origin}/en/account/register`);
  await page.waitForURL(`${demo.origin}/en/account/`);
  expect(nativeDialogs).toEqual([]);
});
