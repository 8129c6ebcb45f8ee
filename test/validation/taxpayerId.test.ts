import { looksLikeTaxpayerId } from '../../src/validation/taxpayerId';

test.each([
  ['91350100M000100Y43', 'a unified social credit code'],
  ['350100M0001000Y', 'an old organisation code'],
  ['11010519491231002X', 'an identity number'],
  ['11010519491231002X01', 'an identity number with a sequence'],
  ['11010549123100201', 'an old identity number with a sequence'],
  ['L91350100M000100Y43', 'a temporary taxpayer'],
])('%s looks like %s', (text) => {
  expect(looksLikeTaxpayerId(text)).toBe(true);
});

test.each([
  '',
  '91350100M000100Y4',
  '91350100M000100Y42',
  '91350100M000100I43',
  '91350100m000100y43',
  '110105194912310021',
  '110105194912310021XX',
  '11010519491231002XAB',
  '11010519491231002XA1',
  '11010519491231002X1A',
  '11010519491231003X01',
  'X91350100M000100Y43',
  '11010519491231002Y01',
  '350100M0001000_',
  '1'.repeat(16),
  '1'.repeat(50),
])('%j does not look like a taxpayer ID', (text) => {
  expect(looksLikeTaxpayerId(text)).toBe(false);
});

test('rejects any wrong digit in a unified social credit code', () => {
  const code = '91350100M000100Y43';
  for (let index = 2; index < 8; index += 1) {
    const wrong = `${code.slice(0, index)}${(Number(code[index]) + 1) % 10}${code.slice(index + 1)}`;
    expect([wrong, looksLikeTaxpayerId(wrong)]).toEqual([wrong, false]);
  }
});
