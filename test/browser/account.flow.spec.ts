import type { Page } from '@playwright/test';
import type { Services } from '../services/services';
import { expect, mount, signIn, test } from './world';

const words = {
  zh: {
    prefix: '',
    coffee: '今天也适合来一杯咖啡',
    signIn: '登录',
    join: '立即加入',
    create: '注册账户',
    user: '用户名或邮箱',
    password: '密码',
    bar: '账户',
    prompt: '登录或注册账户',
    open: ['星享俱乐部', '会员卡', '礼品卡'],
    greeting: /^(早上|下午|晚上)好，Mei$/,
    greetingGold: /^(早上|下午|晚上)好，金玲$/,
    account: ['账户首页', '我的好礼', '星星记录', '兑换星星', '管理我的发票', '个性设置'],
    profile: ['个性设置', '个人资料', '账户与安全', '地址簿', '设置', '我的会员卡', '我的礼品卡'],
    addCard: '添加礼品卡',
    back: '返回我的礼品卡',
    backToProfile: '返回个性设置',
    backHome: '返回账户首页',
    rewards: '可用好礼',
    seeRewards: '查看我的好礼',
    progress: '升级进度',
    round: '本轮星星',
    roundText: '本轮 5.5 颗，共 9 颗；总计 23.5 颗星星',
    more: '显示更多',
    none: '目前没有可用的好礼',
    failed: '您的好礼暂时无法加载。',
    incomplete: '部分好礼暂时无法加载。',
    retry: '重试',
    programme: '会员卡',
    unknown: '暂时无法确认您是否已登录。',
    logOut: '退出登录',
  },
  en: {
    prefix: '/en',
    coffee: "It's a great day for coffee",
    signIn: 'Sign in',
    join: 'Join now',
    create: 'Create an account',
    user: 'Username or email',
    password: 'Password',
    bar: 'Account',
    prompt: 'Sign in or create an account',
    open: ['Starbucks Rewards', 'Rewards cards', 'Starbucks Gift Cards'],
    greeting: /^Good (morning|afternoon|evening), Mei$/,
    greetingGold: /^Good (morning|afternoon|evening), 金玲$/,
    account: ['Account home', 'My rewards', 'Star activity', 'Redeem stars', 'Manage My Fapiao', 'Customize'],
    profile: [
      'Customize',
      'Personal',
      'Accounts and Security',
      'Address book',
      'Setting',
      'My Starbucks Rewards Cards',
      'My Gift Cards',
    ],
    addCard: 'Add Gift Cards',
    back: 'Back to My Gift Cards',
    backToProfile: 'Back to Customize',
    backHome: 'Back to Account home',
    rewards: 'Available rewards',
    seeRewards: 'See my rewards',
    progress: 'Progress to the next tier',
    round: 'Stars of this round',
    roundText: '5.5 of 9 stars in this round, 23.5 stars in total',
    more: 'Show more',
    none: 'No rewards at the moment',
    failed: 'Your rewards could not be loaded.',
    incomplete: 'Some of your rewards could not be loaded.',
    retry: 'Try again',
    programme: 'Rewards cards',
    unknown: 'We could not check whether you are signed in.',
    logOut: 'Log out',
  },
} as const;

const tabs = (page: Page) => mount(page, 'navigation').getByRole('list').getByRole('link');
const current = (page: Page) => mount(page, 'navigation').locator('[aria-current="page"]');
const heading = (page: Page) => mount(page, 'navigation').getByRole('heading');
const readings = ({ calls }: Services) => calls.filter(({ path }) => path === '/api/Customers/rewards');

/** True while the current tab lies within what its row shows. */
function isCurrentTabInView(page: Page): Promise<boolean> {
  return current(page).evaluate((tab) => {
    const row = tab.closest('ul')?.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    return row !== undefined && box.left >= row.left - 1 && box.right <= row.right + 1;
  });
}

