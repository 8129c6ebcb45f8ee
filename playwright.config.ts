import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import chromium from './test/browser/chromium.json';

const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.usualPaths.find((path) => existsSync(path));
if (executablePath === undefined || !existsSync(executablePath)) {
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH to its path.',
  );
}

// The flows run in both languages on both screens; in CI, to save time, in one language on each screen.
const isShort = Boolean(process.env['CI']);
const flowsIn = (locale: 'zh' | 'en') => new RegExp(`flow\\.spec\\.ts .*, in ${locale}\\b`);

export default defineConfig({
  testDir: './test/browser',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than the cores of the smallest machine, as the tests wait half of the time.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    // The arguments allow requests from a test's page, which counts as public, to the services on this machine. They
    // also turn off the two pages that Chromium prerenders for its address bar, which take a third of the time of a new
    // tab.
    launchOptions: { executablePath, args: chromium.arguments },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Traces double the run time: use `npx playwright test --trace on` to debug a test.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      ...(isShort ? { grepInvert: flowsIn('zh') } : {}),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /flow\.spec\.ts$/,
      ...(isShort ? { grepInvert: flowsIn('en') } : {}),
      use: { ...devices['Pixel 5'], viewport: { width: 375, height: 740 }, deviceScaleFactor: 1 },
    },
  ],
});
