import { readFileSync } from 'node:fs';
import path from 'node:path';
import { distFolder } from '../folders.mjs';

const locale = 'zh';
const promotion = { content: '新会员注册即得一颗星星，快来加入我们吧', url: '/account/register' };

/** The pages that are measured: what stands on each, and which form of the floor it is compared with. */
export const pages = [
  { name: 'sign-in', title: '登录', mounts: ['auth'], hasForm: true },
  { name: 'gift-card', title: '礼品卡余额查询', mounts: ['svc-query'], hasForm: true },
  { name: 'invoice', title: '发票服务', mounts: ['invoice'], hasForm: true },
  {
    name: 'home',
    title: '首页',
    // What an editor promotes is not there ahead of the scripts: it comes last, and moves nothing.
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

/** A style sheet in the page itself saves the visitor a round trip; by its name the bundle knows that it is there. */
const carriedStyle = (url, css) => `<style data-href="${url}">${css}</style>`;

/** What the build says of itself, as a page's server reads it. */
function readManifest() {
  const read = (file) => readFileSync(path.join(distFolder, file), 'utf8');
  const manifest = JSON.parse(read('manifest.json'));
  const filesOf = (mounts) => [...new Set(mounts.flatMap((name) => manifest.widgets[name][locale]))];
  return {
    scripts: (mounts) => filesOf(mounts).filter((file) => file.endsWith('.js')),
    styles: (mounts) => filesOf(mounts).filter((file) => file.endsWith('.css')),
    /** A widget's first state, rendered when the project was built; nothing where the build has none. */
    shell(name) {
      const file = manifest.shells?.[name]?.[locale];
      return file === undefined ? '' : read(file);
    },
    read,
    /** What the policy of a page that carries a file has to name. */
    hash: (file) => `'${manifest.files[file].integrity}'`,
  };
}

/** What both pages with our widgets have: what is in front of the scripts, the scripts, and the widgets' places. */
function partsOf({ title, mounts }, manifest, origin) {
  const url = (file) => `${origin}/w/${file}`;
  const config = JSON.stringify({ captchaOrigins: [origin], promotion });
  return {
    title,
    url,
    styles: manifest.styles(mounts),
    config: `<script type="application/json" id="widgets-config">${config}</script>`,
    scripts: [
      ...manifest.scripts(mounts).map((file) => preload(url(file))),
      `<script async src="${url('widgets.js')}"></script>`,
    ],
    body: mounts.map((name) => `<div data-mount="${name}">${manifest.shell(name)}</div>`).join(''),
  };
}

/** A page with our widgets, as a good server writes it: it carries the style sheets, and says when to ask for scripts. */
function oursPage(page, manifest, origin) {
  const { title, url, styles, config, scripts, body } = partsOf(page, manifest, origin);
  const carried = styles.map((file) => carriedStyle(url(file), manifest.read(file)));
  const later = [`<template>${scripts.join('')}</template>`, `<script>${delayScripts}</script>`];
  return html({ title, head: [config, ...later, ...carried], body });
}

/** The same where the policy allows nothing that the page carries itself: style sheets linked, scripts named behind them. */
function linkingPage(page, manifest, origin) {
  const { title, url, styles, config, scripts, body } = partsOf(page, manifest, origin);
  return html({ title, head: [...styles.map((file) => stylesheet(url(file))), config, ...scripts], body });
}

/** The same form without us: without any script, its style sheets linked or carried, in one script, behind a loader. */
function floorPages({ name, title, mounts }, manifest, origin, forms) {
  const url = (file) => `${origin}/w/${file}`;
  const styles = manifest.styles(mounts).map((file) => stylesheet(url(file)));
  const carried = manifest.styles(mounts).map((file) => carriedStyle(url(file), manifest.read(file)));
  const still = `<div id="form">${forms[name]}</div>`;
  const script = (url) => `<script defer src="${url}"></script>`;
  const place = '<div id="form"></div>';
  return {
    static: html({ title, head: styles, body: still }),
    staticCarrying: html({ title, head: carried, body: still }),
    floor: html({ title, head: [...styles, script(`/bench/floor/${name}.js`)], body: place }),
    loader: html({
      title,
      head: [
        ...styles,
        preload(`/bench/loader/${name}-chunk.js`),
        `<script async src="/bench/loader/${name}-loader.js"></script>`,
      ],
      body: place,
    }),
  };
}

/** Puts all pages on the server; answers who is measured: `page` and `way` name a subject, the rest is for `measure`. */
export function servePages(server, forms) {
  const manifest = readManifest();
  const subjects = [];
  const add = (page, way, text, widgets, options) => {
    const url = `/pages/${page}/${way}`;
    server.addPage(url, text, options);
    subjects.push({ page, way, url, widgets });
  };
  for (const page of pages) {
    const styles = manifest.styles(page.mounts).map((file) => manifest.hash(file));
    const scripts = [hashOf(delayScripts)];
    add(page.name, 'ours', oursPage(page, manifest, server.origin), page.mounts.length, { styles, scripts });
    if (!page.hasForm) continue;
    add(page.name, 'linking', linkingPage(page, manifest, server.origin), 1);
    const others = floorPages(page, manifest, server.origin, forms);
    add(page.name, 'static', others.static, 0);
    add(page.name, 'staticCarrying', others.staticCarrying, 0, { styles });
    add(page.name, 'floor', others.floor, 1);
    add(page.name, 'loader', others.loader, 1);
  }
  return subjects;
}
