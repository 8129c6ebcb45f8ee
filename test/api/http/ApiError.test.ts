import { ApiError, isTechnicalFailure, requiresSecurityCheck } from '../../../src/api/http/ApiError';

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
  [new ApiError('refused', '402', 200), false],
  [new ApiError('refused', '404', 404), false],
] as const)('isTechnicalFailure of %s: %s', (error, expected) => {
  expect(isTechnicalFailure(error)).toBe(expected);
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
