import { act } from '@testing-library/react';
import { isRequestPending } from './stubServices';

const { setTimeout: realSetTimeout } = jest.requireActual<typeof import('node:timers')>('node:timers');
/** Waits for one real timer. In jsdom, React schedules its work with timers too. */
export const nextTurn = () => new Promise<void>((resolve) => realSetTimeout(resolve, 0));

/** Waits until no request is pending and React has rendered the responses. A stopped clock does not move. */
export async function settle(): Promise<void> {
  await act(async () => {
    let idleTurns = 0;
    for (let turns = 0; turns < 60 && idleTurns < 6; turns += 1) {
      await nextTurn();
      idleTurns = isRequestPending() ? 0 : idleTurns + 1;
    }
  });
}

/** Moves the clock that `stopClock` stopped, and settles before and after. */
export async function passTime(milliseconds: number): Promise<void> {
  await settle();
  await act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await settle();
}
