import type { Markup } from '../html';
import { html } from '../html';
import { formMountPoint } from '../mounts';
import type { Page } from '../page';
import { carePhone } from '../texts';

/** Renders the page of invoice application and inquiry. */
export function invoicePage(page: Page): Markup {
  const { t, to } = page;
  return html`
      <div class="with-aside">
        ${formMountPoint('invoice', page)}
        <aside class="aside">
          <img src="/img/receipt-hint.svg" width="300" height="190" alt="${t({
            zh: '小票下方印有小票号和授权码',
            en: 'A receipt: ticket number and authorization code are printed near its end',
          })}">
          <h2>${t({ zh: '小票上的两个号码', en: 'Two numbers on the receipt' })}</h2>
          <p>${t({
            zh: '小票号最多 10 位，授权码最多 6 位，都印在小票下方。请保留小票，直到收到发票。',
            en: 'The ticket number has up to 10 digits, the authorization code up to 6; both are near the end of the receipt. Keep it until the invoice has arrived.',
          })}</p>
          <h2>${t({ zh: '需要帮助？', en: 'Need help?' })}</h2>
          <p>${t({ zh: '顾客服务热线', en: 'Customer care' })} <a href="tel:${carePhone}">${carePhone}</a></p>
          <p><a href="${to('/starbucks-gift-card/svc-query')}">${t({ zh: '查询礼品卡余额', en: 'Check a gift card' })}</a></p>
        </aside>
      </div>`;
}
