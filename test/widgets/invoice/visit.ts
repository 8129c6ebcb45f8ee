import { screen, within } from '@testing-library/react';
import { openPage, type Page, settle } from '../../support/page';

export const validateCall = 'POST /public/invoices/validate';
export const applyCall = 'POST /public/invoices';
export const detailCall = 'POST /public/invoices/detail';

/** What stands on the page, by language. */
export const names = {
  en: {
    apply: 'Invoice online application',
    inquiry: 'Invoice progress inquiry',
    receipt: 'Receipt',
    ticket: 'Ticket number',
    code: 'Authorization code',
    add: 'Add Receipt',
    remove: 'Remove',
    next: 'Next',
    reminders: 'Please note',
    formTitle: 'Invoice details',
    individual: 'Individual',
    enterprise: 'Enterprise',
    title: 'Invoice Title',
    company: 'Company Name',
    taxpayer: 'Taxpayer ID',
    content: 'Invoice content',
    emailWay: 'Email',
    paper: 'Paper',
    email: 'Email address',
    name: 'Contact name',
    address: 'Address',
    zip: 'ZIP code',
    mobile: 'Mobile number',
    back: 'Back',
    submit: 'Submit',
    check: 'Check progress',
    inquire: 'Inquire',
    result: 'Invoice progress',
  },
  zh: {
    apply: '发票在线申请',
    inquiry: '发票进度查询',
    receipt: '小票',
    ticket: '小票号',
    code: '授权码',
    add: '添加小票',
    remove: '删除',
    next: '下一步',
    reminders: '温馨提示',
    formTitle: '填写发票信息',
    individual: '个人',
    enterprise: '企业',
    title: '发票抬头',
    company: '公司名称',
    taxpayer: '纳税人识别号',
    content: '发票内容',
    emailWay: '电子发票',
    paper: '纸质发票',
    email: '邮箱地址',
    name: '收件人',
    address: '邮寄地址',
    zip: '邮政编码',
    mobile: '手机号码',
    back: '返回',
    submit: '提交',
    check: '查询进度',
    inquire: '查询',
    result: '发票进度',
  },
} as const;

export type Language = keyof typeof names;
type Name = keyof (typeof names)['en'];

/** What was scrolled into view: jsdom lays nothing out. */
export const scrolled: Element[] = [];
Element.prototype.scrollIntoView = function (this: Element) {
  scrolled.push(this);
};
afterEach(() => {
  scrolled.length = 0;
});

/** A page with the widget, as a visitor finds their way about it. */
export interface Visit {
  readonly page: Page;
  readonly say: (typeof names)[Language];
  button(name: Name): HTMLElement;
  hasButton(name: Name): boolean;
  field(name: Name): HTMLInputElement;
  /** The nth receipt of the list, from 1. */
  receipt(nth: number): ReturnType<typeof within>;
  press(name: Name): Promise<void>;
  choose(name: Name): Promise<void>;
  /** Types a text in place of what stands in a field. */
  enter(field: HTMLElement, text: string): Promise<void>;
  /** Fills in the nth receipt with one of the demo's: 1 to 12, or a ticket number of its own. */
  enterReceipt(receipt: number, nth?: number): Promise<void>;
  /** Goes on to the form with these receipts. */
  openForm(...receipts: number[]): Promise<void>;
  /** Fills in what an individual's invoice by e-mail needs. */
  fillIn(): Promise<void>;
  /** Takes the widget away and puts another one of its name onto the same page. */
  again(): Promise<Visit>;
}

/** Ticket number and authorization code of a receipt of the services. */
export function numbersOf(receipt: number): { ticket: string; code: string } {
  if (receipt > 1_000_000)
    return { ticket: String(receipt), code: String((receipt % 1000) + Math.floor(receipt / 10 ** 9) * 100_000) };
  return { ticket: String(1_000_000_000 + receipt), code: String(100_000 + receipt) };
}

/** Opens the invoice page, or another one that holds the widget. */
export async function openInvoice(language: Language = 'en', path = '/starbucks-gift-card/invoice'): Promise<Visit> {
  const page = await openPage({
    path: `${language === 'en' ? '/en' : ''}${path}`,
    mounts: ['invoice', 'notification'],
  });
  return visitOf(page, language);
}

function visitOf(page: Page, language: Language): Visit {
  const say = names[language];
  const { visitor } = page;
  // By their text, as finding them by role takes ten times as long; that names and roles hold, the browser tests say.
  const find = (name: Name) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === say[name]);
  const button = (name: Name) => {
    const found = find(name);
    if (!found) throw new Error(`There is no button ${say[name]}.`);
    return found;
  };
  const field = (name: Name) => screen.getByLabelText<HTMLInputElement>(say[name], { selector: 'input' });
  const receipt = (nth: number) => {
    const legend = screen.getByText(`${say.receipt} ${nth}`, { selector: 'legend' });
    return within(legend.parentElement as HTMLElement);
  };
  const press = async (name: Name) => {
    await visitor.click(button(name));
    await settle();
  };
  const enter = async (target: HTMLElement, text: string) => {
    await visitor.clear(target);
    if (text) await visitor.paste(text);
  };
  const enterReceipt = async (number: number, nth = 1) => {
    const { ticket, code } = numbersOf(number);
    await enter(receipt(nth).getByLabelText(say.ticket), ticket);
    await enter(receipt(nth).getByLabelText(say.code), code);
  };
  return {
    page,
    say,
    button,
    hasButton: (name) => find(name) !== undefined,
    field,
    receipt,
    press,
    choose: (name) => visitor.click(screen.getByLabelText(say[name], { selector: '[type="radio"]' })),
    enter,
    enterReceipt,
    async openForm(...receipts) {
      for (const [at, number] of receipts.entries()) {
        if (at > 0) await press('add');
        await enterReceipt(number, at + 1);
      }
      await press('next');
      screen.getByText(say.formTitle, { selector: 'h2' });
    },
    async fillIn() {
      await enter(field('title'), '李梅');
      await enter(field('email'), 'mei@example.test');
      await enter(field('mobile'), '13800000001');
    },
    async again() {
      await page.remove('invoice');
      await page.place('invoice');
      return visitOf(page, language);
    },
  };
}

/** The text of the notice in view; empty when there is none. */
export function noticeText(): string {
  return document.querySelector('.rw-notice-text')?.textContent ?? '';
}
