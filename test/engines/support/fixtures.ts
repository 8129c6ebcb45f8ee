import { test as base, expect } from '@playwright/test';
import type { Locale } from '../../../demo/site/texts';
import en from '../../../src/i18n/messages/en.json';
import zh from '../../../src/i18n/messages/zh.json';
import { type Demo, startDemo } from '../../browser/support/demo';
import type { Driver } from './driver';
import { startFirefox } from './firefox';
import { Visitor } from './visitor';
import { startWebKit } from './webkit';

export type Engine = 'firefox' | 'webkit';

/** What a project of `playwright.engines.config.ts` sets. */
export interface EngineOptions {
  readonly engine: Engine;
  /** The language of the flows. */
  readonly language: Locale;
}

interface WorkerFixtures extends EngineOptions {
  readonly workerDemo: Demo;
  /** One window for all tests of an engine. */
  readonly driver: Driver;
}

interface Fixtures {
  /** The demo site and its services, in their initial state. */
  readonly demo: Demo;
  /** A visitor without cookies. */
  readonly visitor: Visitor;
  /** Returns a text of the catalogue in the language of the flows. */
  readonly t: (id: keyof typeof en) => string;
  /** The prefix of paths in the language of the flows. */
  readonly prefix: '' | '/en';
}

/** The catalogues. */
export const messages = { zh, en };

/** The button of the demo's captcha. */
export const verifyCaptcha = { zh: '点击完成验证', en: 'Click to verify' };

/** Each worker uses three ports: site, services and browser. */
const firstPort = Number(process.env['PORT_BASE'] || 24_100) + 200;
const start = { firefox: startFirefox, webkit: startWebKit };

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  language: ['zh', { option: true, scope: 'worker' }],

  workerDemo: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const demo = await startDemo(firstPort + parallelIndex * 3);
      await use(demo);
      await demo.close();
    },
    { scope: 'worker' },
  ],

  driver: [
    async ({ engine }, use, { parallelIndex }) => {
      const driver = await start[engine](firstPort + parallelIndex * 3 + 2);
      await use(driver);
      await driver.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  demo: async ({ workerDemo }, use) => {
    workerDemo.services.reset();
    await use(workerDemo);
  },

  visitor: async ({ driver, demo }, use) => {
    const visitor = new Visitor(driver, demo.origin);
    // An own page of the site, whose cookies and storage these are.
    await visitor.open('/apps/');
    await visitor.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await driver.deleteCookies();
    await use(visitor);
    // The last step may have led to a page that is still loading: a script that a navigation stops returns null.
    const failures = () => window.widgets?.status().filter(({ error }) => error) ?? [];
    await expect.poll(() => visitor.evaluate(failures)).toEqual([]);
    await expect.poll(() => visitor.takeErrors()).toBe('');
  },

  t: async ({ language }, use) => {
    await use((id) => messages[language][id]);
  },

  prefix: async ({ language }, use) => {
    await use(language === 'en' ? '/en' : '');
  },
});

export { expect };
