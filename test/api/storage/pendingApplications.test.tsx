import fc from 'fast-check';
import {
  canApply,
  canExplainProcessed,
  onPendingChange,
  pendingStatusOf,
  recordFound,
  recordNotFound,
  recordProcessed,
  recordSending,
  repeatEarlyInquiries,
} from '../../../src/api/storage/pendingApplications';
import { resetPageState } from '../../../src/lib/pageState';

const minute = 60_000;
const day = 24 * 60 * minute;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetPageState();
  jest.useFakeTimers({ now: 1_700_000_000_000 });
});

afterEach(() => jest.useRealTimers());

const receiptsOf = (...tickets: string[]) => tickets.map((ticketNumber) => ({ ticketNumber }));
/** Opens another page of the same browser, in this tab or in another one. */
const openPage = resetPageState;

test('nothing is pending at first, and nothing is stored', () => {
  expect(pendingStatusOf(['1', '2'])).toBeNull();
  expect(canApply(pendingStatusOf(['1', '2']))).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['accepted', 'accepted', false],
  ['refused', null, true],
  ['probable', 'probable', false],
] as const)('the outcome %s: status %s', (outcome, status, isOpen) => {
  const recordOutcome = recordSending(['1', '2']);
  expect(pendingStatusOf(['2', '3'])).toBe('unknown');
  recordOutcome(outcome);
  expect(pendingStatusOf(['2'])).toBe(status);
  expect(canApply(pendingStatusOf(['2', '3']))).toBe(isOpen);
});

test.each([
  ['one of them may have arrived', 0, ['1', '2'], true],
  ['each is in one, although none had arrived', 60_000, ['1'], true],
  ['one is in none, and the other had not arrived', 60_000, ['1', '2'], false],
  ['none is in one', 0, ['2'], false],
])('applications explain that receipts are processed: %s (H2)', (_case, inquiredAfter, tickets, isExplained) => {
  recordSending(['1']);
  recordNotFound('1', Date.now() + inquiredAfter);
  expect(canExplainProcessed(tickets)).toBe(isExplained);
});

test('a number with leading zeros is that of the same receipt (contract 5)', () => {
  recordSending(['0012']);
  expect(['12', '0012', '120', '0'].map((ticket) => pendingStatusOf([ticket]))).toEqual([
    'unknown',
    'unknown',
    null,
    null,
  ]);
});

test('every later page and every tab knows of an application, also of one whose tab was closed (contract 5)', () => {
  recordSending(['1']);
  openPage();
  expect(pendingStatusOf(['1'])).toBe('unknown');
  expect(pendingStatusOf(['2'])).toBeNull();
  jest.setSystemTime(Date.now() + 29 * day);
  expect(canApply(pendingStatusOf(['1']))).toBe(false);
  // Receipts can be invoiced for 30 days.
  jest.setSystemTime(Date.now() + day - 1);
  expect(canApply(pendingStatusOf(['1']))).toBe(false);
  jest.setSystemTime(Date.now() + 1);
  expect(canApply(pendingStatusOf(['1']))).toBe(true);
});

test('a refused application is forgotten, and says nothing of another one for the same receipt (H2)', () => {
  recordSending(['1'])('refused');
  expect(JSON.parse(localStorage.getItem('rewards-widgets.invoice.applications')!)).toEqual([]);
  recordSending(['1']);
  recordSending(['1', '2'])('refused');
  expect([pendingStatusOf(['1']), pendingStatusOf(['2'])]).toEqual(['unknown', null]);
});

test('a missing record allows another application 60 s after the first, not earlier (contract 5)', () => {
  recordSending(['1']);
  jest.setSystemTime(Date.now() + minute - 1);
  recordNotFound('1', Date.now());
  expect([pendingStatusOf(['1']), canApply(pendingStatusOf(['1']))]).toEqual(['notFoundYet', false]);
  jest.setSystemTime(Date.now() + 1);
  expect([pendingStatusOf(['1']), canApply(pendingStatusOf(['1']))]).toEqual(['none', true]);
});

test('an inquiry within the first minute is repeated, as the application may have arrived since (H2)', async () => {
  const hasRecord = jest.fn<Promise<boolean | null>, [unknown]>(() => Promise.resolve(null));
  recordSending(['1', '2']);
  const sentAt = Date.now();
  jest.setSystemTime(sentAt + minute + 1);
  // The response came late: the time of the inquiry counts.
  recordNotFound('1', sentAt + minute - 1);
  expect(pendingStatusOf(['2'])).toBe('none');
  const repeated = repeatEarlyInquiries(receiptsOf('3', '2', '1'), hasRecord);
  expect(pendingStatusOf(['1'])).toBe('unknown');
  await repeated;
  expect(hasRecord.mock.calls).toEqual([receiptsOf('2')]);
  expect(pendingStatusOf(['1'])).toBe('unknown');
  recordNotFound('1', sentAt + minute);
  await repeatEarlyInquiries(receiptsOf('1'), hasRecord);
  expect(hasRecord).toHaveBeenCalledTimes(1);
  expect(pendingStatusOf(['1'])).toBe('none');
});

