import { second } from '../../../demo/services/time';
import { errorCodeOf, type RunningServices, runServices, signIn } from './testClient';

let running: RunningServices;
beforeEach(async () => {
  running = await runServices();
});
afterEach(() => running.stop());

const post = (path: string, body: unknown) => running.client().post(path, body);
const lastSent = () => running.services.outbox.at(-1);

const registerPin = {
  phoneNumber: '13911112222',
  template: 'create-en',
  cardNumber: '6200000000000001',
  cardPassword: '12345678',
};
const registration = {
  userName: 'new.member',
  password: 'Passw0rd!',
  email: 'new@example.test',
  firstName: 'Nova',
  lastName: '',
  gender: 'Female',
  birthday: '02/29/2000',
  optOut: 1,
  language: 'ENU',
  cellPhone: '13911112222',
  cellPhoneValidFlag: '1234',
  cardNumber: '6200000000000001',
  cardPassword: '12345678',
};

describe('registration', () => {
  it.each([
    ['6200000000000001', '12345678', '0'],
    ['6200000000000011', '12345678', 0],
    ['6200000000000001', '87654321', '105'],
    ['6299999999999999', '12345678', '104'],
    ['6200000000000002', '12345678', '106'],
    ['6200000000000003', '12345678', '3006'],
    ['6200000000000004', '12345678', '3008'],
    ['6200000000000005', '12345678', '3015'],
  ])('validates card %s with PIN %s with stateCode %s (M-api-11)', async (cardNumber, pin, stateCode) => {
    expect((await post('/api/Cards/validate', { cardNumber, pin })).body).toEqual({ data: { stateCode } });
  });

  it('sends a PIN, and the next one after a minute at the earliest (M-api-12, E-phone-40001)', async () => {
    const path = '/api/Customers/sms/sendRegisterPin';
    expect((await post(path, registerPin)).status).toBe(200);
    expect(lastSent()).toMatchObject({
      to: '13911112222',
      template: 'create-en',
      code: expect.stringMatching(/^\d{4}$/),
    });
    running.advanceClock(20 * second);
    const early = await post(path, registerPin);
    expect([early.status, errorCodeOf(early), early.headers.get('retry-after')]).toEqual([429, 40001, '40']);
    running.advanceClock(40 * second);
    expect((await post(path, registerPin)).status).toBe(200);
    expect(errorCodeOf(await post(path, { ...registerPin, phoneNumber: '12345' }))).toBe(20003);
    expect(errorCodeOf(await post(path, { ...registerPin, phoneNumber: '13800000001' }))).toBe(80009);
  });

  it('creates a member who can sign in, and uses up the card and the mobile number (M-api-13)', async () => {
    await post('/api/Customers/sms/sendRegisterPin', registerPin);
    const body = { ...registration, cellPhoneValidFlag: lastSent()?.code };
    expect((await post('/api/Customers/create', body)).body).toEqual({ code: 200 });
    expect((await signIn(running.client(), 'new.member')).status).toBe(200);
    expect((await post('/api/Cards/validate', { cardNumber: '6200000000000001', pin: '12345678' })).body).toEqual({
      data: { stateCode: '106' },
    });
    expect(errorCodeOf(await post('/api/Customers/create', { ...body, userName: 'another', email: '' }))).toBe(80009);
  });

  it.each([
    [{ cellPhoneValidFlag: '0000' }, 10005],
    [{ email: 'mei@example.test' }, 204],
    [{ cellPhone: '13800000001' }, 80009],
    [{ firstName: 'A'.repeat(21) }, 5000],
    [{ cardNumber: '6200000000000002' }, '106'],
    [{ cardPassword: '00000000' }, 105],
    [{ birthday: '02/30/2000' }, 400],
    [{ birthday: '2000-02-28' }, 400],
    [{ password: 'password' }, 400],
    [{ gender: 'x' }, 400],
  ])('rejects a registration with %j with error code %s (M-api-13)', async (change, code) => {
    expect(errorCodeOf(await post('/api/Customers/create', { ...registration, ...change }))).toBe(code);
    expect(running.services.model.members.has('new.member')).toBe(false);
  });

  it('reports whether a user name or e-mail address is available (M-api-22, A-34)', async () => {
    const available = async (user: string) => (await post('/api/Customers/userAvailable', { user })).body;
    expect(await available('somebody.new')).toEqual({ data: { success: true } });
    expect(await available('MEI')).toEqual({ data: { success: false } });
    expect(await available('mei@example.test')).toEqual({ data: { success: false } });
  });
});

describe('validation of a mobile number (M-api-17, M-api-18)', () => {
  const dora = { user: 'dormant', phoneNumber: '13800000003' };

  it('signs in the member and reactivates a dormant account', async () => {
    await post('/api/Customers/sms/sendMobilePin', { ...dora, template: 'verify-cn' });
    const client = running.client();
    const body = { ...dora, cellPhoneValidFlag: lastSent()?.code };
    expect((await client.post('/api/Customers/sms/verifyMobile', body)).status).toBe(200);
    expect((await client.get('/api/Customers/detail')).body).toMatchObject({ data: { userName: 'dormant' } });
    expect((await signIn(running.client(), 'dormant')).status).toBe(200);
  });

  it('accepts 1234 always, but not for the number of another member', async () => {
    const path = '/api/Customers/sms/verifyMobile';
    expect(errorCodeOf(await post(path, { ...dora, phoneNumber: '13800000001', cellPhoneValidFlag: '1234' }))).toBe(
      10005,
    );
    expect(errorCodeOf(await post(path, { ...dora, cellPhoneValidFlag: '4321' }))).toBe(10005);
    expect((await post(path, { ...dora, cellPhoneValidFlag: '1234' })).status).toBe(200);
  });

  it('sends a PIN to the mobile number of the signed-in member (M-api-08, M-api-09)', async () => {
    const client = running.client();
    expect((await client.post('/api/Sms/account/send')).status).toBe(401);
    await signIn(client, 'mei');
    expect((await client.post('/api/Sms/account/send')).status).toBe(200);
    expect(lastSent()?.to).toBe('13800000001');
    expect((await client.post('/api/Sms/account/verify', { code: lastSent()?.code })).status).toBe(200);
  });
});

describe('rewards (M-api-21)', () => {
  it('are paged from 1, and the Gold member has more than one page', async () => {
    const client = running.client();
    await signIn(client, 'gold');
    const page = async (query: string) => (await client.get(`/api/Customers/rewards?${query}`)).body as unknown[];
    const lengths = [];
    for (const number of [1, 2, 3])
      lengths.push((await page(`status=Available&pageNum=${number}&pageSize=100`)).length);
    expect(lengths).toEqual([100, 37, 0]);
    expect(await page('status=Used&pageNum=1&pageSize=100')).toEqual([]);
    expect((await client.get('/api/Customers/rewards?status=Available&pageNum=0&pageSize=100')).status).toBe(400);
  });
});
