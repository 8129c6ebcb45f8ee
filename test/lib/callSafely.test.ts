import { callSafely } from '../../src/lib/callSafely';

test('calls the callback once', () => {
  const callback = jest.fn();
  callSafely(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('ignores an error of the callback', () => {
  const callback = () => {
    throw new Error('broken listener');
  };
  expect(() => callSafely(callback)).not.toThrow();
});
