import { screen, within } from '@testing-library/react';
import { openPage, type Page } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { type Language, texts } from '../../support/texts';

export const validateCall = 'POST /public/invoices/validate';
export const applyCall = 'POST /public/invoices';
export const detailCall = 'POST /public/invoices/detail';

/** The message ids of the labels, buttons and headings that the tests look for. */
const labelIds = {
  apply: 'invoice.apply',
  inquiry: 'invoice.inquiry',
  ticket: 'invoice.ticketNumber',
  code: 'invoice.authorizeCode',
  add: 'invoice.add',
  remove: 'invoice.remove',
  next: 'invoice.next',
  reminders: 'invoice.reminders',
  formTitle: 'invoice.formTitle',
  individual: 'invoice.individual',
  enterprise: 'invoice.enterprise',
  title: 'invoice.personTitle',
  company: 'invoice.companyName',
  taxpayer: 'invoice.taxpayerId',
  content: 'invoice.content',
  emailDelivery: 'invoice.email',
  paper: 'invoice.paper',
  email: 'invoice.emailAddress',
  name: 'invoice.contactName',
  address: 'invoice.address',
  zip: 'invoice.postcode',
  mobile: 'invoice.phone',
  back: 'invoice.back',
  submit: 'invoice.submit',
  check: 'invoice.checkProgress',
  inquire: 'invoice.inquire',
  result: 'invoice.result',
} as const;

type LabelName = keyof typeof labelIds;
type Labels = Readonly<Record<LabelName, string>>;

function labelsIn(language: Language): Labels {
  const entries = Object.entries(labelIds).map(([name, id]) => [name, texts[language][id]]);
  return Object.fromEntries(entries) as Labels;
}

/** The texts of the page, by language. */
export const labels = { en: labelsIn('en'), zh: labelsIn('zh') } as const;

/** The elements that were scrolled into view; jsdom has no layout and does not scroll. */
export const scrolledElements: Element[] = [];
Element.prototype.scrollIntoView = function (this: Element) {
  scrolledElements.push(this);
};
afterEach(() => {
  scrolledElements.length = 0;
});

/** A page with the invoice widget, and what a visitor does on it. */
export interface InvoicePage {
  readonly page: Page;
  readonly labels: Labels;
  button(name: LabelName): HTMLElement;
  hasButton(name: LabelName): boolean;
  field(name: LabelName): HTMLInputElement;
  /** Returns the queries of a receipt in the list, numbered from 1. */
  receiptGroup(number: number): ReturnType<typeof within>;
  click(name: LabelName): Promise<void>;
  chooseRadio(name: LabelName): Promise<void>;
  /** Replaces the value of a field. */
  fillField(field: HTMLElement, value: string): Promise<void>;
  /** Fills in a receipt of the list, by default the first, with the numbers that `numbersOf` gives. */
  fillReceipt(receipt: number, position?: number): Promise<void>;
  /** Fills in these receipts and submits them, which opens the application form. */
  openApplicationForm(...receipts: number[]): Promise<void>;
  /** Fills in the application of an individual by e-mail. */
  fillApplication(): Promise<void>;
  /** Removes the widget and inserts another invoice widget into the same page. */
  remount(): Promise<InvoicePage>;
}

/** Returns the numbers of a receipt of the stub services: 1 to 12, or a ticket number over a million. */
export function numbersOf(receipt: number): { ticket: string; code: string } {
  if (receipt > 1_000_000)
    return { ticket: String(receipt), code: String((receipt % 1000) + Math.floor(receipt / 10 ** 9) * 100_000) };
  return { ticket: String(1_000_000_000 + receipt), code: String(100_000 + receipt) };
}

/** Opens the invoice page, or another page with the invoice widget. */
export async function openInvoicePage(
  language: Language = 'en',
  path = '/starbucks-gift-card/invoice',
): Promise<InvoicePage> {
  const page = await openPage({
    path: `${language === 'en' ? '/en' : ''}${path}`,
    mounts: ['invoice', 'notification'],
  });
  return createInvoicePage(page, language);
}

function createInvoicePage(page: Page, language: Language): InvoicePage {
  const pageLabels = labels[language];
  const { visitor } = page;
  // Queries by text, as those by role take ten times as long; the browser tests check names and roles.
  const findButton = (name: LabelName) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === pageLabels[name]);
  const button = (name: LabelName) => {
    const found = findButton(name);
    if (!found) throw new Error(`There is no button ${pageLabels[name]}.`);
    return found;
  };
  const field = (name: LabelName) => screen.getByLabelText<HTMLInputElement>(pageLabels[name], { selector: 'input' });
  const receiptGroup = (number: number) => {
    const legendText = texts[language]['invoice.receipt']!.replace('{number}', String(number));
    const legend = screen.getByText(legendText, { selector: 'legend' });
    return within(legend.parentElement as HTMLElement);
  };
  const click = async (name: LabelName) => {
    await visitor.click(button(name));
    await settle();
  };
  const fillField = async (target: HTMLElement, value: string) => {
    await visitor.clear(target);
    if (value) await visitor.paste(value);
  };
  const fillReceipt = async (receipt: number, position = 1) => {
    const { ticket, code } = numbersOf(receipt);
    await fillField(receiptGroup(position).getByLabelText(pageLabels.ticket), ticket);
    await fillField(receiptGroup(position).getByLabelText(pageLabels.code), code);
  };
  return {
    page,
    labels: pageLabels,
    button,
    hasButton: (name) => findButton(name) !== undefined,
    field,
    receiptGroup,
    click,
    chooseRadio: (name) => visitor.click(screen.getByLabelText(pageLabels[name], { selector: '[type="radio"]' })),
    fillField,
    fillReceipt,
    async openApplicationForm(...receipts) {
      for (const [index, receipt] of receipts.entries()) {
        if (index > 0) await click('add');
        await fillReceipt(receipt, index + 1);
      }
      await click('next');
      screen.getByText(pageLabels.formTitle, { selector: 'h2' });
    },
    async fillApplication() {
      await fillField(field('title'), '李梅');
      await fillField(field('email'), 'mei@example.test');
      await fillField(field('mobile'), '13800000001');
    },
    async remount() {
      await page.removeMountPoint('invoice');
      await page.insertMountPoint('invoice');
      return createInvoicePage(page, language);
    },
  };
}

/** Returns the text of the current notice; empty when there is none. */
export function noticeText(): string {
  return document.querySelector('.rw-notice-text')?.textContent ?? '';
}
