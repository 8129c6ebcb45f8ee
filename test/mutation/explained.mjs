/**
 * Changes of the sources that no test can notice, each with the reason: `line` is the source line that is changed,
 * `replacement` what stands there instead.
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
];
