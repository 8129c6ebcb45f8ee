/** A part of the day that has its own greeting. */
export type DayPart = 'morning' | 'afternoon' | 'evening';

/**
 * Returns the part of the day at an hour from 0 to 23: morning from 5, afternoon from 12, evening from 17 (M-grt-01,
 * M-con-04).
 */
export function dayPartAt(hour: number): DayPart {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 17 ? 'afternoon' : 'evening';
}
