import type { Markup } from '../html';
import { html } from '../html';
import { mountPoint } from '../mounts';
import type { Page } from '../page';

/** Renders the benefits of the programme and the rewards that stars buy. */
export function rewardsProgrammePage(page: Page): Markup {
  const { t, to } = page;
  return html`
      <div class="account-bar">${mountPoint('navigation', page)}</div>
      <ul class="card-grid card-grid-two">
        <li class="card tier tier-green">
          <h2>${t({ zh: '绿卡会员', en: 'Green' })}</h2>
          <ul>
            <li>${t({ zh: '每次消费攒星星', en: 'Stars with every purchase' })}</li>
            <li>${t({ zh: '生日当月一份饮品好礼', en: 'A drink on us in your birthday month' })}</li>
            <li>${t({ zh: '新品优先品尝', en: 'First taste of new drinks' })}</li>
          </ul>
        </li>
        <li class="card tier tier-gold">
          <h2>${t({ zh: '金卡会员', en: 'Gold' })}</h2>
          <ul>
            <li>${t({ zh: '绿卡会员的全部权益', en: 'Everything that Green members have' })}</li>
            <li>${t({ zh: '每 9 颗星星一份中杯饮品', en: 'A medium drink for every 9 stars' })}</li>
            <li>${t({ zh: '刻有姓名的金卡', en: 'A golden card with your name' })}</li>
          </ul>
        </li>
      </ul>
      <section class="section">
        <h2>${t({ zh: '星星可以换什么', en: 'What you can get with stars' })}</h2>
        <div class="redeem-slot">${mountPoint('gold-level-redeem-rights', page)}</div>
      </section>
      <section class="section">
        <h2>${t({ zh: '告诉朋友', en: 'Tell a friend' })}</h2>
        <div class="share-slot">${mountPoint('share-buttons', page)}</div>
        <p class="quiet"><a href="${to('/help/legal/starbucks-rewards-program-terms-and-conditions-overall/')}">${t({
          zh: '会员计划条款与细则',
          en: 'Programme terms and conditions',
        })}</a> · <a href="${to('/account/program/msr')}">${t({ zh: '关于会员卡', en: 'About rewards cards' })}</a></p>
      </section>`;
}
