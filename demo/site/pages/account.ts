import type { Content, Markup } from '../html';
import { html } from '../html';
import { mountPoint } from '../mounts';
import type { Page } from '../page';
import type { LocalizedText } from '../texts';

/** A hash route of the account page. */
export interface AccountView {
  /** The part of the URL after `/account/#`. */
  readonly hash: string;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  /** A related page of the site. */
  readonly link?: { readonly path: string; readonly text: LocalizedText };
  /** True if a widget shows the complete content of this route. */
  readonly isComplete?: true;
}

const security: Pick<AccountView, 'title' | 'text'> = {
  title: { zh: '账户与安全', en: 'Accounts and Security' },
  text: {
    zh: '更换手机号码或密码前，我们会先确认是您本人。',
    en: 'Before a mobile number or a password is changed, we make sure that it is you.',
  },
};

/** The hash routes of the account page, without the dashboard. */
export const accountViews: readonly AccountView[] = [
  {
    hash: '/rewards',
    title: { zh: '我的好礼', en: 'My rewards' },
    text: { zh: '可以使用的好礼都在下面。', en: 'What you can use now is listed below.' },
    isComplete: true,
  },
  {
    hash: '/activity',
    title: { zh: '星星记录', en: 'Star activity' },
    text: { zh: '星星通常在消费后 48 小时内到账。', en: 'Stars usually arrive within 48 hours of a purchase.' },
  },
  {
    hash: '/redeem-stars',
    title: { zh: '星星兑换', en: 'Redeem stars' },
    text: {
      zh: '1、9、12、15 或 25 颗星星，各有好礼可选。',
      en: 'There is something for 1, 9, 12, 15 and 25 stars.',
    },
    link: { path: '/account/starbucks-rewards', text: { zh: '看看可以换什么', en: 'See what you can get with stars' } },
  },
  {
    hash: '/fapiao',
    title: { zh: '管理我的发票', en: 'Manage My Fapiao' },
    text: { zh: '为购卡或充值的小票申请发票。', en: 'Invoices for card purchases and reloads.' },
    link: { path: '/starbucks-gift-card/invoice', text: { zh: '前往发票服务', en: 'Go to the invoice service' } },
  },
  {
    hash: '/profile',
    title: { zh: '个性设置', en: 'Customize' },
    text: { zh: '管理您的卡片、资料与偏好。', en: 'Your cards, your details and how you like things.' },
  },
  {
    hash: '/profile/msr',
    title: { zh: '我的会员卡', en: 'My Starbucks Rewards Cards' },
    text: { zh: '金卡实体卡将在 6-8 周内寄达。', en: 'A Gold card by mail arrives in 6-8 weeks.' },
  },
  {
    hash: '/profile/msr/add',
    title: { zh: '添加会员卡', en: 'Add Starbucks Rewards Cards' },
    text: { zh: '请准备 16 位卡号和 8 位卡片密码。', en: 'Have the 16-digit card number and the 8-digit PIN at hand.' },
  },
  {
    hash: '/profile/svc',
    title: { zh: '我的礼品卡', en: 'My Gift Cards' },
    text: { zh: '每个账户最多绑定 15 张礼品卡。', en: 'An account holds up to 15 gift cards.' },
    link: { path: '/starbucks-gift-card/svc-query', text: { zh: '查询一张卡的余额', en: 'Check a card' } },
  },
  {
    hash: '/profile/svc/add',
    title: { zh: '添加礼品卡', en: 'Add Gift Cards' },
    text: { zh: '请准备卡号和 6 位卡片密码。', en: 'Have the card number and its 6-digit PIN at hand.' },
  },
  {
    hash: '/profile/personal',
    title: { zh: '个人资料', en: 'Personal' },
    text: { zh: '生日信息在注册后不可修改。', en: 'A birthday cannot be changed after registration.' },
  },
  { hash: '/profile/security', ...security },
  { hash: '/profile/security/mobile-phone', ...security },
  { hash: '/profile/security/password', ...security },
  {
    hash: '/profile/address-book',
    title: { zh: '地址簿', en: 'Address book' },
    text: { zh: '金卡会寄往您的默认地址。', en: 'Gold cards are sent to your default address.' },
  },
  {
    hash: '/profile/setting',
    title: { zh: '设置', en: 'Setting' },
    text: { zh: '选择您希望收到的消息。', en: 'Choose what you would like to hear about.' },
  },
];

/** The hash routes that the dashboard links to. */
const dashboardHashes = ['/rewards', '/redeem-stars', '/fapiao', '/profile/msr', '/profile/svc', '/profile/personal'];

/** Returns true if the navigation widget shows the title of a view. */
function isTitleInBar({ builtWidgets: built }: Page, hash: string): boolean {
  return built.has('navigation') && /^\/(?:profile|fapiao)/.test(hash);
}

/** Renders a view. Its id is its hash route, so that CSS `:target` shows it without a script. */
function view(page: Page, { hash, title, text, link, isComplete: isWhole }: AccountView): Content {
  const { t, to } = page;
  return html`
        <section class="card account-view" id="${hash}" data-title="${t(title)}">${
          !isTitleInBar(page, hash) &&
          html`
          <h2>${t(title)}</h2>`
        }
          <p>${t(text)}</p>${
            link !== undefined &&
            html`
          <p><a href="${to(link.path)}">${t(link.text)}</a></p>`
          }
${
  isWhole !== true &&
  html`
          <p class="quiet">${t({
            zh: '这部分由商家自己的账户应用提供，演示网站中只有说明。',
            en: 'The account application shows the rest; this demo only describes it.',
          })}</p>`
}
          <p><a href="${to('/account/')}#/">${t({ zh: '返回账户首页', en: 'Back to your account' })}</a></p>
        </section>`;
}

/** Renders the account page: navigation, tier and rewards of the member; the sign-in form for a signed-out visitor. */
export function accountPage(page: Page): Markup {
  const { t } = page;
  const hasTier = page.isSignedIn && page.builtWidgets.has('rewards-tier');
  const hasSignInForm = !page.isSignedIn && page.builtWidgets.has('auth');
  const authSlot = page.isSignedIn
    ? ' form-slot-signed-in'
    : page.query.has('code')
      ? ' form-slot-code'
      : ' form-slot-signed-out';
  const linkedViews = accountViews.filter(({ hash }) => dashboardHashes.includes(hash));
  const auth = html`
      <div class="form-slot form-slot-auth${page.builtWidgets.has('auth') ? authSlot : ''}">${mountPoint('auth', page)}</div>`;
  const bar = html`
      <div class="account-bar${hasSignInForm ? ' account-bar-signed-out' : ''}">${mountPoint('navigation', page)}</div>`;
  // When a session has expired, the form takes the place of the views, and nothing above it moves.
  return html`
      <script src="/hashView.js"></script>${page.isSignedIn ? [bar, auth] : [auth, bar]}
      <div class="account-views">${accountViews.map((accountView) => view(page, accountView))}
        <div class="account-own${hasTier ? ' account-own-signed-in' : ''}">
          <div class="tier-slot">${mountPoint('rewards-tier', page)}</div>
          <div class="account-rewards">${mountPoint('rewards', page)}</div>
        </div>
        <section class="account-home" id="/">
          <h2>${t({ zh: '您的账户里有什么', en: 'What your account holds' })}</h2>
          <ul class="tile-grid">${linkedViews.map(
            ({ hash, title, text }) => html`
            <li class="card tile"><h3><a href="${page.to('/account/')}#${hash}">${t(title)}</a></h3><p>${t(text)}</p></li>`,
          )}
          </ul>
        </section>
      </div>`;
}
