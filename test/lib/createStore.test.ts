import { createStore } from '../../src/lib/createStore';
import { resetPageState } from '../../src/lib/pageState';

beforeEach(resetPageState);

test('returns the initial value until a value is set', () => {
  const store = createStore('initial');
  expect(store.get()).toBe('initial');
  store.set('next');
  expect([store.get(), store.initial]).toEqual(['next', 'initial']);
});

test('calls each listener after the value has changed', () => {
  const store = createStore(0);
  const seen: number[] = [];
  store.subscribe(() => seen.push(store.get()));
  store.subscribe(() => seen.push(store.get() * 10));
  store.set(1);
  expect(seen).toEqual([1, 10]);
});

test('does not call a listener that has unsubscribed', () => {
  const store = createStore(0);
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  unsubscribe();
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
});

test('keeps two subscriptions of one listener apart', () => {
  const store = createStore(0);
  const listener = jest.fn();
  const unsubscribe = store.subscribe(listener);
  store.subscribe(listener);
  unsubscribe();
  store.set(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('calls the other listeners when one throws', () => {
  const store = createStore(0);
  const listener = jest.fn();
  store.subscribe(() => {
    throw new Error('broken listener');
  });
  store.subscribe(listener);
  store.set(1);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('calls a listener that another listener unsubscribes during the same change', () => {
  const store = createStore(0);
  const listener = jest.fn();
  store.subscribe(() => unsubscribe());
  const unsubscribe = store.subscribe(listener);
  store.set(1);
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('has the initial value and no listeners on a new page', () => {
  const store = createStore(0);
  const listener = jest.fn();
  store.subscribe(listener);
  store.set(1);
  resetPageState();
  expect(store.get()).toBe(0);
  store.set(2);
  expect(listener).toHaveBeenCalledTimes(1);
});
