import { ApiError, type ApiErrorKind } from '../../src/api/ApiError';
import { noticeOf } from '../../src/notifications/refusal';

const idOf = (error: unknown) => noticeOf('Login', error).id;
const general = 'notice.System.Default_Error';

/** What the device says of its network, which it cannot know better. */
function device(onLine: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
}

afterEach(() => jest.restoreAllMocks());

test.each<ApiErrorKind>(['offline', 'unsent'])('a device without a network is told so: %s (P-26)', (kind) => {
  device(false);
  expect(idOf(new ApiError(kind))).toBe('notice.System.Offline');
  device(true);
  expect(idOf(new ApiError(kind))).toBe(general);
});

test('whatever a service has answered, or may have, is told as that', () => {
  device(false);
  expect(idOf(new ApiError('refused', '403', 403))).toBe('notice.Login.403');
  for (const error of [new ApiError('timeout'), new ApiError('malformed'), new TypeError('a bug')]) {
    expect(idOf(error)).toBe(general);
  }
});
