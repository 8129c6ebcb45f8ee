import '../../support/http';
import fc from 'fast-check';
import { basicAuthorization, signIn } from '../../../src/api/services/login';
import { resetPassword } from '../../../src/api/services/passwords';
import { toSentPassword } from '../../../src/api/services/passwordText';
import { createAccount } from '../../../src/api/services/registration';
import { setSignedOut } from '../../../src/api/session/session';
import { jsonResponse, respondWith, sentRequests, services } from '../../support/http';

/** Decomposed letters, no-break and final spaces, full-width signs, a byte order mark, an emoji: all kept as typed. */
const typed = '\ufeff Pa\u0308ss\u00a0wörd９！😀 ';
const cardData = { cardNumber: '6200000000000001', cardPassword: '12345678' };
const registration = {
  ...cardData,
  userName: 'xiao_ming',
  password: typed,
  firstName: '小明',
  gender: 'Male',
  birthday: '07/05/1990',
  optOut: 1,
  language: 'CHS',
  cellPhone: '13800138000',
  cellPhoneValidFlag: '1234',
} as const;

const calls = [
  'POST /web/login',
  'POST /api/Customers/create',
  'POST /api/Customers/resetPasswordToken',
  'POST /api/Customers/sms/resetPasswordByPhoneToken',
] as const;

/** Sends a password by all four calls. Returns the passwords that the services received. */
async function sendByAllCalls(password: string): Promise<unknown[]> {
  for (const call of calls) respondWith(call, () => jsonResponse('{"code":200}'));
  await signIn({ username: 'mei', password, rememberMe: false, captcha: '' }).catch(() => {});
  await createAccount({ ...registration, password });
  await resetPassword({ kind: 'token', token: 'a' }, password);
  await resetPassword({ kind: 'phoneToken', token: 'a' }, password);
  return sentRequests
    .filter(({ call }) => calls.some((one) => call.endsWith(one.slice(5))))
    .map(({ headers, text }) => {
      const encoded = headers.authorization?.replace('Basic ', '');
      if (encoded !== undefined) {
        const bytes = Buffer.from(encoded, 'base64');
        return bytes.subarray(bytes.indexOf(':') + 1).toString();
      }
      const body = JSON.parse(text) as { password?: string; newPassword?: string };
      return body.password ?? body.newPassword;
    });
}

afterEach(() => setSignedOut());

test('sign-in, registration and both resets send a password with the bytes that were typed (E6)', async () => {
  expect(await sendByAllCalls(typed)).toEqual([typed, typed, typed, typed]);
});

test('all four calls send the same for text that UTF-8 cannot express', async () => {
  expect(new Set(await sendByAllCalls('Pass\ud83d0rd!'))).toEqual(new Set(['Pass\ufffd0rd!']));
});

test('a password with decomposed accents that was set by a reset signs in', async () => {
  services.model.resetTokens.set('a token', { userName: 'mei', kind: 'email', until: Date.now() + 1000 });
  await resetPassword({ kind: 'token', token: 'a token' }, 'Pa\u0308ssw0rd!');
  await signIn({ username: 'mei', password: 'Pa\u0308ssw0rd!', rememberMe: false, captcha: '' });
  await expect(
    signIn({ username: 'mei', password: 'P\u00e4ssw0rd!', rememberMe: false, captcha: '' }),
  ).rejects.toMatchObject({ code: '5000' });
});

test('well-formed text never changes', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => toSentPassword(text) === text));
});

test('the header of the sign-in and a JSON body hold the same text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const [, encoded = ''] = basicAuthorization('a', text).split(' ');
      expect(Buffer.from(encoded, 'base64').toString().slice(2)).toBe(JSON.parse(JSON.stringify(toSentPassword(text))));
    }),
  );
});
