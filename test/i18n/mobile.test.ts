import { maskMobile } from '../../src/i18n/mobile';

test.each([
  ['13800000003', '138****0003'],
  ['13812345678', '138****5678'],
  ['1381234', '138****'],
  ['', ''],
])('%j is shown as %j (M-con-09)', (number, shown) => {
  expect(maskMobile(number)).toBe(shown);
});

test('the middle of a number never is to be seen', () => {
  expect(maskMobile('13891827364')).not.toContain('9182');
});
