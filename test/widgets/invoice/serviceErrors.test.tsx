import { catalogue } from '../../../src/notifications/catalogue';
import { expectFieldError } from '../../support/page/expectFieldError';
import { languages } from '../../support/page/languages';
import { settle } from '../../support/page/settle';
import { respondOnce, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';
import { applyCall, detailCall, noticeText, openInvoicePage, validateCall } from './openInvoicePage';

const keysOf = (group: 'Invoice' | 'Fapiao') => Object.keys(catalogue[group]).filter((key) => key !== '200');
/** The error codes of the service with the id of their notice: E-invoice-*, E-fapiao-*, and the default (M-inv-25). */
const notices: [code: string, id: string][] = [
  ...keysOf('Invoice').map((key): [string, string] => [key, `notice.Invoice.${key}`]),
  ...keysOf('Fapiao').map((key): [string, string] => [key, `notice.Fapiao.${key}`]),
  ['424242', 'notice.Invoice.default'],
  ['__proto__', 'notice.Invoice.default'],
  // An error whose code is that of a success.
  ['200', 'notice.System.Default_Error'],
];

/** A sample of them, from both groups. */
const sample = notices.filter(([code]) => ['101', '102', '104', '006', 'BalanceExceed', '__proto__'].includes(code));

/** Returns the error code and the text of the current notice. */
const currentNotice = () => {
  const code = document.querySelector('[data-error-code]')?.getAttribute('data-error-code');
  return [code, noticeText()];
};

describe.each(languages)('service errors in %s', (language) => {
  const expectedNotice = ([code, id]: [string, string]) => [code, texts[language][id]];
  /** The default text of the group is about an application, so a query has the text of the system. */
  const expectedQueryNotice = ([code, id]: [string, string]) =>
    expectedNotice([code, id === 'notice.Invoice.default' ? 'notice.System.Default_Error' : id]);

  test('each error code of an application shows its notice and keeps the typed values (M-err-06, H6, H7)', async () => {
    const invoicePage = await openInvoicePage(language);
    await invoicePage.openApplicationForm(1, 2);
    await invoicePage.fillApplication();
    for (const row of notices) {
      services.faults.set({ call: applyCall, fault: 'code', code: row[0], times: 1 });
      await invoicePage.click('submit');
      expect(currentNotice()).toEqual(expectedNotice(row));
      expect(invoicePage.button('submit')).toHaveFocus();
    }
    expect(invoicePage.field('title')).toHaveValue('李梅');
    expect(invoicePage.field('email')).toHaveValue('mei@example.test');
    expect(invoicePage.field('mobile')).toHaveValue('13800000001');
    expect(document.body).not.toHaveTextContent('Refused with');
    const events = notices.map(([code]) => ({
      event: 'invoice_apply_failure',
      code: code === '424242' ? '[removed]' : code,
    }));
    expect(invoicePage.page.analytics).toEqual(events);
    await invoicePage.click('submit');
    expect(invoicePage.page.analytics).toHaveLength(notices.length + 1);
  });

  test('the error about a missing taxpayer ID is shown at the field of an enterprise (E-invoice-106)', async () => {
    const invoicePage = await openInvoicePage(language);
    await invoicePage.openApplicationForm(1);
    await invoicePage.fillApplication();
    await invoicePage.chooseRadio('enterprise');
    await invoicePage.fillField(invoicePage.field('taxpayer'), '91350100M000100Y43');
    services.faults.set({ call: applyCall, fault: 'code', code: '106', times: 1 });
    await invoicePage.click('submit');
    expect(currentNotice()).toEqual(expectedNotice(['106', 'notice.Invoice.106']));
    expectFieldError(invoicePage.field('taxpayer'), texts[language]['notice.Invoice.106']!);
  });

  test('error codes of the validation and of the inquiry show their notices (M-inv-25)', async () => {
    const invoicePage = await openInvoicePage(language);
    // The notices are those of the application, so one language for each of the two requests is enough.
    if (language === 'zh') {
      await invoicePage.fillReceipt(1);
      for (const row of sample) {
        services.faults.set({ call: validateCall, fault: 'code', code: row[0], times: 1 });
        await invoicePage.click('next');
        expect(currentNotice()).toEqual(expectedQueryNotice(row));
      }
      return;
    }
    await invoicePage.page.visitor.click(document.querySelectorAll('[role="tab"]')[1]!);
    await settle();
    await invoicePage.fillField(invoicePage.field('ticket'), '1000000011');
    await invoicePage.fillField(invoicePage.field('code'), '100011');
    for (const row of sample) {
      services.faults.set({ call: detailCall, fault: 'code', code: row[0], times: 1 });
      await invoicePage.click('inquire');
      expect(currentNotice()).toEqual(expectedQueryNotice(row));
    }
    expect(invoicePage.field('ticket')).toHaveValue('1000000011');
  });
});

test.each([
  ['a refusal of the service with status 500', { error: { code: 500 } }, 500, 'notice.Invoice.500'],
  ['a page of a firewall', '<h1>Forbidden</h1>', 403, 'notice.Invoice.default'],
  ['an ended session', {}, 401, 'notice.System.401'],
  ['an ended session of a gateway', '<h1>Sign in</h1>', 401, 'notice.System.401'],
] as const)('after %s, Submit sends the application again (B3, M-inv-25)', async (_case, body, status, notice) => {
  const invoicePage = await openInvoicePage();
  await invoicePage.openApplicationForm(1);
  await invoicePage.fillApplication();
  respondOnce(applyCall, body, status);
  await invoicePage.click('submit');
  expect(noticeText()).toBe(texts.en[notice]);
  expect(invoicePage.field('title')).toHaveValue('李梅');
  expect(invoicePage.button('submit')).toHaveFocus();
  await invoicePage.click('submit');
  expect(noticeText()).toBe(texts.en['notice.Invoice.200']);
});

test('shows the notice for receipts that the service rejects (M-inv-13, M-inv-14)', async () => {
  const invoicePage = await openInvoicePage();
  for (const [receipt, key] of [
    [1_000_000_099, '102'],
    [11, '105'],
    [12, '104'],
  ] as const) {
    await invoicePage.fillReceipt(receipt);
    await invoicePage.click('next');
    expect(currentNotice()).toEqual([key, texts.en[`notice.Invoice.${key}`]]);
  }
  await invoicePage.fillReceipt(1);
  await invoicePage.click('add');
  await invoicePage.fillReceipt(9, 2);
  await invoicePage.click('next');
  expect(currentNotice()).toEqual(['006', texts.en['notice.Invoice.006']]);
});
