import {
  AUTO_HIDE_MS,
  announce,
  current,
  dismiss,
  notify,
  pause,
  resume,
  subscribe,
} from '../../src/notifications/center';
import { lookup } from '../../src/notifications/lookup';

const error = lookup('Login', '403');
const success = lookup('System', 'saved');

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  dismiss();
  jest.useRealTimers();
});

test('a notice is in view until it is closed', () => {
  expect(current()).toBeNull();
  notify(error);
  expect(current()).toMatchObject({ id: 'notice.Login.403', tone: 'error', code: '403', autoHides: false });
  expect(current()).toBe(current());
  jest.advanceTimersByTime(1_000_000);
  expect(current()?.id).toBe('notice.Login.403');
  dismiss();
  expect(current()).toBeNull();
});

test('a new notice takes the place of the current one, under a greater key (M-ntf-02)', () => {
  notify(error);
  const first = current()?.key ?? 0;
  notify(success);
  expect(current()?.id).toBe('notice.System.saved');
  expect(current()?.key).toBeGreaterThan(first);
});

test('who told of something takes that back, and nothing that another has told since', () => {
  const key = notify(error);
  expect(key).toBe(current()?.key);
  dismiss(0);
  dismiss(key - 1);
  expect(current()?.id).toBe('notice.Login.403');
  dismiss(key);
  expect(current()).toBeNull();

  const first = notify(error);
  expect(notify(error)).toBe(first);
  notify(success);
  dismiss(first);
  expect(current()?.id).toBe('notice.System.saved');
});

test('listeners hear of each change, and of none once they have left', () => {
  const heard: (string | undefined)[] = [];
  const leave = subscribe(() => heard.push(current()?.id));
  notify(error);
  dismiss();
  dismiss();
  leave();
  notify(success);
  expect(heard).toEqual(['notice.Login.403', undefined]);
});

test('a listener that throws or leaves keeps nothing from the others', () => {
  const heard: string[] = [];
  const leave = [
    subscribe(() => {
      throw new Error('a broken view');
    }),
    subscribe(() => {
      for (const go of leave) go();
    }),
    subscribe(() => heard.push('last')),
  ];
  notify(error);
  notify(success);
  expect(heard).toEqual(['last']);
});

test('the same listener may listen twice, and leave once', () => {
  const listener = jest.fn();
  const leaveFirst = subscribe(listener);
  const leaveSecond = subscribe(listener);
  notify(error);
  leaveFirst();
  leaveFirst();
  notify(success);
  leaveSecond();
  expect(listener).toHaveBeenCalledTimes(3);
});

describe('ten calls that fail at once (B8, I5)', () => {
  test('are told once', () => {
    const listener = jest.fn();
    const leave = subscribe(listener);
    notify(lookup('System', 500));
    const shown = current();
    for (let call = 1; call < 10; call += 1) notify(lookup('System', 500));
    leave();
    expect(current()).toBe(shown);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('are told anew once the first was closed, or where the new one has options', () => {
    notify(error);
    const first = current();
    notify(error, { onClose: jest.fn() });
    const second = current();
    dismiss();
    notify(error);
    expect(new Set([first?.key, second?.key, current()?.key]).size).toBe(3);
  });
});

describe('the callback of the close button (M-ntf-04)', () => {
  test('runs once, when the notice is gone', () => {
    const onClose = jest.fn(() => expect(current()).toBeNull());
    notify(error, { onClose });
    expect(onClose).not.toHaveBeenCalled();
    dismiss();
    dismiss();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('does not run for a notice that another one replaced', () => {
    const onClose = jest.fn();
    notify(error, { onClose });
    notify(success);
    dismiss();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('may throw (I5), and may show the next notice', () => {
    notify(error, {
      onClose: () => {
        notify(success);
        throw new Error('a broken callback');
      },
    });
    expect(dismiss).not.toThrow();
    expect(current()?.id).toBe('notice.System.saved');
  });
});

describe('hiding by itself (M-ntf-03, M-con-11)', () => {
  test('a success goes after 1.25 s, and its callback runs', () => {
    expect(AUTO_HIDE_MS).toBe(1250);
    const onClose = jest.fn();
    notify(success, { autoHide: true, onClose });
    expect(current()?.autoHides).toBe(true);
    jest.advanceTimersByTime(1249);
    expect(current()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(current()).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['an error', error, true],
    ['an information', lookup('PhoneNumber', '80040'), true],
    ['a success that did not ask for it', success, false],
  ])('%s stays (A-11, I5)', (_what, notice, autoHide) => {
    notify(notice, { autoHide });
    jest.advanceTimersByTime(100_000);
    expect(current()?.id).toBe(notice.id);
  });

  test('the time of a replaced or closed notice does not close the next one', () => {
    notify(success, { autoHide: true });
    jest.advanceTimersByTime(1000);
    notify(lookup('System', 'addressAdded'), { autoHide: true });
    jest.advanceTimersByTime(1249);
    expect(current()?.id).toBe('notice.System.addressAdded');
    dismiss();
    notify(error);
    jest.advanceTimersByTime(10_000);
    expect(current()?.id).toBe('notice.Login.403');
  });
});

describe('a notice that is hovered or has focus (A-11)', () => {
  test('stays, and then has the time that was left', () => {
    notify(success, { autoHide: true });
    jest.advanceTimersByTime(1000);
    pause();
    pause();
    jest.advanceTimersByTime(60_000);
    expect(current()).not.toBeNull();
    resume();
    resume();
    jest.advanceTimersByTime(249);
    expect(current()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(current()).toBeNull();
  });

  test('passes the pause on to the one that replaces it', () => {
    notify(success, { autoHide: true });
    pause();
    notify(lookup('System', 'addressAdded'), { autoHide: true });
    jest.advanceTimersByTime(60_000);
    expect(current()?.id).toBe('notice.System.addressAdded');
    resume();
    jest.advanceTimersByTime(1250);
    expect(current()).toBeNull();
  });

  test('leaves no pause behind when it is closed', () => {
    notify(success, { autoHide: true });
    pause();
    dismiss();
    pause();
    notify(success, { autoHide: true });
    jest.advanceTimersByTime(1250);
    expect(current()).toBeNull();
  });

  test('an error stays an error that stays', () => {
    notify(error);
    pause();
    resume();
    jest.advanceTimersByTime(60_000);
    expect(current()?.id).toBe('notice.Login.403');
  });
});

test('a notice is announced by a group and key that the compiler knows', () => {
  announce('Invoice', '200', { autoHide: true });
  expect(current()).toMatchObject({ id: 'notice.Invoice.200', tone: 'success', autoHides: true });
  // @ts-expect-error no such key
  announce('Invoice', '201');
  // @ts-expect-error no such group
  const unknownGroup = () => announce('Unknown', '200');
  expect(unknownGroup).toBeDefined();
});
