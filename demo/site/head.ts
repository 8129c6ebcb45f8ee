import { resolveSteps } from '../gallery/resolveSteps';
import type { State } from '../gallery/state';
import type { Content, Markup } from './html';
import { html, jsonBlock } from './html';
import type { Page, Route } from './page';
import { getPromotion } from './promotion';
import type { LocalizedText } from './texts';
import { localizePath } from './urls';

/** The data that the layout is rendered from. */
export interface LayoutProps {
  readonly page: Page;
  /** The path without the locale prefix. */
  readonly path: string;
  readonly query: string;
  readonly title: LocalizedText;
  readonly lead?: LocalizedText;
  /** The pages above this page, the home page first. */
  readonly ancestors: readonly Route[];
  readonly layout: NonNullable<Route['layout']>;
  readonly siteOrigin: string;
  readonly servicesOrigin: string;
  /** The gallery state that the page plays. */
  readonly state?: State;
  /** The files of the bundle that this page needs, relative to `dist`. */
  readonly preload: readonly string[];
}

/**
 * Links the files that the page's widgets need. A page with prerendered markup links their style sheets; other pages
 * preload them.
 */
function fileLinks({ page, preload }: LayoutProps): Content {
  const hasPrerendered = page.prerendered.size > 0;
  return preload
    .filter((file) => /\.(?:css|js)$/.test(file))
    .map((file) => {
      const isStyle = file.endsWith('.css');
      return isStyle && hasPrerendered
        ? html`
  <link rel="stylesheet" href="/w/${file}">`
        : isStyle
          ? html`
  <link rel="preload" as="style" href="/w/${file}">`
          : html`
  <link rel="preload" as="script" fetchpriority="low" href="/w/${file}">`;
    });
}

function widgetsConfig({ page, servicesOrigin }: LayoutProps): Markup {
  return jsonBlock('widgets-config', {
    services: {
      account: servicesOrigin,
      gateway: servicesOrigin,
      public: servicesOrigin,
      content: servicesOrigin,
    },
    captchaOrigins: [servicesOrigin],
    redirectOrigins: [],
    promotion: getPromotion(page.locale),
    appLinks: { ios: 'https://apps.example.com/ios', android: 'https://apps.example.com/android' },
  });
}

/** Links the script that plays a gallery state, and the steps that it plays. It runs before the widgets. */
function galleryScript({ page, state, servicesOrigin }: LayoutProps): Content {
  return (
    state !== undefined &&
    html`
  ${jsonBlock('gallery-state', { widget: state.widget, steps: resolveSteps(state, page.locale), services: servicesOrigin })}
  <script src="/gallery/play.js"></script>`
  );
}

/** Renders the head of a page: its metadata, style sheets, configuration and scripts. */
export function head(props: LayoutProps): Markup {
  const { page, path, query, title, siteOrigin, layout } = props;
  const { locale, t } = page;
  const other = locale === 'zh' ? 'en' : 'zh';
  const setsFault = ['fault', 'scenario'].some((name) => new URLSearchParams(query).has(name));
  return html`
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="renderer" content="webkit">
  <meta name="format-detection" content="telephone=no">
  <meta name="theme-color" content="#1e3932">
  <title>${layout === 'home' ? '' : html`${t(title)} | `}Rewards</title>
  <link rel="canonical" href="${siteOrigin}${localizePath(locale, path)}">
  <link rel="alternate" hreflang="${other === 'zh' ? 'zh-CN' : 'en'}" href="${siteOrigin}${localizePath(other, path)}">
  <link rel="icon" href="/img/favicon.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/site.css">${
    ['gallery', 'widget'].includes(layout) &&
    html`
  <link rel="stylesheet" href="/gallery/gallery.css">`
  }${
    layout !== 'document' &&
    html`
  <link rel="stylesheet" href="/qa/panel.css">
  ${widgetsConfig(props)}${
    setsFault &&
    html`
  <script src="/qa/faultFromUrl.js"></script>`
  }${galleryScript(props)}
  <script src="/w/widgets.js" async></script>${fileLinks(props)}`
  }`;
}
