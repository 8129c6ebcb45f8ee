import fc from 'fast-check';

type Doubts = typeof import('../../src/api/invoiceDoubt');

/** The memory of a page that was just opened; what the browser keeps of earlier ones, stays. */
function newPage(): Doubts {
  jest.resetModules();
  return jest.requireActual<Doubts>('../../src/api/invoiceDoubt');
}

afterEach(() => {
  sessionStorage.clear();
  jest.useRealTimers();
});

test('nothing is in doubt at first', () => {
  const page = newPage();
  expect(page.invoiceDoubt(['1', '2'])).toBeNull();
  expect({ ...sessionStorage }).toEqual({});
});

test.each([
  ['accepted', null],
  ['refused', null],
  ['probable', 'probable'],
] as const)('an application that was %s', (outcome, doubt) => {
  const page = newPage();
  const heard: (string | null)[] = [];
  page.onInvoiceDoubt(() => heard.push(page.invoiceDoubt(['1'])));
  const end = page.noteSending(['1', '2']);
  expect(page.invoiceDoubt(['2', '3'])).toBe('unknown');
  end(outcome);
  expect(page.invoiceDoubt(['2'])).toBe(doubt);
  expect(heard).toEqual(['unknown', doubt]);
});

test('one word about one receipt is about all that were sent with it', () => {
  const page = newPage();
  page.noteSending(['1', '2']);
  page.noteSending(['3']);
  page.noteNoRecord('1', ['1', '3']);
  expect(page.invoiceDoubt(['2'])).toBe('none');
  expect(page.invoiceDoubt(['1', '3'])).toBe('unknown');
  page.noteProcessed(['3']);
  expect(page.invoiceDoubt(['1', '3'])).toBe('probable');
  page.noteFound('3');
  expect(page.invoiceDoubt(['1', '3'])).toBe('none');
});

describe('after a reload (H2)', () => {
  test('any receipts may be those that were sent, until the service has spoken of them', () => {
    newPage().noteSending(['1']);
    const page = newPage();
    expect(page.invoiceDoubt(['1', '2'])).toBe('unknown');
    page.noteNoRecord('1', ['1', '2']);
    expect(page.invoiceDoubt(['1', '2'])).toBe('none');
    expect(page.invoiceDoubt(['3'])).toBe('unknown');
    // Still so for the page after this one.
    expect(newPage().invoiceDoubt(['1'])).toBe('unknown');
  });

  test('a record that is found ends it, and so does an hour', () => {
    jest.useFakeTimers({ now: 1_700_000_000_000 });
    newPage().noteSending(['1']);
    const page = newPage();
    page.noteProcessed(['1']);
    expect(page.invoiceDoubt(['1'])).toBe('probable');
    page.noteFound('1');
    expect(page.invoiceDoubt(['1', '2'])).toBeNull();
    expect(newPage().invoiceDoubt(['1'])).toBeNull();

    newPage().noteSending(['1']);
    jest.setSystemTime(1_700_000_000_000 + 3_600_000);
    expect(newPage().invoiceDoubt(['1'])).toBeNull();
  });

  test('that hour is neither lengthened by another application nor by a page that stays open', () => {
    const [start, hour] = [1_700_000_000_000, 3_600_000];
    jest.useFakeTimers({ now: start });
    newPage().noteSending(['1']);
    jest.setSystemTime(start + hour / 2);
    const page = newPage();
    const end = page.noteSending(['2']);
    end('accepted');
    expect([page.invoiceDoubt(['3']), newPage().invoiceDoubt(['3'])]).toEqual(['unknown', 'unknown']);
    jest.setSystemTime(start + hour);
    expect([page.invoiceDoubt(['3']), newPage().invoiceDoubt(['3'])]).toEqual([null, null]);
  });

  test('an answer that came leaves nothing', () => {
    newPage().noteSending(['1'])('accepted');
    expect(newPage().invoiceDoubt(['1'])).toBeNull();
    newPage().noteSending(['1'])('refused');
    expect(newPage().invoiceDoubt(['1'])).toBeNull();
    const page = newPage();
    page.noteSending(['1']);
    page.noteNoRecord('1', ['1']);
    expect(newPage().invoiceDoubt(['1'])).toBeNull();
  });

  test('storage holds a time of day, and no number of a receipt (H6, J1)', () => {
    jest.useFakeTimers({ now: 1_700_000_000_000 });
    newPage().noteSending(['1000000001']);
    expect({ ...sessionStorage }).toEqual({ 'rewards-widgets.invoice.sent': '1700000000000' });
    expect(localStorage).toHaveLength(0);
  });
});

/** What a page lives through, in short. */
const ticket = fc.constantFrom('1', '2', '3');
const tickets = fc.uniqueArray(ticket, { minLength: 1 });
const event = fc.oneof(
  fc.record({ is: fc.constant('sent' as const), tickets, outcome: fc.constantFrom('accepted', 'refused', 'lost') }),
  fc.record({ is: fc.constant('no record' as const), ticket }),
  fc.record({ is: fc.constant('reload' as const) }),
);

test('what was sent and never heard of is unknown for as long as the service has not spoken of it', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      sessionStorage.clear();
      let page = newPage();
      let dark: (readonly string[])[] = [];
      for (const now of events) {
        if (now.is === 'sent') {
          // Who is in doubt asks first: see the application form.
          if (page.invoiceDoubt(now.tickets) === 'unknown') continue;
          const end = page.noteSending(now.tickets);
          if (now.outcome === 'lost') dark.push(now.tickets);
          else end(now.outcome as 'accepted' | 'refused');
        } else if (now.is === 'no record') {
          page.noteNoRecord(now.ticket, [now.ticket]);
          dark = dark.filter((sent) => !sent.includes(now.ticket));
        } else page = newPage();
        for (const sent of dark) expect([sent, page.invoiceDoubt(sent)]).toEqual([sent, 'unknown']);
      }
    }),
    { numRuns: 150 },
  );
});
