import { maskAddress, maskEmail } from '../../src/i18n/mask';

test.each([
  ['mei@example.test', 'm***@example.test'],
  ['m@example.test', 'm***@example.test'],
  ['"a@b"@example.test', '"***@example.test'],
])('masks the e-mail address %s as %s (J1)', (email, masked) => {
  expect(maskEmail(email)).toBe(masked);
});

test.each([
  ['上海市徐汇区虹桥路1号', '上海市徐汇区***'],
  [' 沪 ', '沪***'],
])('masks the address %s as %s (J1)', (address, masked) => {
  expect(maskAddress(address)).toBe(masked);
});
