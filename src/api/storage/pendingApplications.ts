import { createListeners } from '../../lib/createListeners';
import { withoutLeadingZeros } from '../../lib/withoutLeadingZeros';
import { onStorageChange, readStorage, removeStorage, writeStorage } from './storage';

/**
 * The status of an application that must not be sent again without a look at its progress (H2).
 * - `unknown`: it was sent, and nothing confirms what the service did; or another tab sends it now.
 * - `notFoundYet`: the service has no record of it, but it may still be on its way.
 * - `accepted`: the service has accepted it.
 * - `probable`: the service has since said that the receipts were processed.
 * - `none`: the service has no record of it, and it was sent a minute ago or earlier.
 */
export type PendingStatus = 'unknown' | 'notFoundYet' | 'accepted' | 'probable' | 'none';

/** An application as it is stored. */
interface Application {
  readonly id: string;
  /** Makes its marks differ from those of other applications for the same receipts. */
  readonly salt: string;
  /** The marks of its receipts. */
  readonly marks: readonly number[];
  /** When it was sent, in milliseconds since the epoch. */
  readonly sentAt: number;
  /** `notFoundYet` stays when the time is over: that inquiry was too early. */
  readonly status: PendingStatus;
}

/** The statuses, most severe first. */
const bySeverity: readonly PendingStatus[] = ['unknown', 'notFoundYet', 'accepted', 'probable', 'none'];
/** Storage key; one for the browser, so that every tab knows of every application. */
const storageKey = 'invoice.applications';
/** Storage key of this tab, for applications that the storage of the browser has no place for. */
const tabKey = 'invoice.tabApplications';
/** Milliseconds after sending, from which a missing record means that the application has not arrived (contract 5). */
const longestDelivery = 60_000;
/** Milliseconds for which an application is kept: receipts can be invoiced for 30 days (M-inv-13). */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** This tab has changed an application. */
const changes = createListeners();

const random = () => Math.random().toString(36).slice(2);

function readFrom(scope: 'tab' | 'browser', key: string): readonly Application[] {
  try {
    const list = JSON.parse(readStorage(scope, key) ?? '') as readonly Application[];
    const isKept = ({ marks, sentAt }: Application) => Array.isArray(marks) && sentAt > Date.now() - keptFor;
    // The time is in the future after the clock was set back.
    return list.filter(isKept).map((each) => ({ ...each, sentAt: Math.min(each.sentAt, Date.now()) }));
  } catch {
    return [];
  }
}

/** Returns the applications of this browser. Where this tab could not store one for the others, its own copy counts. */
function readApplications(): readonly Application[] {
  const ofTab = readFrom('tab', tabKey);
  const isOnlyShared = ({ id }: Application) => ofTab.every((other) => other.id !== id);
  return [...ofTab, ...readFrom('browser', storageKey).filter(isOnlyShared)];
}

function writeApplications(applications: readonly Application[]): void {
  const value = JSON.stringify(applications);
  if (writeStorage('browser', storageKey, value)) removeStorage('tab', tabKey);
  else writeStorage('tab', tabKey, value);
  changes.notify();
}

/**
 * Returns the mark of a receipt: 24 bits of a salted FNV-1a hash. The number of a receipt is the visitor's data and is
 * not stored with it: some 600 numbers of ten digits share a mark (J1).
 */
function markOf(ticket: string, salt: string): number {
  let hash = 0x811c9dc5;
  for (const character of salt + withoutLeadingZeros(ticket))
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash >>> 8;
}

function includesAny({ marks, salt }: Application, tickets: readonly string[]): boolean {
  return tickets.some((ticket) => marks.includes(markOf(ticket, salt)));
}

/** Returns the applications for any of these receipts. */
function applicationsOf(tickets: readonly string[]): readonly Application[] {
  return readApplications().filter((application) => includesAny(application, tickets));
}

/** Changes the status of all applications for any of these receipts. */
function setStatus(tickets: readonly string[], change: (application: Application) => Application['status']): void {
  const next = readApplications().map((application) =>
    includesAny(application, tickets) ? { ...application, status: change(application) } : application,
  );
  writeApplications(next);
}

