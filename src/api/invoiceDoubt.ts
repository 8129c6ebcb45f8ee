import { recall, remember } from './storage';

/**
 * What is not certain of an application for some receipts (H2).
 * - `unknown`: it was sent, and its answer is not there.
 * - `none`: since then the service said that it has no record of it.
 * - `probable`: since then the service said that the receipts have been processed.
 */
export type InvoiceDoubt = 'unknown' | 'probable' | 'none';

interface Sending {
  readonly tickets: readonly string[];
  doubt: InvoiceDoubt;
}

const gravestFirst: readonly InvoiceDoubt[] = ['unknown', 'probable', 'none'];
/**
 * What a reload leaves: the time of day at which an application was sent whose answer is not there. Which receipts it
 * was for is in the page's memory only, as they are the visitor's (H6, J1).
 */
const key = 'invoice.sent';
/** Milliseconds after which no service is still busy with what it was sent. */
const longestWork = 60 * 60 * 1000;

let sendings: readonly Sending[] = [];
/** When an earlier page of this tab sent an application and never learnt what became of it; 0 when none did. */
let leftSince: number | undefined;
const listeners = new Set<() => void>();

/** True while a service may still be busy with what an earlier page sent. */
function hasLeftOver(): boolean {
  leftSince ??= Number(recall('tab', key) ?? 0);
  return Date.now() - leftSince < longestWork;
}

function isAbout({ tickets }: Sending, others: readonly string[]): boolean {
  return tickets.some((ticket) => others.includes(ticket));
}

function become(next: readonly Sending[]): void {
  sendings = next;
  const isOpen = sendings.some(({ doubt }) => doubt !== 'none');
  // What this page sent is settled: the earlier one's time stands again, or none.
  if (!isOpen) remember('tab', key, hasLeftOver() ? String(leftSince) : '');
  for (const listener of listeners) listener();
}

/** Tells when `invoiceDoubt` may have changed; the answer unsubscribes. */
export function onInvoiceDoubt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The gravest doubt about these receipts; null when there is none. After a reload any receipts may be the ones. */
export function invoiceDoubt(tickets: readonly string[]): InvoiceDoubt | null {
  const about = sendings.filter((sending) => isAbout(sending, tickets));
  const isNew = (ticket: string) => !about.some((sending) => isAbout(sending, [ticket]));
  const doubts = about.map(({ doubt }) => doubt);
  if (hasLeftOver() && tickets.some(isNew)) doubts.push('unknown');
  return gravestFirst.find((doubt) => doubts.includes(doubt)) ?? null;
}

/**
 * Notes that an application is about to be sent: a page that is left meanwhile never hears of it. To be told what came
 * of it, unless that stays unknown.
 */
export function noteSending(tickets: readonly string[]): (outcome: 'accepted' | 'refused' | 'probable') => void {
  const sending: Sending = { tickets, doubt: 'unknown' };
  // What an earlier page left is looked at before it is written over.
  hasLeftOver();
  remember('tab', key, String(Date.now()));
  become([...sendings, sending]);
  return (outcome) => {
    sending.doubt = 'probable';
    if (outcome === 'accepted') become(sendings.filter((other) => !isAbout(other, tickets)));
    else if (outcome === 'refused') become(sendings.filter((other) => other !== sending));
    else become([...sendings]);
  };
}

function conclude(asked: readonly string[], tickets: readonly string[], doubt: InvoiceDoubt): void {
  for (const sending of sendings) if (isAbout(sending, asked)) sending.doubt = doubt;
  const unheard = tickets.filter((ticket) => !sendings.some((sending) => isAbout(sending, [ticket])));
  become(hasLeftOver() && unheard.length > 0 ? [...sendings, { tickets: unheard, doubt }] : [...sendings]);
}

/** The service has no record of a receipt: no application for it has arrived, nor one for those beside it. */
export function noteNoRecord(ticket: string, beside: readonly string[]): void {
  conclude([ticket], beside, 'none');
}

/** The service says that receipts have been processed: if an application for them is in doubt, it probably arrived. */
export function noteProcessed(tickets: readonly string[]): void {
  conclude(tickets, tickets, 'probable');
}

/** The record of a receipt was found: its applications are in doubt no longer, nor is what an earlier page sent. */
export function noteFound(ticket: string): void {
  leftSince = 0;
  become(sendings.filter((sending) => !isAbout(sending, [ticket])));
}
