import type { Markup } from '../html';
import { html } from '../html';
import type { Page } from '../page';
import { carePhone } from '../texts';
import type { Question } from './faq';
import { faq } from './faq';

const questions: readonly Question[] = [
  {
    question: { zh: '忘记密码怎么办？', en: 'I forgot my password' },
    answer: {
      zh: '在登录页选择“忘记密码”，用邮箱或手机号码重置。重置后请重新登录。',
      en: 'Choose "Forgot password?" where you sign in, and reset it by email or mobile number. Then sign in again.',
    },
  },
  {
    question: { zh: '为什么要验证手机号码？', en: 'Why do you ask me to validate my mobile number?' },
    answer: {
      zh: '账户超过 6 个月没有使用时，我们会确认手机号码仍然属于您。',
      en: 'When an account has not been used for over 6 months, we check that the number is still yours.',
    },
  },
  {
    question: { zh: '星星没有到账？', en: 'My stars have not arrived' },
    answer: {
      zh: '星星通常在 48 小时内到账。如果没有，请备好小票，与我们联系。',
      en: 'They usually take up to 48 hours. If they are still missing, contact us with the receipt.',
    },
  },
  {
    question: { zh: '发票什么时候收到？', en: 'When does my invoice arrive?' },
    answer: {
      zh: '电子发票在五个工作日内送达；进度可以在发票服务中查询。',
      en: 'Within five business days by email; check its status in the invoice service.',
    },
  },
];

/** Renders the help page: contact data of customer care and common questions. */
export function contactPage(page: Page): Markup {
  const { t, to } = page;
  return html`
      <ul class="card-grid">
        <li class="card">
          <h2>${t({ zh: '电话', en: 'Call' })}</h2>
          <p class="big"><a href="tel:${carePhone}">${carePhone}</a></p>
          <p>${t({ zh: '每天 8:00–22:00，普通话与英语', en: 'Every day, 8:00–22:00, Mandarin and English' })}</p>
        </li>
        <li class="card">
          <h2>${t({ zh: '账户', en: 'Account' })}</h2>
          <p><a href="${to('/account/forgot-password')}">${t({ zh: '找回密码', en: 'Recover a password' })}</a></p>
          <p><a href="${to('/account/register')}">${t({ zh: '注册会员', en: 'Become a member' })}</a></p>
        </li>
        <li class="card">
          <h2>${t({ zh: '礼品卡', en: 'Gift cards' })}</h2>
          <p><a href="${to('/starbucks-gift-card/svc-query')}">${t({ zh: '查询余额', en: 'Check a balance' })}</a></p>
          <p><a href="${to('/starbucks-gift-card/invoice')}">${t({ zh: '申请发票', en: 'Apply for an invoice' })}</a></p>
        </li>
      </ul>${faq(page, questions)}`;
}
