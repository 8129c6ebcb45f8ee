import type { Markup } from '../html';
import { html } from '../html';
import type { Page } from '../page';
import type { LocalizedText } from '../texts';

const stores: readonly { id: string; name: LocalizedText; note: LocalizedText }[] = [
  {
    id: 'ios',
    name: { zh: '从 App Store 下载', en: 'Download on the App Store' },
    note: { zh: 'iPhone，需要 iOS 12.2 或更高版本', en: 'iPhone, iOS 12.2 or later' },
  },
  {
    id: 'android',
    name: { zh: '从应用市场下载', en: 'Get it from your app market' },
    note: { zh: '安卓 9 或更高版本', en: 'Android 9 or later' },
  },
];

const features: readonly { title: LocalizedText; text: LocalizedText }[] = [
  {
    title: { zh: '提前点单', en: 'Order ahead' },
    text: {
      zh: '选好门店和时间，到店即取，不用排队。',
      en: 'Choose a store and a time, and pick your drink up without a queue.',
    },
  },
  {
    title: { zh: '一码付款攒星', en: 'Pay and collect' },
    text: { zh: '结账时出示一个码，付款和攒星星一次完成。', en: 'One code at the till pays and collects your stars.' },
  },
  {
    title: { zh: '卡片都在手边', en: 'Your cards with you' },
    text: {
      zh: '会员卡、礼品卡和好礼都在 App 里，余额一目了然。',
      en: 'Rewards card, gift cards and rewards are in the app, with their balances.',
    },
  },
];

/** Renders the page of the app. Its store links are example URLs: the app does not exist. */
export function appsPage({ t }: Page): Markup {
  return html`
      <section class="split">
        <img class="picture" src="/img/phone.svg" width="480" height="360" alt="${t({
          zh: '手机上显示会员卡与星星',
          en: 'A phone that shows a rewards card and its stars',
        })}">
        <div>
          <h2>${t({ zh: '选择您的手机', en: 'Choose your phone' })}</h2>
          <ul class="store-list">${stores.map(
            ({ id, name, note }) => html`
            <li id="${id}">
              <a class="button" href="https://apps.example.com/${id}" rel="noopener">${t(name)}</a>
              <p class="quiet">${t(note)}</p>
            </li>`,
          )}
          </ul>
          <p>${t({
            zh: '登录后，您的会员卡、星星和礼品卡会自动出现在 App 中。在电脑上登录时，也可以用它扫码。',
            en: 'Once you sign in, your card, stars and gift cards are there. On a computer, the app signs you in by QR code.',
          })}</p>
        </div>
      </section>
      <section class="section">
        <h2>${t({ zh: 'App 能做什么', en: 'What the app can do' })}</h2>
        <ul class="card-grid">${features.map(
          ({ title, text }) => html`
          <li class="card"><h3>${t(title)}</h3><p>${t(text)}</p></li>`,
        )}
        </ul>
      </section>`;
}
