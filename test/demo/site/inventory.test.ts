import { accountViews } from '../../../demo/site/pages/account';
import { routes } from '../../../demo/site/routes';
import type { Site } from '../../../demo/site/server';
import { startSite } from '../../../demo/site/server';
import type { LocalizedText } from '../../../demo/site/texts';
import { locales } from '../../../demo/site/texts';
import { localizePath } from '../../../demo/site/urls';

/** The routes of the product, each in both languages. The part after `#` is a view of its page (M-rte-01). */
const inventory: readonly [id: string, route: string, title: LocalizedText][] = [
  ['M-rte-02', '/account/register', { zh: '注册会员', en: 'Create an account' }],
  ['M-rte-03', '/account/register_ccc', { zh: '在 App 中注册', en: 'Register in the app' }],
  ['M-rte-04', '/account/#/', { zh: '我的账户', en: 'My Account' }],
  ['M-rte-05', '/account/#/profile', { zh: '个性设置', en: 'Customize' }],
  ['M-rte-06', '/account/#/rewards', { zh: '我的好礼', en: 'My rewards' }],
  ['M-rte-07', '/account/#/activity', { zh: '星星记录', en: 'Star activity' }],
  ['M-rte-08', '/account/#/redeem-stars', { zh: '星星兑换', en: 'Redeem stars' }],
  ['M-rte-09', '/account/#/fapiao', { zh: '管理我的发票', en: 'Manage My Fapiao' }],
  ['M-rte-10', '/account/program/msr', { zh: '会员卡', en: 'Rewards cards' }],
  ['M-rte-11', '/account/starbucks-rewards', { zh: '会员权益', en: 'Starbucks Rewards' }],
  ['M-rte-12', '/account/#/profile/msr', { zh: '我的会员卡', en: 'My Starbucks Rewards Cards' }],
  ['M-rte-13', '/account/#/profile/msr/add', { zh: '添加会员卡', en: 'Add Starbucks Rewards Cards' }],
  ['M-rte-14', '/account/#/profile/svc', { zh: '我的礼品卡', en: 'My Gift Cards' }],
  ['M-rte-15', '/account/#/profile/svc/add', { zh: '添加礼品卡', en: 'Add Gift Cards' }],
  ['M-rte-16', '/account/#/profile/personal', { zh: '个人资料', en: 'Personal' }],
  ['M-rte-17', '/account/#/profile/security', { zh: '账户与安全', en: 'Accounts and Security' }],
  ['M-rte-17', '/account/#/profile/security/mobile-phone', { zh: '账户与安全', en: 'Accounts and Security' }],
  ['M-rte-17', '/account/#/profile/security/password', { zh: '账户与安全', en: 'Accounts and Security' }],
  ['M-rte-18', '/account/#/profile/address-book', { zh: '地址簿', en: 'Address book' }],
  ['M-rte-19', '/account/#/profile/setting', { zh: '设置', en: 'Setting' }],
  ['M-rte-20', '/account/forgot-password', { zh: '忘记密码', en: 'Forgot password' }],
  ['M-rte-21', '/account/reset-password?token=a', { zh: '重置密码', en: 'Reset Password' }],
  ['M-rte-21', '/account/reset-password?phoneToken=a', { zh: '重置密码', en: 'Reset Password' }],
  [
    'M-rte-22',
    '/account/phone-validate?username=dormant&redirectURL=%2Fapps%2F&code=80040',
    { zh: '验证手机号码', en: 'Validate Mobile Number' },
  ],
  ['M-rte-23', '/starbucks-gift-card', { zh: '礼品卡', en: 'Starbucks Gift Cards' }],
  ['M-rte-24', '/starbucks-gift-card/invoice', { zh: '发票服务', en: 'Manage Your Invoice' }],
  ['M-rte-25', '/starbucks-gift-card/svc-query', { zh: '礼品卡余额查询', en: 'Check a gift card' }],
  [
    'M-rte-26',
    '/help/legal/starbucks-rewards-program-terms-and-conditions-overall/',
    { zh: '会员计划条款与细则', en: 'Programme terms and conditions' },
  ],
  ['M-rte-27', '/help/legal/star-gift-exchange-terms/', { zh: '星星兑换规则', en: 'Redemption rules' }],
  ['M-rte-28', '/apps/', { zh: '下载 App', en: 'Get the app' }],
  ['M-rte-29', '/about/contact', { zh: '帮助与联系', en: 'Help and contact' }],
  ['M-rte-30', '/', { zh: '', en: '' }],
];

/** The page titles that the product defines, in its order (M-ttl-01). */
const titles = [
  ...['Customize', 'My Starbucks Rewards Cards', 'My Gift Cards', 'Manage My Fapiao', 'Personal'],
  ...['Accounts and Security', 'Address book', 'Setting', 'Add Starbucks Rewards Cards', 'Add Gift Cards'],
  ...['Starbucks Gift Cards', 'Forgot password', 'Reset Password', 'Validate Mobile Number'],
];

let site: Site;
beforeAll(async () => {
  site = await startSite({ port: 0, servicesOrigin: 'http://localhost:4999', dist: '/nowhere' });
});
afterAll(() => site.close());

const visits = inventory.flatMap(([id, route, title]) => locales.map((locale) => ({ id, route, title, locale })));

test.each(visits)('$id $route exists in $locale, with its title and breadcrumb', async ({ route, title, locale }) => {
  const [path = '', view] = route.split('#');
  const response = await fetch(site.origin + localizePath(locale, path));
  const text = await response.text();
  expect(response.status).toBe(200);
  const localTitle = title[locale];
  if (view !== undefined && view !== '/') {
    // A script sets title and breadcrumb to the title of the view that the hash names.
    expect(text).toContain(`id="${view}" data-title="${localTitle}"`);
    expect(text).toContain('<span aria-current="page" id="here">');
  } else {
    expect(text).toContain(localTitle === '' ? '<title>Rewards</title>' : `<title>${localTitle} | Rewards</title>`);
    if (localTitle !== '') expect(text).toContain(`<span aria-current="page" id="here">${localTitle}</span>`);
  }
  if (view !== undefined) {
    const section = new RegExp(`<section[^>]* id="${view}"[\\s\\S]*?</section>`).exec(text)?.[0];
    expect(section).toMatch(/<p>[^<]{10,}<\/p>/);
    return;
  }
  // The page has content of its own, besides header, banner and footer.
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(text)?.[1] ?? '';
  expect(main.replace(/<[^>]*>/g, '').replace(/\s+/g, '').length).toBeGreaterThan(locale === 'zh' ? 60 : 150);
});

test('each of the fourteen titles has its page (M-ttl-01)', () => {
  const siteTitles = new Set([...routes, ...accountViews].map(({ title }) => title.en));
  expect(titles).toHaveLength(14);
  expect(titles.filter((title) => !siteTitles.has(title))).toEqual([]);
});

test('every page of the site is in the inventory, except for a document inside a frame and the gallery', () => {
  const known = new Set(inventory.map(([, route]) => route.replace(/[?#].*/, '')));
  const others = routes.filter(
    ({ path, layout = '' }) => !known.has(path) && !['document', 'gallery'].includes(layout),
  );
  expect(others.map(({ path }) => path)).toEqual([]);
});

test.each(['/en', '/en/'])('%s is the home page in English (M-rte-30)', async (path) => {
  const response = await fetch(site.origin + path);
  expect([response.status, (await response.text()).includes('<html lang="en">')]).toEqual([200, true]);
});
