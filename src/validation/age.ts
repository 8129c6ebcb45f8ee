/** A calendar date without time or time zone: month 1 to 12, day 1 to 31. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Returns the current date in the visitor's time zone. */
export function today(now: Date = new Date()): CalendarDate {
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** Returns the number of days in a month, 28 to 31 (M-reg-19). */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Returns the age in full years on a date. A birthday on 29 February counts from 1 March in other years. */
export function ageOn(birth: CalendarDate, date: CalendarDate): number {
  const hadBirthday = date.month > birth.month || (date.month === birth.month && date.day >= birth.day);
  return date.year - birth.year - (hadBirthday ? 0 : 1);
}

/** Parses `YYYY-MM-DD`; null when the date does not exist. */
export function parseCalendarDate(text: string): CalendarDate | null {
  const parts = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/.exec(text);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return exists ? { year, month, day } : null;
}
