import { createStore } from '../../lib/createStore';
import { pageState } from '../../lib/pageState';
import { readStorage, writeStorage } from '../browser/storage';

/**
 * The status of an application whose outcome is not certain (H2).
 * - `unknown`: the application was sent, and there is no response.
 * - `none`: the service has since said that it has no record of the application.
 * - `probable`: the service has since said that the receipts were processed.
 */
export type PendingStatus = 'unknown' | 'probable' | 'none';

interface PendingApplication {
  readonly tickets: readonly string[];
  status: PendingStatus;
}

/** The statuses, most severe first. */
const bySeverity: readonly PendingStatus[] = ['unknown', 'probable', 'none'];
/**
 * Storage key of the time at which a pending application was sent, for the page after a reload. The receipts' numbers
 * are the visitor's data and stay in memory (H6, J1).
 */
const storageKey = 'invoice.sent';
/** Milliseconds after which the service has certainly finished with an application. */
const maxProcessingTime = 60 * 60 * 1000;

/** The applications of this page whose outcome is not certain. */
export const pendingApplications = createStore<readonly PendingApplication[]>([]);

/**
 * When an earlier page of this tab sent an application that is still pending; 0 for none, undefined before the first
 * read.
 */
const earlierPage = pageState(() => ({ sentAt: undefined as number | undefined }));

/** Returns true while the service may still process an application of an earlier page. */
function hasEarlierApplication(): boolean {
  earlierPage().sentAt ??= Number(readStorage('tab', storageKey) ?? 0);
  return Date.now() - earlierPage().sentAt! < maxProcessingTime;
}

function includesAny({ tickets }: PendingApplication, others: readonly string[]): boolean {
  return tickets.some((ticket) => others.includes(ticket));
}

function setApplications(next: readonly PendingApplication[]): void {
  const isPending = next.some(({ status }) => status !== 'none');
  // Without a pending application of this page, only that of an earlier page remains to be stored.
  if (!isPending) writeStorage('tab', storageKey, hasEarlierApplication() ? String(earlierPage().sentAt) : '');
  pendingApplications.set(next);
}

/**
 * Returns the most severe status of the receipts; null when no application for them is pending. After a reload it is
 * `unknown` for any receipts, as the earlier page's receipts are not stored.
 */
export function pendingStatusOf(tickets: readonly string[]): PendingStatus | null {
  const applications = pendingApplications.get().filter((application) => includesAny(application, tickets));
  const isUnrecorded = (ticket: string) => !applications.some((application) => includesAny(application, [ticket]));
  const statuses = applications.map(({ status }) => status);
  if (hasEarlierApplication() && tickets.some(isUnrecorded)) statuses.push('unknown');
  return bySeverity.find((status) => statuses.includes(status)) ?? null;
}

/**
 * Records an application as pending. Call it before the request, as the visitor may leave the page before the response.
 * Returns a function that records the outcome; do not call that function when the outcome stays unknown.
 */
export function recordSending(tickets: readonly string[]): (outcome: 'accepted' | 'refused' | 'probable') => void {
  const application: PendingApplication = { tickets, status: 'unknown' };
  // Reads the earlier page's time before this application overwrites it.
  hasEarlierApplication();
  writeStorage('tab', storageKey, String(Date.now()));
  setApplications([...pendingApplications.get(), application]);
  return (outcome) => {
    application.status = 'probable';
    const applications = pendingApplications.get();
    if (outcome === 'accepted') setApplications(applications.filter((other) => !includesAny(other, tickets)));
    else if (outcome === 'refused') setApplications(applications.filter((other) => other !== application));
    else setApplications([...applications]);
  };
}

/**
 * Sets the status of all applications that include one of `checked`. Those of `tickets` that no application includes
 * may belong to an earlier page: they get a new entry with that status.
 */
function setStatus(checked: readonly string[], tickets: readonly string[], status: PendingStatus): void {
  const applications = pendingApplications.get();
  for (const application of applications) if (includesAny(application, checked)) application.status = status;
  const unrecorded = tickets.filter(
    (ticket) => !applications.some((application) => includesAny(application, [ticket])),
  );
  setApplications(
    hasEarlierApplication() && unrecorded.length > 0
      ? [...applications, { tickets: unrecorded, status }]
      : [...applications],
  );
}

/** Records that the service has no record of a receipt, so no application for it or for those beside it has arrived. */
export function recordNotFound(ticket: string, beside: readonly string[]): void {
  setStatus([ticket], beside, 'none');
}

/** Records that the service has processed receipts, so a pending application for them has probably arrived. */
export function recordProcessed(tickets: readonly string[]): void {
  setStatus(tickets, tickets, 'probable');
}

/** Records that the service has a record of a receipt: neither its applications nor an earlier page's are pending. */
export function recordFound(ticket: string): void {
  earlierPage().sentAt = 0;
  setApplications(pendingApplications.get().filter((application) => !includesAny(application, [ticket])));
}
