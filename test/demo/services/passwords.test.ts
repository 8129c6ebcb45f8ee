import { minute } from '../../../demo/services/time';
import { errorCodeOf, type RunningServices, runServices, signIn } from './testClient';

let running: RunningServices;
beforeEach(async () => {
  running = await runServices();
});
afterEach(() => running.stop());

const post = (path: string, body: unknown) => running.client().post(path, body);
const lastSent = () => running.services.outbox.at(-1);

describe('password recovery', () => {
  const send = '/api/Customers/sms/sendPasswordPin';
  const verify = '/api/Customers/sms/verifyPasswordPin';
  const mei = { phoneNumber: '13800000001', template: 'password-cn' };

  it('works by PIN, with a token that works once (M-api-15, M-api-16, M-api-19)', async () => {
    await post(send, mei);
    const { body } = await post(verify, { ...mei, cellPhoneValidFlag: lastSent()?.code });
    const { token } = (body as { data: { token: string } }).data;
    const path = '/api/Customers/sms/resetPasswordByPhoneToken';
    expect(errorCodeOf(await post(path, { token, newPassword: 'short' }))).toBe(3014);
    expect((await post(path, { token, newPassword: 'N3w-password' })).status).toBe(200);
    expect(errorCodeOf(await post(path, { token, newPassword: 'N3w-password' }))).toBe(-401);
    expect(errorCodeOf(await post(path, { newPassword: 'N3w-password' }))).toBe(-400);
    expect((await signIn(running.client(), 'mei', 'N3w-password')).status).toBe(200);
    expect(errorCodeOf(await signIn(running.client(), 'mei'))).toBe(5000);
  });

  it('needs the user name if several accounts share a mobile number (M-fpw-03, E-fpw-40002)', async () => {
    const twins = { phoneNumber: '13800000006', template: 'password-en' };
    expect(errorCodeOf(await post(send, twins))).toBe(40002);
    expect(errorCodeOf(await post(send, { ...twins, user: 'mei' }))).toBe(40002);
    expect((await post(send, { ...twins, user: 'twin.two' })).status).toBe(200);
    const { body } = await post(verify, { ...twins, user: 'twin.two', cellPhoneValidFlag: '1234' });
    expect(body).toMatchObject({ data: { token: expect.any(String) } });
  });

  it('responds to an unknown mobile number as to a known one, but sends nothing (F3)', async () => {
    const known = await post(send, mei);
    const unknown = await post(send, { ...mei, phoneNumber: '13912345678' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(running.services.outbox).toHaveLength(1);
    expect(errorCodeOf(await post(send, { ...mei, phoneNumber: '13912345678' }))).toBe(40001);
  });

  it('rejects the PIN after five wrong tries, and after ten minutes (F4)', async () => {
    await post(send, mei);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(errorCodeOf(await post(verify, { ...mei, cellPhoneValidFlag: '0000' }))).toBe(10005);
    }
    expect(errorCodeOf(await post(verify, { ...mei, cellPhoneValidFlag: lastSent()?.code }))).toBe(20009);
    running.advanceClock(minute);
    await post(send, mei);
    running.advanceClock(10 * minute);
    expect(errorCodeOf(await post(verify, { ...mei, cellPhoneValidFlag: lastSent()?.code }))).toBe(10005);
  });

  it('requires a captcha after five PINs for one mobile number (20005)', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await post(send, mei)).status).toBe(200);
      running.advanceClock(minute);
    }
    expect(errorCodeOf(await post(send, mei))).toBe(20005);
    const { ticket } = (await post('/__stub/ticket', {})).body as { ticket: string };
    expect((await post(send, { ...mei, captcha: ticket })).status).toBe(200);
  });

  it('works by e-mailed link, and responds alike to known and unknown addresses (M-api-14, M-api-20)', async () => {
    const path = '/api/Customers/sendResetPasswordEmail';
    const known = await post(path, { email: 'mei@example.test' });
    const unknown = await post(path, { email: 'nobody@example.test' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const link = new URL(lastSent()?.link ?? '');
    expect([running.services.outbox.length, link.origin, link.pathname]).toEqual([
      1,
      'http://localhost:3000',
      '/account/reset-password',
    ]);
    const token = link.searchParams.get('token');
    const body = { token, newPassword: 'N3w-password' };
    expect(errorCodeOf(await post('/api/Customers/sms/resetPasswordByPhoneToken', body))).toBe(-401);
    expect((await post('/api/Customers/resetPasswordToken', body)).status).toBe(200);
    expect(errorCodeOf(await post('/api/Customers/resetPasswordToken', body))).toBe(-401);
  });
});
