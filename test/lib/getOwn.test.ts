import { getOwn } from '../../src/lib/getOwn';

test('returns an own property', () => {
  expect(getOwn({ code: 7 }, 'code')).toBe(7);
});

test.each([
  ['an inherited property', Object.create({ code: 7 })],
  ['a property of another name', { status: 7 }],
  ['null', null],
  ['undefined', undefined],
])('returns undefined for %s (A6, B6)', (_case, value) => {
  expect(getOwn(value, 'code')).toBeUndefined();
});

test('returns undefined for any property of a text (B6)', () => {
  expect(getOwn('code', 'length')).toBeUndefined();
});

test('does not call a getter', () => {
  const getter = jest.fn(() => 7);
  expect(getOwn(Object.defineProperty({}, 'code', { get: getter }), 'code')).toBeUndefined();
  expect(getter).not.toHaveBeenCalled();
});
