import type { Markup } from '../html';
import { html } from '../html';
import { formMountPoint } from '../mounts';
import type { Page } from '../page';
import type { LocalizedText } from '../texts';
import { carePhone } from '../texts';

/** Renders a hint and the phone number of customer care. */
function helpLine({ t, to }: Page, hint: LocalizedText): Markup {
  return html`
      <p class="quiet">${t(hint)}${t({ zh: '需要帮助？请致电', en: ' Need help? Call' })} <a href="tel:${carePhone}">${carePhone}</a>
        · <a href="${to('/account/')}">${t({ zh: '返回登录', en: 'Back to sign-in' })}</a></p>`;
}

/** Renders the page of password recovery by e-mail or PIN. */
export function forgotPasswordPage(page: Page): Markup {
  const line = helpLine(page, {
    zh: '没有收到邮件或短信？请查看垃圾邮件和拦截的短信。',
    en: 'No email or text message? Please check your junk mail and blocked messages.',
  });
  return html`
      ${formMountPoint('forgot-password', page)}${line}`;
}

/** Renders the page for a new password, which needs the token of an e-mailed link or of a PIN. */
export function resetPasswordPage(page: Page): Markup {
  const line = helpLine(page, {
    zh: '重置链接只能使用一次。',
    en: 'A reset link works only once.',
  });
  // The line stands above the form because the form grows when the link is invalid, and would shift the line.
  return html`${line}
      ${formMountPoint('reset-password', page)}`;
}

/** Renders the page that validates the mobile number of an account unused for over six months. */
export function phoneValidatePage(page: Page): Markup {
  const line = helpLine(page, {
    zh: '验证码会以短信发送到您的手机。',
    en: 'The PIN comes to your phone as a text message.',
  });
  return html`
      ${formMountPoint('phone-validate', page)}${line}`;
}
