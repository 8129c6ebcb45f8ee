import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { projectFolder } from './folders.mjs';

const settings = JSON.parse(readFileSync(path.join(projectFolder, 'test/browser/chromium.json'), 'utf8'));

/** Milliseconds after which the browser is through with opening a tab. */
const settling = 400;

/** Chromium without a window, whose own tool bar is not drawn beside what is measured. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Where something listens to a tab, V8 looks up the lines of the stack at each `Error()` that is made, one of which is in
 * React's own file: it reads that file anew, and the one around it, 10 to 45 ms that no visitor waits for. Not where it has
 * kept the lines.
 */
const keepsLines = '--js-flags=--no-enable-lazy-source-positions';

/** Chromium, found where the browser tests of the project find it, or its headless shell where that is installed. */
export async function startBrowser() {
  const usualPaths = [headlessShell, ...settings.usualPaths];
  const executablePath = process.env.CHROMIUM_PATH ?? usualPaths.find((usual) => existsSync(usual));
  if (!executablePath || !existsSync(executablePath))
    throw new Error(
      'The bench needs Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
    );
  return chromium.launch({ executablePath, args: [...settings.arguments, keepsLines] });
}

/** A slow telephone: a quarter of this machine, 150 ms for each request, 1.6 Mbit/s. */
export const slow = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 375, height: 740 };

/** A tab of a browser that was never here, without cache, with no cookies but those given, and nothing else to do. */
export async function openTab(browser, { profile, viewport = desktop, storageState } = {}) {
  const context = await browser.newContext({
    viewport,
    storageState,
    ignoreHTTPSErrors: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (profile) {
    const throughput = profile.bytesPerSecond ?? -1;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: profile.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    if (profile.cpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  }
  await setTimeout(settling);
  return { context, page, cdp };
}

/** Bytes of the JavaScript heap once nothing is left to collect. */
export async function heapAfterCollection(cdp) {
  await cdp.send('HeapProfiler.enable');
  // What finalizers let go of is garbage for the next round only.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