/** Milliseconds until a missing record means that the application has not arrived. */
const timeLeft = ({ sentAt }: Application) => sentAt + longestDelivery - Date.now();

/** Returns the most severe status of the receipts; null when no application for them is known. */
export function pendingStatusOf(tickets: readonly string[]): PendingStatus | null {
  const statuses = applicationsOf(tickets).map((application) =>
    application.status === 'notFoundYet' && timeLeft(application) <= 0 ? 'none' : application.status,
  );
  return bySeverity.find((status) => statuses.includes(status)) ?? null;
}

/** Returns true when this status lets the visitor apply: the service cannot have accepted an application yet. */
export function canApply(status: PendingStatus | null): boolean {
  return status === null || status === 'none';
}

/**
 * Returns true when an application of this browser can be why the service says that receipts were processed: it may have
 * arrived, or each receipt is in one. Otherwise the service perhaps means a receipt that is in none (H2).
 */
export function canExplainProcessed(tickets: readonly string[]): boolean {
  return !canApply(pendingStatusOf(tickets)) || tickets.every((ticket) => pendingStatusOf([ticket]) !== null);
}

/**
 * Calls the listener whenever a status may have changed: here, in another tab, and when the time for an application to
 * arrive is over. Returns a function that unsubscribes.
 */
export function onPendingChange(tickets: readonly string[], listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    const soonest = Math.min(
      ...applicationsOf(tickets)
        .map(timeLeft)
        .filter((left) => left > 0),
    );
    if (Number.isFinite(soonest)) timer = setTimeout(onChange, soonest);
  };
  function onChange(): void {
    schedule();
    listener();
  }
  schedule();
  const unsubscribers = [changes.subscribe(onChange), onStorageChange(storageKey, onChange)];
  return () => {
    clearTimeout(timer);
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
}

/**
 * Records an application before it is sent, as the visitor may close the tab before the response. Returns a function
 * that records the outcome; do not call that function when the outcome stays unknown.
 */
export function recordSending(tickets: readonly string[]): (outcome: 'accepted' | 'refused' | 'probable') => void {
  const [id, salt] = [random(), random()];
  const marks = tickets.map((ticket) => markOf(ticket, salt));
  writeApplications([...readApplications(), { id, salt, marks, sentAt: Date.now(), status: 'unknown' }]);
  return (outcome) => {
    if (outcome === 'refused') {
      writeApplications(readApplications().filter((application) => application.id !== id));
    } else {
      setStatus(tickets, () => outcome);
    }
  };
}

/**
 * Records that the service had no record of a receipt at the time of the inquiry, `inquiredAt`: no application that
 * includes it had arrived by then.
 */
export function recordNotFound(ticket: string, inquiredAt: number): void {
  setStatus([ticket], ({ sentAt }) => (inquiredAt < sentAt + longestDelivery ? 'notFoundYet' : 'none'));
}

/** Records that the service has processed receipts, so that an application for them has probably arrived. */
export function recordProcessed(tickets: readonly string[]): void {
  setStatus(tickets, ({ status }) => (status === 'accepted' ? status : 'probable'));
}

/** Records that the service has a record of a receipt. It says nothing of applications for other receipts. */
export function recordFound(ticket: string): void {
  setStatus([ticket], () => 'accepted');
}

/**
 * Inquires again for each receipt whose last inquiry was so early that an application may have arrived since (H2).
 * `hasRecord` sends an inquiry, and resolves with null when the response does not say: the status is then unknown.
 */
export async function repeatEarlyInquiries<Receipt extends { readonly ticketNumber: string }>(
  receipts: readonly Receipt[],
  hasRecord: (receipt: Receipt) => Promise<boolean | null>,
): Promise<void> {
  for (const receipt of receipts) {
    const ticket = receipt.ticketNumber;
    if (!applicationsOf([ticket]).some(({ status }) => status === 'notFoundYet')) continue;
    setStatus([ticket], ({ status }) => (status === 'notFoundYet' ? 'unknown' : status));
    const inquiredAt = Date.now();
    const isFound = await hasRecord(receipt);
    if (isFound) recordFound(ticket);
    else if (isFound === false) recordNotFound(ticket, inquiredAt);
  }
}
