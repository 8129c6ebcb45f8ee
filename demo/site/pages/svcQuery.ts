import type { Markup } from '../html';
import { html } from '../html';
import { formMountPoint } from '../mounts';
import type { Page } from '../page';
import { carePhone } from '../texts';

/** Renders the page of the gift card query. */
export function svcQueryPage(page: Page): Markup {
  const { t, to } = page;
  return html`
      <div class="with-aside">
        ${formMountPoint('svc-query', page)}
        <aside class="aside">
          <img src="/img/card-back.svg" width="300" height="190" alt="${t({
            zh: '卡片背面：上方是卡号，涂层下面是密码',
            en: 'The back of a card: the number above, the PIN under the scratch panel',
          })}">
          <h2>${t({ zh: '卡号和卡片密码在哪里', en: 'Where to find number and PIN' })}</h2>
          <p>${t({
            zh: '卡号在卡片背面，16 或 19 位；刮开涂层可以看到 6 位卡片密码。没有卡片密码时，可以使用小票上的交易号。',
            en: 'The number, 16 or 19 digits, is on the back; the 6-digit PIN is under the scratch panel. Without the PIN, the transaction ID on a receipt will do.',
          })}</p>
          <h2>${t({ zh: '需要帮助？', en: 'Need help?' })}</h2>
          <p>${t({ zh: '顾客服务热线', en: 'Customer care' })} <a href="tel:${carePhone}">${carePhone}</a></p>
          <p><a href="${to('/starbucks-gift-card/invoice')}">${t({ zh: '为充值申请发票', en: 'An invoice for a reload' })}</a></p>
        </aside>
      </div>`;
}