for (const locale of ['zh', 'en'] as const) {
  const say = words[locale];

  test(`from the home page a visitor signs in and walks the account, in ${locale} (M-home-01, M-nav-01 to M-nav-04)`, async ({
    page,
    world,
    visit,
    look,
    isMobile,
  }) => {
    const account = `${world.origin}${say.prefix}/account/`;
    await visit(say.prefix || '/');
    const entry = mount(page, 'entry');
    await expect(entry.getByRole('heading', { name: say.coffee })).toBeVisible();
    await expect(entry.getByRole('link', { name: say.join })).toHaveAttribute('href', `${account}register`);
    await look(`entry-${locale}-visitor`);
    await entry.getByRole('link', { name: say.signIn }).click();
    await page.waitForURL(`${account}#/`);

    const bar = page.getByRole('navigation', { name: say.bar, exact: true });
    await expect(bar.getByRole('heading', { name: say.prompt })).toBeVisible();
    await expect(tabs(page)).toHaveText([...say.open]);
    await expect(bar.getByRole('link', { name: say.create })).toHaveAttribute('href', `${account}register`);
    await expect(mount(page, 'rewards-tier')).toBeEmpty();
    await expect(mount(page, 'rewards')).toBeEmpty();
    const auth = mount(page, 'auth');
    await expect(auth.getByRole('button', { name: say.signIn })).toBeVisible();
    await look(`account-${locale}-visitor`);
    expect(readings(world.services)).toEqual([]);

    await auth.getByLabel(say.user).fill('mei');
    await auth.getByLabel(say.password, { exact: true }).fill('Passw0rd!');
    await auth.getByRole('button', { name: say.signIn }).click();
    await expect(heading(page)).toHaveText(say.greeting);
    await expect(tabs(page)).toHaveText([...say.account]);
    await expect(current(page)).toHaveText(say.account[0]);
    await expect(mount(page, 'rewards-tier')).toContainText('42/125');
    await expect(page.getByRole('meter', { name: say.progress })).toHaveAttribute('aria-valuenow', '33.6');
    await expect(mount(page, 'rewards').getByRole('heading')).toHaveText(`${say.rewards}7`);
    await look(`account-${locale}-green`);

    // Following tabs loads nothing anew: what was put on the page stays.
    await page.evaluate(() => {
      document.body.dataset['same'] = 'yes';
    });
    for (const name of say.account.slice(1)) {
      await tabs(page).filter({ hasText: name }).click();
      await expect(current(page)).toHaveText(name);
      await expect.poll(() => isCurrentTabInView(page)).toBe(true);
    }
    await expect(tabs(page)).toHaveText([...say.profile]);
    await expect(heading(page)).toHaveText(say.account[5]);
    await tabs(page).filter({ hasText: say.profile[6] }).click();
    await expect(heading(page)).toHaveText(say.profile[6]);
    await page.evaluate(() => {
      window.location.hash = '#/profile/svc/add';
    });
    await expect(heading(page)).toHaveText(say.addCard);
    await expect(current(page)).toHaveText(say.profile[6]);
    await expect.poll(() => isCurrentTabInView(page)).toBe(true);
    await look(`account-${locale}-add`);
    await bar.getByRole('link', { name: say.back }).click();
    await expect(heading(page)).toHaveText(say.profile[6]);
    await page.goBack();
    await expect(heading(page)).toHaveText(say.addCard);
    await page.goForward();
    await bar.getByRole('link', { name: say.backToProfile }).click();
    await expect(heading(page)).toHaveText(say.profile[0]);
    await bar.getByRole('link', { name: say.backHome }).click();
    await expect(current(page)).toHaveText(say.account[0]);
    await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');

    await visit(say.prefix || '/');
    await expect(entry.getByRole('heading')).toHaveText(say.greeting);
    await expect(entry.getByRole('definition')).toHaveText('7');
    await look(`entry-${locale}-member`);
    if (isMobile) await page.locator('summary').first().click();
    await page.getByRole('button', { name: say.logOut }).filter({ visible: true }).click();
    await expect(entry.getByRole('heading', { name: say.coffee })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Mei');
  });

  test(`a Gold member's stars and rewards, with what can go wrong, in ${locale} (M-tier-02, M-api-21, I1)`, async ({
    page,
    context,
    world,
    visit,
    look,
  }) => {
    await signIn(context, world.origin, world.services, 'gold');
    await visit(`${say.prefix}/account/#/rewards`);
    const rewards = mount(page, 'rewards');
    await expect(heading(page)).toHaveText(say.greetingGold);
    await expect(current(page)).toHaveText(say.account[1]);
    await expect(mount(page, 'rewards-tier')).toContainText('5.5');
    await expect(page.getByRole('meter', { name: say.round })).toHaveAttribute('aria-valuetext', say.roundText);
    await expect(rewards.getByRole('heading')).toHaveText(`${say.rewards}137`);
    await expect(rewards.getByRole('listitem')).toHaveCount(100);
    await look(`account-${locale}-gold`);
    await rewards.getByRole('button', { name: say.more }).click();
    await expect(rewards.getByRole('listitem')).toHaveCount(137);
    await expect(rewards.getByRole('listitem').nth(100)).toBeFocused();
    expect(readings(world.services).map(({ query }) => query)).toEqual([
      { status: 'Available', pageNum: '1', pageSize: '100' },
      { status: 'Available', pageNum: '2', pageSize: '100' },
    ]);

    world.services.faults.set({ call: 'GET /api/Customers/rewards', fault: '500', times: 1 });
    await page.reload();
    await expect(rewards.getByText(say.failed)).toBeVisible();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await look(`rewards-${locale}-failed`);
    await rewards.getByRole('button', { name: say.retry }).click();
    await expect(rewards.getByRole('heading')).toHaveText(`${say.rewards}137`);
    await expect(rewards.getByRole('heading')).toBeFocused();

    await signIn(context, world.origin, world.services, 'plain');
    await visit(`${say.prefix}/account/`);
    await page.reload();
    await expect(rewards.getByText(say.none)).toBeVisible();
    await expect(heading(page)).toHaveText(/^(Good \w+|.{2}好)$/);
    await look(`account-${locale}-new`);

    await visit(`${say.prefix}/account/program/msr`);
    await expect(current(page)).toHaveText(say.programme);

    world.services.faults.set({ call: 'GET /api/Customers/detail', fault: '500', times: 1 });
    await visit(`${say.prefix}/account/`);
    await expect(mount(page, 'navigation').getByText(say.unknown)).toBeVisible();
    await expect(tabs(page)).toHaveCount(0);
    await look(`account-${locale}-unknown`);
    await mount(page, 'navigation').getByRole('button', { name: say.retry }).click();
    await expect(tabs(page)).toHaveText([...say.account]);
  });
}
