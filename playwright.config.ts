import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import chromium from './test/browser/chromium.json';

const executablePath = process.env['CHROMIUM_PATH'] ?? chromium.usualPaths.find((path) => existsSync(path));
if (executablePath === undefined || !existsSync(executablePath)) {
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or name one by CHROMIUM_PATH.',
  );
}

// Walks through the site are made in both languages on both screens; in CI, to keep it short, in one of them on each.
const isShort = Boolean(process.env['CI']);
const walksIn = (locale: 'zh' | 'en') => new RegExp(`flow\\.spec\\.ts .*, in ${locale}\\b`);

export default defineConfig({
  testDir: './test/browser',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than the smallest machine has cores: half of a walk is waiting.
  workers: 3,
  timeout: 90_000,
  expect: { timeout: 8_000 },
  reporter: [['list']],
  use: {
    // A page that a test writes counts as public, the services on this machine as private: that is allowed for. And no
    // tab has the two pages beside it that Chromium renders ahead for its address bar, which take a third of the time in
    // which one opens.
    launchOptions: { executablePath, args: chromium.arguments },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // Recording costs as much as the tests: `npx playwright test --trace on` where one is to be looked into.
    trace: 'off',
  },
  projects: [
    {
      name: 'desktop',
      ...(isShort ? { grepInvert: walksIn('zh') } : {}),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /flow\.spec\.ts$/,
      ...(isShort ? { grepInvert: walksIn('en') } : {}),
      use: { ...devices['Pixel 5'], viewport: { width: 375, height: 740 }, deviceScaleFactor: 1 },
    },
  ],
});
