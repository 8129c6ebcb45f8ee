import type { MountName } from '../../src/mounts/registry';
import { head, type LayoutProps } from './head';
import type { Content, Markup } from './html';
import { html } from './html';
import { mountPoint } from './mounts';
import type { Page, Route } from './page';
import type { LocalizedText } from './texts';
import { carePhone } from './texts';
import { otherLanguageUrl } from './urls';

/** The mount points of every page. */
export const layoutMounts: readonly MountName[] = [
  'loading',
  'notification',
  'promotion',
  'account-primary',
  'account-overlay',
  'account-mobile',
  'logout',
  // Twice: in the header of a wide screen, and in the menu of a small screen.
  'logout',
];

/** Returns the mount points that a layout adds to those of its page. */
export const getLayoutMounts = (layout: Route['layout']): readonly MountName[] =>
  layout === 'widget' ? ['loading', 'notification'] : layoutMounts;

const navigationLinks: readonly { path: string; text: LocalizedText }[] = [
  { path: '/', text: { zh: '首页', en: 'Home' } },
  { path: '/account/starbucks-rewards', text: { zh: '会员权益', en: 'Rewards' } },
  { path: '/starbucks-gift-card', text: { zh: '礼品卡', en: 'Gift cards' } },
  { path: '/starbucks-gift-card/invoice', text: { zh: '发票', en: 'Invoice' } },
  { path: '/account/', text: { zh: '我的账户', en: 'Account' } },
  { path: '/about/contact', text: { zh: '帮助', en: 'Help' } },
];

const footerLinks: readonly { title: LocalizedText; links: readonly { path: string; text: LocalizedText }[] }[] = [
  {
    title: { zh: '会员计划', en: 'Rewards' },
    links: [
      { path: '/account/register', text: { zh: '注册会员', en: 'Join the programme' } },
      { path: '/account/starbucks-rewards', text: { zh: '会员权益', en: 'Benefits and stars' } },
      { path: '/account/program/msr', text: { zh: '会员卡', en: 'Rewards cards' } },
      { path: '/apps/', text: { zh: '下载 App', en: 'Get the app' } },
    ],
  },
  {
    title: { zh: '礼品卡', en: 'Gift cards' },
    links: [
      { path: '/starbucks-gift-card', text: { zh: '关于礼品卡', en: 'About gift cards' } },
      { path: '/starbucks-gift-card/svc-query', text: { zh: '查询余额', en: 'Check a balance' } },
      { path: '/starbucks-gift-card/invoice', text: { zh: '申请发票', en: 'Invoices' } },
    ],
  },
  {
    title: { zh: '条款', en: 'Legal' },
    links: [
      {
        path: '/help/legal/starbucks-rewards-program-terms-and-conditions-overall/',
        text: { zh: '会员计划条款', en: 'Programme terms' },
      },
      { path: '/help/legal/star-gift-exchange-terms/', text: { zh: '星星兑换规则', en: 'Redemption rules' } },
      { path: '/about/contact', text: { zh: '联系我们', en: 'Contact' } },
    ],
  },
];

function isSamePath(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}

function navigationList(page: Page, path: string): Markup {
  return html`<ul class="nav-list">${navigationLinks.map(
    (link) => html`
      <li><a href="${page.to(link.path)}"${
        isSamePath(link.path, path) ? html` aria-current="page"` : ''
      }>${page.t(link.text)}</a></li>`,
  )}
    </ul>`;
}

function header({ page, path, query }: LayoutProps): Markup {
  const { t, to } = page;
  return html`
  <header class="site-header">
    <div class="container header-row">
      <a class="wordmark" href="${to('/')}"><img src="/img/logo.svg" width="148" height="32" alt="Rewards"></a>
      <nav class="primary-nav" aria-label="${t({ zh: '主导航', en: 'Main' })}">${navigationList(page, path)}</nav>
      <div class="header-tools">
        <div class="header-account">${mountPoint('account-primary', page)}${mountPoint('account-overlay', page)}</div>
        <div class="header-logout">${mountPoint('logout', page)}</div>
        <a class="language" id="language" href="${otherLanguageUrl(page.locale, path, query)}"
          lang="${page.locale === 'zh' ? 'en' : 'zh-CN'}" hreflang="${page.locale === 'zh' ? 'en' : 'zh-CN'}">${
            page.locale === 'zh' ? 'English' : '中文'
          }</a>
        <details class="menu">
          <summary><span class="menu-bars" aria-hidden="true"></span>${t({ zh: '菜单', en: 'Menu' })}</summary>
          <div class="menu-panel">
            <nav aria-label="${t({ zh: '菜单', en: 'Menu' })}">${navigationList(page, path)}</nav>
            <div class="menu-account">${mountPoint('account-mobile', page)}</div>
            <div class="menu-account">${mountPoint('logout', page)}</div>
          </div>
        </details>
      </div>
    </div>
  </header>`;
}

