import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);

const chinaMinutes = 8 * 60;
const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/;

function offsetMinutes(zone: string | undefined): number {
  if (zone === undefined) return chinaMinutes;
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return zone.startsWith('-') ? -minutes : minutes;
}

/** Epoch numbers below this are seconds: as milliseconds they would be in the first months of 1970 or before. */
const firstMilliseconds = 10_000_000_000;

/**
 * Parses a service's date text, epoch milliseconds or seconds; null for anything else. The default zone is China (H9).
 */
function parseInstant(value: string | number): dayjs.Dayjs | null {
  if (typeof value === 'number' || /^(\d{9,10}|\d{12,13})$/.test(value)) {
    const epoch = Number(value);
    if (!Number.isFinite(epoch)) return null;
    return dayjs.utc(Math.abs(epoch) < firstMilliseconds ? epoch * 1000 : epoch);
  }
  const match = pattern.exec(value.trim());
  if (!match) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] = match;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const instant = dayjs.utc(written);
  // dayjs rolls over a day that the month does not have, such as 2026-02-30.
  if (!instant.isValid() || instant.toISOString() !== written) return null;
  return instant.subtract(offsetMinutes(zone), 'minute');
}

const millisecondsPerDay = 86_400_000;

/**
 * Returns the days until something ends at a service's time, negative after it; NaN if it is no time. A date alone,
 * which a service may also write as midnight in China, lasts until the end of its day.
 */
export function daysUntilEnd(value: string | number | null): number {
  const instant = value === null || formatDate(value) === '-' ? null : parseInstant(value);
  if (!instant) return Number.NaN;
  const isMidnight = (instant.valueOf() + chinaMinutes * 60_000) % millisecondsPerDay === 0;
  return (instant.valueOf() - Date.now()) / millisecondsPerDay + (isMidnight ? 1 : 0);
}

function formatInChina(value: string | number | null, format: string): string {
  const instant = value === null ? null : parseInstant(value);
  // Not by `utcOffset`: it uses the visitor's time zone, which skips an hour when summer time begins.
  const local = instant?.add(chinaMinutes, 'minute');
  // Services send years with four digits only.
  return local?.isValid() && local.year() > 0 && local.year() < 10_000 ? local.format(format) : '-';
}

/** Formats a service's time in China time as `YYYY-MM-DD HH:mm`, in both languages; `-` if it is no time (M-con-03). */
export function formatDateTime(value: string | number | null): string {
  return formatInChina(value, 'YYYY-MM-DD HH:mm');
}

/** Formats a service's time in China time as `YYYY-MM-DD`; `-` if it is no time. */
export function formatDate(value: string | number | null): string {
  return formatInChina(value, 'YYYY-MM-DD');
}
