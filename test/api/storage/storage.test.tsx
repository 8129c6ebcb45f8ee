import * as storage from '../../../src/api/storage/storage';
import { resetPageState } from '../../../src/lib/pageState';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  resetPageState();
});
afterEach(() => jest.restoreAllMocks());

test('tab: keeps a value after a reload, under a prefixed key in sessionStorage', () => {
  storage.writeStorage('tab', 'resend.register', '1');
  resetPageState();
  expect(storage.readStorage('tab', 'resend.register')).toBe('1');
  expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{ 'rewards-widgets.resend.register': '1' }, {}]);
});

test('browser: stores a value in localStorage, for other tabs', () => {
  expect(storage.writeStorage('browser', 'promotion', 'a')).toBe(true);
  expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{}, { 'rewards-widgets.promotion': 'a' }]);
});

test('returns null for a missing value', () => {
  expect([storage.readStorage('tab', 'a'), storage.readStorage('browser', 'a')]).toEqual([null, null]);
});

describe('keeps values in memory when the browser refuses storage (C7)', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  test.each([
    ['access throws', () => [jest.spyOn(window, 'sessionStorage', 'get'), jest.spyOn(window, 'localStorage', 'get')]],
    [
      'reading and writing throw',
      () => [jest.spyOn(Storage.prototype, 'getItem'), jest.spyOn(Storage.prototype, 'setItem')],
    ],
    ['writing throws, as storage is full', () => [jest.spyOn(Storage.prototype, 'setItem')]],
  ])('%s', (_when, spies) => {
    for (const spy of spies()) (spy as jest.SpyInstance).mockImplementation(refuse);
    expect(storage.readStorage('tab', 'a')).toBeNull();
    expect([storage.writeStorage('tab', 'a', '1'), storage.writeStorage('browser', 'b', '2')]).toEqual([false, false]);
    expect([storage.readStorage('tab', 'a'), storage.readStorage('browser', 'b')]).toEqual(['1', '2']);
  });

  test('storage is null', () => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      jest.spyOn(window, name, 'get').mockReturnValue(null as unknown as Storage);
    }
    storage.writeStorage('tab', 'a', '1');
    expect(storage.readStorage('tab', 'a')).toBe('1');
  });
});

describe('says whether other tabs share its storage (C4)', () => {
  test('in most browsers they do', () => {
    expect(storage.hasSharedStorage()).toBe(true);
  });

  test.each(['throws', 'is null'])('not where local storage %s', (how) => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      if (how === 'throws') throw new DOMException('refused', 'SecurityError');
      return null as unknown as Storage;
    });
    expect(storage.hasSharedStorage()).toBe(false);
  });
});

test('does not return an older value after a failed write', () => {
  storage.writeStorage('browser', 'promotion.content', 'older');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.writeStorage('browser', 'promotion.content', 'newer');
  expect(storage.readStorage('browser', 'promotion.content')).toBe('newer');
});

describe('a failed write keeps what was stored, such as a pending invoice application (H2)', () => {
  beforeEach(() => {
    storage.writeStorage('browser', 'invoice', 'older');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.writeStorage('browser', 'invoice', 'newer');
  });

  test('for a reload', () => {
    resetPageState();
    expect(storage.readStorage('browser', 'invoice')).toBe('older');
  });

  test('until another tab changes it', () => {
    const unsubscribe = storage.onStorageChange('invoice', () => {});
    localStorage['rewards-widgets.invoice'] = 'newest';
    window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.invoice' }));
    unsubscribe();
    expect(storage.readStorage('browser', 'invoice')).toBe('newest');
  });
});

test('a value that another tab has removed is gone', () => {
  storage.writeStorage('browser', 'login', '1');
  localStorage.clear();
  expect(storage.readStorage('browser', 'login')).toBeNull();
});

test('onStorageChange reports a change of its key only, until it is unsubscribed', () => {
  const listener = jest.fn();
  const unsubscribe = storage.onStorageChange('login', listener);
  for (const key of ['login', 'rewards-widgets.promotion', null]) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login' }));
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login' }));
  expect(listener).toHaveBeenCalledTimes(1);
});
