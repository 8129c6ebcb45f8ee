import '../../support/http';
import { sendAccountSms, verifyAccountSms } from '../../../src/api/services/accountSms';
import { noticeForError } from '../../../src/notifications/errorNotice';
import { acceptAnyRequest } from '../../support/checkServices';
import { createSession, jsonResponse, origins, respondWith, sentRequests, services } from '../../support/http';

const sendCall = `POST ${origins.account}/api/Sms/account/send`;
const verifyCall = `POST ${origins.account}/api/Sms/account/verify`;
const lastCode = () => services.model.outbox.at(-1)?.code ?? '';

/** Returns the id of the notice for a failed request. */
async function noticeIdFor(request: Promise<unknown>): Promise<string> {
  const error: unknown = await request.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return noticeForError('AuthValidateAlert', error).id;
}

beforeEach(() => createSession('mei'));

describe('the SMS code of the account (M-api-08, A-17)', () => {
  test.each([
    ['zh', 'verify-cn'],
    ['en', 'verify-en'],
  ] as const)('%s: the service sends it to the number of the account', async (locale, template) => {
    await sendAccountSms({}, locale);
    expect(sentRequests.map(({ call, text }) => [call, JSON.parse(text)])).toEqual([[sendCall, { template }]]);
    expect(services.model.outbox.map(({ to }) => to)).toEqual(['13800000001']);
  });

  test('the request contains the captcha ticket unless it is empty', async () => {
    services.faults.set({ call: 'POST /api/Sms/account/send', fault: 'empty' });
    await sendAccountSms({ captcha: 'a ticket' }, 'en');
    await sendAccountSms({ captcha: '' }, 'en');
    expect(sentRequests.map(({ text }) => JSON.parse(text))).toEqual([
      { template: 'verify-en', captcha: 'a ticket' },
      { template: 'verify-en' },
    ]);
  });

  test('verifies the account once (M-api-09)', async () => {
    await sendAccountSms({}, 'en');
    const code = lastCode();
    await expect(verifyAccountSms(code === '4321' ? '1111' : '4321')).rejects.toMatchObject({ code: '10005' });
    await verifyAccountSms(code);
    expect(sentRequests.slice(1).map(({ call, text }) => [call, JSON.parse(text)])).toEqual([
      [verifyCall, { cellPhoneValidFlag: code === '4321' ? '1111' : '4321' }],
      [verifyCall, { cellPhoneValidFlag: code }],
    ]);
    await expect(verifyAccountSms(code)).rejects.toMatchObject({ code: '10005' });
  });

  test('the caller can cancel both requests', async () => {
    for (const sendRequest of [
      (signal: AbortSignal) => sendAccountSms({}, 'en', signal),
      (signal: AbortSignal) => verifyAccountSms('4321', signal),
    ]) {
      const controller = new AbortController();
      controller.abort();
      await expect(sendRequest(controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
    }
  });

  test('has no retry (B4)', async () => {
    services.faults.set({ call: 'POST /api/Sms/account/send', fault: '502' });
    await expect(sendAccountSms({}, 'en')).rejects.toMatchObject({ status: 502 });
    expect(sentRequests).toHaveLength(1);
  });
});

describe('notices for error codes', () => {
  test.each(['10005', '20001', '20003', '20005', '20009', '81000', '-6', '-400'])('%s', async (code) => {
    const bodies = [{ error: { code } }, { error: { code: Number(code) } }, { data: { error: { code } } }];
    for (const body of bodies) {
      respondWith('POST /api/Sms/account/send', () => jsonResponse(JSON.stringify(body), 400));
      respondWith('POST /api/Sms/account/verify', () => jsonResponse(JSON.stringify(body)));
      expect(await noticeIdFor(sendAccountSms({}, 'zh'))).toBe(`notice.AuthValidateAlert.${code}`);
      expect(await noticeIdFor(verifyAccountSms('4321'))).toBe(`notice.AuthValidateAlert.${code}`);
    }
  });

  test('errors of the stub service: empty code, lock after five wrong codes, ended session', async () => {
    // The widgets never send an empty code.
    acceptAnyRequest();
    expect(await noticeIdFor(verifyAccountSms(''))).toBe('notice.AuthValidateAlert.20001');
    await sendAccountSms({}, 'en');
    const wrongCode = lastCode() === '4321' ? '1111' : '4321';
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(verifyAccountSms(wrongCode)).rejects.toMatchObject({ code: '10005' });
    }
    await expect(verifyAccountSms(wrongCode)).rejects.toMatchObject({ code: '20009' });
    services.model.sessions.clear();
    expect(await noticeIdFor(verifyAccountSms('4321'))).toBe('notice.System.401');
  });

  test('an unknown code has the default notice (M-err-01)', async () => {
    respondWith('POST /api/Sms/account/verify', () => jsonResponse('{"error":{"code":987}}', 400));
    expect(await noticeIdFor(verifyAccountSms('4321'))).toBe('notice.System.Default_Error');
  });
});
