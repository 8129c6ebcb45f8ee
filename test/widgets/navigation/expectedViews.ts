/** What the bar must show at a route. */
export interface ExpectedView {
  readonly route: string;
  readonly set: 'account' | 'profile' | 'programme' | 'giftCards' | 'signIn';
  /** The heading in both languages; `greeting` stands for a greeting. */
  readonly title: { readonly zh: string; readonly en: string };
  readonly current?: string;
  readonly back?: string;
}

const greeting = { zh: 'greeting', en: 'greeting' };
const security = { zh: '账户与安全', en: 'Accounts and Security' };
const programme = { zh: '星享俱乐部', en: 'Starbucks Rewards' };
const giftCards = { zh: '礼品卡', en: 'Starbucks Gift Cards' };
const profile = (
  subRoute: string,
  title: ExpectedView['title'],
  tab = subRoute,
  back = '/account/#/profile',
): ExpectedView => ({
  route: `/account/#/profile/${subRoute}`,
  set: 'profile',
  title,
  current: `/account/#/profile/${tab}`,
  back,
});

const home = ['account.home', '/account/#/'] as const;
const customize = ['navigation.customize', '/account/#/profile'] as const;
const rewardsProgramme = ['account.programme', '/account/starbucks-rewards'] as const;
const rewardsCards = ['navigation.rewardsCards', '/account/program/msr'] as const;
const giftCardPage = ['navigation.giftCards', '/starbucks-gift-card'] as const;

/** The tabs of each set: message id and path. A signed-out visitor sees `public` instead of a set that needs a login. */
export const expectedTabs: Readonly<Record<ExpectedView['set'] | 'public', readonly (readonly [string, string])[]>> = {
  account: [
    home,
    ['account.myRewards', '/account/#/rewards'],
    ['navigation.activity', '/account/#/activity'],
    ['navigation.redeem', '/account/#/redeem-stars'],
    ['account.fapiao', '/account/#/fapiao'],
    customize,
  ],
  profile: [
    customize,
    ['account.personal', '/account/#/profile/personal'],
    ['account.security', '/account/#/profile/security'],
    ['account.addressBook', '/account/#/profile/address-book'],
    ['account.setting', '/account/#/profile/setting'],
    ['account.rewardsCards', '/account/#/profile/msr'],
    ['account.giftCards', '/account/#/profile/svc'],
  ],
  programme: [home, rewardsProgramme, rewardsCards],
  giftCards: [
    giftCardPage,
    ['navigation.checkCard', '/starbucks-gift-card/svc-query'],
    ['navigation.invoice', '/starbucks-gift-card/invoice'],
  ],
  signIn: [
    ['account.signIn', '/account/'],
    ['account.create', '/account/register'],
    ['navigation.forgotPassword', '/account/forgot-password'],
  ],
  public: [rewardsProgramme, rewardsCards, giftCardPage],
};

/** The views of all routes in the specification, and of an unknown route. */
export const expectedViews: readonly ExpectedView[] = [
  { route: '/somewhere', set: 'account', title: greeting },
  { route: '/account/#/', set: 'account', title: greeting, current: '/account/#/' },
  { route: '/account/#/rewards', set: 'account', title: greeting, current: '/account/#/rewards' },
  { route: '/account/#/activity', set: 'account', title: greeting, current: '/account/#/activity' },
  { route: '/account/#/redeem-stars', set: 'account', title: greeting, current: '/account/#/redeem-stars' },
  {
    route: '/account/#/fapiao',
    set: 'account',
    title: { zh: '管理我的发票', en: 'Manage My Fapiao' },
    current: '/account/#/fapiao',
  },
  {
    route: '/account/#/profile',
    set: 'profile',
    title: { zh: '个性设置', en: 'Customize' },
    current: '/account/#/profile',
    back: '/account/#/',
  },
  profile('personal', { zh: '个人资料', en: 'Personal' }),
  profile('security', security),
  profile('security/mobile-phone', security, 'security', '/account/#/profile/security'),
  profile('security/password', security, 'security', '/account/#/profile/security'),
  profile('address-book', { zh: '地址簿', en: 'Address book' }),
  profile('setting', { zh: '设置', en: 'Setting' }),
  profile('msr', { zh: '我的会员卡', en: 'My Starbucks Rewards Cards' }),
  profile('msr/add', { zh: '添加会员卡', en: 'Add Starbucks Rewards Cards' }, 'msr', '/account/#/profile/msr'),
  profile('svc', { zh: '我的礼品卡', en: 'My Gift Cards' }),
  profile('svc/add', { zh: '添加礼品卡', en: 'Add Gift Cards' }, 'svc', '/account/#/profile/svc'),
  { route: '/account/program', set: 'programme', title: programme },
  { route: '/account/program/msr', set: 'programme', title: programme, current: '/account/program/msr' },
  { route: '/account/starbucks-rewards', set: 'programme', title: programme, current: '/account/starbucks-rewards' },
  { route: '/starbucks-gift-card', set: 'giftCards', title: giftCards, current: '/starbucks-gift-card' },
  {
    route: '/starbucks-gift-card/invoice',
    set: 'giftCards',
    title: giftCards,
    current: '/starbucks-gift-card/invoice',
  },
  {
    route: '/starbucks-gift-card/svc-query',
    set: 'giftCards',
    title: giftCards,
    current: '/starbucks-gift-card/svc-query',
  },
  { route: '/account/register', set: 'signIn', title: programme, current: '/account/register' },
  { route: '/account/register_ccc', set: 'signIn', title: programme, current: '/account/register' },
  {
    route: '/account/forgot-password',
    set: 'signIn',
    title: { zh: '忘记密码', en: 'Forgot password' },
    current: '/account/forgot-password',
    back: '/account/',
  },
  {
    route: '/account/reset-password',
    set: 'signIn',
    title: { zh: '重置密码', en: 'Reset Password' },
    back: '/account/',
  },
  {
    route: '/account/phone-validate',
    set: 'signIn',
    title: { zh: '验证手机号码', en: 'Validate Mobile Number' },
    back: '/account/',
  },
];
