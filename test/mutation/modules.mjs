/**
 * The modules that mutation testing changes, each with the tests that must notice. For each change, jest loads all these
 * tests, so they are few. All tests of a module run in one environment: Node for `.test.ts`, jsdom for `.test.tsx`.
 */
export const modules = [
  {
    name: 'redirect',
    mutate: ['src/api/browser/redirect.ts'],
    tests: ['test/api/browser/redirect.test.ts'],
  },
  { name: 'address', mutate: ['src/api/browser/address.ts'], tests: ['test/api/browser/address.test.tsx'] },
  {
    name: 'client',
    mutate: ['client', 'request', 'sendCall', 'withDeadline'].map((file) => `src/api/http/${file}.ts`),
    tests: ['client', 'request'].map((file) => `test/api/http/${file}.test.tsx`),
  },
  {
    name: 'envelope',
    mutate: ['envelope', 'identifier', 'outcome', 'schema'].map((file) => `src/api/http/${file}.ts`),
    tests: ['envelope', 'identifier', 'outcome', 'schema'].map((file) => `test/api/http/${file}.test.ts`),
  },
  { name: 'ApiError', mutate: ['src/api/http/ApiError.ts'], tests: ['test/api/http/ApiError.test.ts'] },
  {
    name: 'session',
    mutate: ['session', 'loginFlag', 'unconfirmedSignOut', 'user'].map((file) => `src/api/session/${file}.ts`),
    tests: ['test/api/session/*.test.tsx'],
  },
  {
    name: 'storage',
    mutate: ['src/api/storage/!(pendingApplications).ts'],
    tests: ['test/api/storage/!(pendingApplications).test.tsx'],
  },
  {
    name: 'notices',
    mutate: ['src/notifications/{currentNotice,lookup}.ts'],
    tests: ['test/notifications/{currentNotice,lookup}.test.ts'],
  },
  {
    name: 'invoices',
    mutate: ['src/api/services/invoices.ts'],
    tests: ['test/api/services/invoices.test.tsx'],
  },
  {
    name: 'pending applications',
    mutate: ['src/api/storage/pendingApplications.ts'],
    tests: ['test/api/storage/pendingApplications.test.tsx'],
  },
  {
    name: 'captcha',
    mutate: ['src/api/services/captcha.ts', 'src/api/browser/captchaScript.ts'],
    tests: ['test/api/services/captcha.test.tsx', 'test/api/browser/captchaScript.test.tsx'],
  },
  {
    name: 'captcha field',
    mutate: ['src/widgets/kit/captcha/{CaptchaField,useSecurityCheck*}.ts*'],
    tests: ['captchaControl', 'useSecurityCheck*'].map((file) => `test/widgets/kit/captcha/${file}.test.tsx`),
  },
  {
    name: 'loader',
    mutate: ['src/mounts/loader/!(suggestName).ts'],
    tests: ['test/mounts/loader/*.test.tsx'],
  },
  {
    name: 'suggested names',
    mutate: ['src/mounts/loader/suggestName.ts'],
    tests: ['test/mounts/loader/suggestName.test.ts'],
  },
  {
    name: 'rules of addresses and numbers',
    mutate: ['src/validation/{contact,credentials}.ts'],
    tests: ['test/validation/{contact,messages,normalise}.test.ts'],
  },
  {
    name: 'rules of people',
    mutate: ['src/validation/{age,person}.ts'],
    tests: ['test/validation/{age,messages,person}.test.ts'],
  },
  {
    name: 'rules of passwords',
    mutate: ['src/validation/password.ts'],
    tests: ['test/validation/{messages,password}.test.ts'],
  },
  {
    name: 'rules of cards and receipts',
    mutate: ['src/validation/{cardRules,cards,codes,invoice,securityCheck,taxpayerId}.ts'],
    tests: ['test/validation/{cardRules,cards,codes,invoice,messages,normalise,taxpayerId}.test.ts'],
  },
  {
    name: 'rules of texts',
    mutate: ['src/validation/{codePoints,limits,maxLength,normalise,rule,text,validate}.ts'],
    tests: ['test/validation/{codePoints,limits,messages,normalise,text,validate}.test.ts'],
  },
  {
    name: 'invoice amounts',
    mutate: [
      'src/i18n/money.ts',
      'src/widgets/invoice/amounts.ts',
      'src/widgets/invoice/receipts/validatedReceipts.ts',
    ],
    tests: ['i18n/money', 'widgets/invoice/amounts', 'fuzz/amounts'].map((file) => `test/${file}.test.ts`),
  },
  {
    name: 'QR sign-in',
    mutate: ['src/api/services/qr*.ts'],
    tests: ['test/api/services/qrPolling.test.tsx'],
  },
  {
    name: 'links of the site',
    mutate: ['src/widgets/kit/ui/SiteLink.tsx'],
    tests: ['test/widgets/kit/ui/SiteLink.test.tsx'],
  },
];
