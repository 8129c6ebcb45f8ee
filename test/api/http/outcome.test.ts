import { readOutcome } from '../../../src/api/http/outcome';

test.each([
  [undefined, { status: 'accepted' }],
  [{ code: 'OK' }, { status: 'accepted' }],
  [{ data: { code: 0 } }, { status: 'accepted' }],
  [
    { success: 'false', code: '200' },
    { status: 'refused', code: '200' },
  ],
  [{ code: {} }, { status: 'unknown' }],
  [{ code: [] }, { status: 'unknown' }],
  [{ code: true }, { status: 'unknown' }],
  [true, { status: 'accepted' }],
  [{ code: null }, { status: 'accepted' }],
  [{ code: '' }, { status: 'accepted' }],
  [[], { status: 'accepted' }],
  [{ code: 105 }, { status: 'refused', code: '105' }],
  [{ code: 106 }, { status: 'unknown' }],
  [{ code: 6 }, { status: 'refused', code: '006' }],
  [{ code: '6' }, { status: 'unknown' }],
] as const)('the outcome of %j (contract 5)', (body, outcome) => {
  expect(readOutcome(body, ['105', '006'])).toEqual(outcome);
});
