import fc from 'fast-check';

type Countdown = typeof import('../../src/api/countdown');
let countdown: Countdown;

function reload(): void {
  jest.resetModules();
  countdown = jest.requireActual<Countdown>('../../src/api/countdown');
}

const noon = Date.parse('2026-03-02T12:00:00+08:00');
const left = () => countdown.secondsLeft('register');

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  sessionStorage.clear();
  reload();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('60 seconds, one after the other, then none (M-con-06)', () => {
  expect(left()).toBe(0);
  countdown.startCountdown('register');
  const shown = Array.from({ length: 62 }, () => {
    const seconds = left();
    jest.advanceTimersByTime(1000);
    return seconds;
  });
  expect(shown).toEqual([...Array.from({ length: 60 }, (_, index) => 60 - index), 0, 0]);
});

test('a started second counts as a whole one', () => {
  countdown.startCountdown('register');
  jest.setSystemTime(noon + 59_001);
  expect(left()).toBe(1);
  jest.setSystemTime(noon + 59_999);
  expect(left()).toBe(1);
  jest.setSystemTime(noon + 60_000);
  expect(left()).toBe(0);
});

test('each kind of code has its own', () => {
  countdown.startCountdown('register');
  expect([left(), countdown.secondsLeft('password')]).toEqual([60, 0]);
});

test('a reload does not shorten it, nor does the widget that comes back (E2)', () => {
  countdown.startCountdown('register');
  jest.advanceTimersByTime(20_000);
  reload();
  expect(left()).toBe(40);
});

test('asked for again, it starts again', () => {
  countdown.startCountdown('register');
  jest.advanceTimersByTime(20_000);
  countdown.startCountdown('register');
  expect(left()).toBe(60);
});

describe('whatever the clock does (J2)', () => {
  test('set back by a day: never more than 60, and it does end', () => {
    countdown.startCountdown('register');
    jest.setSystemTime(noon - 86_400_000);
    expect(left()).toBe(60);
    jest.advanceTimersByTime(59_000);
    expect(left()).toBe(1);
    jest.advanceTimersByTime(1000);
    expect(left()).toBe(0);
  });

  test('set forward by a day: over', () => {
    countdown.startCountdown('register');
    jest.setSystemTime(noon + 86_400_000);
    expect(left()).toBe(0);
  });

  test('0 to 60, always a whole number', () => {
    const hours = fc.integer({ min: -100_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(fc.array(fc.record({ jump: hours, isStart: fc.boolean() }), { maxLength: 10 }), (steps) => {
        let now = noon;
        for (const { jump, isStart } of steps) {
          now += jump;
          if (isStart) countdown.startCountdown('register', now);
          const seconds = countdown.secondsLeft('register', now);
          expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 60).toBe(true);
        }
      }),
    );
  });
});

test.each(['', 'soon', 'NaN', 'Infinity', '-1', '1e400', '{}', '99999999999999999999'])(
  'what somebody else wrote there (%j) holds nobody up for more than a minute (C7)',
  (text) => {
    sessionStorage.setItem('rewards-widgets.resend.register', text);
    expect(left()).toBeLessThanOrEqual(60);
    jest.advanceTimersByTime(60_000);
    expect(left()).toBe(0);
  },
);

test('where storage is refused, the page counts by itself', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  countdown.startCountdown('register');
  jest.advanceTimersByTime(20_000);
  expect(left()).toBe(40);
});
