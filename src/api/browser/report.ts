import { version } from './version';

/**
 * Warns editors and engineers on the console. The message must not contain visitor data, as hosts may record it (J1).
 */
export function report(message: string): void {
  try {
    console.warn(`[rewards-widgets ${version}] ${message}`);
  } catch {
    // The page may lack a console or replace it with a broken one.
  }
}
