import type { Locator, Page } from '@playwright/test';
import type { Step } from '../../../demo/gallery/state';
import { findState } from '../../../demo/gallery/states';
import { locales } from '../../../demo/site/texts';
import type { MessageId } from '../../../src/i18n/messages';
import { findRow, type RowName } from '../../flows/calls';
import { patternOf } from '../../flows/visibleTexts';
import { texts } from '../../support/texts';
import { type Demo, expect, test } from '../support/fixtures';
import { expectReady, mountPoint, passCaptcha, signInAs } from '../support/page';
import { clicks, isDone } from './calls';

// A visitor sends a form, follows a link to another page before the response, and comes back. Other tests only stop the
// request: here the whole page is gone, and with it all that it had in memory.

type Language = keyof typeof texts;

interface Form {
  readonly page: Page;
  readonly widget: Locator;
  readonly demo: Demo;
  readonly textOf: (id: MessageId) => string;
}

/** A page that must know, after the visitor comes back, that the service may have processed its request. */
interface LeftPage {
  readonly row: RowName;
  /** The state of the gallery whose steps fill in the form and send it. */
  readonly state: string;
  /** The language in CI; a long run takes both. */
  readonly language: Language;
  /** What the visitor does on the page after coming back, with one click that sends a request. */
  readonly goOn?: (form: Form) => Promise<void>;
  /** The text that then explains what may have happened. */
  readonly text: MessageId;
}

const leftPages: readonly LeftPage[] = [
  {
    row: 'creating an account',
    state: 'register/created',
    language: 'en',
    text: 'register.mayExist',
    async goOn({ widget, textOf }) {
      await widget.getByLabel(textOf('register.cardNumber'), { exact: true }).fill('6200000000000001');
      await widget.getByLabel(textOf('register.pin'), { exact: true }).fill('12345678');
      await widget.getByRole('button', { name: textOf('register.next'), exact: true }).click();
    },
  },
  {
    // The page has removed the token from its address, so it has none after the visitor comes back.
    row: 'setting a new password by link',
    state: 'reset-password/done',
    language: 'zh',
    text: 'resetPassword.maybeDone',
  },
  {
    row: 'applying for an invoice',
    state: 'invoice/applied',
    language: 'en',
    text: 'invoice.probable',
    async goOn({ widget, textOf }) {
      await expect(widget.getByLabel(textOf('invoice.ticketNumber'), { exact: true })).toHaveValue('1000000004');
      await widget.getByLabel(textOf('invoice.authorizeCode'), { exact: true }).fill('100004');
      await widget.getByRole('button', { name: textOf('invoice.next'), exact: true }).click();
    },
  },
];

/** Plays a step of the gallery. */
async function play(step: Step, { widget, textOf }: Form): Promise<void> {
  const field = (label: MessageId, at = 0) => widget.getByLabel(textOf(label), { exact: true }).nth(at);
  if ('type' in step) await field(step.type, step.at).fill(step.text);
  else if ('select' in step) await field(step.select).selectOption({ index: step.option });
  else if ('press' in step)
    await widget.locator('button, label').getByText(textOf(step.press), { exact: true }).click();
  else if ('see' in step) await expect(widget.getByText(new RegExp(patternOf(textOf(step.see)))).first()).toBeVisible();
  else if ('passCaptcha' in step) await passCaptcha(widget.page());
  else throw new Error(`No test plays the step ${JSON.stringify(step)}.`);
}

