import { type Snippet, snippetsOf } from '../../gallery/snippets';
import type { State } from '../../gallery/state';
import { stateAddress } from '../../gallery/stateAddress';
import { findState, idOf, states } from '../../gallery/states';
import { widgetDetails } from '../../gallery/widgetDetails';
import { scenarios } from '../../services/scenarios';
import type { Content, Markup } from '../html';
import { html } from '../html';
import type { Page } from '../page';

type Frame = 'phone' | 'desktop';

/** Returns the address of the gallery with a state in a frame. */
function galleryAddress({ to }: Page, state: State, frame: Frame): string {
  const query = new URLSearchParams({ state: idOf(state), ...(frame === 'phone' ? {} : { frame }) });
  return `${to('/gallery')}?${query.toString()}#state`;
}

function stateList(page: Page, shown: State, frame: Frame): Markup {
  const widgets = [...new Set(states.map(({ widget }) => widget))];
  return html`
      <nav class="gallery-list" aria-label="${page.t({ zh: '组件与状态', en: 'Widgets and states' })}">${widgets.map(
        (widget) => html`
        <details${widget === shown.widget ? html` open` : ''}>
          <summary>${widget}</summary>
          <ul>${states
            .filter((state) => state.widget === widget)
            .map(
              (state) => html`
            <li><a href="${galleryAddress(page, state, frame)}"${
              state === shown ? html` aria-current="true"` : ''
            }>${page.t(state.title)}</a></li>`,
            )}
          </ul>
        </details>`,
      )}
      </nav>`;
}

function stage(page: Page, state: State, frame: Frame): Markup {
  const { t, locale } = page;
  const address = stateAddress(state, locale);
  const frameLink = (name: Frame, text: string) =>
    html`<a href="${galleryAddress(page, state, name)}"${name === frame ? html` aria-current="true"` : ''}>${text}</a>`;
  const title = `${state.widget}: ${t(state.title)}`;
  return html`
        <h2 id="state">${title}</h2>
        <p class="gallery-tools">${frameLink('phone', t({ zh: '手机', en: 'Phone' }))}${frameLink('desktop', t({ zh: '电脑', en: 'Desktop' }))}
          <a href="${address}">${t({ zh: '在页面中打开', en: 'Open on its page' })}</a></p>
        <p class="quiet" id="gallery-status" role="status"></p>
        <div class="gallery-stage gallery-stage-${frame}">
          <iframe id="gallery-frame" title="${title}" src="${stateAddress(state, locale, { isAlone: true })}"></iframe>
        </div>
        <p>${t({ zh: '重现此状态的链接：', en: 'The link that reproduces this state: ' })}<code>${address}</code></p>`;
}

function snippet({ title, text }: Snippet, page: Page): Markup {
  const copy = page.t({ zh: '复制', en: 'Copy' });
  return html`
          <div class="gallery-snippet">
            <h4>${page.t(title)}</h4>
            <pre tabindex="0" role="region" aria-label="${page.t(title)}"><code>${text}</code></pre>
            <button type="button" data-copy data-copied="${page.t({ zh: '已复制', en: 'Copied' })}">${copy}</button>
          </div>`;
}

/** Renders a list of terms, or nothing when it is empty. */
const codeList = (title: string, values: readonly string[]): Content =>
  values.length > 0 &&
  html`
          <h3>${title}</h3>
          <p>${values.map((value) => html`<code>${value}</code> `)}</p>`;

function details(page: Page, { widget }: State, snippets: readonly Snippet[]): Markup {
  const { attributes, query, events } = widgetDetails[widget];
  const { t } = page;
  return html`
          <h3>${t({ zh: '代码', en: 'Snippet' })}</h3>${snippets.map((entry) => snippet(entry, page))}${
            attributes.length > 0 &&
            html`
          <h3>${t({ zh: '属性', en: 'Attributes' })}</h3>
          <dl>${attributes.map(
            ({ markup, meaning }) => html`
            <dt><code>${markup}</code></dt><dd>${t(meaning)}</dd>`,
          )}
          </dl>`
          }${codeList(t({ zh: '查询参数', en: 'Query parameters' }), query)}${codeList(
            t({ zh: '事件 widgets:analytics', en: 'Events of widgets:analytics' }),
            events,
          )}`;
}

/** Returns the page on which a scenario is seen best, by the first call that it affects. */
function scenarioPath(call: string): string {
  if (/\/public\/svc|\/captcha\//.test(call)) return '/starbucks-gift-card/svc-query';
  if (call.includes('/public/invoices')) return '/starbucks-gift-card/invoice';
  if (/Cards\/validate|Customers\/create/.test(call)) return '/account/register';
  if (/PasswordPin/.test(call)) return '/account/forgot-password';
  if (/resetPassword/.test(call)) return '/account/reset-password?token=demo';
  if (/sendMobilePin|verifyMobile/.test(call)) return '/account/phone-validate?username=dormant';
  return call === '*' ? '/starbucks-gift-card/svc-query' : '/account/';
}

function scenarioList({ t, to }: Page): Markup {
  return html`
      <section class="section" id="scenarios">
        <h2>${t({ zh: '测试场景', en: 'QA scenarios' })}</h2>
        <p>${t({
          zh: '链接会先设置场景，再打开页面；场景一直有效，直到在 QA 面板中清除。',
          en: 'A link sets the scenario, then opens the page. The scenario stays until it is cleared in the QA panel.',
        })}</p>
        <ul class="gallery-scenarios">${scenarios.map(({ name, faults }) => {
          const path = scenarioPath(faults[0]?.call ?? '*');
          const address = `${to(path)}${path.includes('?') ? '&' : '?'}scenario=${encodeURIComponent(name)}`;
          return html`
          <li><a href="${address}">${name}</a></li>`;
        })}
        </ul>
      </section>`;
}

/** Renders the gallery: each widget in each state, with its snippet, attributes and events; and the QA scenarios. */
export async function galleryPage(page: Page): Promise<Markup> {
  const shown = findState(page.query.get('state')) ?? findState('svc-query/empty');
  if (shown === undefined) throw new Error('The gallery has no first state');
  const frame = page.query.get('frame') === 'desktop' ? 'desktop' : 'phone';
  const snippets = await snippetsOf(shown.widget, page);
  return html`
      <p>${page.t({
        zh: '每个状态都会重置模拟服务的数据，并以所需的身份登录。',
        en: 'Each state resets the data of the stub services, and signs in as the member that it needs.',
      })}</p>
      <div class="gallery">${stateList(page, shown, frame)}
        <div class="gallery-main">${stage(page, shown, frame)}${details(page, shown, snippets)}
        </div>
      </div>${scenarioList(page)}
      <script src="/gallery/gallery.js" async></script>`;
}
