import type { Content, Markup } from '../html';
import { html } from '../html';
import { mount } from '../mounts';
import type { Page } from '../page';
import type { Words } from '../words';

/** One hash route of the account page. */
export interface AccountView {
  /** What stands behind `/account/#`. */
  readonly hash: string;
  readonly title: Words;
  readonly text: Words;
  /** A page of this site that goes on from here. */
  readonly link?: { readonly path: string; readonly words: Words };
  /** True where a widget shows all that there is. */
  readonly isWhole?: true;
}

const security: Pick<AccountView, 'title' | 'text'> = {
  title: { zh: '账户与安全', en: 'Accounts and Security' },
  text: {
    zh: '更换手机号码或密码前，我们会先确认是您本人。',
    en: 'Before a mobile number or a password is changed, we make sure that it is you.',
  },
};

/** The hash routes of the account page, the dashboard left out. */
export const accountViews: readonly AccountView[] = [
  {
    hash: '/rewards',
    title: { zh: '我的好礼', en: 'My rewards' },
    text: { zh: '可以使用的好礼都在下面。', en: 'What you can use now is listed below.' },
    isWhole: true,
  },
  {
    hash: '/activity',
    title: { zh: '星星记录', en: 'Star activity' },
    text: { zh: '星星通常在消费后 48 小时内到账。', en: 'Stars usually arrive within 48 hours of a purchase.' },
  },
  {
    hash: '/redeem-stars',
    title: { zh: '兑换星星', en: 'Redeem stars' },
    text: {
      zh: '1、9、12、15 或 25 颗星星，各有好礼可选。',
      en: 'There is something for 1, 9, 12, 15 and 25 stars.',
    },
    link: { path: '/account/starbucks-rewards', words: { zh: '看看可以换什么', en: 'See what stars are good for' } },
  },
  {
    hash: '/fapiao',
    title: { zh: '管理我的发票', en: 'Manage My Fapiao' },
    text: { zh: '为购卡或充值的小票申请发票。', en: 'Invoices for card purchases and reloads.' },
    link: { path: '/starbucks-gift-card/invoice', words: { zh: '前往发票服务', en: 'Go to the invoice service' } },
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
    text: { zh: '请准备 16 位卡号和 8 位密码。', en: 'Have the 16-digit card number and the 8-digit PIN at hand.' },
  },
  {
    hash: '/profile/svc',
    title: { zh: '我的礼品卡', en: 'My Gift Cards' },
    text: { zh: '每个账户最多绑定 15 张礼品卡。', en: 'An account holds up to 15 gift cards.' },
    link: { path: '/starbucks-gift-card/svc-query', words: { zh: '查询一张卡的余额', en: 'Check a card' } },
  },
  {
    hash: '/profile/svc/add',
    title: { zh: '添加礼品卡', en: 'Add Gift Cards' },
    text: { zh: '请准备卡号和 6 位密码。', en: 'Have the card number and its 6-digit PIN at hand.' },
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

/** The views that the dashboard leads to. */
const onDashboard = ['/rewards', '/redeem-stars', '/fapiao', '/profile/msr', '/profile/svc', '/profile/personal'];

/** True for a view whose title stands in the account's bar. */
function isNamedByBar({ built }: Page, hash: string): boolean {
  return built.has('navigation') && /^\/(?:profile|fapiao)/.test(hash);
}

/** A view: its id is its hash route, so that the address alone brings it up. */
function view(page: Page, { hash, title, text, link, isWhole }: AccountView): Content {
  const { t, to } = page;
  return html`
        <section class="card account-view" id="${hash}" data-title="${t(title)}">${
          !isNamedByBar(page, hash) &&
          html`
          <h2>${t(title)}</h2>`
        }
          <p>${t(text)}</p>${
            link !== undefined &&
            html`
          <p><a href="${to(link.path)}">${t(link.words)}</a></p>`
          }
${
  isWhole !== true &&
  html`
          <p class="quiet">${t({
            zh: '这部分由商家自己的账户应用提供，演示网站中只有说明。',
            en: 'The account application shows the rest; this demo only tells about it.',
          })}</p>`
}
          <p><a href="${to('/account/')}#/">${t({ zh: '返回账户首页', en: 'Back to your account' })}</a></p>
        </section>`;
}

/** The account: the bar, tier and rewards of a member, sign-in for everybody else. */
export function accountPage(page: Page): Markup {
  const { t } = page;
  const keepsTier = page.isMember && page.built.has('rewards-tier');
  const keepsAuth = !page.isMember && page.built.has('auth');
  const whose = page.isMember ? ' form-slot-member' : page.hasCode ? ' form-slot-code' : ' form-slot-visitor';
  const linked = accountViews.filter(({ hash }) => onDashboard.includes(hash));
  return html`
      <div class="account-bar${keepsAuth ? ' account-bar-visitor' : ''}">${mount('navigation', page)}</div>
      <div class="form-slot form-slot-auth${page.built.has('auth') ? whose : ''}">${mount('auth', page)}</div>
      <div class="account-views">${accountViews.map((one) => view(page, one))}
        <div class="account-own${keepsTier ? ' account-own-member' : ''}">
          <div class="tier-slot">${mount('rewards-tier', page)}</div>
          <div class="account-rewards">${mount('rewards', page)}</div>
        </div>
        <section class="account-home" id="/">
          <h2>${t({ zh: '您的账户里有什么', en: 'What your account holds' })}</h2>
          <ul class="tile-grid">${linked.map(
            ({ hash, title, text }) => html`
            <li class="card tile"><h3><a href="${page.to('/account/')}#${hash}">${t(title)}</a></h3><p>${t(text)}</p></li>`,
          )}
          </ul>
        </section>
      </div>`;
}