/** Goes to another page, which must show no trace of the request. `onArrival` runs once the visitor is there. */
async function leave({ page, demo }: Form, prefix: string, onArrival = () => {}): Promise<void> {
  await page.goto(`${demo.origin}${prefix}/starbucks-gift-card`);
  await expectReady(page, 'notification');
  onArrival();
  await expectReady(page, 'logout');
  await expect(page.getByRole('alert')).toBeEmpty();
  await expect(page.getByRole('status').filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

const cells = leftPages.flatMap((one) =>
  locales
    .filter((language) => process.env['LONG'] || language === one.language)
    .map((language) => ({ ...one, language })),
);
for (const { row, state, language, goOn, text } of cells) {
  const { call } = findRow(row);
  const { widget: name, path, steps } = findState(state)!;
  const prefix = language === 'en' ? '/en' : '';

  test(`${row}: a visitor leaves the page before the response, and comes back (${language}, E1, F8, H2)`, async ({
    page,
    demo,
    visit,
  }) => {
    const countPosts = () => demo.services.calls.filter(({ method }) => method === 'POST').length;
    const isSent = (received: { readonly method: string; readonly path: string }) =>
      `${received.method} ${received.path}` === call;
    // The page asks whether to leave the filled form.
    page.on('dialog', (dialog) => void dialog.accept());
    await visit(prefix + path);
    await expectReady(page, name);
    const form = { page, demo, widget: mountPoint(page, name), textOf: (id: MessageId) => texts[language][id]! };
    demo.services.faults.set({ call, fault: 'timeout', times: 1 });
    for (const step of steps.slice(0, -1)) await play(step, form);
    await expect.poll(() => demo.services.calls.filter(isSent).length).toBe(1);

    // The request arrives after the visitor has left.
    await leave(form, prefix, () => demo.services.processLate(demo.services.calls.find(isSent)!));

    const posts = countPosts();
    await page.goBack();
    await expectReady(page, name);
    await goOn?.(form);
    await expect(form.widget.getByText(form.textOf(text))).toBeVisible();
    await expect(form.widget.locator('[aria-busy=true]')).toHaveCount(0);
    expect(demo.services.calls.filter(isSent)).toHaveLength(1);
    expect(countPosts()).toBe(posts + (goOn ? 1 : 0));
  });
}

// These steps first send a PIN, and the page sends no second one for a minute, also after a reload (E2).
const unrepeatable: readonly RowName[] = ['verifying the PIN for a new password', 'validating a number'];

/**
 * The other clicks: the page knows nothing of the first request, and the visitor sends it again. A password is set by link
 * and by PIN in the same way, so one of them is enough.
 */
const otherClicks = clicks.filter(
  ({ row, hasPhoneToken }) =>
    !hasPhoneToken && !unrepeatable.includes(row) && !leftPages.some((page) => page.row === row),
);
/** In CI, to save time, every fourth click in one language. */
const otherCells = otherClicks.flatMap((click, index) =>
  locales
    .filter((_, at) => process.env['LONG'] || (index % 4 === 0 && at === (index / 4) % 2))
    .map((language) => ({ ...click, language })),
);
for (const { row, state, control, done, language, isClickedHere = false } of otherCells) {
  const { call } = findRow(row);
  const { widget: name, path, steps, member } = findState(state)!;
  const pressAt = steps.findIndex((step) => 'press' in step && step.press === control);
  if (pressAt < 0 !== isClickedHere) throw new Error(`The state ${state} does not press ${control}.`);
  const stepsBefore = isClickedHere ? steps : steps.slice(0, pressAt);
  const prefix = language === 'en' ? '/en' : '';

  test(`${row}: a visitor leaves the page, the service never processes the request, and a second one succeeds (${language}, B3)`, async ({
    page,
    context,
    demo,
    visit,
  }) => {
    const countSent = () => demo.services.calls.filter(({ method, path: at }) => `${method} ${at}` === call).length;
    page.on('dialog', (dialog) => void dialog.accept());
    if (member) await signInAs(context, demo, member);
    const widget = mountPoint(page, name);
    const form = { page, demo, widget, textOf: (id: MessageId) => texts[language][id]! };
    const fillInAndClick = async () => {
      for (const step of stepsBefore) await play(step, form);
      await widget.getByRole('button', { name: texts[language][control]!, exact: true }).click();
    };
    await visit(prefix + path);
    await expectReady(page, name);
    demo.services.faults.set({ call, fault: 'timeout', times: 1 });
    await fillInAndClick();
    await expect.poll(countSent).toBe(1);

    await leave(form, prefix);
    await page.goBack();
    await expectReady(page, name);
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(widget.locator('[aria-busy=true], [role=progressbar]')).toHaveCount(0);
    expect(countSent()).toBe(1);

    const hasSucceeded = () => isDone(done, { widget, model: demo.services.model, language });
    expect(await hasSucceeded()).toBe(false);
    await fillInAndClick();
    await expect.poll(hasSucceeded).toBe(true);
    expect(countSent()).toBe(2);
  });
}
