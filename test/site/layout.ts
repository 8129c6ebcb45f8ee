import type { Content, Markup } from './html';
import { html, jsonBlock } from './html';
import type { MountName } from './mounts';
import { mount } from './mounts';
import type { Page, Route } from './page';
import { promotion } from './promotion';
import { localPath, switchedUrl } from './urls';
import type { Words } from './words';
import { carePhone } from './words';

/** The mount points that stand on every page. */
export const layoutMounts: readonly MountName[] = [
  'loading',
  'notification',
  'promotion',
  'account-primary',
  'account-overlay',
  'account-mobile',
  'logout',
  // Beside the label on a wide screen, in the menu on a small one.
  'logout',
];

/** What the layout needs besides the page's own content. */
export interface Surroundings {
  readonly page: Page;
  /** The path without its locale. */
  readonly path: string;
  readonly query: string;
  readonly title: Words;
  readonly lead?: Words;
  /** The pages above this one, the home page first. */
  readonly trail: readonly Route[];
  readonly layout: NonNullable<Route['layout']>;
  readonly siteOrigin: string;
  readonly servicesOrigin: string;
  /** The files of the bundle that this page needs, relative to dist. */
  readonly preload: readonly string[];
}

const links: readonly { path: string; words: Words }[] = [
  { path: '/', words: { zh: '首页', en: 'Home' } },
  { path: '/account/starbucks-rewards', words: { zh: '会员权益', en: 'Rewards' } },
  { path: '/starbucks-gift-card', words: { zh: '礼品卡', en: 'Gift cards' } },
  { path: '/starbucks-gift-card/invoice', words: { zh: '发票', en: 'Invoice' } },
  { path: '/account/', words: { zh: '我的账户', en: 'Account' } },
  { path: '/about/contact', words: { zh: '帮助', en: 'Help' } },
];

const footerLinks: readonly { title: Words; links: readonly { path: string; words: Words }[] }[] = [
  {
    title: { zh: '会员计划', en: 'Rewards' },
    links: [
      { path: '/account/register', words: { zh: '注册会员', en: 'Join the programme' } },
      { path: '/account/starbucks-rewards', words: { zh: '会员权益', en: 'Benefits and stars' } },
      { path: '/account/program/msr', words: { zh: '会员卡', en: 'Rewards cards' } },
      { path: '/apps/', words: { zh: '下载 App', en: 'Get the app' } },
    ],
  },
  {
    title: { zh: '礼品卡', en: 'Gift cards' },
    links: [
      { path: '/starbucks-gift-card', words: { zh: '关于礼品卡', en: 'About gift cards' } },
      { path: '/starbucks-gift-card/svc-query', words: { zh: '查询余额', en: 'Check a balance' } },
      { path: '/starbucks-gift-card/invoice', words: { zh: '申请发票', en: 'Invoices' } },
    ],
  },
  {
    title: { zh: '条款', en: 'Legal' },
    links: [
      {
        path: '/help/legal/starbucks-rewards-program-terms-and-conditions-overall/',
        words: { zh: '会员计划条款', en: 'Programme terms' },
      },
      { path: '/help/legal/star-gift-exchange-terms/', words: { zh: '星星兑换规则', en: 'Redemption rules' } },
      { path: '/about/contact', words: { zh: '联系我们', en: 'Contact' } },
    ],
  },
];

function samePath(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '');
}

function navigationList(page: Page, path: string): Markup {
  return html`<ul class="nav-list">${links.map(
    (link) => html`
      <li><a href="${page.to(link.path)}"${
        samePath(link.path, path) ? html` aria-current="page"` : ''
      }>${page.t(link.words)}</a></li>`,
  )}
    </ul>`;
}

function header({ page, path, query }: Surroundings): Markup {
  const { t, to } = page;
  return html`
  <header class="site-header">
    <div class="container header-row">
      <a class="wordmark" href="${to('/')}"><img src="/img/logo.svg" width="148" height="32" alt="Rewards"></a>
      <nav class="primary-nav" aria-label="${t({ zh: '主导航', en: 'Main' })}">${navigationList(page, path)}</nav>
      <div class="header-tools">
        <div class="header-account">${mount('account-primary', page)}${mount('account-overlay', page)}</div>
        <div class="header-logout">${mount('logout', page)}</div>
        <a class="language" id="language" href="${switchedUrl(page.locale, path, query)}"
          lang="${page.locale === 'zh' ? 'en' : 'zh-CN'}" hreflang="${page.locale === 'zh' ? 'en' : 'zh-CN'}">${
            page.locale === 'zh' ? 'English' : '中文'
          }</a>
        <details class="menu">
          <summary><span class="menu-bars" aria-hidden="true"></span>${t({ zh: '菜单', en: 'Menu' })}</summary>
          <div class="menu-panel">
            <nav aria-label="${t({ zh: '菜单', en: 'Menu' })}">${navigationList(page, path)}</nav>
            <div class="menu-account">${mount('account-mobile', page)}</div>
            <div class="menu-account">${mount('logout', page)}</div>
          </div>
        </details>
      </div>
    </div>
  </header>`;
}

