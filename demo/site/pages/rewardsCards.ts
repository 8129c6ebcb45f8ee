import type { Markup } from '../html';
import { html } from '../html';
import { mountPoint } from '../mounts';
import type { Page } from '../page';
import type { Question } from './faq';
import { faq } from './faq';

const questions: readonly Question[] = [
  {
    question: { zh: '领卡后多久内要注册？', en: 'How soon must a card be registered?' },
    answer: {
      zh: '请在 60 天内完成注册，否则卡片会失效。',
      en: 'Within 60 days; after that the card is no longer valid.',
    },
  },
  {
    question: { zh: '金卡什么时候寄到？', en: 'When does a Gold card arrive?' },
    answer: {
      zh: '升级后填写邮寄地址，6-8 周内寄达；在那之前可以使用电子金卡。',
      en: 'Give us a mailing address once you are Gold: it takes 6-8 weeks. The digital card works at once.',
    },
  },
];

/** Renders the page about rewards cards. */
export function rewardsCardsPage(page: Page): Markup {
  const { t, to } = page;
  return html`
      <div class="account-bar">${mountPoint('navigation', page)}</div>
      <section class="split">
        <img class="picture" src="/img/rewards-card.svg" width="480" height="320" alt="${t({
          zh: '绿色的会员卡',
          en: 'The green rewards card',
        })}">
        <div>
          <h2>${t({ zh: '从绿卡到金卡', en: 'From Green to Gold' })}</h2>
          <p>${t({
            zh: '注册会员卡即成为绿卡会员，星星攒够即升为金卡。两种会员都有生日好礼，金卡会员还有专属邀请。',
            en: 'Registering a card makes you a Green member. As the stars add up you become Gold, with invitations of your own. Both have a birthday gift.',
          })}</p>
          <div class="banner-slot">${mountPoint('register-banner', page)}</div>
          <p><a href="${to('/account/starbucks-rewards')}">${t({ zh: '查看全部权益', en: 'All benefits' })}</a></p>
        </div>
      </section>${faq(page, questions)}`;
}
