import { groupMobile, maskMobile } from '../../src/i18n/mobile';

test.each([
  ['13800000003', '138****0003'],
  ['13812345678', '138****5678'],
  ['1381234', '138****'],
  ['', ''],
])('masks %j as %j (M-con-09)', (number, masked) => {
  expect(maskMobile(number)).toBe(masked);
});

test('the masked number does not contain its middle digits (M-con-09)', () => {
  expect(maskMobile('13891827364')).not.toContain('9182');
});

test.each([
  ['13800138000', '138 0013 8000'],
  ['138001', '138 001'],
  ['1380', '138 0'],
  ['138', undefined],
  ['02112345678', undefined],
  ['138001380001', undefined],
  ['mei@example.test', undefined],
])('groups %j as %j (P-29)', (text, groups) => {
  expect(groupMobile(text)).toBe(groups);
});
