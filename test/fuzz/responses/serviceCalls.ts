import { ApiError } from '../../../src/api/http/ApiError';
import { openCaptcha } from '../../../src/api/services/captcha';
import { fetchGreetingLine } from '../../../src/api/services/content';
import { queryGiftCard } from '../../../src/api/services/giftCards';
import { findInvoice, validateReceipts } from '../../../src/api/services/invoices';
import { signIn } from '../../../src/api/services/login';
import { verifyPasswordPin } from '../../../src/api/services/passwords';
import { fetchPromotion } from '../../../src/api/services/promotion';
import { fetchSeed, fetchSeedStatus } from '../../../src/api/services/qrcode';
import { checkUserAvailable, validateCard } from '../../../src/api/services/registration';
import { fetchRewards } from '../../../src/api/services/rewards';
import { fetchUser } from '../../../src/api/session/user';
import { formatDate } from '../../../src/i18n/dates';
import { formatMoney, parseCents } from '../../../src/i18n/money';
import { getOwn } from '../../../src/lib/getOwn';
import type { RowName } from '../../flows/calls';
import { createSession, services } from '../../support/http';
import { intercepted, loadedUrls } from './intercept';

type Check = (value: unknown) => boolean;

interface ServiceCall {
  /** Brings the stub services into the state in which their response is valid. */
  readonly prepare?: () => void;
  readonly send: () => Promise<unknown>;
  /** Returns true if the value has the type that the function declares. */
  readonly isValid: Check;
}

const isText: Check = (value) => typeof value === 'string';
const isNonEmptyText: Check = (value) => isText(value) && value !== '';
const isFlag: Check = (value) => typeof value === 'boolean';
const isCount: Check = (value) => Number.isFinite(value);
const isOneOf =
  (...known: unknown[]): Check =>
  (value) =>
    known.includes(value);
const isNullOr =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const isList =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every((item) => check(item));
/** A plain object with these own fields and no others. */
const isObject =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Reflect.ownKeys(value).sort().join() === Object.keys(fields).sort().join() &&
    Object.entries(fields).every(([name, check]) => check(getOwn(value, name)));

/** A text or number as the service writes it. */
const isWritten = (value: unknown): value is string | number => isText(value) || typeof value === 'number';
const isAmount = isNullOr((value) => isWritten(value) && /^(-|-?¥[\d,]+\.\d\d)$/.test(formatMoney(parseCents(value))));
const isTime = isNullOr((value) => isWritten(value) && /^(-|\d{4}-\d\d-\d\d)$/.test(formatDate(value)));

const { signal } = new AbortController();
const cardNumber = '7310180000000001';
const receipts = [
  { ticketNumber: '1000000001', authorizeCode: '100001' },
  { ticketNumber: '1000000002', authorizeCode: '100002' },
];
const rewardsCard = { cardNumber: '6200000000000001', cardPassword: '12345678' };
const credentials = { username: 'mei', password: 'Passw0rd!', rememberMe: false, captcha: '' };

function fetchCaptchaUrl(source: 'svc' | 'login'): ServiceCall {
  return {
    send: () =>
      new Promise((resolve) => {
        loadedUrls.length = 0;
        const captcha = openCaptcha(document.createElement('div'), {
          source,
          locale: 'zh',
          onChange(state) {
            if (state === 'loading') return;
            captcha.close();
            resolve({ state, urls: [...loadedUrls] });
          },
        });
      }),
    isValid(value) {
      const isLoaded = isObject({ state: isOneOf('waiting'), urls: isList(isNonEmptyText) });
      const hasFailed = isObject({ state: isOneOf('failed'), urls: isList(() => false) });
      return (isLoaded(value) && loadedUrls.length === 1) || hasFailed(value);
    },
  };
}

