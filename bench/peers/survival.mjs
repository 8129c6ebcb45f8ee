import { openTab } from '../browser.mjs';
import { peers } from './peers.mjs';
import { headOf, peerPage } from './speed.mjs';

const pageText = 'the text of the page';
/** Milliseconds that a peer has to get something done: far more than the kernel's last try, which comes after 2.5 s. */
const patience = 8_000;
/** Milliseconds in which whatever else happens at once has happened. */
const aMoment = 500;
const yes = (is) => (is ? 'yes' : 'no');

/** The widgets that are there, beside the one that is in trouble. */
const soundOnes = () => document.querySelectorAll('.rw-logout').length;

/** Waits until as many are there, as long as patience lasts, and a moment more for what comes with them. */
async function untilSound(page, number) {
  const isThere = (wanted) => document.querySelectorAll('.rw-logout').length >= wanted;
  await page.waitForFunction(isThere, number, { timeout: patience }).catch(() => undefined);
  await page.waitForTimeout(aMoment);
}

/** Opens a page of a peer in a tab of its own. */
async function open(browser, server, peer, { variant = 'fragile', body, failing = () => false }) {
  const tab = await openTab(browser);
  await tab.page.route(
    (url) => /\.js$/.test(url.pathname),
    (route) => (failing(new URL(route.request().url()).pathname) ? route.abort() : route.continue()),
  );
  const url = `/survival/${peer.entry ?? 'ours'}/${variant}/${Math.random().toString(36).slice(2)}`;
  server.addPage(url, peerPage(headOf(peer, server.origin, variant), body), { hasPolicy: false });
  await tab.page.goto(server.origin + url, { waitUntil: 'domcontentloaded' });
  return tab;
}

/**
 * An element whose widget throws in React's render. Ours have no such widget: one that reads an attribute of its mount
 * point is given one that throws as it is read.
 */
function throwing(peer) {
  if (!peer.isOurs) return `<div id="bad">${peer.element(pageText, '{"fails":true}')}</div>`;
  return `<div id="bad"><div data-mount="invoice">${pageText}</div></div>
<script>
const element = document.querySelector('#bad > *');
element.getAttribute = (name) => {
  if (name === 'data-unit') throw new Error('A widget throws while it renders');
  return Element.prototype.getAttribute.call(element, name);
};
</script>`;
}

async function whenOneThrows(browser, server, peer) {
  const body = `${peer.element('')}${throwing(peer)}${peer.element('')}`;
  const { context, page } = await open(browser, server, peer, { body });
  await untilSound(page, 2);
  const others = await page.evaluate(soundOnes);
  const left = await page.evaluate(() => document.querySelector('#bad').innerText.trim());
  await context.close();
  return {
    others: `${others} of 2`,
    place: left.includes(pageText)
      ? left === pageText
        ? 'its text'
        : 'its text, a way to try again'
      : left || 'empty',
  };
}

/** Data that is no JSON: for ours the block of the page, since a mount point takes none. */
async function whenDataIsBad(browser, server, peer) {
  const block = peer.isOurs ? '<script type="application/json" id="widgets-config">{bad</script>' : '';
  const body = `${block}${peer.element('')}<div id="bad">${peer.element('', '{bad')}</div>${peer.element('')}`;
  const { context, page } = await open(browser, server, peer, { body });
  await untilSound(page, 3);
  const all = await page.evaluate(soundOnes);
  const own = await page.evaluate(() => document.querySelectorAll('#bad .rw-logout').length);
  await context.close();
  return { others: `${all - own} of 2`, own: yes(own === 1) };
}

/** Widgets that live: by their own effects, ours by what the kernel says of itself. */
const living = () => window.widgets?.status().length ?? window.alive ?? 0;

async function whenNodesComeAndGo(browser, server, peer) {
  const { context, page } = await open(browser, server, peer, { body: `<div id="place">${peer.element('')}</div>` });
  await untilSound(page, 1);
  await page.evaluate((markup) => {
    const late = document.createElement('div');
    late.id = 'late';
    late.innerHTML = markup;
    document.body.append(late);
  }, peer.element(''));
  await untilSound(page, 2);
  const mounted = await page.evaluate(() => document.querySelectorAll('#late .rw-logout').length);
  const before = await page.evaluate(living);
  await page.evaluate(() => document.querySelector('#place').remove());
  await page.waitForTimeout(4 * aMoment);
  const after = await page.evaluate(living);
  await context.close();
  return { late: yes(mounted === 1), removed: yes(after === before - 1) };
}

/** The file with the widget: of ours and the loop their own, of others the one that React's `lazy` asks for. */
const widgetFile = (peer) => {
  if (peer.isOurs) return /\/assets\/logout\./;
  return peer.entry === 'loop' ? /loop-chunk/ : /fragile-chunk/;
};

async function whenAFileFails(browser, server, peer, isLost) {
  const file = widgetFile(peer);
  // Where a preload asks first and a script then, the failure has to reach the script.
  const first = peer.isOurs || peer.preload ? 2 : 1;
  let failures = 0;
  const failing = (path) => {
    if (!file.test(path)) return false;
    failures += 1;
    return isLost || failures <= first;
  };
  const variant = peer.entry === 'loop' ? 'fragile' : 'lazy';
  const body = `<div id="bad">${peer.element(pageText)}</div>`;
  const { context, page } = await open(browser, server, peer, { variant, body, failing });
  await untilSound(page, 1);
  const came = (await page.evaluate(soundOnes)) === 1;
  const left = await page.evaluate(() => document.querySelector('#bad').innerText.trim());
  await context.close();
  if (failures === 0) throw new Error(`${peer.name}: no file was asked for, so none failed`);
  return {
    came: yes(came),
    place: left.startsWith(pageText) ? left.replace(pageText, 'its text').replace(/\s+/g, ' ') : left || 'empty',
  };
}

/** Tries what each peer survives; none of it is taken from a manual. */
export async function trySurvival(browser, server, absent, tell) {
  const rows = [];
  const present = peers.filter(({ name }) => !absent.some(({ peer }) => peer === name));
  for (const peer of present) {
    tell(`survival: ${peer.name}`);
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
