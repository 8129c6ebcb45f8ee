import type { Markup } from '../html';
import { html } from '../html';
import { formMount } from '../mounts';
import type { Page } from '../page';
import type { Words } from '../words';
import { carePhone } from '../words';

/** A line about who helps when a form does not. */
function helpLine({ t, to }: Page, hint: Words): Markup {
  return html`
      <p class="quiet">${t(hint)}
        ${t({ zh: '需要帮助？请致电', en: 'Need help? Call' })} <a href="tel:${carePhone}">${carePhone}</a>
        · <a href="${to('/account/')}">${t({ zh: '返回登录', en: 'Back to sign-in' })}</a></p>`;
}

/** Recovery by email or by mobile PIN. */
export function forgotPasswordPage(page: Page): Markup {
  const line = helpLine(page, {
    zh: '邮件可能在垃圾邮件中。',
    en: 'A mail may be among your junk mail.',
  });
  return html`
      ${formMount('forgot-password', page)}${line}`;
}

/** A new password, for the token of a link or of a PIN. */
export function resetPasswordPage(page: Page): Markup {
  const line = helpLine(page, {
    zh: '重置链接只能使用一次。',
    en: 'A reset link works once.',
  });
  // Above the form, which grows when the link is no good: nothing moves.
  return html`${line}
      ${formMount('reset-password', page)}`;
}

/** Validation of a mobile number, for an account that was not used for long. */
export function phoneValidatePage(page: Page): Markup {
  const line = helpLine(page, {
    zh: '验证码会以短信发送到您的手机。',
    en: 'The PIN comes to your phone as a text message.',
  });
  return html`
      ${formMount('phone-validate', page)}${line}`;
}
