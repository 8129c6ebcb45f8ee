import { ApiError, type ApiErrorKind } from '../../src/api/http/ApiError';
import { noticeForError } from '../../src/notifications/errorNotice';

const idOf = (error: unknown) => noticeForError('Login', error).id;
const defaultNotice = 'notice.System.Default_Error';

function setOnLine(onLine: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
}

afterEach(() => jest.restoreAllMocks());

test.each<ApiErrorKind>(['offline', 'unsent'])(
  '%s on a device without a network shows the offline notice (P-26)',
  (kind) => {
    setOnLine(false);
    expect(idOf(new ApiError(kind))).toBe('notice.System.Offline');
    setOnLine(true);
    expect(idOf(new ApiError(kind))).toBe(kind === 'unsent' ? 'notice.System.NotLoaded' : defaultNotice);
  },
);

test('a call that was not sent for another reason than a missing file asks for no reload', () => {
  expect(idOf(new ApiError('unsent', null, 503, 20))).toBe(defaultNotice);
});

test('other errors keep their notice on a device without a network', () => {
  setOnLine(false);
  expect(idOf(new ApiError('refused', '403', 403))).toBe('notice.Login.403');
  for (const error of [new ApiError('timeout'), new ApiError('malformed'), new TypeError('a bug')]) {
    expect(idOf(error)).toBe(defaultNotice);
  }
});

test('the 401 in the body of a 5xx does not say that the session has ended (contract 3)', () => {
  expect(idOf(new ApiError('refused', '401', 200))).toBe('notice.System.401');
  expect(idOf(new ApiError('unavailable', '401', 500))).toBe(defaultNotice);
});
