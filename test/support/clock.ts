const { setImmediate: realSetImmediate } = jest.requireActual<typeof import('node:timers')>('node:timers');
const nextTurn = () => new Promise<void>((resolve) => realSetImmediate(() => resolve()));

/** Stops the clock, which then only `passTimeWithoutPage` moves. Timers that msw needs stay real. */
export function stopClock(at?: number | string): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
    ...(at === undefined ? {} : { now: new Date(at) }),
  });
}

/** Waits for pending promises and requests. The stopped clock does not move. */
export async function settlePromises(): Promise<void> {
  for (let turns = 0; turns < 60; turns += 1) await nextTurn();
}

/** Moves the stopped clock, and waits for pending promises and requests before and after. */
export async function passTimeWithoutPage(milliseconds: number): Promise<void> {
  await settlePromises();
  await jest.advanceTimersByTimeAsync(milliseconds);
  await settlePromises();
}
