import fc from 'fast-check';
import { ageOn, daysInMonth, parseCalendarDate, today } from '../../src/validation/age';

const date = (text: string) => {
  const parsed = parseCalendarDate(text);
  if (!parsed) throw new Error(`no such date: ${text}`);
  return parsed;
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

  test('equals the number of birthdays', () => {
    const anyDate = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
    const toCalendarDate = (moment: Date) => ({
      year: moment.getUTCFullYear(),
      month: moment.getUTCMonth() + 1,
      day: moment.getUTCDate(),
    });
    fc.assert(
      fc.property(anyDate, anyDate, (one, other) => {
        const [birth, later] = one <= other ? [one, other] : [other, one];
        let birthdays = 0;
        // Date.UTC turns 29 February into 1 March in other years.
        while (
          Date.UTC(birth.getUTCFullYear() + birthdays + 1, birth.getUTCMonth(), birth.getUTCDate()) <= later.getTime()
        ) {
          birthdays += 1;
        }
        expect(ageOn(toCalendarDate(birth), toCalendarDate(later))).toBe(birthdays);
      }),
    );
  });
});

test('daysInMonth equals that of Date (M-reg-19)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
      expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
    }),
  );
  expect([daysInMonth(1900, 2), daysInMonth(2000, 2), daysInMonth(2024, 2), daysInMonth(2023, 2)]).toEqual([
    28, 29, 29, 28,
  ]);
});

test.each([
  '',
  '2000-02-30',
  '2000-13-01',
  '2000-00-10',
  '2000-01-00',
  '2000-1-1',
  '01/02/2000',
  '2000-01-01x',
  '12000-01-01',
])('parseCalendarDate rejects %j', (text) => expect(parseCalendarDate(text)).toBeNull());

test('today is the date in the time zone of the visitor (A-47)', () => {
  // Tests run in Asia/Shanghai, where it is already the next day; in London it is not.
  const now = new Date('2023-12-31T17:30:00Z');
  expect(today(now)).toEqual({ year: 2024, month: 1, day: 1 });
  const inLondon = Object.assign(new Date(now), { getFullYear: () => 2023, getMonth: () => 11, getDate: () => 31 });
  expect(today(inLondon)).toEqual({ year: 2023, month: 12, day: 31 });
});
