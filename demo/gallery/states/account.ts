import { find, press, see, statesOf } from '../state';

const signedOut = { name: 'signed-out', title: { zh: '未登录', en: 'Signed out' }, steps: [] } as const;
/** The states of a menu. Its button is named after the page that it leads to. */
const menuStates = [
  signedOut,
  {
    name: 'signed-out-open',
    title: { zh: '未登录，已展开', en: 'Signed out, open' },
    steps: [press('account.programme'), find('[data-mount] ul')],
  },
  {
    name: 'signed-in-open',
    title: { zh: '已登录，已展开', en: 'Signed in, open' },
    member: 'mei',
    steps: [press('account.mine'), find('[data-mount] ul')],
  },
] as const;
const detailFails = [{ call: 'GET /api/Customers/detail', fault: '500' }] as const;
const rewardsCall = 'GET /api/Customers/rewards';

export const accountStates = [
  ...statesOf('entry', '/', [
    { ...signedOut, steps: [see('entry.invitation')] },
    {
      name: 'signed-in',
      title: { zh: '已登录', en: 'Signed in' },
      member: 'mei',
      steps: [see('entry.welcome')],
    },
  ]),
  ...statesOf('logout', '/', [
    { ...signedOut, steps: [see('logout.signIn')] },
    { name: 'signed-in', title: { zh: '已登录', en: 'Signed in' }, member: 'mei', steps: [see('logout.logOut')] },
    {
      name: 'failed',
      title: { zh: '退出未确认', en: 'Logout not confirmed' },
      member: 'mei',
      faults: [{ call: 'POST /logout', fault: '500' }],
      steps: [press('logout.logOut'), see('notice.Login.SignOutUnconfirmed')],
    },
    {
      name: 'too-many',
      title: { zh: '请求过于频繁', en: 'Too many requests' },
      member: 'mei',
      faults: [{ call: 'POST /logout', fault: '429' }],
      steps: [press('logout.logOut'), see('notice.Login.SignOutUnconfirmed')],
    },
  ]),
  ...statesOf('account-primary', '/', [
    signedOut,
    { name: 'signed-in', title: { zh: '已登录', en: 'Signed in' }, member: 'mei', steps: [find('[data-mount] a')] },
    {
      name: 'gold',
      title: { zh: '金卡会员，有通知', en: 'Gold, with a notice' },
      member: 'gold',
      steps: [find('[data-mount] a')],
    },
  ]),
  ...statesOf('account-overlay', '/', menuStates),
  ...statesOf('account-mobile', '/', menuStates),
  ...statesOf('navigation', '/account/', [
    { ...signedOut, steps: [see('navigation.prompt')] },
    { name: 'signed-in', title: { zh: '已登录', en: 'Signed in' }, member: 'mei', steps: [see('account.home')] },
    {
      name: 'profile',
      title: { zh: '个性设置', en: 'Customize' },
      path: '/account/#/profile/svc/add',
      member: 'mei',
      steps: [see('account.giftCards')],
    },
    {
      name: 'unknown',
      title: { zh: '登录状态未知', en: 'Login status unknown' },
      member: 'mei',
      faults: detailFails,
      steps: [see('navigation.unknown')],
    },
    {
      name: 'too-many',
      title: { zh: '请求过于频繁', en: 'Too many requests' },
      member: 'mei',
      faults: [{ call: 'GET /api/Customers/detail', fault: '429' }],
      steps: [see('navigation.unknown')],
    },
  ]),
  ...statesOf('rewards-tier', '/account/', [
    { name: 'green', title: { zh: '绿卡会员', en: 'Green member' }, member: 'mei', steps: [see('rewardsTier.green')] },
    { name: 'gold', title: { zh: '金卡会员', en: 'Gold member' }, member: 'gold', steps: [see('rewardsTier.gold')] },
    {
      name: 'other',
      title: { zh: '其他等级', en: 'Another tier' },
      member: 'plain',
      steps: [see('rewardsTier.member')],
    },
  ]),
  ...statesOf('rewards', '/account/', [
    { name: 'some', title: { zh: '7 份好礼', en: '7 rewards' }, member: 'mei', steps: [see('rewards.title')] },
    {
      name: 'many',
      title: { zh: '137 份好礼', en: '137 rewards' },
      path: '/account/#/rewards',
      member: 'gold',
      steps: [see('rewards.title')],
    },
    { name: 'none', title: { zh: '没有好礼', en: 'No rewards' }, member: 'plain', steps: [see('rewards.none')] },
    {
      name: 'failed',
      title: { zh: '加载失败', en: 'Not loaded' },
      member: 'mei',
      faults: [{ call: rewardsCall, fault: '500' }],
      steps: [see('rewards.failed')],
    },
    {
      name: 'too-many',
      title: { zh: '请求过于频繁', en: 'Too many requests' },
      member: 'mei',
      faults: [{ call: rewardsCall, fault: '429' }],
      steps: [see('rewards.failed')],
    },
    {
      name: 'waiting',
      title: { zh: '等待服务', en: 'Waiting for the service' },
      member: 'mei',
      faults: [{ call: rewardsCall, fault: 'timeout' }],
      steps: [see('form.stillWorking')],
    },
  ]),
];
