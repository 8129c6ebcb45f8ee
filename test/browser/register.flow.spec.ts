import type { Locator, Page } from '@playwright/test';
import { source as axeSource } from 'axe-core';
import { expect, mount, test } from './world';

const words = {
  zh: {
    prefix: '',
    card: '卡号',
    pin: '卡片密码',
    help: '这是什么？',
    helpTitle: '卡号和密码在哪里？',
    next: '下一步',
    title: '填写个人资料',
    username: '用户名',
    password: '密码',
    confirm: '确认密码',
    firstName: '名',
    lastName: '姓',
    female: '女',
    email: '邮箱',
    year: '年',
    month: '月',
    day: '日',
    guardian: '监护人同意',
    yes: '是',
    no: '否',
    mobile: '手机号码',
    send: '获取验证码',
    sent: '138****8000',
    code: '短信验证码',
    read: '阅读《会员条款》',
    terms: '会员条款',
    agree: '我已阅读并同意《会员条款》',
    news: '我愿意接收资讯与优惠',
    submit: '立即注册',
    close: '关闭',
    created: '账户创建成功',
    notMsr: '仅可使用有效的会员卡注册',
    wrongPin: '无法添加此卡，请核对卡号和密码',
    taken: '该用户名已被使用',
    free: '该用户名可以使用',
    minor: '需获得监护人同意方可创建账户',
    unconfirmed: '我们未能确认账户是否已创建',
    mayExist: '您的账户可能已经创建成功',
    template: 'create-cn',
    language: 'CHS',
  },
  en: {
    prefix: '/en',
    card: 'Card number',
    pin: 'PIN',
    help: 'What is this?',
    helpTitle: 'Where are the number and the PIN?',
    next: 'Next',
    title: 'Tell us about yourself',
    username: 'Username',
    password: 'Password',
    confirm: 'Confirm password',
    firstName: 'First name',
    lastName: 'Last name',
    female: 'Female',
    email: 'Email',
    year: 'Year',
    month: 'Month',
    day: 'Day',
    guardian: "Guardian's consent",
    yes: 'Yes',
    no: 'No',
    mobile: 'Mobile number',
    send: 'Send code',
    sent: '138****8000',
    code: 'SMS code',
    read: 'Read the terms and conditions',
    terms: 'Terms and conditions',
    agree: 'I agree to the terms and conditions',
    news: 'Send me news and offers',
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

type Words = (typeof words)['zh' | 'en'];

/** The first step, with a card that can be registered. */
async function passCard(widget: Locator, say: Words): Promise<void> {
  await widget.getByLabel(say.card, { exact: true }).fill('6200 0000 0000 0001');
  await widget.getByLabel(say.pin, { exact: true }).fill('12345678');
  await widget.getByLabel(say.pin, { exact: true }).press('Enter');
  await expect(widget.getByRole('heading', { name: say.title })).toBeFocused();
}

/** The second step, complete, with a birthday of somebody of age. */
async function fillIn(widget: Locator, say: Words): Promise<void> {
  const field = (name: string) => widget.getByLabel(name, { exact: true });
  await field(say.username).fill('xiao_ming');
  await field(say.password).fill('Passw0rd!');
  await field(say.confirm).fill('Passw0rd!');
  await field(say.firstName).fill('小明');
  await widget.getByRole('radio', { name: say.female, exact: true }).check();
  await widget.getByRole('combobox', { name: say.month }).selectOption({ label: '2' });
  await widget.getByRole('combobox', { name: say.day }).selectOption({ label: '29' });
  await field(say.mobile).fill('+86 138-0013-8000');
  await widget.getByRole('button', { name: say.send }).click();
  await expect(widget.getByText(say.sent)).toBeVisible();
  await widget.getByRole('checkbox', { name: say.agree }).check();
}

/** What axe finds wrong in an open dialog. Not by `look`: it waits for ever for a frame that may run no scripts. */
async function problemsOfDialog(page: Page): Promise<unknown> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    const { violations } = await axe.run('dialog', { iframes: false });
    return violations.map(({ id }) => id);
  });
}

