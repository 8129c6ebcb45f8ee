import { act } from '@testing-library/react';
import { passTime, settle } from '../../support/page/settle';
import { type InvoicePage, numbersOf, openInvoicePage } from '../../widgets/invoice/openInvoicePage';
import { runLateLoads } from '../../widgets/kit/steps/runLateLoads';
import { type SubmitMethod, setValue, submitBy } from '../submit';
import type { Sequence } from './steps';

type ButtonName = Parameters<InvoicePage['button']>[0];

/** A visitor of the invoice page. What the page does not offer, the visitor cannot do: the action then does nothing. */
export interface InvoiceVisitor {
  /** Opens the page, also again: as after a reload. */
  open(): Promise<void>;
  /** Removes the widget from the page and inserts it again. */
  remount(): Promise<void>;
  /** Clicks a button if the page has it; returns false if not. */
  click(name: ButtonName): Promise<boolean>;
  /** Types another letter into the title of the invoice. */
  type(): void;
  /** Opens the form for these receipts and fills in its empty fields, as far as the page lets the visitor. */
  goToForm(receipts: readonly number[]): Promise<void>;
  submit(method: SubmitMethod): Promise<void>;
  /** Returns the values of the application form; null if the form is not open. */
  readForm(): string[] | null;
  /** Returns the receipts for which the page offers to apply; none if it does not. */
  readOffer(): readonly number[];
  /** Returns the total of the invoice that the page shows; null if it shows none. */
  readShownTotal(): string | null;
  /** Does the next thing that the page offers to get to the invoice. Returns true when the page shows it. */
  takeNextStep(receipts: readonly number[]): Promise<boolean>;
}

const isFormOpen = () => document.querySelector('.rw-invoice select') !== null;
const isShown = (selector: string) => document.querySelector(selector) !== null;
const result = '.rw-invoice-result, .rw-invoice-applied';
/** What the visitor types into the form. Nothing of it may stay in the browser (H6). */
export const typedValues = { title: '欧阳', email: 'mei@example.test', mobile: '13800000001' } as const;

/** Returns the visitor of a sequence. */
export function createInvoiceVisitor({ hasLocks, isIdle }: Pick<Sequence, 'hasLocks' | 'isIdle'>): InvoiceVisitor {
  let page: InvoicePage;
  /** The receipts of the open form. */
  let current: readonly number[] = [];

  const click = async (name: ButtonName) => {
    if (!page.hasButton(name)) return false;
    await submitBy('click', page.button(name));
    return true;
  };

  /** Without locks, the page first waits a moment for other tabs. */
  const waitForTurn = () => (hasLocks ? settle() : passTime(100));

  const fillReceipts = async (receipts: readonly number[]) => {
    const groups = () => [...document.querySelectorAll('.rw-invoice fieldset')];
    while (groups().length < receipts.length && (await click('add')));
    while (groups().length > receipts.length && (await click('remove')));
    for (const [index, receipt] of receipts.entries()) {
      const [ticket, code] = groups()[index]!.querySelectorAll('input');
      await act(async () => {
        setValue(ticket!, numbersOf(receipt).ticket);
        setValue(code!, numbersOf(receipt).code);
      });
    }
  };

  const fillForm = () =>
    act(async () => {
      for (const [name, value] of Object.entries(typedValues)) {
        const field = page.field(name as keyof typeof typedValues);
        if (field.value === '') setValue(field, value);
      }
    });

  const goToForm = async (receipts: readonly number[]) => {
    const isCurrent = current.join() === receipts.join();
    if (!page.hasButton('next') && !(isFormOpen() && isCurrent)) await click('back');
    if (page.hasButton('next')) {
      await fillReceipts(receipts);
      current = receipts;
      await click('next');
    }
    if (isFormOpen()) await fillForm();
  };

  return {
    async open() {
      page = await openInvoicePage();
      if (!hasLocks) Reflect.deleteProperty(navigator, 'locks');
      if (isIdle) await runLateLoads();
    },
    async remount() {
      page = await page.remount();
    },
    click,
    type() {
      if (isFormOpen()) setValue(page.field('title'), `${page.field('title').value || typedValues.title}梅`);
    },
    goToForm,
    async submit(method) {
      if (!page.hasButton('submit')) return;
      await submitBy(method, page.button('submit'));
      await waitForTurn();
    },
    readForm() {
      const fields = document.querySelectorAll<HTMLInputElement>('.rw-invoice form :is(input, select)');
      return isFormOpen() ? [...fields].map(({ value, checked }) => `${value} ${checked}`) : null;
    },
    readOffer: () => (page.hasButton('submit') ? current : []),
    readShownTotal: () => /¥[\d,.]+/.exec(document.querySelector(result)?.textContent ?? '')?.[0] ?? null,
    async takeNextStep(receipts) {
      if (isShown(result)) return true;
      // The application that is being sent: wait for its response.
      if (isShown('.rw-invoice-sending')) await passTime(31_000);
      // The service has asked the visitor to wait.
      else if (isShown('.rw-wait')) await passTime(30_000);
      else if (page.hasButton('check')) {
        await click('check');
        // "It can take about a minute to arrive."
        if (page.hasButton('check')) await passTime(60_000);
      } else if (page.hasButton('submit')) {
        await fillForm();
        await click('submit');
        await waitForTurn();
      } else await goToForm(receipts);
      return false;
    },
  };
}
