import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

/** The tests in WordPress. `test/cms/run.sh` starts everything they need. */
export default defineConfig({
  testDir: __dirname,
  outputDir: '../../test-results',
  fullyParallel: true,
  // The flows share one stub of the services, and reset it.
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...shared.use,
    baseURL: `http://localhost:${process.env['CMS_PORT'] ?? ''}`,
    viewport: { width: 1280, height: 800 },
  },
  projects: [
    // The administrator's settings; all other tests need them.
    { name: 'settings', testMatch: /settings\.spec\.ts$/ },
    { name: 'pages', testIgnore: /settings\.spec\.ts$/, dependencies: ['settings'] },
  ],
});