const lastCode = (outbox: readonly { readonly code?: string }[]) => outbox[outbox.length - 1]?.code ?? '';

/** Watches for the question that a browser asks before a page is left; each is answered with yes. */
function watchWarnings(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  return asked;
}

for (const locale of ['zh', 'en'] as const) {
  const say: Words = words[locale];

  test(`a visitor becomes a member, in ${locale} (M-reg-03 to M-reg-25)`, async ({ page, world, visit, look }) => {
    test.slow();
    const asked = watchWarnings(page);
    await visit(`${say.prefix}/account/register`);
    const widget = mount(page, 'register');
    await expect(widget).toHaveAttribute('data-mount-state', 'ready');
    await look(`register-${locale}-1-card`);

    await widget.getByRole('button', { name: say.next }).click();
    await expect(widget.getByLabel(say.card, { exact: true })).toBeFocused();
    await widget.getByLabel(say.card, { exact: true }).fill('7310180000000001');
    await expect(widget.getByText(say.notMsr)).toBeVisible();
    await look(`register-${locale}-2-card-wrong`);

    await widget.getByRole('button', { name: say.help }).click();
    await expect(page.getByRole('dialog', { name: say.helpTitle })).toBeVisible();
    await look(`register-${locale}-3-help`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(widget.getByRole('button', { name: say.help })).toBeFocused();

    await widget.getByLabel(say.card, { exact: true }).fill('6200000000000001');
    await widget.getByLabel(say.pin, { exact: true }).fill('87654321');
    await widget.getByRole('button', { name: say.next }).click();
    await expect(page.getByRole('alert').filter({ hasText: say.wrongPin })).toBeVisible();
    await expect(widget.getByLabel(say.pin, { exact: true })).toHaveValue('87654321');
    await look(`register-${locale}-4-card-refused`);

    await passCard(widget, say);
    await look(`register-${locale}-5-form`);
    await widget.getByRole('button', { name: say.submit }).click();
    await expect(widget.getByLabel(say.username, { exact: true })).toBeFocused();
    await look(`register-${locale}-6-form-wrong`);

    await widget.getByLabel(say.username, { exact: true }).fill('dormant');
    await expect(widget.getByText(say.taken)).toBeVisible();
    await widget.getByLabel(say.password, { exact: true }).fill('passwo');
    await look(`register-${locale}-7-taken`);

    await widget.getByRole('combobox', { name: say.year }).selectOption(String(new Date().getFullYear() - 16));
    await widget.getByRole('combobox', { name: say.month }).selectOption({ label: '1' });
    await widget.getByRole('combobox', { name: say.day }).selectOption({ label: '31' });
    await expect(page.getByRole('dialog', { name: say.guardian })).toBeVisible();
    await look(`register-${locale}-8-guardian`);
    await page.getByRole('button', { name: say.no, exact: true }).click();
    await expect(widget.getByText(say.minor)).toBeVisible();
    await look(`register-${locale}-9-disallowed`);
    await widget.getByRole('combobox', { name: say.year }).selectOption('2000');
    await expect(widget.getByText(say.minor)).toHaveCount(0);

    await widget.getByRole('button', { name: say.read }).click();
    await expect(page.getByRole('dialog', { name: say.terms })).toBeVisible();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
    // The terms alone: no header, and no second frame.
    await expect(frame.locator('header, footer, iframe')).toHaveCount(0);
    if (!process.env['CI'])
      await page.screenshot({ path: `screenshots/register-${locale}-10-terms-${page.viewportSize()?.width}.png` });
    expect(await problemsOfDialog(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: say.close }).click();
    await expect(widget.getByRole('checkbox', { name: say.agree })).not.toBeChecked();

    await fillIn(widget, say);
    await expect(widget.getByText(say.free)).toBeVisible();
    await widget.getByLabel(say.code, { exact: true }).fill(lastCode(world.services.outbox));
    await look(`register-${locale}-11-filled`);

    expect(asked).toEqual([]);
    await widget.getByRole('button', { name: say.submit }).click();
    await expect(page.getByRole('dialog', { name: say.created })).toBeVisible();
    await look(`register-${locale}-12-created`);
    const bodies = (path: string) => world.services.calls.filter((call) => call.path === path).map(({ body }) => body);
    expect(bodies('/api/Customers/create')).toEqual([
      {
        userName: 'xiao_ming',
        password: 'Passw0rd!',
        firstName: '小明',
        gender: 'Female',
        birthday: '02/29/2000',
        optOut: 1,
        language: say.language,
        cellPhone: '13800138000',
        cellPhoneValidFlag: lastCode(world.services.outbox),
        cardNumber: '6200000000000001',
        cardPassword: '12345678',
      },
    ]);
    expect(bodies('/api/Customers/sms/sendRegisterPin')).toEqual([
      {
        phoneNumber: '13800138000',
        template: say.template,
        locale,
        cardNumber: '6200000000000001',
        cardPassword: '12345678',
      },
    ]);
    await page.getByRole('dialog').getByRole('button', { name: say.close }).click();
    await page.waitForURL(`${world.origin}${say.prefix}/account/`);
    expect(asked).toEqual([]);
  });

  test(`an answer that was lost leads to the sign-in, in ${locale} (E1)`, async ({ page, world, visit, look }) => {
    const asked = watchWarnings(page);
    await visit(`${say.prefix}/account/register`);
    const widget = mount(page, 'register');
    await passCard(widget, say);
    await fillIn(widget, say);
    await widget.getByLabel(say.code, { exact: true }).fill('1234');
    world.services.faults.set({ call: 'POST /api/Customers/create', fault: 'reset-after', times: 1 });
    await widget.getByRole('button', { name: say.submit }).click();
    await expect(widget.getByText(say.unconfirmed)).toBeVisible();
    await expect(widget.getByLabel(say.username, { exact: true })).toHaveValue('xiao_ming');
    await look(`register-${locale}-13-unconfirmed`);

    await widget.getByLabel(say.username, { exact: true }).fill('xiao_ming_2');
    await widget.getByRole('button', { name: say.submit }).click();
    await expect(widget.getByText(say.mayExist)).toBeVisible();
    await expect(widget.getByLabel(say.mobile, { exact: true })).toBeFocused();
    await look(`register-${locale}-14-may-exist`);
    expect(world.services.calls.filter(({ path }) => path === '/api/Customers/create')).toHaveLength(2);

    await widget.getByRole('alert').getByRole('link').click();
    await page.waitForURL(`${world.origin}${say.prefix}/account/`);
    expect(asked).toEqual([]);
  });
}

test('leaving before it is done is asked about, once somebody has used the page (M-reg-08, A-41)', async ({
  page,
  world,
  visit,
}) => {
  const asked = watchWarnings(page);
  await visit('/en/account/register');
  const widget = mount(page, 'register');
  await widget.getByLabel('Card number').fill('62');
  await widget.getByLabel('Card number').click();
  await page.goto(`${world.origin}/en/about/contact`);
  expect(asked).toEqual(['beforeunload']);
});

test('a member is sent to the account at once, unasked (M-reg-01, M-reg-02)', async ({ page, world, visit }) => {
  const asked = watchWarnings(page);
  await visit('/en/account/');
  const auth = mount(page, 'auth');
  await auth.getByLabel('Username or email').fill('mei');
  await auth.getByLabel('Password', { exact: true }).fill('Passw0rd!');
  await auth.getByRole('button', { name: 'Sign in' }).click();
  await expect(auth).toBeEmpty();
  await page.goto(`${world.origin}/en/account/register`);
  await page.waitForURL(`${world.origin}/en/account/`);
  expect(asked).toEqual([]);
});
