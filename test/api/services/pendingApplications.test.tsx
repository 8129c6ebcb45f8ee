import fc from 'fast-check';

import * as pendingApplications from '../../../src/api/services/pendingApplications';
import { resetPageState } from '../../../src/lib/pageState';

/** Opens a page with new state. sessionStorage keeps what earlier pages of the tab have stored. */
function openPage(): typeof pendingApplications {
  resetPageState();
  return pendingApplications;
}

afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

test('nothing is pending at first', () => {
  const page = openPage();
  expect(page.pendingStatusOf(['1', '2'])).toBeNull();
  expect({ ...sessionStorage }).toEqual({});
});

test.each([
  ['accepted', null],
  ['refused', null],
  ['probable', 'probable'],
] as const)('recorded as %s: status %s', (outcome, status) => {
  const page = openPage();
  const statuses: (string | null)[] = [];
  page.pendingApplications.subscribe(() => statuses.push(page.pendingStatusOf(['1'])));
  const recordOutcome = page.recordSending(['1', '2']);
  expect(page.pendingStatusOf(['2', '3'])).toBe('unknown');
  recordOutcome(outcome);
  expect(page.pendingStatusOf(['2'])).toBe(status);
  expect(statuses).toEqual(['unknown', status]);
});

test('a result for one receipt applies to all receipts of its application', () => {
  const page = openPage();
  page.recordSending(['1', '2']);
  page.recordSending(['3']);
  page.recordNotFound('1', ['1', '3']);
  expect(page.pendingStatusOf(['2'])).toBe('none');
  expect(page.pendingStatusOf(['1', '3'])).toBe('unknown');
  page.recordProcessed(['3']);
  expect(page.pendingStatusOf(['1', '3'])).toBe('probable');
  page.recordFound('3');
  expect(page.pendingStatusOf(['1', '3'])).toBe('none');
});

describe('after a reload (H2)', () => {
  test('every receipt is unknown until the service has a result for it', () => {
    openPage().recordSending(['1']);
    const page = openPage();
    expect(page.pendingStatusOf(['1', '2'])).toBe('unknown');
    page.recordNotFound('1', ['1', '2']);
    expect(page.pendingStatusOf(['1', '2'])).toBe('none');
    expect(page.pendingStatusOf(['3'])).toBe('unknown');
    // The next page does not know this result.
    expect(openPage().pendingStatusOf(['1'])).toBe('unknown');
  });

  test('a found record or an hour ends it', () => {
    jest.useFakeTimers({ now: 1_700_000_000_000 });
    openPage().recordSending(['1']);
    const page = openPage();
    page.recordProcessed(['1']);
    expect(page.pendingStatusOf(['1'])).toBe('probable');
    page.recordFound('1');
    expect(page.pendingStatusOf(['1', '2'])).toBeNull();
    expect(openPage().pendingStatusOf(['1'])).toBeNull();

    openPage().recordSending(['1']);
    jest.setSystemTime(1_700_000_000_000 + 3_600_000);
    expect(openPage().pendingStatusOf(['1'])).toBeNull();
  });

  test('another application and an open page do not extend the hour', () => {
    const [start, hour] = [1_700_000_000_000, 3_600_000];
    jest.useFakeTimers({ now: start });
    openPage().recordSending(['1']);
    jest.setSystemTime(start + hour / 2);
    const page = openPage();
    page.recordSending(['2'])('accepted');
    expect([page.pendingStatusOf(['3']), openPage().pendingStatusOf(['3'])]).toEqual(['unknown', 'unknown']);
    jest.setSystemTime(start + hour);
    expect([page.pendingStatusOf(['3']), openPage().pendingStatusOf(['3'])]).toEqual([null, null]);
  });

  test('a certain outcome is not pending', () => {
    openPage().recordSending(['1'])('accepted');
    expect(openPage().pendingStatusOf(['1'])).toBeNull();
    openPage().recordSending(['1'])('refused');
    expect(openPage().pendingStatusOf(['1'])).toBeNull();
    const page = openPage();
    page.recordSending(['1']);
    page.recordNotFound('1', ['1']);
    expect(openPage().pendingStatusOf(['1'])).toBeNull();
  });

  test('storage contains a timestamp and no receipt number (H6, J1)', () => {
    jest.useFakeTimers({ now: 1_700_000_000_000 });
    openPage().recordSending(['1000000001']);
    expect({ ...sessionStorage }).toEqual({ 'rewards-widgets.invoice.sent': '1700000000000' });
    expect(localStorage).toHaveLength(0);
  });
});

/** Events of a page, with few receipts so that they overlap. */
const ticket = fc.constantFrom('1', '2', '3');
const tickets = fc.uniqueArray(ticket, { minLength: 1 });
const anyEvent = fc.oneof(
  fc.record({ type: fc.constant('sent' as const), tickets, outcome: fc.constantFrom('accepted', 'refused', 'lost') }),
  fc.record({ type: fc.constant('notFound' as const), ticket }),
  fc.record({ type: fc.constant('reload' as const) }),
);

test('an application without a response is unknown until the service has no record of it (H2)', () => {
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
      sessionStorage.clear();
      let page = openPage();
      let unknownApplications: (readonly string[])[] = [];
      for (const event of events) {
        if (event.type === 'sent') {
          // The form sends no application while one for its receipts is unknown.
          if (page.pendingStatusOf(event.tickets) === 'unknown') continue;
          const recordOutcome = page.recordSending(event.tickets);
          if (event.outcome === 'lost') unknownApplications.push(event.tickets);
          else recordOutcome(event.outcome as 'accepted' | 'refused');
        } else if (event.type === 'notFound') {
          page.recordNotFound(event.ticket, [event.ticket]);
          unknownApplications = unknownApplications.filter((sent) => !sent.includes(event.ticket));
        } else page = openPage();
        for (const sent of unknownApplications) expect([sent, page.pendingStatusOf(sent)]).toEqual([sent, 'unknown']);
      }
    }),
    { numRuns: 150 },
  );
});
