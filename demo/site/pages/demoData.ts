import type { Content, Markup } from '../html';
import { html } from '../html';
import type { Page } from '../page';
import type { LocalizedText } from '../texts';

interface Row {
  readonly what: LocalizedText;
  /** Text. The parts between backticks are values to type. */
  readonly value: LocalizedText;
  readonly path: string;
  readonly link: LocalizedText;
}

const signIn: Pick<Row, 'path' | 'link'> = { path: '/account/', link: { zh: '去登录', en: 'Sign in' } };

const rows: readonly Row[] = [
  {
    what: { zh: '绿卡会员', en: 'Member, Green' },
    value: { zh: '`mei` / `Passw0rd!`', en: '`mei` / `Passw0rd!`' },
    ...signIn,
  },
  {
    what: { zh: '金卡会员', en: 'Member, Gold' },
    value: { zh: '`gold` / `Passw0rd!`', en: '`gold` / `Passw0rd!`' },
    ...signIn,
  },
  {
    what: { zh: '超过 6 个月未使用的账户（返回 80040）', en: 'Account unused for over 6 months (answers 80040)' },
    value: {
      zh: '`dormant` / `Passw0rd!`，手机 `13800000003`',
      en: '`dormant` / `Passw0rd!`, mobile `13800000003`',
    },
    ...signIn,
  },
  {
    what: { zh: '可注册的会员卡', en: 'Rewards card that can be registered' },
    value: { zh: '`6200000000000001`，密码 `12345678`', en: '`6200000000000001`, PIN `12345678`' },
    path: '/account/register',
    link: { zh: '去注册', en: 'Register' },
  },
  {
    what: { zh: '礼品卡', en: 'Gift card' },
    value: {
      zh: '`7310180000000001`，密码 `123456`，交易号 `1000000001`',
      en: '`7310180000000001`, PIN `123456`, transaction `1000000001`',
    },
    path: '/starbucks-gift-card/svc-query',
    link: { zh: '去查询', en: 'Check it' },
  },
  {
    what: { zh: '小票（有些来自其他城市，有些已开票）', en: 'Receipts (some of another city, some used)' },
    value: {
      zh: '小票号 `1000000001` … `1000000012`，授权码 `100001` … `100012`',
      en: 'ticket `1000000001` … `1000000012`, authorization code `100001` … `100012`',
    },
    path: '/starbucks-gift-card/invoice',
    link: { zh: '申请发票', en: 'Apply' },
  },
  {
    what: { zh: '短信验证码', en: 'SMS code and PIN' },
    value: {
      zh: '`1234` 总是有效；最近发送的见左下角 QA 面板，或模拟服务的 `GET /__stub/outbox`',
      en: '`1234` always works; what was sent last is in the QA panel, bottom left, or at `GET /__stub/outbox` on the services',
    },
    path: '/account/forgot-password',
    link: { zh: '找回密码', en: 'Recover a password' },
  },
  {
    what: { zh: '任意故障', en: 'Any fault' },
    value: {
      zh: '在 QA 面板中选择，或向模拟服务发送 `POST /__stub/faults`：`{ "call": "POST /public/invoices", "fault": "timeout" }`',
      en: 'choose it in the QA panel, or send the stub services `POST /__stub/faults` with `{ "call": "POST /public/invoices", "fault": "timeout" }`',
    },
    path: '/starbucks-gift-card/svc-query?fault=POST%20/public/svc/detail:timeout',
    link: { zh: '查询超时', en: 'See a timeout' },
  },
];

/** Renders text with the parts between backticks as `<code>`. */
function withCode(text: string): Content {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** Renders the test data for each flow, with a link to its page. */
export function demoData({ t, to }: Page): Markup {
  return html`
      <section class="section try" id="try">
        <h2>${t({ zh: '试一试：演示数据', en: 'Try it: the demo data' })}</h2>
        <p>${t({
          zh: '这些账户和卡片只存在于本机的模拟服务中，重启后恢复原样。左下角的 QA 面板可以制造故障、查看短信并重置数据。',
          en: 'These accounts and cards live in the stub services on this machine and start afresh with them. The QA panel, bottom left, sets faults, shows sent messages and resets the data.',
        })}</p>
        <table class="data-table">
          <thead>
            <tr>
              <th scope="col">${t({ zh: '用途', en: 'What' })}</th>
              <th scope="col">${t({ zh: '输入', en: 'Type this' })}</th>
              <th scope="col">${t({ zh: '页面', en: 'Where' })}</th>
            </tr>
          </thead>
          <tbody>${rows.map(
            (row) => html`
            <tr>
              <th scope="row">${t(row.what)}</th>
              <td>${withCode(t(row.value))}</td>
              <td><a href="${to(row.path)}">${t(row.link)}</a></td>
            </tr>`,
          )}
          </tbody>
        </table>
        <p>${t({ zh: '还可以看看：', en: 'Also worth a look: ' })}<a href="${to('/gallery')}">${t({
          zh: '每个组件的每个状态',
          en: 'each widget in each state',
        })}</a>${t({ zh: '、', en: ', ' })}<a href="${to('/account/register_ccc')}">${t({
          zh: 'App 注册提示',
          en: 'the app-only registration',
        })}</a>${t({ zh: '、', en: ', ' })}<a href="${to(
          '/account/reset-password?token=demo',
        )}">${t({ zh: '重置密码', en: 'a password reset' })}</a>${t({ zh: '、', en: ', ' })}<a href="${to(
          '/account/phone-validate?username=dormant&code=80040',
        )}">${t({ zh: '验证手机号码', en: 'a mobile validation' })}</a>${t({ zh: '。', en: '.' })}</p>
      </section>`;
}
