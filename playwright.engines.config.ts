import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './test/engines/support/fixtures';

// Playwright runs the tests, but drives no browser here: the tests send WebDriver commands themselves.
export default defineConfig<object, EngineOptions>({
  testDir: './test/engines',
  outputDir: './test-results/engines',
  // Both engines side by side; the tests of one engine share its window.
  workers: 2,
  timeout: 120_000,
  // Firefox and WebKit are busy windows driven from outside: a lost click is tried again, a fault fails twice.
  retries: 1,
  reporter: [['list']],
  projects: [
    { name: 'firefox', workers: 1, use: { engine: 'firefox', language: 'zh' } },
    { name: 'webkit', workers: 1, use: { engine: 'webkit', language: 'en' } },
  ],
});
