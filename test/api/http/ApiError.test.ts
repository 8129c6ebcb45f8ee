import {
  ApiError,
  isOutcomeUnknown,
  isSignedOutError,
  isTechnicalFailure,
  requiresSecurityCheck,
  retryTimeOf,
} from '../../../src/api/http/ApiError';

/** Puts the text of each error and the expected value before it. In a title, an error itself prints its stack and times. */
const titled = <T>(rows: readonly (readonly [error: unknown, expected: T])[]) =>
  rows.map(([error, expected]) => [String(error), expected, error] as const);

test.each(
  titled([
    [new TypeError('a bug'), true],
    [new ApiError('offline'), true],
    [new ApiError('unsent'), true],
    [new ApiError('timeout'), true],
    [new ApiError('aborted'), true],
    [new ApiError('unavailable', '500', 500), true],
    [new ApiError('refused', null, 403), true],
    [new ApiError('refused', '5000', 503), false],
    [new ApiError('refused', '429', 429, 30), true],
    [new ApiError('malformed', null, 200), true],
    // A promise can be rejected with anything.
    [undefined, true],
    [new ApiError('refused', '402', 200), false],
    [new ApiError('refused', '404', 404), false],
  ]),
)('isTechnicalFailure of %s: %s', (_, expected, error) => {
  expect(isTechnicalFailure(error)).toBe(expected);
});

test.each(['83001', 'CaptchaRequired', '20005'])('code %s requires the security check, on any status', (code) => {
  expect(requiresSecurityCheck(new ApiError('refused', code, 200))).toBe(true);
  expect(requiresSecurityCheck(new ApiError('refused', code, 400))).toBe(true);
});

test.each(
  titled([
    [new ApiError('refused', '403', 403), false],
    [new ApiError('offline'), false],
    [new Error('20005'), false],
    [undefined, false],
  ]),
)('%s requires the security check: %s', (_, expected, error) => {
  expect(requiresSecurityCheck(error)).toBe(expected);
});

test.each(
  titled([
    [new ApiError('refused', '401', 401), true],
    [new ApiError('refused', '7', 401), true],
    [new ApiError('refused', '401', 200), true],
    [new ApiError('refused', '403', 403), false],
    [new ApiError('unavailable', null, 500), false],
    [new ApiError('unavailable', '401', 503), false],
    [new ApiError('offline'), false],
    [Object.assign(new Error('401'), { status: 401, code: '401' }), false],
    [undefined, false],
  ]),
)('isSignedOutError of %s: %s (contract 5, C2)', (_, expected, error) => {
  expect(isSignedOutError(error)).toBe(expected);
});

test('an engineer reads the kind and the code', () => {
  expect(String(new ApiError('refused', '105', 200))).toBe('ApiError: refused 105');
  expect(String(new ApiError('offline'))).toBe('ApiError: offline');
});

test('isOutcomeUnknown: the response is lost, but the service may have processed the request (H2)', () => {
  const unknown = [new ApiError('timeout'), new ApiError('offline'), new ApiError('malformed', null, 200)];
  unknown.push(new ApiError('unavailable', '504', 504), new ApiError('aborted'));
  expect(unknown.map(isOutcomeUnknown)).toEqual([true, true, true, true, true]);
  const known = [new ApiError('refused', '105', 200), new ApiError('refused', '401', 401), new TypeError('a bug')];
  known.push(new ApiError('refused', '2310', 503), new ApiError('refused', null, 403));
  known.push(new ApiError('unsent'));
  expect(known.map(isOutcomeUnknown)).toEqual([false, false, false, false, false, false]);
});

test('the time of a wait follows from its seconds; without a wait it is 0 (B5)', () => {
  const before = Date.now();
  const { retryAt } = new ApiError('refused', '429', 429, 30);
  expect(retryAt).toBeGreaterThanOrEqual(before + 30_000);
  expect(retryAt).toBeLessThanOrEqual(Date.now() + 30_000);
  expect(retryTimeOf(new ApiError('refused', '429', 429, 0))).toBeGreaterThanOrEqual(before);
  expect([new ApiError('offline'), new Error('429'), undefined].map(retryTimeOf)).toEqual([0, 0, 0]);
  expect(retryTimeOf(Object.assign(new Error('429'), { retryAt: 1 }))).toBe(0);
});
