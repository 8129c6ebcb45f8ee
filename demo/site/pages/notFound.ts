import type { Markup } from '../html';
import { html } from '../html';
import type { Page, Route } from '../page';

function notFoundPage({ t, to }: Page): Markup {
  return html`
      <p>${t({
        zh: '您要找的页面可能已经移走，或者网址有误。',
        en: 'It may have moved, or the address may be mistyped.',
      })}</p>
      <p class="actions">
        <a class="button" href="${to('/')}">${t({ zh: '返回首页', en: 'Back to the home page' })}</a>
        <a class="button button-quiet" href="${to('/about/contact')}">${t({ zh: '联系我们', en: 'Contact us' })}</a>
      </p>`;
}

/** The page for unknown paths. */
export const notFoundRoute: Route = {
  path: '/404',
  title: { zh: '没有找到这个页面', en: 'This page was not found' },
  parent: '/',
  layout: 'narrow',
  content: notFoundPage,
  mounts: [],
};
