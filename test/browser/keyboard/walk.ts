import type { Page } from '@playwright/test';
import { type Locale, locales } from '../../../demo/site/texts';
import en from '../../../src/i18n/messages/en.json';
import zh from '../../../src/i18n/messages/zh.json';
import type { Fixtures } from '../support/fixtures';
import { expect, test } from '../support/flowFixtures';

/** The button of the demo's captcha. */
export const verifyCaptcha = { zh: '点击完成验证', en: 'Click to verify' };

type MessageId = keyof typeof en;

/** A visitor of the demo site who has no mouse. */
export interface Walk {
  readonly page: Page;
  readonly demo: Fixtures['demo'];
  readonly locale: Locale;
  readonly messages: Readonly<Record<MessageId, string>>;
  /** Opens a page of the site in the visitor's language. */
  open(path: string): Promise<void>;
  /** Returns the address of a page in the visitor's language. */
  urlOf(path: string): string;
  /** Presses Tab until the control with this message as its name has the focus. */
  tabTo(id: MessageId): Promise<void>;
  /** Presses Tab until the control with this name has the focus. */
  tabToName(name: string): Promise<void>;
  /** Moves the focus to a field and types the text. */
  type(id: MessageId, text: string): Promise<void>;
  press(key: string): Promise<void>;
}

/** Returns the name of the focused control, and whether an outline shows it; null when no control has the focus. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement;
    if (focused === document.body) return null;
    const label = focused.labels?.[0]?.querySelector('[id$="-label"]') ?? focused.labels?.[0];
    const name =
      focused.getAttribute('aria-label') ?? ((label ?? focused).textContent || focused.querySelector('img')?.alt || '');
    // The frame of a text field is around its input.
    const frames = [focused, focused.closest('.rw-control') ?? focused];
    const isMarked = frames.some((element) => getComputedStyle(element).outlineStyle !== 'none');
    return { name: name.trim(), isMarked };
  });

function startWalk({ page, demo, visit }: Pick<Fixtures, 'demo' | 'visit'> & { page: Page }, locale: Locale): Walk {
  const messages = { zh, en }[locale];
  const pathOf = (path: string) => (locale === 'en' ? `/en${path === '/' ? '' : path}` : path);
  const tabToName = async (wanted: string) => {
    const passed: string[] = [];
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await readFocus(page);
      // After the last control of the page, nothing has the focus.
      if (focus === null) continue;
      expect(focus).toEqual({ name: expect.stringMatching(/./), isMarked: true });
      if (focus.name === wanted) return;
      passed.push(focus.name);
    }
    throw new Error(`Tab does not lead to ${wanted}, but to ${passed.join(', ')}`);
  };
  const tabTo = (id: MessageId) => tabToName(messages[id]);
  return {
    page,
    demo,
    locale,
    messages,
    open: (path) => visit(pathOf(path)),
    urlOf: (path) => demo.origin + pathOf(path),
    tabTo,
    tabToName,
    async type(id, text) {
      await tabTo(id);
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
  };
}

/**
 * Declares the test of a flow by keyboard alone: Tab moves the focus, and every control on the way shows it. In both
 * languages; in CI, to save time, in the one that the number of words in the title picks.
 */
export function testWalk(title: string, go: (walk: Walk) => Promise<void>): void {
  for (const locale of process.env['CI'] ? [locales[title.split(' ').length % 2]!] : locales) {
    test(`${title} by keyboard, in ${locale}`, async ({ page, demo, visit }) => {
      await go(startWalk({ page, demo, visit }, locale));
    });
  }
}
