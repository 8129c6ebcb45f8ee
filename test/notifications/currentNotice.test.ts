import { resetPageState } from '../../src/lib/pageState';
import {
  autoHideDelay,
  currentNotice,
  dismissNotice,
  pauseAutoHide,
  resumeAutoHide,
  setNoticeInForm,
  showNotice,
  showNoticeByKey,
  startAutoHide,
} from '../../src/notifications/currentNotice';
import { findNotice, type Notice } from '../../src/notifications/lookup';

const error = findNotice('Login', '403');
const success = findNotice('System', 'saved');

beforeEach(() => {
  resetPageState();
  jest.useFakeTimers();
  // At time 0, a time and what has passed until it are the same number.
  jest.advanceTimersByTime(5000);
});

afterEach(() => {
  jest.useRealTimers();
});

test('a notice is visible until it is dismissed', () => {
  expect(currentNotice.get()).toBeNull();
  showNotice(error);
  expect(currentNotice.get()).toMatchObject({ id: 'notice.Login.403', tone: 'error', code: null, autoHides: false });
  expect(currentNotice.get()).toBe(currentNotice.get());
  jest.advanceTimersByTime(1_000_000);
  expect(currentNotice.get()?.id).toBe('notice.Login.403');
  dismissNotice();
  expect(currentNotice.get()).toBeNull();
});

test('a notice that offers a retry is replaced by the same one, whose button repeats another request (A-43)', () => {
  const [first, second] = [1, 2].map((at) => ({ at, run: () => {} }));
  showNotice(error, { retry: first! });
  expect(currentNotice.get()?.retry).toBe(first);
  const { key } = currentNotice.get() ?? {};
  expect(showNotice(error)).not.toBe(key);
  expect(currentNotice.get()?.retry).toBeNull();
  showNotice(error, { retry: second! });
  expect(currentNotice.get()?.retry).toBe(second);
});

test('a new notice replaces the current one and has a greater key (M-ntf-02)', () => {
  showNotice(error);
  const first = currentNotice.get()?.key ?? 0;
  showNotice(success);
  expect(currentNotice.get()?.id).toBe('notice.System.saved');
  expect(currentNotice.get()?.key).toBeGreaterThan(first);
});

test('a notice has no link, and no form shows it, unless the options say so', () => {
  showNotice(error);
  expect(currentNotice.get()).toMatchObject({ link: null, isInForm: false });
  showNotice(error, { link: '/account/', isInForm: true });
  expect(currentNotice.get()).toMatchObject({ link: '/account/', isInForm: true });
});

test('setNoticeInForm changes the notice with its key, and nothing once that has gone', () => {
  const key = showNotice(error);
  const first = currentNotice.get();
  setNoticeInForm(key, false);
  expect(currentNotice.get()).toBe(first);
  setNoticeInForm(key, true);
  expect(currentNotice.get()).toEqual({ ...first, isInForm: true });
  showNotice(success);
  setNoticeInForm(key, true);
  expect(currentNotice.get()).toMatchObject({ id: 'notice.System.saved', isInForm: false });
  dismissNotice();
  setNoticeInForm(key, true);
  expect(currentNotice.get()).toBeNull();
});

test('dismissNotice with a key dismisses only the notice with that key', () => {
  const key = showNotice(error);
  expect(key).toBe(currentNotice.get()?.key);
  dismissNotice(0);
  dismissNotice(key - 1);
  expect(currentNotice.get()?.id).toBe('notice.Login.403');
  dismissNotice(key);
  expect(currentNotice.get()).toBeNull();

  const first = showNotice(error);
  expect(showNotice(error)).toBe(first);
  showNotice(success);
  dismissNotice(first);
  expect(currentNotice.get()?.id).toBe('notice.System.saved');
});

test('listeners are called for each change until they unsubscribe', () => {
  const ids: (string | undefined)[] = [];
  const unsubscribe = currentNotice.subscribe(() => ids.push(currentNotice.get()?.id));
  showNotice(error);
  dismissNotice();
  dismissNotice();
  unsubscribe();
  showNotice(success);
  expect(ids).toEqual(['notice.Login.403', undefined]);
});

test('a listener that throws or unsubscribes does not stop the others', () => {
  const calls: string[] = [];
  const unsubscribers = [
    currentNotice.subscribe(() => {
      throw new Error('listener');
    }),
    currentNotice.subscribe(() => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    }),
    currentNotice.subscribe(() => calls.push('last')),
  ];
  showNotice(error);
  showNotice(success);
  expect(calls).toEqual(['last']);
});

test('a listener can subscribe twice, and unsubscribe one subscription', () => {
  const listener = jest.fn();
  const unsubscribeFirst = currentNotice.subscribe(listener);
  const unsubscribeSecond = currentNotice.subscribe(listener);
  showNotice(error);
  unsubscribeFirst();
  unsubscribeFirst();
  showNotice(success);
  unsubscribeSecond();
  expect(listener).toHaveBeenCalledTimes(3);
});

