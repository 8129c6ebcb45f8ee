import { catalogue } from '../../../src/notifications/catalogue';
import { services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { applyCall, detailCall, type Language, noticeText, openInvoice, validateCall } from './visit';

const keysOf = (group: 'Invoice' | 'Fapiao') => Object.keys(catalogue[group]).filter((key) => key !== '200');
/** What a service may say, and what a visitor then reads: E-invoice-*, E-fapiao-*, and the default (M-inv-25). */
const rows: [code: string, id: string][] = [
  ...keysOf('Invoice').map((key): [string, string] => [key, `notice.Invoice.${key}`]),
  ...keysOf('Fapiao').map((key): [string, string] => [key, `notice.Fapiao.${key}`]),
  ['424242', 'notice.Invoice.default'],
  ['__proto__', 'notice.Invoice.default'],
  // It names a success, and is none.
  ['200', 'notice.System.Default_Error'],
];

/** Those that the other calls may be refused with, and one of the other group. */
const some = rows.filter(([code]) => ['101', '102', '104', '006', 'BalanceExceed', '__proto__'].includes(code));

const shown = () => {
  const code = document.querySelector('[data-error-code]')?.getAttribute('data-error-code');
  return [code, noticeText()];
};

describe.each<Language>(['en', 'zh'])('in %s', (language) => {
  const expected = ([code, id]: [string, string]) => [code, texts[language][id]];

  test('each refusal of an application has its words, and nothing that was typed is lost (M-err-06, H6, H7)', async () => {
    const visit = await openInvoice(language);
    await visit.openForm(1, 2);
    await visit.fillIn();
    const codes: string[] = [];
    for (const row of rows) {
      services.faults.set({ call: applyCall, fault: 'code', code: row[0], times: 1 });
      await visit.press('submit');
      expect(shown()).toEqual(expected(row));
      expect(visit.button('submit')).toHaveFocus();
      codes.push(row[0]);
    }
    expect(visit.field('title')).toHaveValue('李梅');
    expect(visit.field('email')).toHaveValue('mei@example.test');
    expect(visit.field('mobile')).toHaveValue('13800000001');
    expect(document.body).not.toHaveTextContent('Refused with');
    const events = codes.map((code) => ({
      event: 'invoice_apply_failure',
      code: code === '424242' ? '[removed]' : code,
    }));
    expect(visit.page.analytics).toEqual(events);
    await visit.press('submit');
    expect(visit.page.analytics).toHaveLength(rows.length + 1);
  });

  test('each refusal of receipts, or of an inquiry, has its words', async () => {
    const visit = await openInvoice(language);
    // The words are those of the application: each of the two calls is tried in one language.
    if (language === 'zh') {
      await visit.enterReceipt(1);
      for (const row of some) {
        services.faults.set({ call: validateCall, fault: 'code', code: row[0], times: 1 });
        await visit.press('next');
        expect(shown()).toEqual(expected(row));
      }
      return;
    }
    await visit.page.visitor.click(document.querySelectorAll('[role="tab"]')[1]!);
    await settle();
    await visit.enter(visit.field('ticket'), '1000000011');
    await visit.enter(visit.field('code'), '100011');
    for (const row of some) {
      services.faults.set({ call: detailCall, fault: 'code', code: row[0], times: 1 });
      await visit.press('inquire');
      expect(shown()).toEqual(expected(row));
    }
    expect(visit.field('ticket')).toHaveValue('1000000011');
  });
});

test('a failure of the service is told as one, and the same press sends again (B3, M-inv-25)', async () => {
  const visit = await openInvoice();
  await visit.openForm(1);
  await visit.fillIn();
  services.faults.set({ call: applyCall, fault: '500', times: 1 });
  await visit.press('submit');
  expect(shown()).toEqual(['500', texts.en['notice.Invoice.500']]);
  expect(visit.field('title')).toHaveValue('李梅');
  expect(visit.button('submit')).toHaveFocus();
  await visit.press('submit');
  expect(noticeText()).toBe(texts.en['notice.Invoice.200']);
});

test('the service refuses receipts by what it knows of them (M-inv-13, M-inv-14)', async () => {
  const visit = await openInvoice();
  for (const [receipt, key] of [
    [1_000_000_099, '102'],
    [11, '105'],
    [12, '104'],
  ] as const) {
    await visit.enterReceipt(receipt);
    await visit.press('next');
    expect(shown()).toEqual([key, texts.en[`notice.Invoice.${key}`]]);
  }
  await visit.enterReceipt(1);
  await visit.press('add');
  await visit.enterReceipt(9, 2);
  await visit.press('next');
  expect(shown()).toEqual(['006', texts.en['notice.Invoice.006']]);
});
