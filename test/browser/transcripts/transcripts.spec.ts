import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { locales } from '../../../demo/site/texts';
import en from '../../../src/i18n/messages/en.json';
import zh from '../../../src/i18n/messages/zh.json';
import { type Demo, expect, test } from '../support/fixtures';
import { expectReady, mountPoint, signInAs } from '../support/page';
import { readTree } from './readTree';

const catalogues = { zh, en };
type MessageId = keyof typeof en;

/** What a flow can do: it acts in one widget by its texts, and records what a screen reader reads there. */
interface Visit {
  readonly page: Page;
  readonly demo: Demo;
  readonly widget: Locator;
  readonly click: (id: MessageId, role?: 'button' | 'tab') => Promise<void>;
  readonly fill: (id: MessageId, text: string) => Promise<void>;
  readonly verify: () => Promise<void>;
  readonly expectText: (id: MessageId) => Promise<void>;
  readonly record: (step: string) => Promise<void>;
}

interface Flow {
  readonly path: string;
  readonly mounts: readonly [string, ...string[]];
  readonly user?: string;
  readonly run: (visit: Visit) => Promise<void>;
}

const flows: Readonly<Record<string, Flow>> = {
  account: {
    path: '/account/',
    mounts: ['navigation', 'rewards-tier', 'rewards'],
    user: 'mei',
    async run({ page, record }) {
      await expectReady(page, 'rewards');
      await expect(mountPoint(page, 'rewards').getByRole('listitem').first()).toBeVisible();
      await record('the account of a member');
    },
  },
  giftCard: {
    path: '/starbucks-gift-card/svc-query',
    mounts: ['svc-query'],
    async run({ click, fill, verify, expectText, record }) {
      await record('the form');
      await click('svcQuery.submit');
      await record('an empty form is submitted');
      await fill('svcQuery.cardNumber', '7310180000000001');
      await fill('svcQuery.pin', '123456');
      await verify();
      await click('svcQuery.submit');
      await expectText('svcQuery.transactions');
      await record('the card');
    },
  },
  invoice: {
    path: '/starbucks-gift-card/invoice',
    mounts: ['invoice'],
    async run({ click, fill, expectText, record }) {
      await record('the receipts');
      await fill('invoice.ticketNumber', '1000000001');
      await fill('invoice.authorizeCode', '100001');
      await click('invoice.next');
      await expectText('invoice.formTitle');
      await record('the application');
      await click('invoice.submit');
      await record('an empty application is submitted');
      await click('invoice.back');
      await click('invoice.inquiry', 'tab');
      await fill('invoice.ticketNumber', '3000000001');
      await fill('invoice.authorizeCode', '300001');
      await click('invoice.inquire');
      await expectText('invoice.status.sent');
      await record('the progress of an invoice');
    },
  },
  recovery: {
    path: '/account/forgot-password',
    mounts: ['forgot-password'],
    async run({ click, fill, expectText, record }) {
      await record('the first step');
      await fill('forgotPassword.identifier', '13800000006');
      await click('forgotPassword.next');
      await expectText('forgotPassword.username');
      await record('the username');
      await fill('forgotPassword.username', 'twin.one');
      await click('forgotPassword.next');
      await expectText('forgotPassword.pin');
      await record('the SMS code');
    },
  },
  register: {
    path: '/account/register',
    mounts: ['register'],
    async run({ click, fill, expectText, record }) {
      await record('step 1');
      await fill('register.cardNumber', '6200000000000001');
      await fill('register.pin', '12345678');
      await click('register.next');
      await expectText('register.formTitle');
      await record('step 2');
      await click('register.submit');
      await record('an empty form is submitted');
    },
  },
  signIn: {
    path: '/account/',
    mounts: ['auth'],
    async run({ click, fill, expectText, record }) {
      await record('the form');
      await fill('auth.username', 'mei');
      await fill('auth.password', 'wrong');
      await click('auth.signIn');
      await expectText('notice.Login.403');
      await record('the password is wrong');
      await click('auth.byQr', 'tab');
      await expectText('auth.qr.scan');
      await record('the QR code');
    },
  },
  validation: {
    path: '/account/phone-validate?username=dormant&code=80040',
    mounts: ['phone-validate'],
    async run({ click, fill, widget, record }) {
      await record('the form');
      await fill('phoneValidate.mobile', '13800000003');
      await click('phoneValidate.sendPin');
      await expect(widget.getByText('138****0003')).toBeVisible();
      await record('the code is sent');
    },
  },
};

for (const [name, { path, mounts, user, run }] of Object.entries(flows)) {
  for (const locale of locales) {
    test(`a screen reader reads the flow ${name} as its transcript says, in ${locale}`, async ({
      page,
      demo,
      context,
      visit,
    }) => {
      const texts = catalogues[locale];
      const lines: string[] = [];
      if (user) await signInAs(context, demo, user);
      await visit((locale === 'zh' ? '' : '/en') + path);
      for (const mount of mounts) await expectReady(page, mount);
      const widget = mountPoint(page, mounts[0]);
      const selectors = ['notification', ...mounts].map((mount) => `[data-mount="${mount}"]`);
      await run({
        page,
        demo,
        widget,
        click: (id, role = 'button') => widget.getByRole(role, { name: texts[id], exact: true }).first().click(),
        fill: (id, text) => widget.getByLabel(texts[id], { exact: true }).first().fill(text),
        async verify() {
          await page.getByRole('button', { name: locale === 'zh' ? '点击完成验证' : 'Click to verify' }).click();
          await expect(widget.getByText(texts['captcha.passed'])).toBeVisible();
        },
        expectText: (id) => expect(page.getByText(texts[id], { exact: true }).first()).toBeVisible(),
        async record(step) {
          await page.waitForLoadState('networkidle');
          // Such as a security check that is loading.
          await expect(widget.locator('[aria-busy="true"]')).toHaveCount(0);
          lines.push(`# ${step}`, ...(await readTree(page, selectors)), '');
        },
      });
      const transcript = lines.join('\n');
      const file = join(__dirname, `${name}.${locale}.txt`);
      if (process.env['UPDATE_TRANSCRIPTS']) await writeFile(file, transcript);
      expect(transcript).toBe(await readFile(file, 'utf8'));
    });
  }
}