test.each([
  [true, 'accepted'],
  [false, 'none'],
] as const)('a repeated inquiry that finds a record: %s; status %s', async (isFound, status) => {
  recordSending(['1']);
  recordNotFound('1', Date.now());
  jest.setSystemTime(Date.now() + minute);
  await repeatEarlyInquiries(receiptsOf('1'), () => Promise.resolve(isFound));
  expect(pendingStatusOf(['1'])).toBe(status);
});

test('a repeated inquiry keeps what is known of another application for the same receipt (H2)', async () => {
  recordSending(['1']);
  recordNotFound('1', Date.now());
  recordSending(['1', '2']);
  recordProcessed(['2']);
  await repeatEarlyInquiries(receiptsOf('1'), () => Promise.resolve(null));
  expect([pendingStatusOf(['1']), pendingStatusOf(['2'])]).toEqual(['unknown', 'probable']);
});

test('a result for one receipt applies to its application, and says nothing of others', () => {
  recordSending(['1', '2']);
  recordSending(['3']);
  jest.setSystemTime(Date.now() + minute);
  recordNotFound('1', Date.now());
  expect(pendingStatusOf(['2'])).toBe('none');
  expect(pendingStatusOf(['3'])).toBe('unknown');
  recordFound('1');
  expect(pendingStatusOf(['1'])).toBe('accepted');
  expect(pendingStatusOf(['1', '3'])).toBe('unknown');
  recordProcessed(['1', '3']);
  expect([pendingStatusOf(['1']), pendingStatusOf(['3'])]).toEqual(['accepted', 'probable']);
});

test('no number of a receipt is stored, nor a value that only this number can have (H6, J1)', () => {
  recordSending(['1000000001', '1000000002']);
  const stored = JSON.stringify({ ...localStorage });
  expect(stored).not.toContain('100000000');
  const [, marks] = /marks\\":\[([\d,]+)\]/.exec(stored)!;
  for (const mark of marks!.split(',')) expect(Number(mark)).toBeLessThan(2 ** 24);
  // Another browser gives other marks to the same numbers.
  localStorage.clear();
  openPage();
  recordSending(['1000000001', '1000000002']);
  expect(JSON.stringify({ ...localStorage })).not.toContain(`[${marks}]`);
});

test.each(['', 'no JSON', '{}', '[null]', '[{}]'])('stored by something else: %s', (value) => {
  localStorage.setItem('rewards-widgets.invoice.applications', value);
  expect(canApply(pendingStatusOf(['1']))).toBe(true);
  recordSending(['1']);
  expect(canApply(pendingStatusOf(['1']))).toBe(false);
});

describe('when localStorage is full (H2, C7)', () => {
  const key = 'rewards-widgets.invoice.applications';
  const { setItem } = Storage.prototype;
  const fill = () =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function refuse(this: Storage, ...item) {
      if (this === localStorage) throw new DOMException('full', 'QuotaExceededError');
      setItem.apply(this, item);
    });
  afterEach(() => jest.restoreAllMocks());

  test('an application is known after a reload of its tab, and its outcome too', () => {
    fill();
    const recordOutcome = recordSending(['1']);
    openPage();
    expect(pendingStatusOf(['1'])).toBe('unknown');
    recordOutcome('accepted');
    openPage();
    expect(pendingStatusOf(['1'])).toBe('accepted');
    recordSending(['2'])('refused');
    openPage();
    expect(pendingStatusOf(['2'])).toBeNull();
  });

  test('an application stays when another tab, which does not know of it, stores its own', () => {
    recordSending(['2']);
    const stored = localStorage.getItem(key)!;
    localStorage.clear();
    const spy = fill();
    const unsubscribe = onPendingChange(['1'], () => {});
    recordSending(['1']);
    spy.mockRestore();
    localStorage.setItem(key, stored);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    unsubscribe();
    expect([pendingStatusOf(['1']), pendingStatusOf(['2'])]).toEqual(['unknown', 'unknown']);
  });

  test('the later outcome in the copy of the tab counts', () => {
    const recordOutcome = recordSending(['1']);
    fill();
    recordOutcome('accepted');
    openPage();
    expect(pendingStatusOf(['1'])).toBe('accepted');
    expect(Object.keys(sessionStorage)).toEqual(['rewards-widgets.invoice.tabApplications']);
  });

  test('the copy of the tab also counts when it says less than the stored one', () => {
    recordSending(['1']);
    fill();
    recordNotFound('1', Date.now() + 60_000);
    openPage();
    expect(pendingStatusOf(['1'])).toBe('none');
  });

  test('every tab knows of an application once there is space for it', () => {
    const spy = fill();
    recordSending(['1']);
    spy.mockRestore();
    recordSending(['2']);
    sessionStorage.clear();
    openPage();
    expect([pendingStatusOf(['1']), pendingStatusOf(['2'])]).toEqual(['unknown', 'unknown']);
  });

  test('the copy of this tab goes once there is space, and hides no later change of another tab', () => {
    const spy = fill();
    recordSending(['1']);
    spy.mockRestore();
    recordSending(['2']);
    expect(sessionStorage).toHaveLength(0);
  });
});

