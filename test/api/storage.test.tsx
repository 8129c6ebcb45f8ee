type StorageRoom = typeof import('../../src/api/storage');
let storage: StorageRoom;

/** A page of its own: what only memory held is gone. */
function reload(): void {
  jest.resetModules();
  storage = jest.requireActual<StorageRoom>('../../src/api/storage');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reload();
});
afterEach(() => jest.restoreAllMocks());

test('what a tab keeps survives a reload, under a name of ours', () => {
  storage.remember('tab', 'resend.register', '1');
  reload();
  expect(storage.recall('tab', 'resend.register')).toBe('1');
  expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{ 'rewards-widgets.resend.register': '1' }, {}]);
});

test('what a browser keeps is there for other tabs', () => {
  storage.remember('browser', 'promotion', 'a');
  expect([{ ...sessionStorage }, { ...localStorage }]).toEqual([{}, { 'rewards-widgets.promotion': 'a' }]);
});

test('what was never kept is null', () => {
  expect([storage.recall('tab', 'a'), storage.recall('browser', 'a')]).toEqual([null, null]);
});

describe('a browser that refuses storage: the page remembers for itself (C7)', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  test.each([
    ['on looking', () => [jest.spyOn(window, 'sessionStorage', 'get'), jest.spyOn(window, 'localStorage', 'get')]],
    [
      'on reading and writing',
      () => [jest.spyOn(Storage.prototype, 'getItem'), jest.spyOn(Storage.prototype, 'setItem')],
    ],
    ['on writing, being full', () => [jest.spyOn(Storage.prototype, 'setItem')]],
  ])('%s', (_when, spies) => {
    for (const spy of spies()) (spy as jest.SpyInstance).mockImplementation(refuse);
    expect(storage.recall('tab', 'a')).toBeNull();
    storage.remember('tab', 'a', '1');
    storage.remember('browser', 'b', '2');
    expect([storage.recall('tab', 'a'), storage.recall('browser', 'b')]).toEqual(['1', '2']);
  });

  test('and one that has none', () => {
    for (const name of ['sessionStorage', 'localStorage'] as const) {
      jest.spyOn(window, name, 'get').mockReturnValue(null as unknown as Storage);
    }
    storage.remember('tab', 'a', '1');
    expect(storage.recall('tab', 'a')).toBe('1');
  });
});

test('a value that a full storage could not take is not read as the older one', () => {
  storage.remember('browser', 'promotion.content', 'older');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.remember('browser', 'promotion.content', 'newer');
  expect(storage.recall('browser', 'promotion.content')).toBe('newer');
});

test('what another tab keeps is told by its name alone, until nobody asks any more', () => {
  const heard = jest.fn();
  const stop = storage.onKeptElsewhere('login', heard);
  for (const key of ['login', 'rewards-widgets.promotion', null]) {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
  expect(heard).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login' }));
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'rewards-widgets.login' }));
  expect(heard).toHaveBeenCalledTimes(1);
});
