import type { Markup } from '../html';
import { html } from '../html';
import { mountPoint } from '../mounts';
import type { Page } from '../page';
import type { Question } from './faq';
import { faq } from './faq';

const questions: readonly Question[] = [
  {
    question: { zh: '卡片密码在哪里？', en: 'Where is the PIN?' },
    answer: {
      zh: '在卡片背面的涂层下面，共 6 位数字。电子卡的密码在送达消息中。',
      en: 'Under the scratch panel on the back: six digits. A digital card comes with its PIN in the message.',
    },
  },
  {
    question: { zh: '礼品卡会过期吗？', en: 'Does a card expire?' },
    answer: {
      zh: '有效期在查询结果中。到期后仍有余额的卡片可以办理延期。',
      en: 'The query shows the expiry date. A card that still holds money can be extended.',
    },
  },
  {
    question: { zh: '可以开发票吗？', en: 'Can I get an invoice?' },
    answer: {
      zh: '购卡和充值的小票可以在 30 天内申请发票，合计不超过 1,000 元。',
      en: 'Yes: for receipts of purchases and reloads within 30 days, up to 1,000 RMB in total.',
    },
  },
  {
    question: { zh: '卡片丢了怎么办？', en: 'What if a card is lost?' },
    answer: {
      zh: '绑定到账户的卡片可以挂失；请尽快致电 400-820-6998。',
      en: 'A card in an account can be blocked; please call 400-820-6998 as soon as you can.',
    },
  },
];

/** Renders the page about gift cards, with links to the balance query and to invoices. */
export function giftCardPage(page: Page): Markup {
  const { t, to } = page;
  return html`
      <section class="split">
        <img class="picture" src="/img/gift-card.svg" width="480" height="320" alt="${t({
          zh: '深绿色礼品卡，上面有一只咖啡杯',
          en: 'A dark green gift card with a coffee cup on it',
        })}">
        <div>
          <h2>${t({ zh: '一张卡，许多种心意', en: 'One card, many occasions' })}</h2>
          <p>${t({
            zh: '生日、感谢，或者只是想说一声“辛苦了”。面额由您决定，全国门店都能使用。',
            en: 'A birthday, a thank-you, or just a kind thought. You choose the amount; every store in the country takes the card.',
          })}</p>
          <p class="actions">
            <a class="button" href="${to('/starbucks-gift-card/svc-query')}">${t({
              zh: '查询余额',
              en: 'Check a balance',
            })}</a>
            <a class="button button-quiet" href="${to('/starbucks-gift-card/invoice')}">${t({
              zh: '申请发票',
              en: 'Get an invoice',
            })}</a>
          </p>
          <div class="share-slot">${mountPoint('share-buttons', page)}</div>
        </div>
      </section>
      <section class="section">
        <h2>${t({ zh: '三步送出', en: 'Give one in three steps' })}</h2>
        <ol class="step-cards">
          <li class="card"><h3>${t({ zh: '挑选', en: 'Choose' })}</h3><p>${t({
            zh: '在门店或 App 里选一张喜欢的卡面，充入 50 至 1,000 元。',
            en: 'Pick a design in a store or in the app, and load it with 50 to 1,000 RMB.',
          })}</p></li>
          <li class="card"><h3>${t({ zh: '送出', en: 'Give' })}</h3><p>${t({
            zh: '当面交给对方，或者连同一句话发到手机上。',
            en: 'Hand it over, or send it to a phone with a few words.',
          })}</p></li>
          <li class="card"><h3>${t({ zh: '享用', en: 'Enjoy' })}</h3><p>${t({
            zh: '结账时出示卡片；余额随时可查，不够还能再充。',
            en: 'Show it when you pay. The balance can be checked any time, and topped up.',
          })}</p></li>
        </ol>
      </section>${faq(page, questions)}`;
}
