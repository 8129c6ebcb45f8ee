import fc from 'fast-check';
import { catalogue, type Group } from '../../src/notifications/catalogue';
import { findNotice } from '../../src/notifications/lookup';

const groups = Object.keys(catalogue) as Group[];
const defaultNotice = { id: 'notice.System.Default_Error', tone: 'error' };

test.each([
  ['Login', '-500', 'notice.Login.-500'],
  ['Login', '500', 'notice.System.500'],
  ['Login', '401', 'notice.System.401'],
  ['Login', '99999', 'notice.System.Default_Error'],
  ['svcQuery', '500', 'notice.System.500'],
  ['svcQuery', '429', 'notice.svcQuery.429'],
  ['Invoice', '500', 'notice.Invoice.500'],
  ['Invoice', '401', 'notice.System.401'],
  ['Invoice', '99999', 'notice.Invoice.default'],
  ['Invoice', '006', 'notice.Invoice.006'],
  ['Invoice', '6', 'notice.Invoice.default'],
  ['Register', '12345', 'notice.System.Default_Error'],
  ['ResetPassword', '40002', 'notice.System.Default_Error'],
] as const)('%s and code %s: %s (M-err-01, M-err-03)', (group, code, id) => {
  expect(findNotice(group, code)).toMatchObject({ id, code });
});

test.each(['403', '5000'])('Login %s has no code, as it would tell which usernames exist (D4)', (code) => {
  expect(findNotice('Login', code)).toMatchObject({ id: `notice.Login.${code}`, code: null });
  expect(findNotice('Register', code).code).toBe(code);
});

test('without a code the default notice is found (M-err-03)', () => {
  expect(findNotice('Login', null)).toEqual({ ...defaultNotice, code: null });
  expect(findNotice('Invoice', null)).toEqual({ id: 'notice.Invoice.default', tone: 'error', code: null });
});

test('each group has its own notice for the same code (A-30)', () => {
  const ids = groups.map((group) => findNotice(group, '10005').id);
  expect(new Set(ids)).toEqual(
    new Set([
      'notice.Login.10005',
      'notice.Register.10005',
      'notice.PhoneNumber.10005',
      'notice.ResetPassword.10005',
      'notice.ProfileUpdate.10005',
      'notice.AuthValidateAlert.10005',
      'notice.Invoice.default',
      'notice.System.Default_Error',
    ]),
  );
});

const hostile = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  ' ',
  'System.saved',
  '403 ',
  '<b>',
  '𠮷',
];

test.each(hostile)('the code %j has the default notice (B6)', (code) => {
  for (const group of groups) {
    const expected = group === 'Invoice' ? 'notice.Invoice.default' : defaultNotice.id;
    expect(findNotice(group, code)).toMatchObject({ id: expected, tone: 'error' });
  }
});

test.each([{}, { toString: () => '403' }, ['403'], true, undefined, Symbol('403'), () => '403'])(
  'a value that is no code has the default notice (B6): %p',
  (code) => {
    expect(findNotice('Login', code as unknown as string)).toEqual({ ...defaultNotice, code: null });
  },
);

test('other groups do not share the successes of System', () => {
  expect(findNotice('System', 'saved').tone).toBe('success');
  expect(findNotice('Login', 'saved')).toMatchObject(defaultNotice);
  expect(findNotice('Login', 'loyaltyNotice')).toMatchObject(defaultNotice);
});

test('any code finds a notice of the catalogue, and only plain codes are kept for diagnostics', () => {
  const codes = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.stringMatching(/^[\w-]{30,34}$/));
  fc.assert(
    fc.property(fc.constantFrom(...groups), codes, (group, code) => {
      const { id, code: keptCode } = findNotice(group, code);
      const [, inGroup = '', ...key] = id.split('.');
      expect(Object.keys(catalogue[inGroup as Group])).toContain(key.join('.'));
      const plain = code.length > 0 && code.length <= 32 && !/[^A-Za-z0-9_-]/.test(code);
      expect(keptCode).toBe(plain ? code : null);
    }),
  );
});
