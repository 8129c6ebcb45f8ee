import { screen } from '@testing-library/react';
import { passTime, settle } from '../support/page/settle';
import type { Language } from '../support/texts';
import { type InvoicePage, labels, numbersOf, openInvoicePage } from '../widgets/invoice/openInvoicePage';
import { testFaults } from './testFaults';

let visit: InvoicePage;

testFaults('validating receipts', {
  async arrange(language) {
    visit = await openInvoicePage(language);
    await visit.fillReceipt(1);
    return visit.page;
  },
  control: () => visit.button('next'),
  isDone: (_page, language) => screen.queryByText(labels[language].formTitle, { selector: 'h2' }) !== null,
  writes: { done: ['tab invoice.receipts'] },
  serviceText: new RegExp(numbersOf(1).ticket),
  // For a reload; never the authorization code.
  keeps: [numbersOf(1).ticket],
});

const isApplied = () => JSON.stringify(visit.page.analytics).includes('invoice_apply_success');
const isResult = (language: Language) => screen.queryByRole('heading', { name: labels[language].result }) !== null;

/**
 * After an unknown outcome (H2): checks the pending application first, as the page offers nothing else; submits again if the service has no record a
 * minute after the request.
 */
async function checkBeforeSubmit(): Promise<void> {
  expect(visit.hasButton('submit')).toBe(false);
  await visit.click('check');
  await passTime(60_000);
  if (visit.hasButton('submit')) await visit.click('submit');
}

testFaults('applying for an invoice', {
  async arrange(language) {
    visit = await openInvoicePage(language);
    await visit.openApplicationForm(1);
    await visit.fillApplication();
    await visit.fillField(visit.field('title'), '欧阳李梅女士');
    return visit.page;
  },
  control: () => visit.button('submit'),
  isDone: (_page, language) => isApplied() || isResult(language),
  recoverUnknown: checkBeforeSubmit,
  serviceText: /^(?:欧阳李梅女士|m\*\*\*@example\.test)$/,
  focusWhenUnknown: () => visit.button('check'),
  writes: {
    done: ['browser invoice.applications', 'tab invoice.receipts'],
    unknown: ['browser invoice.applications'],
    refused: ['browser invoice.applications'],
  },
});

testFaults('looking up an application', {
  async arrange(language) {
    visit = await openInvoicePage(language);
    await visit.page.visitor.click(screen.getByRole('tab', { name: visit.labels.inquiry }));
    await settle();
    await visit.fillField(visit.field('ticket'), '1000000011');
    await visit.fillField(visit.field('code'), '100011');
    return visit.page;
  },
  control: () => visit.button('inquire'),
  serviceText: /^(?:上海示例科技有限公司|顺丰速运|SF\d+|91350100M000100Y43)$/,
  isDone: (_page, language) => isResult(language),
});