function breadcrumb({ page, title, ancestors }: LayoutProps): Content {
  if (ancestors.length === 0) {
    return undefined;
  }
  return html`
      <nav class="breadcrumb" aria-label="${page.t({ zh: '当前位置', en: 'Breadcrumb' })}">
        <ol>${ancestors.map(
          (route) => html`
          <li><a href="${page.to(route.path)}">${page.t(route.title)}</a></li>`,
        )}
          <li><span aria-current="page" id="here">${page.t(title)}</span></li>
        </ol>
      </nav>`;
}

function heading({ page, title, lead, layout }: LayoutProps): Content {
  return (
    layout !== 'home' &&
    html`
      <div class="page-title">
        <h1>${page.t(title)}</h1>${
          lead !== undefined &&
          html`
        <p class="lead">${page.t(lead)}</p>`
        }
      </div>`
  );
}

function footer({ page }: LayoutProps): Markup {
  const { t, to } = page;
  return html`
  <footer class="site-footer">
    <div class="container">
      <div class="footer-columns">
        <div class="footer-care">
          <h2>${t({ zh: '顾客服务', en: 'Customer care' })}</h2>
          <p class="footer-phone"><a href="tel:${carePhone}">${carePhone}</a></p>
          <p>${t({ zh: '每天 8:00–22:00', en: 'Every day, 8:00–22:00' })}</p>
        </div>${footerLinks.map(
          (column) => html`
        <div>
          <h2>${t(column.title)}</h2>
          <ul>${column.links
            .filter(({ path }) => !(page.isSignedIn && path === '/account/register'))
            .map(
              (link) => html`
            <li><a href="${to(link.path)}">${t(link.text)}</a></li>`,
            )}
          </ul>
        </div>`,
        )}
      </div>
      <p class="footer-note">${t({
        zh: '这是一个演示网站：商家是虚构的，所有账户、卡片与小票均为测试数据，不会保存真实信息。',
        en: 'This is a demo: the retailer is fictional, and every account, card and receipt is test data. Nothing real is stored.',
      })}</p>
    </div>
  </footer>`;
}

/**
 * The scripts of the site, at the end of the body, after the elements that they use. They are not deferred: a browser
 * waits for deferred scripts before it shows the section that the hash names.
 */
const siteScripts = html`  <script src="/site.js" async></script>
  <script type="module" src="/qa/panel.js" async></script>`;

/** Renders a whole page: head, header, breadcrumb, title, content and footer. */
export function pageDocument(props: LayoutProps, content: Markup): Markup {
  const { page, layout } = props;
  const language = page.locale === 'zh' ? 'zh-CN' : 'en';
  if (layout === 'document') {
    return html`<!doctype html>
<html lang="${language}">
<head>${head(props)}
</head>
<body class="document">
  <main>${heading(props)}${content}
  </main>
</body>
</html>
`;
  }
  if (layout === 'widget') {
    return html`<!doctype html>
<html lang="${language}">
<head>${head(props)}
</head>
<body class="widget-alone">
  ${mountPoint('loading', page)}
  ${mountPoint('notification', page)}
  <main>
    <h1 class="visually-hidden">${page.t(props.title)}</h1>${content}
  </main>
</body>
</html>
`;
  }
  return html`<!doctype html>
<html lang="${language}">
<head>${head(props)}
</head>
<body>
  <a class="skip-link" href="#main">${page.t({ zh: '跳到主要内容', en: 'Skip to the content' })}</a>
  ${mountPoint('loading', page)}
  ${mountPoint('notification', page)}${header(props)}
  <div class="promotion-slot">${mountPoint('promotion', page)}</div>
  <main id="main" class="main-${layout}" tabindex="-1">
    <div class="container">${breadcrumb(props)}${heading(props)}${content}
    </div>
  </main>${footer(props)}
${siteScripts}
</body>
</html>
`;
}
