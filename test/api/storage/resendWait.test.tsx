import fc from 'fast-check';

import * as resendWait from '../../../src/api/storage/resendWait';
import { resetPageState } from '../../../src/lib/pageState';

const noon = Date.parse('2026-03-02T12:00:00+08:00');
const secondsLeft = () => resendWait.resendSecondsLeft('register');

beforeEach(() => {
  jest.useFakeTimers({ now: noon });
  sessionStorage.clear();
  resetPageState();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('counts down from 60 seconds to 0 (M-con-06)', () => {
  expect(secondsLeft()).toBe(0);
  resendWait.startResendWait('register');
  const shown = Array.from({ length: 62 }, () => {
    const seconds = secondsLeft();
    jest.advanceTimersByTime(1000);
    return seconds;
  });
  expect(shown).toEqual([...Array.from({ length: 60 }, (_, index) => 60 - index), 0, 0]);
});

test('rounds up to whole seconds', () => {
  resendWait.startResendWait('register');
  jest.setSystemTime(noon + 59_001);
  expect(secondsLeft()).toBe(1);
  jest.setSystemTime(noon + 59_999);
  expect(secondsLeft()).toBe(1);
  jest.setSystemTime(noon + 60_000);
  expect(secondsLeft()).toBe(0);
});

test('each kind of code has its own wait', () => {
  resendWait.startResendWait('register');
  expect([secondsLeft(), resendWait.resendSecondsLeft('password')]).toEqual([60, 0]);
});

test('a reload does not shorten the wait (E2)', () => {
  resendWait.startResendWait('register');
  jest.advanceTimersByTime(20_000);
  resetPageState();
  expect(secondsLeft()).toBe(40);
});

describe('each recipient has its own wait', () => {
  const secondsFor = (recipient: string) => resendWait.resendSecondsLeft('register', recipient);

  test('another number does not wait', () => {
    resendWait.startResendWait('register', '13800138000');
    jest.advanceTimersByTime(20_000);
    resendWait.startResendWait('register', '13900139000');
    expect([secondsFor('13800138000'), secondsFor('13900139000'), secondsFor('13700137000')]).toEqual([40, 60, 0]);
    expect(secondsLeft()).toBe(60);
  });

  test('a reload forgets the number, as numbers are not stored: each one waits (E2, J1)', () => {
    resendWait.startResendWait('register', '13800138000');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('13800138000');
    resetPageState();
    expect([secondsFor('13800138000'), secondsFor('13900139000')]).toEqual([60, 60]);
  });

  test('a clock that is set back before a reload ends no wait (E2, J2)', () => {
    resendWait.startResendWait('register', '13800138000');
    jest.setSystemTime(noon - 86_400_000);
    resetPageState();
    // The page shows the button before the visitor has entered a number.
    expect([secondsFor(''), secondsFor('13800138000')]).toEqual([60, 60]);
  });

  test('a code whose number is not known delays each number', () => {
    resendWait.startResendWait('register');
    expect(secondsFor('13800138000')).toBe(60);
  });

  test('does not grow when the clock is set back (J2)', () => {
    resendWait.startResendWait('register', '13800138000');
    jest.setSystemTime(noon - 86_400_000);
    expect(secondsFor('13800138000')).toBe(60);
    jest.advanceTimersByTime(60_000);
    expect(secondsFor('13800138000')).toBe(0);
  });
});

test('another request starts the wait again', () => {
  resendWait.startResendWait('register');
  jest.advanceTimersByTime(20_000);
  resendWait.startResendWait('register');
  expect(secondsLeft()).toBe(60);
});

describe('clock changes (J2)', () => {
  test('the clock is set back by a day: at most 60 seconds, and the wait ends', () => {
    resendWait.startResendWait('register');
    jest.setSystemTime(noon - 86_400_000);
    expect(secondsLeft()).toBe(60);
    jest.advanceTimersByTime(59_000);
    expect(secondsLeft()).toBe(1);
    jest.advanceTimersByTime(1000);
    expect(secondsLeft()).toBe(0);
  });

  test('the clock is set forward by a day: the wait ends', () => {
    resendWait.startResendWait('register');
    jest.setSystemTime(noon + 86_400_000);
    expect(secondsLeft()).toBe(0);
  });

  test('any clock changes: a whole number from 0 to 60', () => {
    const milliseconds = fc.integer({ min: -100_000_000, max: 100_000_000 });
    fc.assert(
      fc.property(fc.array(fc.record({ jump: milliseconds, isStart: fc.boolean() }), { maxLength: 10 }), (steps) => {
        jest.setSystemTime(noon);
        for (const { jump, isStart } of steps) {
          jest.setSystemTime(Date.now() + jump);
          if (isStart) resendWait.startResendWait('register');
          const seconds = secondsLeft();
          expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 60).toBe(true);
        }
      }),
    );
  });
});

test.each(['', 'soon', 'NaN', 'Infinity', '-1', '1e400', '{}', '99999999999999999999'])(
  'a foreign stored value %j delays by a minute at most (C7)',
  (text) => {
    sessionStorage.setItem('rewards-widgets.resend.register', text);
    expect(secondsLeft()).toBeLessThanOrEqual(60);
    jest.advanceTimersByTime(60_000);
    expect(secondsLeft()).toBe(0);
  },
);

test('works in a browser that refuses storage (C7)', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  resendWait.startResendWait('register');
  jest.advanceTimersByTime(20_000);
  expect(secondsLeft()).toBe(40);
});
