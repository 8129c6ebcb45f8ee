const { setImmediate: realSetImmediate } = jest.requireActual<typeof import('node:timers')>('node:timers');
const nextTurn = () => new Promise<void>((resolve) => realSetImmediate(() => resolve()));

/** Stops the clock, which then only `passTime` moves. Timers that msw needs stay real. */
export function stopClock(at?: number | string): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
    ...(at === undefined ? {} : { now: new Date(at) }),
  });
}

/** Waits for pending promises and requests. The stopped clock does not move. */
export async function settle(turns = 60): Promise<void> {
  for (let count = 0; count < turns; count += 1) await nextTurn();
}

/** Moves the stopped clock, and waits for pending promises and requests before and after. */
export async function passTime(milliseconds: number): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(milliseconds);
  await settle();
}
