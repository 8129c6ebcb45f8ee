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

/** The instant that a service's text or epoch names. A time without a zone is China time (H9). */
function instantOf(value: string | number): dayjs.Dayjs | null {
  if (typeof value === 'number') return Number.isFinite(value) ? dayjs.utc(value) : null;
  if (/^\d{12,13}$/.test(value)) return dayjs.utc(Number(value));
  const match = pattern.exec(value.trim());
  if (!match) return null;
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone] = match;
  const written = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
  const instant = dayjs.utc(written);
  // A day that the month does not have rolls over: 2026-02-30 is no date.
  if (!instant.isValid() || instant.format('YYYY-MM-DDTHH:mm:ss[Z]') !== written) return null;
  return instant.subtract(offsetMinutes(zone), 'minute');
}

function inChina(value: string | number | null, format: string): string {
  const instant = value === null ? null : instantOf(value);
  // By adding to UTC: `utcOffset` goes by the visitor's own clock, which leaves out an hour when summer time begins.
  const local = instant?.add(chinaMinutes, 'minute');
  // A year that is not written with four digits is no year of a service.
  return local?.isValid() && local.year() > 0 && local.year() < 10_000 ? local.format(format) : '–';
}

/** A time of the services in China time, `YYYY-MM-DD HH:mm` in both languages; a dash when it is none (M-con-03). */
export function formatDateTime(value: string | number | null): string {
  return inChina(value, 'YYYY-MM-DD HH:mm');
}

/** The same to the day, `YYYY-MM-DD`. */
export function formatDate(value: string | number | null): string {
  return inChina(value, 'YYYY-MM-DD');
}
