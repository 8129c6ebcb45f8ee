import { openTab } from '../browser/browser.mjs';
import { peers } from './peers.mjs';
import { headOf, peerPage } from './speed.mjs';

const fallback = 'the fallback of the page';
/** Milliseconds to wait for a peer: far more than the 2.5 s after which the loader retries last. */
const patience = 8_000;
/** Milliseconds to wait for immediate effects. */
const shortWait = 500;
const yesOrNo = (isTrue) => (isTrue ? 'yes' : 'no');

/** Counts the rendered widgets. */
const countRendered = () => document.querySelectorAll('.rw-logout').length;

/** Waits until this number of widgets is rendered, at most `patience` ms, and for their immediate effects. */
async function waitForRendered(page, number) {
  const areRendered = (wanted) => document.querySelectorAll('.rw-logout').length >= wanted;
  await page.waitForFunction(areRendered, number, { timeout: patience }).catch(() => undefined);
  await page.waitForTimeout(shortWait);
}

/** Opens a page of a peer in a new tab. */
async function open(browser, server, peer, { variant = 'fragile', body, failing = () => false }) {
  const tab = await openTab(browser);
  await tab.page.route(
    (url) => /\.js$/.test(url.pathname),
    (route) => (failing(new URL(route.request().url()).pathname) ? route.abort() : route.continue()),
  );
  const url = `/survival/${peer.entry ?? 'widgets'}/${variant}/${Math.random().toString(36).slice(2)}`;
  server.addPage(url, peerPage(headOf(peer, server.origin, variant), body), { hasPolicy: false });
  await tab.page.goto(server.origin + url, { waitUntil: 'domcontentloaded' });
  return tab;
}

/**
 * Returns an element whose widget throws while React renders it. This project has no such widget, so a widget that
 * reads an attribute of its mount point gets one that throws when it is read.
 */
function throwingElement(peer) {
  if (!peer.isProject) return `<div id="bad">${peer.element(fallback, '{"fails":true}')}</div>`;
  return `<div id="bad"><div data-mount="invoice">${fallback}</div></div>
<script>
const element = document.querySelector('#bad > *');
element.getAttribute = (name) => {
  if (name === 'data-unit') throw new Error('A widget throws while it renders');
  return Element.prototype.getAttribute.call(element, name);
};
</script>`;
}

async function whenOneThrows(browser, server, peer) {
  const body = `${peer.element('')}${throwingElement(peer)}${peer.element('')}`;
  const { context, page } = await open(browser, server, peer, { body });
  await waitForRendered(page, 2);
  const others = await page.evaluate(countRendered);
  const left = await page.evaluate(() => document.querySelector('#bad').innerText.trim());
  await context.close();
  return {
    others: `${others} of 2`,
    mountPoint: left.includes(fallback)
      ? left === fallback
        ? 'fallback'
        : 'fallback and retry button'
      : left || 'empty',
  };
}

/** Tries data that is not JSON. This project reads no data from mount points, so the page's configuration is broken. */
async function whenDataIsBad(browser, server, peer) {
  const block = peer.isProject ? '<script type="application/json" id="widgets-config">{bad</script>' : '';
  const body = `${block}${peer.element('')}<div id="bad">${peer.element('', '{bad')}</div>${peer.element('')}`;
  const { context, page } = await open(browser, server, peer, { body });
  await waitForRendered(page, 3);
  const all = await page.evaluate(countRendered);
  const own = await page.evaluate(() => document.querySelectorAll('#bad .rw-logout').length);
  await context.close();
  return { others: `${all - own} of 2`, own: yesOrNo(own === 1) };
}

/** Counts mounted widgets: by the status of the loader, for other peers by the effects of the widgets. */
const countMounted = () => window.widgets?.status().length ?? window.mountedCount ?? 0;

async function whenNodesComeAndGo(browser, server, peer) {
  const { context, page } = await open(browser, server, peer, { body: `<div id="early">${peer.element('')}</div>` });
  await waitForRendered(page, 1);
  await page.evaluate((markup) => {
    const late = document.createElement('div');
    late.id = 'late';
    late.innerHTML = markup;
    document.body.append(late);
  }, peer.element(''));
  await waitForRendered(page, 2);
  const mounted = await page.evaluate(() => document.querySelectorAll('#late .rw-logout').length);
  const before = await page.evaluate(countMounted);
  await page.evaluate(() => document.querySelector('#early').remove());
  await page.waitForTimeout(4 * shortWait);
  const after = await page.evaluate(countMounted);
  await context.close();
  return { late: yesOrNo(mounted === 1), removed: yesOrNo(after === before - 1) };
}

/** Matches the file with the widget. For peers that load no file themselves, React's `lazy` loads one. */
const widgetFile = (peer) => {
  if (peer.isProject) return /\/assets\/logout\./;
  return peer.entry === 'loop' ? /loop-chunk/ : /fragile-chunk/;
};

async function whenAFileFails(browser, server, peer, isLost) {
  const file = widgetFile(peer);
  // The preload and the script of a file both have to fail.
  const failuresBeforeRetry = peer.isProject || peer.preload ? 2 : 1;
  let failures = 0;
  const failing = (path) => {
    if (!file.test(path)) return false;
    failures += 1;
    return isLost || failures <= failuresBeforeRetry;
  };
  const variant = peer.entry === 'loop' ? 'fragile' : 'lazy';
  const body = `<div id="bad">${peer.element(fallback)}</div>`;
  const { context, page } = await open(browser, server, peer, { variant, body, failing });
  await waitForRendered(page, 1);
  const loaded = (await page.evaluate(countRendered)) === 1;
  const left = await page.evaluate(() => document.querySelector('#bad').innerText.trim());
  await context.close();
  if (failures === 0) throw new Error(`${peer.name}: no file was requested, so none failed`);
  return {
    loaded: yesOrNo(loaded),
    mountPoint: left.startsWith(fallback) ? left.replace(fallback, 'fallback').replace(/\s+/g, ' ') : left || 'empty',
  };
}

/** Tries in the browser which failures each peer survives. */
export async function trySurvival(browser, server, absent, showProgress) {
  const rows = [];
  const present = peers.filter(({ name }) => !absent.some(({ peer }) => peer === name));
  for (const peer of present) {
    showProgress(`survival: ${peer.name}`);
    const [throws, data, nodes, flaky, lost] = await Promise.all([
      whenOneThrows(browser, server, peer),
      whenDataIsBad(browser, server, peer),
      whenNodesComeAndGo(browser, server, peer),
      whenAFileFails(browser, server, peer, false),
      whenAFileFails(browser, server, peer, true),
    ]);
    rows.push({ peer: peer.name, throws, data, nodes, flaky, lost });
  }
  return rows;
}
