import './wire';
import { sendAccountSms, verifyAccountSms } from '../../src/api/sms';
import { noticeOf } from '../../src/notifications/refusal';
import { texts } from '../support/texts';
import { answer, openSession, origins, says, sent, services } from './wire';

const sendCall = `POST ${origins.account}/api/Sms/account/send`;
const verifyCall = `POST ${origins.account}/api/Sms/account/verify`;
const lastCode = () => services.model.outbox.at(-1)?.code ?? '';

/** What a visitor reads of a refusal, in both languages. */
async function told(attempt: Promise<unknown>): Promise<string[]> {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const { id } = noticeOf('AuthValidateAlert', error);
  return [texts.zh[id]!, texts.en[id]!];
}

beforeEach(() => openSession('mei'));

describe('the code of the account (M-api-08, A-17)', () => {
  test.each([
    ['zh', 'verify-cn'],
    ['en', 'verify-en'],
  ] as const)('goes out in %s, to the number that the service knows', async (locale, template) => {
    await sendAccountSms({}, locale);
    expect(sent.map(({ call, text }) => [call, JSON.parse(text)])).toEqual([[sendCall, { template }]]);
    expect(services.model.outbox.map(({ to }) => to)).toEqual(['13800000001']);
  });

  test('takes a ticket along, an empty one not', async () => {
    services.faults.set({ call: 'POST /api/Sms/account/send', fault: 'empty' });
    await sendAccountSms({ captcha: 'a ticket' }, 'en');
    await sendAccountSms({ captcha: '' }, 'en');
    expect(sent.map(({ text }) => JSON.parse(text))).toEqual([
      { template: 'verify-en', captcha: 'a ticket' },
      { template: 'verify-en' },
    ]);
  });

  test('is what verifies the account (M-api-09)', async () => {
    await sendAccountSms({}, 'en');
    const code = lastCode();
    await expect(verifyAccountSms(code === '4321' ? '1111' : '4321')).rejects.toMatchObject({ code: '10005' });
    await verifyAccountSms(code);
    expect(sent.slice(1).map(({ call, text }) => [call, JSON.parse(text)])).toEqual([
      [verifyCall, { cellPhoneValidFlag: code === '4321' ? '1111' : '4321' }],
      [verifyCall, { cellPhoneValidFlag: code }],
    ]);
    // It works once.
    await expect(verifyAccountSms(code)).rejects.toMatchObject({ code: '10005' });
  });

  test('a caller who goes takes the call along', async () => {
    for (const call of [
      (signal: AbortSignal) => sendAccountSms({}, 'en', signal),
      (signal: AbortSignal) => verifyAccountSms('4321', signal),
    ]) {
      const controller = new AbortController();
      controller.abort();
      await expect(call(controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
    }
  });

  test('is never asked for twice by itself (B4)', async () => {
    services.faults.set({ call: 'POST /api/Sms/account/send', fault: '502' });
    await expect(sendAccountSms({}, 'en')).rejects.toMatchObject({ status: 502 });
    expect(sent).toHaveLength(1);
  });
});

describe('a refusal in the words of its group (E-authValidate)', () => {
  const later = ['身份验证失败，请稍后再试', 'Verification failed, please try again later'];
  const expired = ['验证已过期', 'Verification expired'];
  const codes: [string, string[]][] = [
    ['10005', later],
    ['20001', later],
    ['20003', later],
    ['20005', later],
    ['20009', later],
    ['81000', expired],
    ['-6', later],
    ['-400', later],
  ];

  test.each(codes)('%s', async (code, words) => {
    const bodies = [{ error: { code } }, { error: { code: Number(code) } }, { data: { error: { code } } }];
    for (const body of bodies) {
      answer('POST /api/Sms/account/send', () => says(JSON.stringify(body), 400));
      answer('POST /api/Sms/account/verify', () => says(JSON.stringify(body)));
      expect(await told(sendAccountSms({}, 'zh'))).toEqual(words);
      expect(await told(verifyAccountSms('4321'))).toEqual(words);
    }
  });

  test('of the service itself: no code, a session that is over, a lock after five wrong codes', async () => {
    expect(await told(verifyAccountSms(''))).toEqual(later);
    await sendAccountSms({}, 'en');
    const wrong = lastCode() === '4321' ? '1111' : '4321';
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(verifyAccountSms(wrong)).rejects.toMatchObject({ code: '10005' });
    }
    await expect(verifyAccountSms(wrong)).rejects.toMatchObject({ code: '20009' });
    services.model.sessions.clear();
    expect(await told(verifyAccountSms('4321'))).toEqual([
      texts.zh['notice.System.401'],
      texts.en['notice.System.401'],
    ]);
  });

  test('an unknown code reads as the general one', async () => {
    answer('POST /api/Sms/account/verify', () => says('{"error":{"code":987}}', 400));
    expect(await told(verifyAccountSms('4321'))).toEqual([
      texts.zh['notice.System.Default_Error'],
      texts.en['notice.System.Default_Error'],
    ]);
  });
});
