import type { Markup } from '../html';
import { html } from '../html';
import { formMountPoint, mountPoint } from '../mounts';
import type { Page } from '../page';

/** Renders the registration page. Both steps of the registration are on this route. */
export function registerPage(page: Page): Markup {
  const { t, to } = page;
  return html`
      <div class="banner-slot banner-slot-picture">${mountPoint('register-banner', page)}</div>
      ${formMountPoint('register', page)}
      <p class="quiet">${t({ zh: '已经是会员？', en: 'Already a member?' })}
        <a href="${to('/account/')}">${t({ zh: '登录', en: 'Sign in' })}</a>
        · <a href="${to('/account/register_ccc')}">${t({ zh: '没有实体卡？在 App 中注册', en: 'No card? Register in the app' })}</a></p>`;
}

/** Renders the page for visitors who can register only in the app. */
export function registerAppPage(page: Page): Markup {
  const { t, to } = page;
  return html`
      ${formMountPoint('register-ccc', page)}
      <p class="quiet">${t({ zh: '有实体会员卡？', en: 'Do you have a rewards card?' })}
        <a href="${to('/account/register')}">${t({ zh: '用卡号注册', en: 'Register with its number' })}</a></p>`;
}
