/**
 * Changes of the sources that no test can notice, each with the reason. `line` is the whole source line, `original` the
 * part of it that is changed, `replacement` what stands there instead. A row without a file or line holds for each.
 */
export const explained = [
  {
    file: 'src/api/http/ApiError.ts',
    line: 'return error instanceof ApiError && error.code !== null && securityCheckCodes.includes(error.code);',
    replacement: 'true',
    why: 'No code of the list is null: the comparison is for the compiler.',
  },
  {
    file: 'src/api/browser/address.ts',
    line: "history.replaceState(history.state, '', absoluteUrl(location.pathname + search + location.hash));",
    replacement: '"Stryker was here!"',
    why: 'Browsers ignore the title of a history entry.',
  },
  {
    file: 'src/widgets/invoice/amounts.ts',
    line: "const text = String(amount ?? '').trim();",
    replacement: '"Stryker was here!"',
    why: 'Neither text is an amount.',
  },
  {
    file: 'src/api/services/pendingApplications.ts',
    line: 'const random = () => Math.random().toString(36).slice(2);',
    replacement: 'Math.random().toString(36)',
    why: 'An id may start with `0.` as well.',
  },
  {
    file: 'src/api/services/pendingApplications.ts',
    line: "const stored: unknown = JSON.parse(readStorage('browser', storageKey) ?? '');",
    replacement: '"Stryker was here!"',
    why: 'Neither text is JSON.',
  },
  {
    file: 'src/api/services/pendingApplications.ts',
    line: 'changes.set(changes.get() + 1);',
    replacement: 'changes.get() - 1',
    why: 'Any other number is a change.',
  },
  {
    original: "'browser'",
    replacement: '""',
    why: 'Each kind of storage but `tab` is that of the browser; the compiler knows no other.',
  },
  {
    file: 'src/api/session/loginFlag.ts',
    original: "{ path: '/' }",
    replacement: '{}',
    why: 'js-cookie adds the path `/` by itself.',
  },
  {
    file: 'src/api/session/session.ts',
    line: 'const state = pageState(() => ({',
    replacement: '{}',
    why: 'A missing value of the state counts as false.',
  },
  {
    file: 'src/api/session/session.ts',
    original: 'next.user !== previous.user',
    replacement: 'false',
    why: 'The user only changes together with `isLoggedIn`: each check starts with null.',
  },
  {
    file: 'src/api/session/session.ts',
    line: "const [origin, time] = (readStorage('tab', signedInKey) ?? '').split(' ');",
    replacement: '"Stryker was here!"',
    why: 'The second word of neither text is a time.',
  },
  {
    file: 'src/api/session/session.ts',
    original: "'signIn'",
    replacement: '""',
    why: 'Each origin but `validation` means the same.',
  },
  {
    file: 'src/api/session/session.ts',
    original: "'signed-in'",
    replacement: '""',
    why: 'A storage key may have any name that no other key has.',
  },
  {
    file: 'src/api/session/unconfirmedSignOut.ts',
    original: "'sign-out-unconfirmed'",
    replacement: '""',
    why: 'A storage key may have any name that no other key has.',
  },
  {
    file: 'src/api/http/envelope.ts',
    line: "const text = typeof header === 'string' ? header.trim() : '';",
    replacement: '"Stryker was here!"',
    why: 'Neither text is a number or a date.',
  },
  {
    file: 'src/api/http/envelope.ts',
    original: 'code !== null',
    replacement: 'true',
    why: 'No error code of a list is null: the comparison is for the compiler.',
  },
  {
    file: 'src/api/http/envelope.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'No service sends this code.',
  },
  {
    file: 'src/api/http/schema.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'No response has a field of this name.',
  },
  {
    file: 'src/api/http/schema.ts',
    original: '{ value: undefined }',
    replacement: '{}',
    why: 'The value is undefined as well.',
  },
  {
    file: 'src/api/browser/redirect.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'No address has this origin.',
  },
  {
    file: 'src/api/http/request.ts',
    original: 'error.retryAfter === null',
    replacement: 'false',
    why: 'Null counts as 0 seconds, which are over at once.',
  },
  {
    file: 'src/api/http/sendCall.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    why: 'No service sends this code.',
  },
  {
    file: 'src/api/services/qrPolling.ts',
    original: "status === 'confirmed'",
    replacement: 'true',
    why: 'A code comes with a confirmation only.',
  },
  {
    file: 'src/api/services/qrPolling.ts',
    original: 'error instanceof ApiError',
    replacement: 'true',
    why: 'Each error of a call is an ApiError: the check is for the compiler.',
  },
  {
    file: 'src/api/services/qrPolling.ts',
    line: 'if (controller.signal.aborted) return;',
    replacement: 'false',
    why: 'A cancelled request rejects: the line is for a cancel in the same turn as the response.',
  },
  {
    file: 'src/api/services/qrcode.ts',
    original: "'GET'",
    replacement: '""',
    why: 'Without a method, axios sends a GET, and this one is not repeated.',
  },
  {
    file: 'src/api/http/schema.ts',
    original: 'body !== null',
    replacement: 'true',
    why: 'Each caller that goes on with null is refused by valibot: the comparison is for the compiler.',
  },
  {
    file: 'src/api/services/captcha.ts',
    original: '{ captcha: null as { deactivate(): void } | null }',
    replacement: '{}',
    why: 'A missing captcha counts as none.',
  },
];
