import { act } from '@testing-library/react';
import axe from 'axe-core';

/** Runs axe. It waits for timers, so a stopped clock moves on while it runs. */
async function runAxe(element: Element): Promise<axe.AxeResults> {
  // The results of passed rules would take a fifth of the time.
  const run = axe.run(element, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: false } } });
  let isRunning = 'clock' in setTimeout;
  void run.then(() => {
    isRunning = false;
  });
  while (isRunning) await jest.advanceTimersByTimeAsync(1);
  return run;
}

/**
 * Fails with the accessibility violations that axe finds in an element. The browser tests check contrast, as jsdom has
 * no layout. It may take long enough for pending responses to arrive.
 */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await act(() => runAxe(element));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
