import { dayPartAt } from '../../src/i18n/greeting';

test('morning starts at 5, afternoon at 12, evening at 17 (M-grt-01, M-con-04)', () => {
  const parts = Array.from({ length: 24 }, (_, hour) => dayPartAt(hour)[0]).join('');
  expect(parts).toBe('eeeeemmmmmmmaaaaaeeeeeee');
});