test('a listener is called for a change in this tab, in another tab, and when an application has had its time', () => {
  const listener = jest.fn();
  recordSending(['1']);
  const unsubscribe = onPendingChange(['1'], listener);
  recordNotFound('1', Date.now());
  expect(listener).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(minute);
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.invoice.applications' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  recordFound('1');
  expect(listener).toHaveBeenCalledTimes(3);
  expect(jest.getTimerCount()).toBe(0);
});

test('a listener is called once for each application that has had its time', () => {
  recordSending(['1']);
  jest.advanceTimersByTime(2 * minute);
  recordSending(['1']);
  jest.advanceTimersByTime(20_000);
  recordSending(['1']);
  const listener = jest.fn();
  const unsubscribe = onPendingChange(['1'], listener);
  const callsAfter = [40_000, 20_000, day].map((milliseconds) => {
    jest.advanceTimersByTime(milliseconds);
    return listener.mock.calls.length;
  });
  expect([callsAfter, jest.getTimerCount()]).toEqual([[1, 2, 2], 0]);
  unsubscribe();
});

test('without an application, no timer runs', () => {
  recordSending(['2']);
  const unsubscribe = onPendingChange(['1'], () => {});
  expect(jest.getTimerCount()).toBe(0);
  unsubscribe();
});

test('after the clock was set back, a missing record allows another application 60 s later (J2)', () => {
  recordSending(['1']);
  jest.setSystemTime(Date.now() - day);
  recordNotFound('1', Date.now());
  expect(pendingStatusOf(['1'])).toBe('notFoundYet');
  const listener = jest.fn();
  onPendingChange(['1'], listener);
  jest.advanceTimersByTime(minute);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(pendingStatusOf(['1'])).toBe('none');
});

/** Events of a browser, with few receipts so that they overlap. */
const ticket = fc.constantFrom('1', '2', '3');
const tickets = fc.uniqueArray(ticket, { minLength: 1 });
const anyEvent = fc.oneof(
  fc.record({ type: fc.constant('send' as const), tickets, outcome: fc.constantFrom('accepted', 'refused', 'lost') }),
  fc.record({ type: fc.constant('notFound' as const), ticket }),
  fc.record({ type: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 70 }) }),
  fc.record({ type: fc.constant('openPage' as const) }),
);

test('no application is possible that might be a second one (H2)', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 15 }), (events) => {
      localStorage.clear();
      openPage();
      let open: { readonly tickets: readonly string[]; readonly sentAt: number; isMissing?: boolean }[] = [];
      for (const event of events) {
        if (event.type === 'send' && canApply(pendingStatusOf(event.tickets))) {
          const sentAt = Date.now();
          for (const earlier of open.filter((sent) =>
            (event.tickets as readonly string[]).some((one) => sent.tickets.includes(one)),
          )) {
            expect([earlier.isMissing, sentAt - earlier.sentAt >= minute]).toEqual([true, true]);
          }
          const recordOutcome = recordSending(event.tickets);
          if (event.outcome !== 'lost') recordOutcome(event.outcome as 'accepted' | 'refused');
          if (event.outcome !== 'refused') open = [...open, { tickets: event.tickets, sentAt }];
        } else if (event.type === 'notFound') {
          recordNotFound(event.ticket, Date.now());
          for (const sent of open) if (sent.tickets.includes(event.ticket)) sent.isMissing = true;
        } else if (event.type === 'wait') {
          jest.setSystemTime(Date.now() + event.seconds * 1000);
        } else openPage();
      }
    }),
    { numRuns: 300 },
  );
});
