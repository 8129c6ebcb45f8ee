import { version } from './version';

/** Tells an editor or engineer what is wrong with the page. Never a visitor's data: what is said here may be recorded. */
export function report(message: string): void {
  try {
    console.warn(`[rewards-widgets ${version}] ${message}`);
  } catch {
    // A page without a console, or with a broken one, is no reason to stop.
  }
}
