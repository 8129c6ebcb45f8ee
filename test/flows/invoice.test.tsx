import { screen } from '@testing-library/react';
import type { FaultName } from '../services/faults';
import { settle } from '../support/page';
import { applyCall, detailCall, names, openInvoice, type Visit, validateCall } from '../widgets/invoice/visit';
import { bodiless, surviveFaults } from './flow';
import type { Language } from './shown';

let visit: Visit;

surviveFaults('receipts are checked', {
  call: validateCall,
  async arrange(language) {
    visit = await openInvoice(language);
    await visit.enterReceipt(1);
    return visit.page;
  },
  control: () => visit.button('next'),
  isDone: (_page, language) => screen.queryByText(names[language].formTitle, { selector: 'h2' }) !== null,
});

/** Faults after which nobody can know whether the application was accepted (H2). */
const lost: FaultName[] = ['timeout', 'reset', 'reset-after', '502', 'html', 'malformed', ...bodiless];
const isApplied = () => JSON.stringify(visit.page.analytics).includes('invoice_apply_success');
const isResult = (language: Language) => screen.queryByRole('heading', { name: names[language].result }) !== null;

/** The only way on is to ask; what there is no record of can be sent again. */
async function askFirst(): Promise<void> {
  expect(visit.hasButton('submit')).toBe(false);
  await visit.press('check');
  if (visit.hasButton('submit')) await visit.press('submit');
}

surviveFaults('an invoice is applied for', {
  call: applyCall,
  async arrange(language) {
    visit = await openInvoice(language);
    await visit.openForm(1);
    await visit.fillIn();
    return visit.page;
  },
  control: () => visit.button('submit'),
  isDone: (_page, language) => isApplied() || isResult(language),
  otherWays: Object.fromEntries(lost.map((fault) => [fault, askFirst])),
});

surviveFaults('an application is asked after', {
  call: detailCall,
  async arrange(language) {
    visit = await openInvoice(language);
    await visit.page.visitor.click(screen.getByRole('tab', { name: visit.say.inquiry }));
    await settle();
    await visit.enter(visit.field('ticket'), '1000000011');
    await visit.enter(visit.field('code'), '100011');
    return visit.page;
  },
  control: () => visit.button('inquire'),
  isDone: (_page, language) => isResult(language),
});