/** The calls with response data, by their rows of the fault matrix. */
export const serviceCalls: Readonly<Partial<Record<RowName, ServiceCall>>> = {
  'signing in': {
    // The result of the call is the code of the next request.
    send: () => signIn(credentials).then(() => intercepted.lastBody),
    isValid: (body) => isNonEmptyText(getOwn(body, 'code')),
  },
  'validating a rewards card': {
    send: () => validateCard(rewardsCard),
    isValid: isObject({
      cardNumber: isOneOf(rewardsCard.cardNumber),
      cardPassword: isOneOf(rewardsCard.cardPassword),
    }),
  },
  'verifying the PIN for a new password': {
    send: () => verifyPasswordPin({ phoneNumber: '13800000001' }, '1234'),
    isValid: isNonEmptyText,
  },
  'querying a gift card': {
    prepare: () => void services.model.tickets.set('ticket', Date.now() + 60_000),
    send: () => queryGiftCard({ id: cardNumber, pin: '123456', captcha: 'ticket' }),
    isValid: isObject({
      // The service may mask the number, but never sends the card of another query (G6).
      id: (id) => id === cardNumber || (isNonEmptyText(id) && !/^(\d\s*){16,19}$/.test(String(id))),
      status: isText,
      createdAt: isTime,
      expiredAt: isTime,
      balance: isAmount,
      transactions: isList(
        isObject({ date: isTime, shop: isText, type: isText, deposit: isAmount, withdrawal: isAmount }),
      ),
    }),
  },
  'validating receipts': {
    send: () => validateReceipts(receipts, signal),
    isValid: (amounts) =>
      isList((amount) => isText(amount) && isAmount(amount))(amounts) && getOwn(amounts, 'length') === receipts.length,
  },
  'looking up an application': {
    send: () => findInvoice({ ticketNumber: '1000000011', authorizeCode: '100011' }, signal),
    isValid: isNullOr(
      isObject({
        amount: isAmount,
        content: isText,
        createdAt: isTime,
        expressCompany: isText,
        expressNo: isText,
        status: isText,
        title: isText,
        taxNo: isText,
      }),
    ),
  },
  'the session': {
    send: fetchUser,
    isValid: isNullOr(
      isObject({
        firstName: isText,
        loyaltyTier: isText,
        loyaltyPoints: isCount,
        rewardPoints: isCount,
        pointsToNextTier: isCount,
        loyaltyNotification: isFlag,
      }),
    ),
  },
  'the rewards of the visitor': {
    send: () => fetchRewards(signal),
    isValid: isObject({
      rewards: isList(isObject({ name: isText, expiresAt: isTime })),
      extent: isOneOf('all', 'more', 'unknown'),
      // The function turns each other error into an ApiError without a status.
      error: isNullOr((error) => error instanceof ApiError && error.status !== null),
    }),
  },
  'the greeting of the editors': {
    send: () => Promise.all([fetchGreetingLine('zh'), fetchGreetingLine('en')]),
    isValid: isList(isText),
  },
  'the promotion of the site': {
    send: () => Promise.all([fetchPromotion('zh'), fetchPromotion('en')]),
    isValid: isList(
      isNullOr(
        isObject({ content: (content) => isText(content) && /^.{1,1000}$/s.test(String(content).trim()), url: isText }),
      ),
    ),
  },
  'the URL of the security check': fetchCaptchaUrl('svc'),
  'the URL of the security check for signing in': fetchCaptchaUrl('login'),
  'a QR code for signing in': {
    send: () => fetchSeed(signal),
    isValid: isObject({
      seed: (seed) => isNonEmptyText(seed) && String(seed).length <= 512,
      expiresIn: (seconds) => isCount(seconds) && Number(seconds) > 0,
    }),
  },
  'the state of the QR code': {
    prepare: () =>
      void services.model.qrSeeds.push({ seed: 'seed', at: Date.now(), status: 'confirmed', code: 'a code' }),
    send: () => fetchSeedStatus('seed', signal),
    isValid: isObject({ status: isOneOf('pending', 'scanned', 'confirmed', 'expired'), code: isText }),
  },
  'the availability of a username': {
    send: () => checkUserAvailable('xiao_ming', signal),
    isValid: isFlag,
  },
};

/** Signs a member in at the stub services, and prepares them for a call. */
export function prepareServices({ prepare }: ServiceCall): void {
  createSession('mei');
  prepare?.();
}
