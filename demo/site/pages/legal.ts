import type { Markup } from '../html';
import { html } from '../html';
import type { Page } from '../page';
import type { LocalizedText } from '../texts';

interface Clause {
  readonly title: LocalizedText;
  readonly text: LocalizedText;
}

const programmeTerms: readonly Clause[] = [
  {
    title: { zh: '1. 会员计划', en: '1. The programme' },
    text: {
      zh: '年满 18 周岁，或经监护人同意的顾客，可以用一张有效的会员卡加入。每人限一个账户。',
      en: 'Customers of 18 and over, or with the consent of a guardian, join with a valid rewards card. One account per person.',
    },
  },
  {
    title: { zh: '2. 星星', en: '2. Stars' },
    text: {
      zh: '星星在消费后 48 小时内到账，不可转让，也不能兑换现金。退款时，相应的星星会被扣除。',
      en: 'Stars arrive within 48 hours of a purchase. They cannot be transferred or exchanged for cash. A refund takes back its stars.',
    },
  },
  {
    title: { zh: '3. 等级', en: '3. Tiers' },
    text: {
      zh: '注册后即为绿卡会员；达到所需的星星数后升级为金卡会员，有效期一年。',
      en: 'Members start as Green and become Gold, for one year, once they have the stars that it takes.',
    },
  },
  {
    title: { zh: '4. 个人信息', en: '4. Personal data' },
    text: {
      zh: '我们只收集提供服务所必需的信息；您可以随时查询、更正或删除。营销消息需要您的单独同意。',
      en: 'We collect what the service needs and no more; you may see, correct or delete it at any time. News and offers are sent only if you ask for them.',
    },
  },
  {
    title: { zh: '5. 变更', en: '5. Changes' },
    text: {
      zh: '条款变更会提前 30 天在本页公布。',
      en: 'Changes are announced on this page 30 days ahead.',
    },
  },
];

const redemptionRules: readonly Clause[] = [
  {
    title: { zh: '怎样兑换', en: 'How to redeem' },
    text: {
      zh: '在 App 或账户中选择 1、9、12、15 或 25 颗星星的好礼；成功后 48 小时内出现在“我的好礼”中。',
      en: 'Choose a reward for 1, 9, 12, 15 or 25 stars in the app or in your account. It is among your rewards within 48 hours.',
    },
  },
  {
    title: { zh: '使用期限', en: 'How long it lasts' },
    text: {
      zh: '好礼自兑换之日起 30 天内有效，逾期不退还星星。',
      en: 'A reward is valid for 30 days from the day it was redeemed; stars are not returned after that.',
    },
  },
  {
    title: { zh: '适用门店', en: 'Where it is accepted' },
    text: {
      zh: '全国门店，机场、景区等少数门店除外。指定商品以门店当日供应为准。',
      en: 'In all stores except a few, such as at airports and tourist sights. Designated items depend on what a store has that day.',
    },
  },
  {
    title: { zh: '25 颗星星的礼券', en: 'The voucher for 25 stars' },
    text: {
      zh: '面值 78 元，一次使用，不找零。',
      en: 'It is worth 78 yuan, works once and gives no change.',
    },
  },
];

function clauses({ t }: Page, list: readonly Clause[]): Markup {
  return html`${list.map(
    ({ title, text }) => html`
      <h2>${t(title)}</h2>
      <p>${t(text)}</p>`,
  )}`;
}

/** Renders the programme terms in a frame. */
export function termsPage({ t, to }: Page): Markup {
  const termsPath = to('/help/legal/documents/programme-terms');
  return html`
      <iframe class="card terms-frame" src="${termsPath}" title="${t({
        zh: '会员计划条款全文',
        en: 'The programme terms in full',
      })}"></iframe>
      <p class="quiet"><a href="${termsPath}">${t({ zh: '单独打开条款', en: 'Open the terms on their own' })}</a>
        · <a href="${to('/help/legal/star-gift-exchange-terms/')}">${t({ zh: '星星兑换规则', en: 'Redemption rules' })}</a></p>`;
}

/** Renders the document inside that frame. */
export function programmeTermsDocument(page: Page): Markup {
  return clauses(page, programmeTerms);
}

/** Renders the redemption rules. */
export function redemptionRulesPage(page: Page): Markup {
  return html`<div class="card prose">${clauses(page, redemptionRules)}
      </div>
      <p class="quiet"><a href="${page.to('/account/starbucks-rewards')}">${page.t({
        zh: '看看星星可以换什么',
        en: 'See what you can get with stars',
      })}</a></p>`;
}
