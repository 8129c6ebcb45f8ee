import { desktop, openTab, phone } from './browser/browser.mjs';
import { probe } from './browser/probe.mjs';
import { startDemo } from './demo.mjs';

/** A network on which the page is painted before its widgets are ready. Without that delay nothing could shift. */
const distant = { latency: 150 };
/**
 * With more visits than processors, the browser paints rows of which it has read only a part, and the rest moves them.
 */
const sideBySide = 2;

/** Shows what is below the first screen of other windows. */
const highWindow = { width: 1280, height: 1300 };

/** Signs in as the demo's Gold member. Resolves with the cookies of the session. */
async function signIn(browser, site) {
  const { context, page } = await openTab(browser);
  try {
    await page.goto(`${site}/en/account/`);
    await page.getByLabel('Username or email').fill('gold');
    await page.getByLabel('Password', { exact: true }).fill('Passw0rd!');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('button', { name: 'Log out' }).first().waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Pages to which the site redirects, with parameters in the URL. */
const redirects = [
  '/account/?code=none',
  '/account/phone-validate?username=dormant&code=80040',
  '/account/reset-password?token=none',
];
/** Views of the account that the URL selects, for all visitors. */
const views = ['/account/#/rewards', '/account/#/activity', '/account/#/profile/msr'];
/** Returns true for a page that redirects signed-in visitors to the account. */
const isForSignedOut = (route) => route === '/account/register';

async function visit(browser, { url, viewport, storageState }) {
  const { context, page, cdp } = await openTab(browser, { profile: distant, viewport, storageState });
  try {
    await page.addInitScript(probe, { widgetCount: 0, mountPoints: 0 });
    await page.goto(url, { waitUntil: 'commit' });
    const expression = 'benchProbe.waitUntilIdle(600, 15000)';
    const { result } = await cdp.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const states = await page.evaluate(() => {
      const notLoaded = () => [...document.querySelectorAll('[data-mount]')].map(() => 'not loaded');
      return window.widgets?.status().map(({ state }) => state) ?? notLoaded();
    });
    return {
      shift: result.value.shift,
      shifted: result.value.shifted,
      unready: states.filter((s) => s !== 'ready').length,
    };
  } finally {
    await context.close();
  }
}

/**
 * Visits every page of the demo site in both languages, on a desktop, a phone and in a high window, signed out and
 * signed in. Returns the layout shift of each visit.
 */
export async function measureShift(browser, showProgress) {
  const demo = await startDemo();
  const visits = (session, routes, storageState) =>
    routes.flatMap((route) =>
      [route, route === '/' ? '/en' : `/en${route}`].flatMap((local) =>
        [desktop, phone, highWindow].map((viewport) => ({
          path: local,
          url: demo.site + local,
          viewport,
          session,
          storageState,
        })),
      ),
    );
  const member = await signIn(browser, demo.site);
  const all = [
    ...visits('signed out', [...demo.paths, ...redirects, ...views]),
    ...visits('signed in', [...demo.paths.filter((route) => !isForSignedOut(route)), ...views], member),
  ];
  const rows = [];
  const left = [...all];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      showProgress(`shift: ${all.length - left.length} of ${all.length} visits`);
      rows.push({
        path: next.path,
        session: next.session,
        screen: `${next.viewport.width} × ${next.viewport.height}`,
        ...(await visit(browser, next)),
      });
    }
  };
  try {
    await Promise.all(Array.from({ length: sideBySide }, worker));
  } finally {
    demo.close();
  }
  return rows;
}
