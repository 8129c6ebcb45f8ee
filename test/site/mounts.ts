import type { Markup } from './html';
import { html } from './html';
import type { Shells } from './shells';
import { localPath } from './urls';
import type { Locale } from './words';
import { carePhone } from './words';

/** Every mount point that the bundle knows. */
export const mountNames = [
  'entry',
  'logout',
  'account-primary',
  'account-overlay',
  'account-mobile',
  'auth',
  'register',
  'register-ccc',
  'register-banner',
  'forgot-password',
  'reset-password',
  'phone-validate',
  'navigation',
  'rewards-tier',
  'rewards',
  'gold-level-redeem-rights',
  'svc-query',
  'invoice',
  'share-buttons',
  'notification',
  'loading',
  'promotion',
] as const;

/** The name of a mount point. */
export type MountName = (typeof mountNames)[number];

/** What a mount point holds until its widget is ready, and for visitors without JavaScript. */
type Fallback = (locale: Locale) => Markup | undefined;

const nothing: Fallback = () => undefined;

/** A line for forms, which need their widget. */
function callInstead(what: { zh: string; en: string }): Fallback {
  return (locale) =>
    locale === 'zh'
      ? html`<p class="fallback-note">${what.zh}正在准备。如果一直没有出现，请致电顾客服务热线
          <a href="tel:${carePhone}">${carePhone}</a>。</p>`
      : html`<p class="fallback-note">${what.en} is on its way. If it does not appear, customer care can help:
          <a href="tel:${carePhone}">${carePhone}</a>.</p>`;
}

function accountLinks(locale: Locale): Markup {
  return html`<p class="fallback-links">
    <a href="${localPath(locale, '/account/')}">${locale === 'zh' ? '登录' : 'Sign in'}</a>
    <a href="${localPath(locale, '/account/register')}">${locale === 'zh' ? '立即加入' : 'Join now'}</a>
  </p>`;
}

const fallbacks: Readonly<Record<MountName, Fallback>> = {
  entry: (locale) => html`
    <div class="fallback-note">
      <p>${locale === 'zh' ? '今天也适合来一杯咖啡。' : 'It is a great day for coffee.'}</p>
      ${accountLinks(locale)}
    </div>`,
  logout: accountLinks,
  'account-primary': (locale) =>
    html`<a href="${localPath(locale, '/account/')}">${locale === 'zh' ? '星享俱乐部' : 'Starbucks Rewards'}</a>`,
  'account-overlay': nothing,
  'account-mobile': accountLinks,
  auth: callInstead({ zh: '登录表单', en: 'The sign-in form' }),
  register: callInstead({ zh: '注册表单', en: 'The registration form' }),
  'register-ccc': (locale) => html`
    <p class="fallback-note">${locale === 'zh' ? '请下载 App 完成注册。' : 'Please register in the app.'}
      <a href="${localPath(locale, '/apps/')}">${locale === 'zh' ? '下载 App' : 'Get the app'}</a></p>`,
  'register-banner': (locale) => html`
    <p><a href="${localPath(locale, '/account/register')}">${
      locale === 'zh' ? '加入会员计划，从第一颗星星开始' : 'Join the programme and collect your first star'
    }</a></p>`,
  'forgot-password': callInstead({ zh: '找回密码的表单', en: 'The recovery form' }),
  'reset-password': callInstead({ zh: '重置密码的表单', en: 'The form for a new password' }),
  'phone-validate': callInstead({ zh: '手机验证表单', en: 'The validation form' }),
  navigation: (locale) => html`
    <p class="fallback-links">
      <a href="${localPath(locale, '/account/')}">${locale === 'zh' ? '我的账户' : 'My account'}</a>
      <a href="${localPath(locale, '/account/starbucks-rewards')}">${locale === 'zh' ? '会员权益' : 'Benefits'}</a>
    </p>`,
  'rewards-tier': nothing,
  rewards: nothing,
  'gold-level-redeem-rights': (locale) => html`
    <p>${
      locale === 'zh'
        ? '1、9、12、15 或 25 颗星星可以兑换不同的好礼。'
        : 'Redeem 1, 9, 12, 15 or 25 stars for something good.'
    }
      <a href="${localPath(locale, '/help/legal/star-gift-exchange-terms/')}">${
        locale === 'zh' ? '兑换规则' : 'Redemption rules'
      }</a></p>`,
  'svc-query': callInstead({ zh: '余额查询', en: 'The balance query' }),
  invoice: callInstead({ zh: '发票申请', en: 'The invoice service' }),
  'share-buttons': nothing,
  notification: nothing,
  loading: nothing,
  promotion: nothing,
};

/** What a mount point needs to know of its page. */
export interface MountPlace {
  readonly locale: Locale;
  /** The names of the widgets that are built. */
  readonly built: ReadonlySet<string>;
  /** What they show first. */
  readonly shells: Shells;
  /** True when the visitor's cookie says that somebody is signed in. */
  readonly isMember: boolean;
  /** True where the address brings a code. */
  readonly hasCode: boolean;
}

/** Those whose first state does nothing by itself. */
const needsScript: ReadonlySet<MountName> = new Set([
  'account-mobile',
  'auth',
  'register',
  'forgot-password',
  'reset-password',
  'phone-validate',
  'svc-query',
  'invoice',
]);

/**
 * A mount point with what its widget shows first, as far as that can be told ahead; else with a text. Only the text while
 * the widget is not built.
 */
export function mount(name: MountName, { locale, built, shells, isMember }: MountPlace): Markup {
  // A form for others is nothing that a member waits for.
  const content = isMember && name === 'auth' ? undefined : fallbacks[name](locale);
  const shell = shells.get(name);
  if (built.has(name) && shell !== undefined) {
    const instead = needsScript.has(name) && html`<noscript>${content}</noscript>`;
    return html`<div data-mount="${name}">${shell}</div>${instead}`;
  }
  if (built.has(name)) {
    return html`<div data-mount="${name}">${content}</div>`;
  }
  return html`${content}`;
}

/** A mount point in a wrapper that keeps the height of its form free, so that nothing below it jumps. */
export function formMount(name: MountName, place: MountPlace): Markup {
  const slot = place.built.has(name)
    ? `form-slot form-slot-${name}${place.hasCode ? ' form-slot-code' : ''}`
    : 'form-slot';
  return html`<div class="${slot}">${mount(name, place)}</div>`;
}