function breadcrumb({ page, title, trail }: Surroundings): Content {
  if (trail.length === 0) {
    return undefined;
  }
  return html`
      <nav class="breadcrumb" aria-label="${page.t({ zh: '当前位置', en: 'Breadcrumb' })}">
        <ol>${trail.map(
          (route) => html`
          <li><a href="${page.to(route.path)}">${page.t(route.title)}</a></li>`,
        )}
          <li><span aria-current="page" id="here">${page.t(title)}</span></li>
        </ol>
      </nav>`;
}

function heading({ page, title, lead, layout }: Surroundings): Content {
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

function footer({ page }: Surroundings): Markup {
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
          <ul>${column.links.map(
            (link) => html`
            <li><a href="${to(link.path)}">${t(link.words)}</a></li>`,
          )}
          </ul>
        </div>`,
        )}
      </div>
      <p class="footer-note">${t({
        zh: '这是一个演示网站：商家是虚构的，所有账户、卡片与订单均为测试数据，不会保存真实信息。',
        en: 'This is a demo: the retailer is fictional, and every account, card and receipt is test data. Nothing real is stored.',
      })}</p>
    </div>
  </footer>`;
}

/** What the page's widgets need. Where they are shown ahead, their styles are the page's, linked as the entry would. */
function fileLinks({ page, preload, siteOrigin }: Surroundings): Content {
  const isAhead = page.shells.size > 0;
  return preload
    .filter((file) => /\.(?:css|js)$/.test(file))
    .map((file) => {
      const isStyle = file.endsWith('.css');
      return isStyle && isAhead
        ? html`
  <link rel="stylesheet" href="${siteOrigin}/w/${file}">`
        : isStyle
          ? html`
  <link rel="preload" as="style" href="/w/${file}">`
          : html`
  <link rel="preload" as="script" fetchpriority="low" href="/w/${file}">`;
    });
}

function widgetsConfig({ page, servicesOrigin }: Surroundings): Markup {
  return jsonBlock('widgets-config', {
    services: {
      account: servicesOrigin,
      gateway: servicesOrigin,
      public: servicesOrigin,
      content: servicesOrigin,
    },
    captchaOrigins: [servicesOrigin],
    redirectOrigins: [],
    promotion: promotion(page.locale),
  });
}

function head(surroundings: Surroundings): Markup {
  const { page, path, query, title, siteOrigin, layout } = surroundings;
  const { locale, t } = page;
  const other = locale === 'zh' ? 'en' : 'zh';
  const wantsFault = ['fault', 'scenario'].some((name) => new URLSearchParams(query).has(name));
  return html`
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="renderer" content="webkit">
  <meta name="format-detection" content="telephone=no">
  <meta name="theme-color" content="#1e3932">
  <title>${layout === 'home' ? '' : html`${t(title)} | `}Rewards</title>
  <link rel="canonical" href="${siteOrigin}${localPath(locale, path)}">
  <link rel="alternate" hreflang="${other === 'zh' ? 'zh-CN' : 'en'}" href="${siteOrigin}${localPath(other, path)}">
  <link rel="icon" href="/img/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/site.css">${
    layout !== 'document' &&
    html`
  <link rel="stylesheet" href="/qa/panel.css">
  ${widgetsConfig(surroundings)}${
    wantsFault &&
    html`
  <script src="/qa/faultFromUrl.js"></script>`
  }
  <script src="/w/widgets.js" async></script>${fileLinks(surroundings)}`
  }`;
}

/**
 * The site's own scripts, where all that they look for is there already. Not deferred: what a page defers, a browser waits
 * for before it brings up the view that the address names.
 */
const ownScripts = html`  <script src="/site.js" async></script>
  <script src="/qa/panel.js" async></script>`;

/** A whole page: the header, where the visitor is, the content and the footer. */
export function pageDocument(surroundings: Surroundings, content: Markup): Markup {
  const { page, layout } = surroundings;
  const language = page.locale === 'zh' ? 'zh-CN' : 'en';
  if (layout === 'document') {
    return html`<!doctype html>
<html lang="${language}">
<head>${head(surroundings)}
</head>
<body class="document">
  <main>${heading(surroundings)}${content}
  </main>
</body>
</html>
`;
  }
  return html`<!doctype html>
<html lang="${language}">
<head>${head(surroundings)}
</head>
<body>
  <a class="skip-link" href="#main">${page.t({ zh: '跳到主要内容', en: 'Skip to the content' })}</a>
  ${mount('loading', page)}
  ${mount('notification', page)}${header(surroundings)}
  <div class="promotion-slot">${mount('promotion', page)}</div>
  <main id="main" class="main-${layout}" tabindex="-1">
    <div class="container">${breadcrumb(surroundings)}${heading(surroundings)}${content}
    </div>
  </main>${footer(surroundings)}
${ownScripts}
</body>
</html>
`;
}
