import type { Page } from '@playwright/test';
import type { Services } from '../../../demo/services/services';
import { locales } from '../../../demo/site/texts';
import { expect, test } from '../support/flowFixtures';
import { mountPoint, signInAs } from '../support/page';
import { submitSignIn } from '../support/signInForm';

const texts = {
  zh: {
    prefix: '',
    coffee: '今天也适合来一杯咖啡',
    signIn: '登录',
    join: '立即加入',
    create: '注册账户',
    bar: '账户',
    prompt: '登录或注册账户',
    open: ['星享俱乐部', '会员卡', '礼品卡'],
    greeting: /^(早上|下午|晚上)好，Mei$/,
    greetingGold: /^(早上|下午|晚上)好，金玲$/,
    account: ['账户首页', '我的好礼', '星星记录', '星星兑换', '管理我的发票', '个性设置'],
    profile: ['个性设置', '个人资料', '账户与安全', '地址簿', '设置', '我的会员卡', '我的礼品卡'],
    addCard: '添加礼品卡',
    back: '返回我的礼品卡',
    backToProfile: '返回个性设置',
    backHome: '返回账户首页',
    rewards: '可用好礼',
    progress: '升级进度',
    round: '本轮星星',
    roundText: '本轮 5.5 颗，共 9 颗；总计 23.5 颗星星',
    none: '目前没有可用的好礼',
    failed: '您的好礼暂时无法加载。',
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
    progress: 'Progress to the next tier',
    round: 'Stars in this round',
    roundText: '5.5 of 9 stars in this round, 23.5 stars in total',
    none: 'No rewards at the moment',
    failed: 'Your rewards could not be loaded.',
    retry: 'Try again',
    programme: 'Rewards cards',
    unknown: 'We could not check whether you are signed in.',
    logOut: 'Log out',
  },
} as const;

const tabs = (page: Page) => mountPoint(page, 'navigation').getByRole('list').getByRole('link');
const current = (page: Page) => mountPoint(page, 'navigation').locator('[aria-current="page"]');
const heading = (page: Page) => mountPoint(page, 'navigation').getByRole('heading');
const rewardsCalls = ({ calls }: Services) => calls.filter(({ path }) => path === '/api/Customers/rewards');

/** Returns true if the current tab is within the visible part of its row. */
function isCurrentTabInView(page: Page): Promise<boolean> {
  return current(page).evaluate((tab) => {
    const row = tab.closest('ul')?.getBoundingClientRect();
    const box = tab.getBoundingClientRect();
    return row !== undefined && box.left >= row.left - 1 && box.right <= row.right + 1;
  });
}

