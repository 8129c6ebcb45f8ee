import type { Content, Markup } from '../html';
import { html } from '../html';
import { mountPoint } from '../mounts';
import type { Page } from '../page';
import type { LocalizedText } from '../texts';
import { demoData } from './demoData';

interface Offer {
  readonly image: string;
  readonly title: LocalizedText;
  readonly text: LocalizedText;
  readonly path: string;
  readonly link: LocalizedText;
}

const offers: readonly Offer[] = [
  {
    image: '/img/stars.svg',
    title: { zh: '每一杯都算数', en: 'Every cup counts' },
    text: {
      zh: '消费即可攒星星。1 颗星星起，就能升级您的饮品。',
      en: 'Stars add up with every purchase, and a single one is enough to make a drink your own.',
    },
    path: '/account/starbucks-rewards',
    link: { zh: '了解会员权益', en: 'See the benefits' },
  },
  {
    image: '/img/gift-card.svg',
    title: { zh: '卡里还有多少？', en: 'What is left on the card?' },
    text: {
      zh: '输入卡号和卡片密码，马上看到余额、有效期与交易记录。',
      en: 'The card number and its PIN show the balance, the expiry date and what was bought.',
    },
    path: '/starbucks-gift-card/svc-query',
    link: { zh: '查询礼品卡余额', en: 'Check a gift card' },
  },
  {
    image: '/img/receipt.svg',
    title: { zh: '发票在线办', en: 'Invoices without a queue' },
    text: {
      zh: '购卡或充值的小票，最多 10 张合并申请，五个工作日内送达邮箱。',
      en: 'Up to ten receipts in one application; the invoice reaches your inbox within five business days.',
    },
    path: '/starbucks-gift-card/invoice',
    link: { zh: '申请发票', en: 'Apply for an invoice' },
  },
];

function offer(page: Page, { image, title, text, path, link }: Offer): Markup {
  return html`
        <li class="card offer">
          <img src="${image}" width="96" height="64" alt="" loading="lazy">
          <h3>${page.t(title)}</h3>
          <p>${page.t(text)}</p>
          <p class="card-link"><a href="${page.to(path)}">${page.t(link)}</a></p>
        </li>`;
}

function hero({ t, to, isSignedIn }: Page): Content {
  return html`
      <section class="hero">
        <div class="hero-text">
          <h1><span>${t({ zh: '慢一点，', en: 'Take your time. ' })}</span><span>${t({ zh: '好咖啡值得', en: 'Good coffee is worth it.' })}</span></h1>
          <p class="lead">${t(
            isSignedIn
              ? { zh: '每一杯都能攒星星，攒够就能换好礼。', en: 'Every cup earns stars, and stars become rewards.' }
              : {
                  zh: '加入会员计划，从第一杯开始收集星星，换一份属于您的好礼。',
                  en: 'Join the programme, collect stars from your first cup on, and turn them into something you like.',
                },
          )}</p>
          <p class="actions">${
            isSignedIn
              ? html`
            <a class="button" href="${to('/account/')}#/rewards">${t({ zh: '查看我的好礼', en: 'See my rewards' })}</a>`
              : html`
            <a class="button" href="${to('/account/register')}">${t({ zh: '成为会员', en: 'Become a member' })}</a>`
          }
            <a class="button button-quiet" href="${to('/starbucks-gift-card')}">${t({
              zh: '看看礼品卡',
              en: 'Discover gift cards',
            })}</a>
          </p>
        </div>
        <img class="hero-image" src="/img/hero.svg" width="560" height="420" alt="${t({
          zh: '窗边的一杯热咖啡',
          en: 'A cup of hot coffee by the window',
        })}">
      </section>`;
}

/** Invites a visitor to join: three steps and the banner. */
function invitation(page: Page): Markup {
  const { t, to } = page;
  return html`
      <section class="section split">
        <div>
          <h2>${t({ zh: '三步攒下第一份好礼', en: 'Three steps to your first reward' })}</h2>
          <ol class="steps">
            <li>${t({
              zh: '在门店领取会员卡，用卡号和卡片密码完成注册。',
              en: 'Pick up a rewards card in a store and register it with its number and PIN.',
            })}</li>
            <li>${t({
              zh: '结账时出示会员卡或 App，星星自动到账。',
              en: 'Show the card or the app when you pay; the stars arrive by themselves.',
            })}</li>
            <li>${t({
              zh: '攒够星星后选一份好礼，下次到店时使用。',
              en: 'Choose a reward when you have enough stars, and enjoy it on your next visit.',
            })}</li>
          </ol>
          <p><a href="${to('/apps/')}">${t({ zh: '在 App 中查看星星', en: 'See your stars in the app' })}</a></p>
        </div>
        <div class="banner-slot">
          <img src="/img/rewards-card.svg" width="420" height="280" alt="${t({
            zh: '绿色的会员卡',
            en: 'The green rewards card',
          })}" loading="lazy">
          ${mountPoint('register-banner', page)}
        </div>
      </section>`;
}

/** Renders the home page: greeting, offers and the demo data; for a member without the invitation to join. */
export function homePage(page: Page): Markup {
  const { t } = page;
  return html`${hero(page)}
      <section class="entry-slot${page.isSignedIn ? ' entry-slot-signed-in' : ''}" aria-label="${t({ zh: '您的账户', en: 'Your account' })}">${mountPoint('entry', page)}
      </section>
      <section class="section">
        <h2>${t({ zh: '今天想做什么？', en: 'What brings you here today?' })}</h2>
        <ul class="card-grid">${offers.map((row) => offer(page, row))}
        </ul>
      </section>${page.isSignedIn ? '' : invitation(page)}${demoData(page)}`;
}
