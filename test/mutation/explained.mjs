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
    replacement: '""',
    why: 'Each kind of storage but `tab` is that of the browser; the compiler knows no other.',
  },
  {
    file: 'src/api/services/pendingApplications.ts',
    line: "const stored: unknown = JSON.parse(readStorage('browser', storageKey) ?? '');",
    replacement: '"Stryker was here!"',
    why: 'Neither text is JSON.',
  },
  {
    file: 'src/api/services/pendingApplications.ts',
    line: "writeStorage('browser', storageKey, JSON.stringify(applications));",
    replacement: '""',
    why: 'Each kind of storage but `tab` is that of the browser; the compiler knows no other.',
  },
  {
    file: 'src/api/services/pendingApplications.ts',
    line: 'changes.set(changes.get() + 1);',
    replacement: 'changes.get() - 1',
    why: 'Any other number is a change.',
  },
];
