/** A day of the calendar, without a time or a zone: month 1 to 12, day 1 to 31. */
export interface CalendarDate {
  readonly y: number;
  readonly m: number;
  readonly d: number;
}

/** The visitor's own day. */
export function today(now: Date = new Date()): CalendarDate {
  return { y: now.getFullYear(), m: now.getMonth() + 1, d: now.getDate() };
}

/** How many days a month has, 28 to 31, so that the list of days can follow the month (M-reg-19). */
export function daysInMonth(y: number, m: number): number {
  if (m === 2) return y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0) ? 29 : 28;
  return m === 4 || m === 6 || m === 9 || m === 11 ? 30 : 31;
}

/** Full years lived by the given day, the birthday included; one of 29 February is on 1 March in the other years. */
export function ageOn(birth: CalendarDate, day: CalendarDate): number {
  const hadBirthday = day.m > birth.m || (day.m === birth.m && day.d >= birth.d);
  return day.y - birth.y - (hadBirthday ? 0 : 1);
}

/** Reads `YYYY-MM-DD`, and only days that exist; else null. */
export function parseCalendarDate(text: string): CalendarDate | null {
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (!parts) return null;
  const [y, m, d] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return m >= 1 && m <= 12 && d >= 1 && d <= daysInMonth(y, m) ? { y, m, d } : null;
}
