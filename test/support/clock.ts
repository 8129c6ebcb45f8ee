const { setImmediate: realTurn } = jest.requireActual<typeof import('node:timers')>('node:timers');
const turn = () => new Promise<void>((resolve) => realTurn(() => resolve()));

/** Stops the clock: from here on only `passTime` moves it. What the network of the tests needs stays real. */
export function stopClock(at?: number | string): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
    ...(at === undefined ? {} : { now: new Date(at) }),
  });
}

/** Lets what is under way happen, without any time passing. */
export async function settle(turns = 60): Promise<void> {
  for (let count = 0; count < turns; count += 1) await turn();
}

/** Moves the stopped clock, and lets what then happens happen. */
export async function passTime(milliseconds: number): Promise<void> {
  await settle();
  await jest.advanceTimersByTimeAsync(milliseconds);
  await settle();
}
