import { codeOf, type Running, runServices, signIn } from './testClient';
import { minute } from './time';

let running: Running;
beforeEach(async () => {
  running = await runServices();
});
afterEach(() => running.stop());

const post = (path: string, body: unknown) => running.client().post(path, body);
const lastSent = () => running.services.outbox.at(-1);

describe('a lost password', () => {
  const send = '/api/Customers/sms/sendPasswordPin';
  const verify = '/api/Customers/sms/verifyPasswordPin';
  const mei = { phoneNumber: '13800000001', template: 'password-cn' };

  it('is replaced by PIN and token, which works once (M-api-15, M-api-16, M-api-19)', async () => {
    await post(send, mei);
    const { body } = await post(verify, { ...mei, cellPhoneValidFlag: lastSent()?.code });
    const { token } = (body as { data: { token: string } }).data;
    const path = '/api/Customers/sms/resetPasswordByPhoneToken';
    expect(codeOf(await post(path, { token, newPassword: 'short' }))).toBe(3014);
    expect((await post(path, { token, newPassword: 'N3w-password' })).status).toBe(200);
    expect(codeOf(await post(path, { token, newPassword: 'N3w-password' }))).toBe(-401);
    expect(codeOf(await post(path, { newPassword: 'N3w-password' }))).toBe(-400);
    expect((await signIn(running.client(), 'mei', 'N3w-password')).status).toBe(200);
    expect(codeOf(await signIn(running.client(), 'mei'))).toBe(5000);
  });

  it('needs the user name where a number has several accounts (M-fpw-03, 40002)', async () => {
    const twins = { phoneNumber: '13800000006', template: 'password-en' };
    expect(codeOf(await post(send, twins))).toBe(40002);
    expect(codeOf(await post(send, { ...twins, user: 'mei' }))).toBe(40002);
    expect((await post(send, { ...twins, user: 'twin.two' })).status).toBe(200);
    const { body } = await post(verify, { ...twins, user: 'twin.two', cellPhoneValidFlag: '1234' });
    expect(body).toMatchObject({ data: { token: expect.any(String) } });
  });

  it('answers a number that nobody has like any other, and sends nothing (F3)', async () => {
    const known = await post(send, mei);
    const unknown = await post(send, { ...mei, phoneNumber: '13912345678' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(running.services.outbox).toHaveLength(1);
    expect(codeOf(await post(send, { ...mei, phoneNumber: '13912345678' }))).toBe(40001);
  });

  it('does not take the PIN after five wrong ones, nor after its time (F4)', async () => {
    await post(send, mei);
    for (let tries = 0; tries < 5; tries += 1) {
      expect(codeOf(await post(verify, { ...mei, cellPhoneValidFlag: '0000' }))).toBe(10005);
    }
    expect(codeOf(await post(verify, { ...mei, cellPhoneValidFlag: lastSent()?.code }))).toBe(20009);
    running.pass(minute);
    await post(send, mei);
    running.pass(10 * minute);
    expect(codeOf(await post(verify, { ...mei, cellPhoneValidFlag: lastSent()?.code }))).toBe(10005);
  });

  it('asks for a security check after many codes for one number (20005)', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await post(send, mei)).status).toBe(200);
      running.pass(minute);
    }
    expect(codeOf(await post(send, mei))).toBe(20005);
    const { ticket } = (await post('/__stub/ticket', {})).body as { ticket: string };
    expect((await post(send, { ...mei, captcha: ticket })).status).toBe(200);
  });

  it('is replaced by a link, and no answer tells who has an account (M-api-14, M-api-20)', async () => {
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
    expect(codeOf(await post('/api/Customers/sms/resetPasswordByPhoneToken', body))).toBe(-401);
    expect((await post('/api/Customers/resetPasswordToken', body)).status).toBe(200);
    expect(codeOf(await post('/api/Customers/resetPasswordToken', body))).toBe(-401);
  });
});
