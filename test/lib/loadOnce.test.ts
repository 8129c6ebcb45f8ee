import { loadOnce } from '../../src/lib/loadOnce';
import { resetPageState } from '../../src/lib/pageState';

beforeEach(resetPageState);

test('calls `load` once per key and shares the promise', async () => {
  const load = jest.fn(async (key: string) => key.toUpperCase());
  const loadText = loadOnce(load);
  const first = loadText('a');
  expect(loadText('a')).toBe(first);
  expect([await first, await loadText('b')]).toEqual(['A', 'B']);
  expect(load.mock.calls.map(([key]) => key)).toEqual(['a', 'b']);
});

test('treats a name of Object.prototype as a normal key', async () => {
  const loadText = loadOnce(async (key: string) => key);
  expect(await loadText('constructor')).toBe('constructor');
});

test('calls `load` again after a rejection', async () => {
  const load = jest.fn<Promise<string>, [string]>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('a');
  const loadText = loadOnce(load);
  await expect(loadText('a')).rejects.toThrow('offline');
  await expect(loadText('a')).resolves.toBe('a');
  expect(load).toHaveBeenCalledTimes(2);
});

test('calls `load` again on a new page', async () => {
  const load = jest.fn(async () => 'a');
  const loadText = loadOnce(load);
  await loadText();
  resetPageState();
  await loadText();
  expect(load).toHaveBeenCalledTimes(2);
});
