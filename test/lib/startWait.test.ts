import { startWait } from '../../src/lib/startWait';

const second = 1000;

/** Sets both clocks, in milliseconds after their start. */
function setClocks(time: number, steadyTime: number): void {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_000 + time);
  jest.spyOn(performance, 'now').mockReturnValue(5000 + steadyTime);
}

afterEach(() => jest.restoreAllMocks());

test.each([
  ['both clocks have gone on', 4 * second, 4 * second, 6 * second],
  ['the clock was set back by an hour', -3600 * second, 4 * second, 6 * second],
  ['the device has slept', 4 * second, 1 * second, 6 * second],
  ['the wait is over', 10 * second, 10 * second, 0],
])('when %s, the faster clock counts (J2)', (_what, time, steadyTime, left) => {
  setClocks(0, 0);
  const timeLeft = startWait(10 * second);
  setClocks(time, steadyTime);
  expect(timeLeft()).toBe(left);
});