describe('ten requests that fail at once (B8, I5)', () => {
  test('show one notice', () => {
    const listener = jest.fn();
    const unsubscribe = currentNotice.subscribe(listener);
    showNotice(findNotice('System', '500'));
    const shown = currentNotice.get();
    for (let call = 1; call < 10; call += 1) showNotice(findNotice('System', '500'));
    unsubscribe();
    expect(currentNotice.get()).toBe(shown);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('show a new notice when the first was dismissed, or when the new one has options', () => {
    showNotice(error);
    const first = currentNotice.get();
    showNotice(error, { onClose: jest.fn() });
    const second = currentNotice.get();
    dismissNotice();
    showNotice(error);
    expect(new Set([first?.key, second?.key, currentNotice.get()?.key]).size).toBe(3);
  });
});

describe('onClose (M-ntf-04)', () => {
  test('runs once, after the notice is gone', () => {
    const shown: unknown[] = [];
    showNotice(error, { onClose: () => shown.push(currentNotice.get()) });
    expect(shown).toEqual([]);
    dismissNotice();
    dismissNotice();
    expect(shown).toEqual([null]);
  });

  test('does not run when another notice replaces this one', () => {
    const onClose = jest.fn();
    showNotice(error, { onClose });
    showNotice(success);
    dismissNotice();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('may throw (I5), and may show the next notice', () => {
    showNotice(error, {
      onClose: () => {
        showNotice(success);
        throw new Error('callback');
      },
    });
    expect(dismissNotice).not.toThrow();
    expect(currentNotice.get()?.id).toBe('notice.System.saved');
  });
});

/** Shows a notice that hides by itself, and says that its text is shown. */
function showBriefly(notice: Notice, onClose?: () => void): void {
  showNotice(notice, { autoHide: true, ...(onClose ? { onClose } : {}) });
  startAutoHide();
}

describe('auto-hide (M-ntf-03, M-con-11)', () => {
  test('hides a success after 1.25 s and runs onClose', () => {
    expect(autoHideDelay).toBe(1250);
    const onClose = jest.fn();
    showBriefly(success, onClose);
    expect(currentNotice.get()?.autoHides).toBe(true);
    jest.advanceTimersByTime(1249);
    expect(currentNotice.get()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(currentNotice.get()).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('the time starts when the text is shown, and a pause before that takes nothing from it', () => {
    showNotice(success, { autoHide: true });
    jest.advanceTimersByTime(60_000);
    pauseAutoHide();
    jest.advanceTimersByTime(60_000);
    resumeAutoHide();
    jest.advanceTimersByTime(60_000);
    startAutoHide();
    jest.advanceTimersByTime(1249);
    expect(currentNotice.get()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(currentNotice.get()).toBeNull();
  });

  test('the time starts once, also when another outlet shows the notice again', () => {
    showBriefly(success);
    jest.advanceTimersByTime(1000);
    startAutoHide();
    pauseAutoHide();
    jest.advanceTimersByTime(60_000);
    expect(currentNotice.get()).not.toBeNull();
    resumeAutoHide();
    jest.advanceTimersByTime(250);
    expect(currentNotice.get()).toBeNull();
  });

  test.each([
    ['an error', error, true],
    ['an information', findNotice('PhoneNumber', '80040'), true],
    ['a success without the option', success, false],
  ])('%s stays (A-11, I5)', (_what, notice, autoHide) => {
    showNotice(notice, { autoHide });
    startAutoHide();
    jest.advanceTimersByTime(100_000);
    expect(currentNotice.get()?.id).toBe(notice.id);
  });

  test('the timer of a replaced or dismissed notice does not hide the next one', () => {
    showBriefly(success);
    jest.advanceTimersByTime(1000);
    showBriefly(findNotice('System', 'addressAdded'));
    jest.advanceTimersByTime(1249);
    expect(currentNotice.get()?.id).toBe('notice.System.addressAdded');
    dismissNotice();
    showNotice(error);
    jest.advanceTimersByTime(10_000);
    expect(currentNotice.get()?.id).toBe('notice.Login.403');
  });
});

describe('pauseAutoHide and resumeAutoHide (A-11)', () => {
  test('the notice stays while paused, then for the remaining time; also a second time', () => {
    showBriefly(success);
    jest.advanceTimersByTime(1000);
    pauseAutoHide();
    pauseAutoHide();
    jest.advanceTimersByTime(60_000);
    expect(currentNotice.get()).not.toBeNull();
    resumeAutoHide();
    resumeAutoHide();
    jest.advanceTimersByTime(100);
    pauseAutoHide();
    jest.advanceTimersByTime(60_000);
    expect(currentNotice.get()).not.toBeNull();
    resumeAutoHide();
    jest.advanceTimersByTime(149);
    expect(currentNotice.get()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(currentNotice.get()).toBeNull();
  });

  test('resuming a notice that is not paused leaves nothing behind that hides the next one', () => {
    showBriefly(success);
    resumeAutoHide();
    showNotice(error);
    jest.advanceTimersByTime(60_000);
    expect(currentNotice.get()?.id).toBe('notice.Login.403');
  });

  test('a pause also applies to the notice that replaces the paused one', () => {
    showBriefly(success);
    pauseAutoHide();
    showBriefly(findNotice('System', 'addressAdded'));
    jest.advanceTimersByTime(60_000);
    expect(currentNotice.get()?.id).toBe('notice.System.addressAdded');
    resumeAutoHide();
    jest.advanceTimersByTime(1250);
    expect(currentNotice.get()).toBeNull();
  });

  test('dismissing a paused notice ends the pause', () => {
    showBriefly(success);
    pauseAutoHide();
    dismissNotice();
    pauseAutoHide();
    showBriefly(success);
    jest.advanceTimersByTime(1250);
    expect(currentNotice.get()).toBeNull();
  });

  test('resuming does not hide an error', () => {
    showNotice(error);
    pauseAutoHide();
    resumeAutoHide();
    jest.advanceTimersByTime(60_000);
    expect(currentNotice.get()?.id).toBe('notice.Login.403');
  });
});

test('showNoticeByKey shows a notice; an unknown group or key does not compile', () => {
  showNoticeByKey('Invoice', '200', { autoHide: true });
  expect(currentNotice.get()).toMatchObject({ id: 'notice.Invoice.200', tone: 'success', autoHides: true });
  // @ts-expect-error no such key
  showNoticeByKey('Invoice', '201');
  // @ts-expect-error no such group
  void (() => showNoticeByKey('Unknown', '200'));
});