for (const locale of locales) {
  const text = texts[locale];

  test(`a visitor signs in and uses the account navigation, in ${locale} (M-home-01, M-nav-01 to M-nav-04)`, async ({
    page,
    demo,
    visit,
    checkScreen,
    isMobile,
  }) => {
    const account = `${demo.origin}${text.prefix}/account/`;
    await visit(text.prefix || '/');
    const entry = mountPoint(page, 'entry');
    await expect(entry.getByRole('heading', { name: text.coffee })).toBeVisible();
    await expect(entry.getByRole('link', { name: text.join })).toHaveAttribute('href', `${account}register`);
    await checkScreen(`entry-${locale}-signed-out`);
    await entry.getByRole('link', { name: text.signIn }).click();
    await page.waitForURL(`${account}#/`);

    const bar = page.getByRole('navigation', { name: text.bar, exact: true });
    await expect(bar.getByRole('heading', { name: text.prompt })).toBeVisible();
    await expect(tabs(page)).toHaveText([...text.open]);
    await expect(bar.getByRole('link', { name: text.create })).toHaveAttribute('href', `${account}register`);
    await expect(mountPoint(page, 'rewards-tier')).toBeEmpty();
    await expect(mountPoint(page, 'rewards')).toBeEmpty();
    const auth = mountPoint(page, 'auth');
    await expect(auth.getByRole('button', { name: text.signIn })).toBeVisible();
    await checkScreen(`account-${locale}-signed-out`);
    expect(rewardsCalls(demo.services)).toEqual([]);

    await submitSignIn(auth, 'mei', { locale });
    await expect(heading(page)).toHaveText(text.greeting);
    await expect(tabs(page)).toHaveText([...text.account]);
    await expect(current(page)).toHaveText(text.account[0]);
    await expect(mountPoint(page, 'rewards-tier')).toContainText('42/125');
    await expect(page.getByRole('meter', { name: text.progress })).toHaveAttribute('aria-valuenow', '33.6');
    await expect(mountPoint(page, 'rewards').getByRole('heading')).toHaveText(`${text.rewards}7`);
    await checkScreen(`account-${locale}-green`);

    // The tabs do not reload the page: a marker on the document stays.
    await page.evaluate(() => {
      document.body.dataset['isSameDocument'] = 'yes';
    });
    for (const name of text.account.slice(1)) {
      await tabs(page).filter({ hasText: name }).click();
      await expect(current(page)).toHaveText(name);
      await expect.poll(() => isCurrentTabInView(page)).toBe(true);
    }
    await expect(tabs(page)).toHaveText([...text.profile]);
    await expect(heading(page)).toHaveText(text.account[5]);
    await tabs(page).filter({ hasText: text.profile[6] }).click();
    await expect(heading(page)).toHaveText(text.profile[6]);
    await page.evaluate(() => {
      window.location.hash = '#/profile/svc/add';
    });
    await expect(heading(page)).toHaveText(text.addCard);
    await expect(current(page)).toHaveText(text.profile[6]);
    await expect.poll(() => isCurrentTabInView(page)).toBe(true);
    await checkScreen(`account-${locale}-add`);
    await bar.getByRole('link', { name: text.back }).click();
    await expect(heading(page)).toHaveText(text.profile[6]);
    await page.goBack();
    await expect(heading(page)).toHaveText(text.addCard);
    await page.goForward();
    await bar.getByRole('link', { name: text.backToProfile }).click();
    await expect(heading(page)).toHaveText(text.profile[0]);
    await bar.getByRole('link', { name: text.backHome }).click();
    await expect(current(page)).toHaveText(text.account[0]);
    await expect(page.locator('body')).toHaveAttribute('data-is-same-document', 'yes');

    await visit(text.prefix || '/');
    await expect(entry.getByRole('heading')).toHaveText(text.greeting);
    await expect(entry.getByRole('definition')).toHaveText('7');
    await checkScreen(`entry-${locale}-signed-in`);
    if (isMobile) await page.locator('summary').first().click();
    await page.getByRole('button', { name: text.logOut }).filter({ visible: true }).click();
    await expect(entry.getByRole('heading', { name: text.coffee })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Mei');
  });

  test(`stars and rewards of a Gold member, with service failures, in ${locale} (M-tier-02, M-api-21, I1)`, async ({
    page,
    context,
    demo,
    visit,
    checkScreen,
  }) => {
    await signInAs(context, demo, 'gold');
    await visit(`${text.prefix}/account/#/rewards`);
    const rewards = mountPoint(page, 'rewards');
    await expect(heading(page)).toHaveText(text.greetingGold);
    await expect(current(page)).toHaveText(text.account[1]);
    await expect(mountPoint(page, 'rewards-tier')).toContainText('5.5');
    await expect(page.getByRole('meter', { name: text.round })).toHaveAttribute('aria-valuetext', text.roundText);
    await expect(rewards.getByRole('heading')).toHaveText(`${text.rewards}137`);
    // Equal rewards that end on the same day are one row.
    await expect(rewards.getByRole('listitem')).toHaveCount(60);
    await checkScreen(`account-${locale}-gold`);
    expect(rewardsCalls(demo.services).map(({ query }) => query)).toEqual([
      { status: 'Available', pageNum: '1', pageSize: '100' },
      { status: 'Available', pageNum: '2', pageSize: '100' },
    ]);

    demo.services.faults.set({ call: 'GET /api/Customers/rewards', fault: '500', times: 1 });
    await page.reload();
    await expect(rewards.getByText(text.failed)).toBeVisible();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await checkScreen(`rewards-${locale}-failed`);
    await rewards.getByRole('button', { name: text.retry }).click();
    await expect(rewards.getByRole('heading')).toHaveText(`${text.rewards}137`);
    await expect(rewards.getByRole('heading')).toBeFocused();

    await signInAs(context, demo, 'plain');
    await visit(`${text.prefix}/account/`);
    await page.reload();
    await expect(rewards.getByText(text.none)).toBeVisible();
    await expect(heading(page)).toHaveText(/^(Good \w+|.{2}好)$/);
    await checkScreen(`account-${locale}-new`);

    await visit(`${text.prefix}/account/program/msr`);
    await expect(current(page)).toHaveText(text.programme);

    demo.services.faults.set({ call: 'GET /api/Customers/detail', fault: '500', times: 1 });
    await visit(`${text.prefix}/account/`);
    await expect(mountPoint(page, 'navigation').getByText(text.unknown)).toBeVisible();
    // What a signed-out visitor sees.
    await expect(tabs(page)).toHaveText([...text.open]);
    await checkScreen(`account-${locale}-unknown`);
    await mountPoint(page, 'navigation').getByRole('button', { name: text.retry }).click();
    await expect(tabs(page)).toHaveText([...text.account]);
  });
}
