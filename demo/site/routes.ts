import type { Route } from './page';
import { accountPage } from './pages/account';
import { appsPage } from './pages/apps';
import { contactPage } from './pages/contact';
import { galleryPage } from './pages/gallery';
import { giftCardPage } from './pages/giftCard';
import { homePage } from './pages/home';
import { invoicePage } from './pages/invoice';
import { programmeTermsDocument, redemptionRulesPage, termsPage } from './pages/legal';
import { forgotPasswordPage, phoneValidatePage, resetPasswordPage } from './pages/recovery';
import { registerAppPage, registerPage } from './pages/register';
import { rewardsCardsPage } from './pages/rewardsCards';
import { rewardsProgrammePage } from './pages/rewardsProgramme';
import { svcQueryPage } from './pages/svcQuery';

/** The pages of the site. All hash routes of the account belong to one page, `/account/`. */
export const routes: readonly Route[] = [
  {
    path: '/',
    title: { zh: '首页', en: 'Home' },
    layout: 'home',
    content: homePage,
    mounts: ['entry', 'register-banner'],
  },
  {
    path: '/account/',
    title: { zh: '我的账户', en: 'My Account' },
    parent: '/',
    content: accountPage,
    mounts: ['navigation', 'rewards-tier', 'auth', 'rewards'],
  },
  {
    path: '/account/register',
    title: { zh: '注册会员', en: 'Create an account' },
    lead: {
      zh: '准备好您的会员卡：先核对卡号和卡片密码，再填写个人资料，约需三分钟。',
      en: 'Have your rewards card at hand: first its number and PIN, then a few details. It takes about three minutes.',
    },
    parent: '/',
    layout: 'form',
    content: registerPage,
    mounts: ['register-banner', 'register'],
  },
  {
    path: '/account/register_ccc',
    title: { zh: '在 App 中注册', en: 'Register in the app' },
    lead: {
      zh: '没有实体会员卡也没关系：在手机上注册，卡片就在 App 里。',
      en: 'No plastic card needed: register on your phone, and the app holds your card.',
    },
    parent: '/',
    layout: 'form',
    content: registerAppPage,
    mounts: ['register-ccc'],
  },
  {
    path: '/account/program/msr',
    title: { zh: '会员卡', en: 'Rewards cards' },
    lead: {
      zh: '一张卡，收集每一杯的星星。',
      en: 'One card that collects the stars of every cup.',
    },
    parent: '/account/',
    content: rewardsCardsPage,
    mounts: ['navigation', 'register-banner'],
  },
  {
    path: '/account/starbucks-rewards',
    title: { zh: '会员权益', en: 'Starbucks Rewards' },
    lead: {
      zh: '喝咖啡，攒星星，换您喜欢的好礼。',
      en: 'Drink coffee, collect stars, and trade them for rewards you like.',
    },
    parent: '/account/',
    content: rewardsProgrammePage,
    mounts: ['navigation', 'gold-level-redeem-rights', 'share-buttons'],
  },
  {
    path: '/account/forgot-password',
    title: { zh: '忘记密码', en: 'Forgot password' },
    lead: {
      zh: '输入注册时使用的邮箱或手机号码；如已注册，我们将发送验证码或重置链接。',
      en: 'Enter the email address or mobile number of your account. If it is registered, we will send you a code or a reset link.',
    },
    parent: '/account/',
    layout: 'form',
    content: forgotPasswordPage,
    mounts: ['forgot-password'],
  },
  {
    path: '/account/reset-password',
    title: { zh: '重置密码', en: 'Reset Password' },
    lead: {
      zh: '请设置一个您没有在其他网站使用过的新密码。',
      en: 'Choose a new password that you use nowhere else.',
    },
    parent: '/account/',
    layout: 'form',
    content: resetPasswordPage,
    mounts: ['reset-password'],
  },
  {
    path: '/account/phone-validate',
    title: { zh: '验证手机号码', en: 'Validate Mobile Number' },
    lead: {
      zh: '为了保护您的账户，请确认这个手机号码仍然由您使用。',
      en: 'To protect your account, please confirm that this mobile number is still yours.',
    },
    parent: '/account/',
    layout: 'form',
    content: phoneValidatePage,
    mounts: ['phone-validate'],
  },
  {
    path: '/starbucks-gift-card',
    title: { zh: '礼品卡', en: 'Starbucks Gift Cards' },
    lead: {
      zh: '把一杯好咖啡的时间，送给想念的人。',
      en: 'Give somebody the time for a good cup of coffee.',
    },
    parent: '/',
    content: giftCardPage,
    mounts: ['share-buttons'],
  },
  {
    path: '/starbucks-gift-card/svc-query',
    title: { zh: '礼品卡余额查询', en: 'Check a gift card' },
    lead: {
      zh: '查看余额、有效期和最近的交易，无需登录。',
      en: 'See the balance, the expiry date and the latest transactions. You need no account.',
    },
    parent: '/starbucks-gift-card',
    layout: 'wide',
    content: svcQueryPage,
    mounts: ['svc-query'],
  },
  {
    path: '/starbucks-gift-card/invoice',
    title: { zh: '发票服务', en: 'Manage Your Invoice' },
    lead: {
      zh: '为购卡或充值的小票申请发票，或查询办理进度。',
      en: 'Apply for the invoice of a card purchase or reload, or check its status.',
    },
    parent: '/starbucks-gift-card',
    layout: 'wide',
    content: invoicePage,
    mounts: ['invoice'],
  },
  {
    path: '/help/legal/starbucks-rewards-program-terms-and-conditions-overall/',
    title: { zh: '会员计划条款与细则', en: 'Programme terms and conditions' },
    lead: {
      zh: '加入之前，请先读一读：星星、等级和您的个人信息，都写在这里。',
      en: 'Please read this before you join: it covers stars, tiers and your personal data.',
    },
    parent: '/about/contact',
    layout: 'narrow',
    framedPath: '/help/legal/documents/programme-terms',
    content: termsPage,
    mounts: [],
  },
  {
    path: '/help/legal/documents/programme-terms',
    title: { zh: '会员计划条款', en: 'Programme terms' },
    layout: 'document',
    content: programmeTermsDocument,
    mounts: [],
  },
  {
    path: '/help/legal/star-gift-exchange-terms/',
    title: { zh: '星星兑换规则', en: 'Redemption rules' },
    lead: {
      zh: '兑换前，花一分钟看看这些规则。',
      en: 'One minute of reading before you redeem your stars.',
    },
    parent: '/about/contact',
    layout: 'narrow',
    content: redemptionRulesPage,
    mounts: [],
  },
  {
    path: '/apps/',
    title: { zh: '下载 App', en: 'Get the app' },
    lead: {
      zh: '点单、付款、攒星星，都在手边。',
      en: 'Order, pay and collect stars from your pocket.',
    },
    parent: '/',
    content: appsPage,
    mounts: [],
  },
  {
    path: '/gallery',
    title: { zh: '组件陈列', en: 'Gallery' },
    lead: {
      zh: '每个组件的每个状态：两种语言，手机与电脑。',
      en: 'Each widget in each state, in both languages, on a phone and on a desktop.',
    },
    parent: '/',
    layout: 'gallery',
    content: galleryPage,
    mounts: [],
  },
  {
    path: '/about/contact',
    title: { zh: '帮助与联系', en: 'Help and contact' },
    lead: {
      zh: '先看看常见问题；需要时，我们就在电话那头。',
      en: 'Common questions first; and if you need us, we are a call away.',
    },
    parent: '/',
    content: contactPage,
    mounts: [],
  },
];

/** Removes the trailing slash of a path. */
function normalizePath(path: string): string {
  return path === '/' ? path : path.replace(/\/+$/, '');
}

const byPath: ReadonlyMap<string, Route> = new Map(routes.map((route) => [normalizePath(route.path), route]));

/** Returns the page at a path without locale prefix. */
export function findRoute(path: string): Route | undefined {
  return byPath.get(normalizePath(path));
}

/** Returns the pages above a page, the home page first. */
export function getAncestors(route: Route): readonly Route[] {
  const parent = route.parent === undefined ? undefined : findRoute(route.parent);
  return parent === undefined ? [] : [...getAncestors(parent), parent];
}
