import { dayPartAt } from '../../src/i18n/greeting';

test('the day is morning from 5, afternoon from 12, evening from 17 (M-grt-01, M-con-04)', () => {
  const parts = Array.from({ length: 24 }, (_, hour) => dayPartAt(hour)[0]).join('');
  expect(parts).toBe('eeeeemmmmmmmaaaaaeeeeeee');
});
