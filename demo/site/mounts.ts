import type { MountName } from '../../src/mounts/registry';
import type { Markup } from './html';
import { html } from './html';
import type { Page } from './page';
import { carePhone } from './texts';

/** Renders the content of a mount point until its widget is ready, and for visitors without JavaScript. */
type Fallback = (page: Page) => Markup | undefined;

/** Returns a fallback for a form: the phone number of customer care. */
function phoneFallback(name: { zh: string; en: string }): Fallback {
  return ({ locale }) =>
    locale === 'zh'
      ? html`<p class="fallback-note">${name.zh}正在准备。如果一直没有出现，请致电顾客服务热线
          <a href="tel:${carePhone}">${carePhone}</a>。</p>`
      : html`<p class="fallback-note">${name.en} is on its way. If it does not appear, customer care can help:
          <a href="tel:${carePhone}">${carePhone}</a>.</p>`;
}

const signInFallback = phoneFallback({ zh: '登录表单', en: 'The sign-in form' });

function accountLinks({ t, to }: Page): Markup {
  return html`<p class="fallback-links">
    <a href="${to('/account/')}">${t({ zh: '登录', en: 'Sign in' })}</a>
    <a href="${to('/account/register')}">${t({ zh: '立即加入', en: 'Join now' })}</a>
  </p>`;
}

/** The fallbacks. A widget without one has an empty mount point until it is ready. */
const fallbacks: Readonly<Partial<Record<MountName, Fallback>>> = {
  entry: (page) => html`
    <div class="fallback-note">
      <p>${page.t({ zh: '今天也适合来一杯咖啡。', en: 'It is a great day for coffee.' })}</p>
      ${accountLinks(page)}
    </div>`,
  logout: accountLinks,
  'account-primary': ({ t, to }) =>
    html`<a href="${to('/account/')}">${t({ zh: '星享俱乐部', en: 'Starbucks Rewards' })}</a>`,
  'account-mobile': accountLinks,
  // A signed-in visitor does not need the sign-in form.
  auth: (page) => (page.isSignedIn ? undefined : signInFallback(page)),
  register: phoneFallback({ zh: '注册表单', en: 'The registration form' }),
  'register-ccc': ({ t, to }) => html`
    <p class="fallback-note">${t({ zh: '请下载 App 完成注册。', en: 'Please register in the app.' })}
      <a href="${to('/apps/')}">${t({ zh: '下载 App', en: 'Get the app' })}</a></p>`,
  'register-banner': ({ t, to }) => html`
    <p><a href="${to('/account/register')}">${t({
      zh: '加入会员计划，从第一颗星星开始',
      en: 'Join the programme and collect your first star',
    })}</a></p>`,
  'forgot-password': phoneFallback({ zh: '找回密码的表单', en: 'The recovery form' }),
  'reset-password': phoneFallback({ zh: '重置密码的表单', en: 'The form for a new password' }),
  'phone-validate': phoneFallback({ zh: '手机验证表单', en: 'The validation form' }),
  navigation: ({ t, to }) => html`
    <p class="fallback-links">
      <a href="${to('/account/')}">${t({ zh: '我的账户', en: 'My account' })}</a>
      <a href="${to('/account/starbucks-rewards')}">${t({ zh: '会员权益', en: 'Benefits' })}</a>
    </p>`,
  'gold-level-redeem-rights': ({ t, to }) => html`
    <p>${t({
      zh: '1、9、12、15 或 25 颗星星可以兑换不同的好礼。',
      en: 'Redeem 1, 9, 12, 15 or 25 stars for something good.',
    })}
      <a href="${to('/help/legal/star-gift-exchange-terms/')}">${t({
        zh: '兑换规则',
        en: 'Redemption rules',
      })}</a></p>`,
  'svc-query': phoneFallback({ zh: '余额查询', en: 'The balance query' }),
  invoice: phoneFallback({ zh: '发票申请', en: 'The invoice service' }),
};

/** Matches markup with controls that do nothing without JavaScript. */
const interactiveMarkup = /<(form|button)/;

/** Renders a mount point with its prerendered markup or fallback; only the fallback if the widget is not built. */
export function mountPoint(name: MountName, page: Page): Markup {
  const fallback = fallbacks[name]?.(page);
  if (!page.builtWidgets.has(name)) {
    return html`${fallback}`;
  }
  const markup = page.prerendered.get(name);
  if (markup === undefined) {
    return html`<div data-mount="${name}">${fallback}</div>`;
  }
  const noscript = interactiveMarkup.test(markup.text) && fallback && html`<noscript>${fallback}</noscript>`;
  return html`<div data-mount="${name}">${markup}</div>${noscript}`;
}

/** Renders a mount point in a wrapper that reserves the height of its form, so that the form shifts no content. */
export function formMountPoint(name: MountName, page: Page): Markup {
  const slot = page.builtWidgets.has(name)
    ? `form-slot form-slot-${name}${page.query.has('code') ? ' form-slot-code' : ''}`
    : 'form-slot';
  return html`<div class="${slot}">${mountPoint(name, page)}</div>`;
}
