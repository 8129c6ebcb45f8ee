import { fork } from 'node:child_process';
import path from 'node:path';
import { desktop, openTab, phone } from './browser.mjs';
import { benchFolder, projectFolder } from './folders.mjs';
import { probe } from './probe.mjs';

/** A network on which a page's own text is painted before any widget is there: where there is no wait, nothing moves. */
const distant = { latency: 150 };
const sideBySide = 3;

/** Starts the demo site in a process of its own; answers where it is, its paths, and how to end it. */
function startDemo() {
  const port = process.env.PORT ?? '4100';
  return new Promise((resolve, reject) => {
    const child = fork(path.join(benchFolder, 'demoSite.cjs'), {
      cwd: projectFolder,
      env: { ...process.env, PORT: port },
    });
    child.once('exit', (code) => reject(new Error(`The demo site ended with ${code}`)));
    child.once('message', (message) => {
      resolve({
        ...message,
        close() {
          child.removeAllListeners('exit');
          child.disconnect();
        },
      });
    });
  });
}

/** Signs in as the demo's Gold member; answers the cookies by which the site knows that. */
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

/** Where the site sends visitors with something in the address. */
const sent = [
  '/account/?code=none',
  '/account/phone-validate?username=dormant&code=80040',
  '/account/reset-password?token=none',
];
/** Parts of a page that the address alone brings up, for whoever comes. */
const views = ['/account/#/rewards', '/account/#/activity', '/account/#/profile/msr'];
/** Sends a member on to the account. */
const isForOthers = (route) => route === '/account/register';

async function visit(browser, { url, viewport, storageState }) {
  const { context, page, cdp } = await openTab(browser, { profile: distant, viewport, storageState });
  try {
    await page.addInitScript(probe, { widgets: 0, mountPoints: 0 });
    await page.goto(url, { waitUntil: 'commit' });
    const expression = 'benchProbe.rest(600, 15000)';
    const { result } = await cdp.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const states = await page.evaluate(() => window.widgets?.status().map(({ state }) => state) ?? []);
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
 * Visits every page of the demo site in both languages, on a desk and on a telephone, as a visitor and as a member; answers
 * what moved on which.
 */
export async function measureShift(browser, tell) {
  const demo = await startDemo();
  const visits = (who, routes, storageState) =>
    routes.flatMap((route) =>
      [route, route === '/' ? '/en' : `/en${route}`].flatMap((local) =>
        [desktop, phone].map((viewport) => ({ path: local, url: demo.site + local, viewport, who, storageState })),
      ),
    );
  const member = await signIn(browser, demo.site);
  const all = [
    ...visits('visitor', [...demo.paths, ...sent, ...views]),
    ...visits('member', [...demo.paths.filter((route) => !isForOthers(route)), ...views], member),
  ];
  const rows = [];
  const left = [...all];
  const worker = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      tell(`shift: ${all.length - left.length} of ${all.length} visits`);
      rows.push({ path: next.path, who: next.who, width: next.viewport.width, ...(await visit(browser, next)) });
    }
  };
  try {
    await Promise.all(Array.from({ length: sideBySide }, worker));
  } finally {
    demo.close();
  }
  return rows;
}
