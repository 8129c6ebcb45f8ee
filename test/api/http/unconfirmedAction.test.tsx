import { ApiError } from '../../../src/api/http/ApiError';
import { isUnconfirmed, sendWithRecord } from '../../../src/api/http/unconfirmedAction';
import { resetPageState } from '../../../src/lib/pageState';

beforeEach(() => {
  sessionStorage.clear();
  resetPageState();
});

const fail = (error: ApiError) => sendWithRecord('register', () => Promise.reject(error)).catch(() => {});
const refused = new ApiError('refused', '106');
const lost = new ApiError('offline');

test('an action is unconfirmed as soon as it is sent, also for the page after a reload (E1, F8)', () => {
  void sendWithRecord('register', () => new Promise(() => {}));
  resetPageState();
  expect([isUnconfirmed('register'), isUnconfirmed('resetPassword')]).toEqual([true, false]);
});

test('a success leaves no record, and neither does a service error without a lost response before', async () => {
  await sendWithRecord('register', () => Promise.resolve());
  await fail(refused);
  expect(sessionStorage).toHaveLength(0);
});

test('after a lost response the action stays unconfirmed until it succeeds', async () => {
  await fail(lost);
  await fail(refused);
  expect(isUnconfirmed('register')).toBe(true);
  await sendWithRecord('register', () => Promise.resolve());
  expect(isUnconfirmed('register')).toBe(false);
});

test('rejects with the error of the request', async () => {
  await expect(sendWithRecord('register', () => Promise.reject(refused))).rejects.toBe(refused);
});
