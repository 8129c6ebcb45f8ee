import {
  ApiError,
  isOutcomeUnknown,
  isResponseLost,
  isSignedOutError,
  isTechnicalFailure,
  requiresSecurityCheck,
  retryTimeOf,
} from '../../../src/api/http/ApiError';

test.each([
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
] as const)('isTechnicalFailure of %s: %s', (error, expected) => {
  expect(isTechnicalFailure(error)).toBe(expected);
});

test.each([
  [new ApiError('offline'), true],
  [new ApiError('timeout'), true],
  [new ApiError('malformed', null, 200), true],
  // A 5xx says that something went wrong.
  [new ApiError('unavailable', null, 502), false],
  [new ApiError('refused', '402', 200), false],
  [new ApiError('unsent'), false],
  [new ApiError('aborted'), false],
  [new TypeError('a bug'), false],
  [undefined, false],
] as const)('isResponseLost of %s: %s (contract 5)', (error, expected) => {
  expect(isResponseLost(error)).toBe(expected);
});

test.each(['83001', 'CaptchaRequired', '20005'])('code %s requires the security check, on any status', (code) => {
  expect(requiresSecurityCheck(new ApiError('refused', code, 200))).toBe(true);
  expect(requiresSecurityCheck(new ApiError('refused', code, 400))).toBe(true);
});

test.each([new ApiError('refused', '403', 403), new ApiError('offline'), new Error('20005'), undefined])(
  '%s does not require the security check',
  (error) => {
    expect(requiresSecurityCheck(error)).toBe(false);
  },
);

test.each([
  [new ApiError('refused', '401', 401), true],
  [new ApiError('refused', '7', 401), true],
  [new ApiError('refused', '401', 200), true],
  [new ApiError('refused', '403', 403), false],
  [new ApiError('unavailable', null, 500), false],
  [new ApiError('unavailable', '401', 503), false],
  [new ApiError('offline'), false],
  [Object.assign(new Error('401'), { status: 401, code: '401' }), false],
  [undefined, false],
] as const)('isSignedOutError of %s: %s (contract 5, C2)', (error, expected) => {
  expect(isSignedOutError(error)).toBe(expected);
});

test.each([
  [new ApiError('refused', '105', 200), 'ApiError: refused 105'],
  [new ApiError('offline'), 'ApiError: offline'],
])('an engineer reads the kind and the code: %s', (error, expected) => {
  expect(String(error)).toBe(expected);
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
