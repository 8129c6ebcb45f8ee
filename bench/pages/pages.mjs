import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distFolder, projectFolder } from '../folders.mjs';
import { readBuild } from './readBuild.mjs';

const promotion = { content: '新会员注册即得一颗星星，快来加入我们吧', url: '/account/register' };
/** Inserts the preload links and the script tag after the first paint. See docs/host-page.md. */
const delayScripts = readFileSync(path.join(projectFolder, 'docs/recipes/delay-scripts.js'), 'utf8');

/** The measured pages, each with its mount points. A page with a form is compared with the floor. */
export const pages = [
  { name: 'sign-in', title: '登录', mounts: ['auth'], hasForm: true },
  { name: 'registration', title: '注册', mounts: ['register'], hasForm: true },
  { name: 'gift-card', title: '礼品卡余额查询', mounts: ['svc-query'], hasForm: true },
  { name: 'invoice', title: '发票服务', mounts: ['invoice'], hasForm: true },
  {
    name: 'home',
    title: '首页',
    // The promotion has no prerendered markup, so it comes last: it must not shift anything.
    mounts: ['account-primary', 'account-overlay', 'account-mobile', 'logout', 'entry', 'share-buttons', 'promotion'],
  },
  { name: 'empty', title: '条款', mounts: [] },
];

function html({ title, head, body }) {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
${head.join('\n')}
</head>
<body>
<h1>${title}</h1>
<main>${body}</main>
</body>
</html>
`;
}

const preload = (url) => `<link rel="preload" as="script" fetchpriority="low" href="${url}">`;
const stylesheet = (url) => `<link rel="stylesheet" href="${url}">`;
/** Inlines a style sheet, which saves a round trip. The loader knows it by `data-href`. */
const inlineStyle = (url, css) => `<style data-href="${url}">${css}</style>`;
/** Returns the hash by which a policy allows an inline script. */
const hashOf = (script) => `'sha384-${createHash('sha384').update(script).digest('base64')}'`;

/** Returns the parts that all pages with widgets share: configuration, script tags and mount points. */
function widgetParts({ title, mounts }, build, origin) {
  const config = JSON.stringify({ captchaOrigins: [origin], promotion });
  return {
    title,
    config: `<script type="application/json" id="widgets-config">${config}</script>`,
    scripts: [
      ...build.scripts(mounts).map((file) => preload(build.url(file))),
      `<script async src="${build.url('widgets.js')}"></script>`,
    ],
    body: mounts.map((name) => `<div data-mount="${name}">${build.prerendered(name)}</div>`).join(''),
  };
}

/** Returns a page with inline style sheets and delayed scripts, the best form of docs/host-page.md. */
function widgetsPage(page, build, origin) {
  const { title, config, scripts, body } = widgetParts(page, build, origin);
  const styles = build.styles(page.mounts).map((file) => inlineStyle(build.url(file), build.read(file)));
  const delayed = [`<template>${scripts.join('')}</template>`, `<script>${delayScripts}</script>`];
  return html({ title, head: [config, ...delayed, ...styles], body });
}

/** Returns the same page for a policy without inline scripts and styles: all files linked. */
function linkedPage(page, build, origin) {
  const { title, config, scripts, body } = widgetParts(page, build, origin);
  const styles = build.styles(page.mounts).map((file) => stylesheet(build.url(file)));
  return html({ title, head: [...styles, config, ...scripts], body });
}

/** Returns the same form without this project: as static HTML, in one script, and behind a loader. */
function floorPages({ name, title, mounts }, build, forms) {
  const files = build.styles(mounts);
  const linked = files.map((file) => stylesheet(build.url(file)));
  const inlined = files.map((file) => inlineStyle(build.url(file), build.read(file)));
  const markup = `<div id="form">${forms[name]}</div>`;
  const empty = '<div id="form"></div>';
  const oneScript = `<script defer src="/bench/floor/${name}.js"></script>`;
  const loader = [
    preload(`/bench/loader/${name}-chunk.js`),
    `<script async src="/bench/loader/${name}-loader.js"></script>`,
  ];
  return {
    static: html({ title, head: linked, body: markup }),
    staticInlined: html({ title, head: inlined, body: markup }),
    floor: html({ title, head: [...linked, oneScript], body: empty }),
    loader: html({ title, head: [...linked, ...loader], body: empty }),
  };
}

/** Puts the page with the widgets of one build on the server. Returns what `measure` needs to visit it. */
export function serveWidgetsPage(server, page, build, way, prefix = '/pages') {
  const url = `${prefix}/${page.name}/${way}`;
  const styles = build.styles(page.mounts).map((file) => build.hash(file));
  server.addPage(url, widgetsPage(page, build, server.origin), { styles, scripts: [hashOf(delayScripts)] });
  return { page: page.name, way, url, widgetCount: page.mounts.length };
}

/** Puts the floor's registration with both steps on the server. Returns its URL. */
export function serveRegistrationSteps(server) {
  const { title, mounts } = pages.find(({ name }) => name === 'registration');
  const build = readBuild(distFolder, `${server.origin}/w/`);
  const styles = build.styles(mounts).map((file) => stylesheet(build.url(file)));
  const script = '<script defer src="/bench/floor/registration-steps.js"></script>';
  const url = '/pages/registration/steps';
  server.addPage(url, html({ title, head: [...styles, script], body: '<div id="form"></div>' }));
  return server.origin + url;
}

/** Puts all pages on the server, in all ways, below a prefix. Returns what `measure` needs to visit them. */
export function servePages(server, forms, { prefix = '/pages', folder = '/w/' } = {}) {
  const build = readBuild(distFolder, server.origin + folder);
  return pages.flatMap((page) => {
    const subjects = [serveWidgetsPage(server, page, build, 'widgets', prefix)];
    if (!page.hasForm) return subjects;
    const add = (way, text, widgetCount, options) => {
      const url = `${prefix}/${page.name}/${way}`;
      server.addPage(url, text, options);
      subjects.push({ page: page.name, way, url, widgetCount });
    };
    const styles = build.styles(page.mounts).map((file) => build.hash(file));
    const others = floorPages(page, build, forms);
    add('linked', linkedPage(page, build, server.origin), 1);
    add('static', others.static, 0);
    add('staticInlined', others.staticInlined, 0, { styles });
    add('floor', others.floor, 1);
    add('loader', others.loader, 1);
    return subjects;
  });
}
