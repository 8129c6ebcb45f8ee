import { act, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { stopClock } from '../../support/clock';
import { callsOf, passTime, services, settle } from '../../support/page';
import { applyCall, numbersOf, openInvoice, type Visit } from './visit';

const receipts = [1, 2];
/** How an application fares. Of all but the first two the visitor cannot know; a pending one may still be answered. */
const fates = ['accepted', 'refused', 'reset', 'reset-after', '502', 'html', 'pending'] as const;
const ways = ['click', 'Enter', 'twenty clicks'] as const;
interface Applying {
  readonly way: (typeof ways)[number];
  readonly fate: (typeof fates)[number];
}
const others = ['type', 'check', 'check', 'Back', 'wait', 'reload', 'remount', 'late success'] as const;

const applying: fc.Arbitrary<Applying> = fc.record({ way: fc.constantFrom(...ways), fate: fc.constantFrom(...fates) });
const commands = fc.array(fc.oneof(applying, fc.constantFrom(...others)), { minLength: 5, maxLength: 12 });

const accepted = () =>
  services.model.invoices.filter(({ ticketNumbers }) => ticketNumbers.includes(numbersOf(receipts[0]!).ticket));
const isFormOpen = () => document.querySelector('select') !== null;
const put = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

async function press({ hasButton, button }: Visit, name: Parameters<Visit['button']>[0], times = 1): Promise<void> {
  if (times === 0 || !hasButton(name)) return settle();
  const pressed = button(name);
  // Faster than any answer.
  await act(async () => {
    for (let count = 0; count < times; count += 1) fireEvent.click(pressed);
  });
  await settle();
}

/** Fills in whatever is empty on the way to the form; not further than the service lets the visitor. */
async function goToForm(visit: Visit): Promise<void> {
  if (!visit.hasButton('next') && !isFormOpen()) await press(visit, 'back');
  if (visit.hasButton('next')) {
    if (!visit.hasButton('remove')) await press(visit, 'add');
    for (const [at, receipt] of receipts.entries()) {
      const [ticket, code] = document.querySelectorAll('fieldset')[at]!.querySelectorAll('input');
      put(ticket!, numbersOf(receipt).ticket);
      put(code!, numbersOf(receipt).code);
    }
    await press(visit, 'next');
  }
  if (!isFormOpen()) return;
  if (visit.field('title').value === '') put(visit.field('title'), '李');
  put(visit.field('email'), 'mei@example.test');
  put(visit.field('mobile'), '13800000001');
}

async function apply(visit: Visit, { way, fate }: Applying): Promise<void> {
  await goToForm(visit);
  const faults = { refused: 'code', pending: 'timeout' } as const;
  const fault = fate === 'refused' || fate === 'pending' ? faults[fate] : fate;
  if (fault !== 'accepted') services.faults.set({ call: applyCall, fault, code: 2310, times: 1 });
  if (way === 'Enter') await act(async () => document.querySelector('form')?.requestSubmit());
  await press(visit, 'submit', { click: 1, Enter: 0, 'twenty clicks': 20 }[way]);
  services.faults.set({ call: applyCall, fault: 'none' });
}

it('has one application accepted for a receipt at most, and sends none while another is in the dark (H1, H2, 3.2)', async () => {
  stopClock();
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      services.reset();
      sessionStorage.clear();
      let visit = await openInvoice();
      let isDark = false;
      let isOnItsWay = false;
      let title = '';
      await goToForm(visit);

      for (const step of steps) {
        const sent = callsOf(applyCall).length;
        if (typeof step === 'object') await apply(visit, step);
        else if (step === 'type' && isFormOpen())
          put(visit.field('title'), `${visit.field('title').value}梅`.slice(-9));
        else if (step === 'check') await press(visit, 'check');
        else if (step === 'Back') await press(visit, 'back');
        else if (step === 'wait') await passTime(30_100);
        else if (step === 'reload') visit = await openInvoice();
        else if (step === 'remount') visit = await visit.again();
        else if (step === 'late success' && isOnItsWay && accepted().length === 0) {
          services.model.invoices.push({
            ...services.model.invoices[0]!,
            ticketNumbers: receipts.map((n) => numbersOf(n).ticket),
          });
          isOnItsWay = false;
        }
        const now = callsOf(applyCall).length - sent;
        expect(now).toBeLessThanOrEqual(isDark ? 0 : 1);
        expect(accepted().length).toBeLessThanOrEqual(1);
        if (typeof step === 'object' && now === 1) {
          isDark = step.fate !== 'accepted' && step.fate !== 'refused';
          isOnItsWay ||= isDark && step.fate !== 'reset-after';
        }
        // What the service says of it is light enough: no record, or the record.
        if (step === 'check' && !visit.hasButton('check')) isDark = false;
        // Nothing that was typed is lost on the way, until the page is.
        if (isFormOpen() && title !== '' && typeof step === 'object') expect(visit.field('title').value).toBe(title);
        title = isFormOpen() ? visit.field('title').value : step === 'Back' ? title : '';
      }

      // However it went: the visitor gets an invoice in the end, and one only.
      await passTime(30_100);
      await goToForm(visit);
      await press(visit, 'check');
      await press(visit, 'submit');
      await press(visit, 'check');
      expect(accepted()).toHaveLength(1);
    }),
    // A failing sequence is short enough to be read as it is.
    { numRuns: 6, endOnFailure: true },
  );
}, 60_000);
