import { pageState, resetPageState } from '../../src/lib/pageState';

test('creates the state when it is first read, and returns the same state afterwards', () => {
  const create = jest.fn(() => ({ count: 0 }));
  const state = pageState(create);
  expect(create).not.toHaveBeenCalled();
  state().count = 1;
  expect([state().count, create.mock.calls.length]).toEqual([1, 1]);
});

test('creates the state again after resetPageState', () => {
  const state = pageState(() => ({ count: 0 }));
  const first = state();
  first.count = 1;
  resetPageState();
  expect(state()).toEqual({ count: 0 });
  expect(state()).not.toBe(first);
});

test('resetPageState resets the state of every module', () => {
  const states = [1, 2].map((count) => pageState(() => ({ count })));
  for (const state of states) state().count = 9;
  resetPageState();
  expect(states.map((state) => state().count)).toEqual([1, 2]);
});
