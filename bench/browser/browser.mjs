import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { projectFolder } from '../folders.mjs';

const settings = JSON.parse(readFileSync(path.join(projectFolder, 'test/browser/chromium.json'), 'utf8'));

/** Milliseconds after which the browser has finished opening a tab. */
const settling = 400;

/**
 * While a debugger listens, V8 resolves the stack of each `Error()`. React creates one while it loads, and V8 then
 * parses the file again, for 10 to 45 ms that no visitor waits for. This flag lets V8 keep the positions from the first
 * parse.
 */
const keepSourcePositions = '--js-flags=--no-enable-lazy-source-positions';

/** Starts the Chromium of the browser tests. `CHROMIUM_PATH` wins. */
export async function startBrowser() {
  const executablePath = process.env.CHROMIUM_PATH ?? settings.usualPaths.find((usual) => existsSync(usual));
  if (!executablePath || !existsSync(executablePath))
    throw new Error(
      'The bench needs Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
    );
  return chromium.launch({ executablePath, args: [...settings.arguments, keepSourcePositions] });
}

/** A slow phone: a quarter of this machine's speed, 150 ms for each request, 1.6 Mbit/s. */
export const slow = { cpu: 4, latency: 150, bytesPerSecond: 1_600_000 / 8 };
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 375, height: 740 };

/** Opens a tab in a browser context without cache, and without cookies except those of `storageState`. */
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

/** Returns the bytes of the JavaScript heap after garbage collection. */
export async function heapAfterCollection(cdp) {
  await cdp.send('HeapProfiler.enable');
  // Objects that a finalizer releases are collected in the next round.
  for (let round = 0; round < 3; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
