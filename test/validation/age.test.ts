import fc from 'fast-check';
import { ageOn, daysInMonth, parseCalendarDate, today } from '../../src/validation/age';

const date = (text: string) => {
  const found = parseCalendarDate(text);
  if (!found) throw new Error(`no such day: ${text}`);
  return found;
};

describe('ageOn (M-reg-10, M-con-36)', () => {
  test.each([
    ['2000-06-15', '2018-06-14', 17],
    ['2000-06-15', '2018-06-15', 18],
    ['2000-06-15', '2018-06-16', 18],
    ['2000-12-31', '2019-01-01', 18],
    ['2000-01-01', '2018-12-31', 18],
    ['2004-02-29', '2022-02-28', 17],
    ['2004-02-29', '2022-03-01', 18],
    ['2004-02-29', '2024-02-29', 20],
    ['2024-02-29', '2024-02-28', -1],
    ['1914-05-05', '2024-05-05', 110],
  ])('born %s, on %s: %i', (birth, day, age) => {
    expect(ageOn(date(birth), date(day))).toBe(age);
  });

  test('agrees with counting the birthdays one by one', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    const parts = (moment: Date) => ({
      y: moment.getUTCFullYear(),
      m: moment.getUTCMonth() + 1,
      d: moment.getUTCDate(),
    });
    fc.assert(
      fc.property(day, day, (one, other) => {
        const [birth, later] = one <= other ? [one, other] : [other, one];
        let birthdays = 0;
        // Date.UTC carries 29 February over to 1 March where there is none.
        while (
          Date.UTC(birth.getUTCFullYear() + birthdays + 1, birth.getUTCMonth(), birth.getUTCDate()) <= later.getTime()
        ) {
          birthdays += 1;
        }
        expect(ageOn(parts(birth), parts(later))).toBe(birthdays);
      }),
    );
  });
});

test('the days follow the month (M-reg-19)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), (y, m) => {
      expect(daysInMonth(y, m)).toBe(new Date(Date.UTC(y, m, 0)).getUTCDate());
    }),
  );
  expect([daysInMonth(1900, 2), daysInMonth(2000, 2), daysInMonth(2024, 2), daysInMonth(2023, 2)]).toEqual([
    28, 29, 29, 28,
  ]);
});

test.each(['', '2000-02-30', '2000-13-01', '2000-00-10', '2000-01-00', '2000-1-1', '01/02/2000', '2000-01-01x'])(
  'reads no date from %j',
  (text) => expect(parseCalendarDate(text)).toBeNull(),
);

test('today is the day of the visitor, not of Greenwich (A-47)', () => {
  // Tests run in Asia/Shanghai, where this moment is already the next day.
  expect(today(new Date('2023-12-31T17:30:00Z'))).toEqual({ y: 2024, m: 1, d: 1 });
});
