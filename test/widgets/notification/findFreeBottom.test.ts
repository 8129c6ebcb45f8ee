import { findFreeBottom } from '../../../src/widgets/notification/findFreeBottom';

const view = { top: 0, bottom: 800 };

test('stands at the bottom of the visible part, above an on-screen keyboard', () => {
  expect(findFreeBottom(view, 80, [])).toBe(800);
  expect(findFreeBottom({ top: 100, bottom: 440 }, 80, [])).toBe(440);
});

test('stands above the elements that it would cover', () => {
  const submit = { top: 740, bottom: 788 };
  const field = { top: 640, bottom: 690 };
  expect(findFreeBottom(view, 80, [field, submit])).toBe(640);
  expect(findFreeBottom(view, 40, [field, submit])).toBe(740);
  expect(findFreeBottom(view, 80, [{ top: 100, bottom: 150 }])).toBe(800);
});

test('stands at the bottom when there is no free place', () => {
  expect(findFreeBottom({ top: 0, bottom: 100 }, 80, [{ top: 30, bottom: 90 }])).toBe(100);
});
