import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import chromium from './test/browser/chromium.json';

const installed = chromium.usualPaths.filter((path) => existsSync(path));
const executablePath = process.env['CHROMIUM_PATH'] ?? installed[0];
if (executablePath === undefined || !existsSync(executablePath)) {
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

const desktop = { width: 1280, height: 800 };

// The flows run in both languages on both screens. In CI, to save time, they run in Chinese on the phone, as do those
// whose language does not matter. On the large screen run only those of the pages that look different there, in English:
// the transcripts fill in every form in English. The QA tab is a tool of the demo.
const isShort = Boolean(process.env['CI']);
const exceptWideFlows =
  /flow\.spec\.ts (?!.*, in en\b)|(giftCard|invoice|qaTab|qrSignIn|recovery|register|signIn)\.flow/;
const englishFlows = /flow\.spec\.ts .*, in en\b/;

// The bfcache, which `chromium-headless-shell` does not have, and which Playwright turns off.
const usesBfcache = /bfcache\.spec\.ts$/;
const withBfcache = {
  executablePath: process.env['CHROMIUM_PATH'] ?? installed.find((path) => !path.endsWith('-shell')) ?? executablePath,
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
};

// The arguments allow requests from a test's page, which counts as public, to the services on this machine. They also
// turn off the two pages that Chromium prerenders for its address bar, which take a third of the time of a new tab.
const launchOptions = { executablePath, args: chromium.arguments };

export default defineConfig({
  testDir: './test/browser',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than the cores of the smallest machine, as the tests wait half of the time.
  workers: 3,
  timeout: 90_000,
  // The machines of CI are busy at times. A fault fails twice; a test that passes at the second try is listed as flaky.
  retries: isShort ? 1 : 0,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    launchOptions,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Traces double the run time: use `npx playwright test --trace on` to debug a test.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: usesBfcache,
      ...(isShort ? { grepInvert: exceptWideFlows } : {}),
      use: { viewport: desktop },
    },
    {
      name: 'bfcache',
      testMatch: usesBfcache,
      use: { viewport: desktop, launchOptions: { ...launchOptions, ...withBfcache } },
    },
    {
      name: 'phone',
      testMatch: /flow\.spec\.ts$/,
      ...(isShort ? { grepInvert: englishFlows } : {}),
      use: { ...devices['Pixel 5'], viewport: { width: 375, height: 740 }, deviceScaleFactor: 1 },
    },
  ],
});
