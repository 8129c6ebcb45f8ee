import { type Fault, type Meaning, meanings } from './faults';
import { type KnownError, knownErrors } from './knownErrors';

type Notices = Readonly<Partial<Record<Fault | Meaning, string | null>>>;

/** A request of the widgets, and what the visitor sees after each fault of it. */
export interface Row {
  /** The method and path of the request. */
  readonly call: string;
  /** The file in this folder that tests the row. */
  readonly file: string;
  /** True if the call has response data. Without, any JSON body without a code means that it is done (contract 5). */
  readonly hasData?: boolean;
  /** True if a success has a code but no data. A code of an unexpected type says nothing about the outcome. */
  readonly hasCode?: boolean;
  /** Milliseconds until the request fails without a response, if not 10 s for a GET and 20 s for a POST (contract 5). */
  readonly deadline?: number;
  /** True if the page goes on without a notice: the visitor does not wait for the call. */
  readonly isSilent?: boolean;
  /** What makes the control wait and count down the seconds, if not both. */
  readonly counts?: readonly Meaning[];
  /**
   * The id of the only notice after a fault, if it is not the usual one. A fault precedes its meaning. Null if the call
   * can use the response.
   */
  readonly notices?: Notices;
}

const defaultNotice = 'notice.System.Default_Error';
const usualNotices: Notices = { signedOut: 'notice.System.401', offline: 'notice.System.Offline' };
/** A visitor who signs in has no session that could have ended. */
const signInNotices: Notices = { signedOut: defaultNotice, forbidden: 'notice.Login.403' };
/** Gives several meanings the same notice. */
const noticeFor = (ofMeanings: readonly Meaning[], id: string): Notices =>
  Object.fromEntries(ofMeanings.map((meaning) => [meaning, id]));
/** Without a service error, the page cannot say why, unless the device is offline. */
const pinNotices = noticeFor(
  ['unusable', 'unexpectedBody', 'busy', 'blocked'],
  'notice.PhoneNumber.VerificationCodeError',
);
/** The page must not say that a request failed if the service may have processed it (contract 5). */
const sendingNotices = noticeFor(['unusable', 'busy'], 'notice.PhoneNumber.SendingUnconfirmed');
const validationNotices: Notices = {
  ...pinNotices,
  ...noticeFor(['unusable', 'busy'], 'notice.PhoneNumber.unconfirmed'),
};
const resetNotices = noticeFor(['unusable', 'busy'], 'notice.ResetPassword.unconfirmed');

/** The rows of the fault matrix by the name of the flow (B3). */
export const rows = {
  'signing in': { call: 'POST /web/login', file: 'signIn', hasData: true, notices: signInNotices },
  // The result is the cookie of the session, which no script can read. The body has no content, so any JSON body without a
  // code is a success, and the page asks for the user to find out whether there is a session.
  'exchanging the code of the sign-in': {
    call: 'POST /web/login/oauth/access_token',
    file: 'signIn',
    notices: signInNotices,
  },
  'logging out': {
    call: 'POST /logout',
    file: 'signIn',
    notices: noticeFor(Object.values(meanings), 'notice.Login.SignOutUnconfirmed'),
  },
  'validating a rewards card': { call: 'POST /api/Cards/validate', file: 'register', hasData: true },
  'sending a code for the registration': {
    call: 'POST /api/Customers/sms/sendRegisterPin',
    file: 'register',
    notices: sendingNotices,
  },
  'creating an account': {
    call: 'POST /api/Customers/create',
    file: 'register',
    hasCode: true,
    deadline: 30_000,
    notices: noticeFor(['unusable', 'offline', 'busy'], 'register.unconfirmed'),
  },
  'sending a PIN for a new password': {
    call: 'POST /api/Customers/sms/sendPasswordPin',
    file: 'recovery',
    notices: sendingNotices,
  },
  'sending an e-mail for a new password': {
    call: 'POST /api/Customers/sendResetPasswordEmail',
    file: 'recovery',
    notices: noticeFor(['unusable', 'blocked'], 'notice.ResetPassword.emailFailed'),
  },
  'verifying the PIN for a new password': {
    call: 'POST /api/Customers/sms/verifyPasswordPin',
    file: 'recovery',
    hasData: true,
    notices: pinNotices,
  },
  'setting a new password by link': {
    call: 'POST /api/Customers/resetPasswordToken',
    file: 'recovery',
    notices: resetNotices,
  },
  'setting a new password by PIN': {
    call: 'POST /api/Customers/sms/resetPasswordByPhoneToken',
    file: 'recovery',
    notices: resetNotices,
  },
  'sending a PIN to validate a number': {
    call: 'POST /api/Customers/sms/sendMobilePin',
    file: 'recovery',
    notices: sendingNotices,
  },
  'validating a number': {
    call: 'POST /api/Customers/sms/verifyMobile',
    file: 'recovery',
    notices: validationNotices,
  },
  'querying a gift card': {
    call: 'POST /public/svc/detail',
    file: 'giftCard',
    hasData: true,
    notices: { wait: 'notice.svcQuery.429' },
  },
  'validating receipts': { call: 'POST /public/invoices/validate', file: 'invoice', hasData: true },
  'applying for an invoice': {
    call: 'POST /public/invoices',
    file: 'invoice',
    hasCode: true,
    deadline: 30_000,
    counts: ['wait'],
    notices: {
      ...noticeFor(['unusable', 'offline', 'busy'], 'invoice.unknown'),
      ...noticeFor(['forbidden', 'blocked', 'unknownCode', 'wait'], 'notice.Invoice.default'),
    },
  },
  'looking up an application': {
    call: 'POST /public/invoices/detail',
    file: 'invoice',
    hasData: true,
    // No record yet: the page shows one with default values (M-inv-37).
    notices: { null: null, empty: 'notice.Invoice.102', 204: 'notice.Invoice.102' },
  },
  'sending a code to the account': { call: 'POST /api/Sms/account/send', file: 'accountSms' },
  'verifying the account': { call: 'POST /api/Sms/account/verify', file: 'accountSms' },
  'the session': {
    call: 'GET /api/Customers/detail',
    file: 'background',
    hasData: true,
    notices: { signedOut: null, null: null, empty: null, 204: null },
  },
  'the rewards of the visitor': {
    call: 'GET /api/Customers/rewards',
    file: 'background',
    // An empty array means that there are no rewards.
    notices: { array: null, types: null },
    hasData: true,
  },
  // The greeting of the editors has no path of its own in the contract.
  'the greeting of the editors': { call: 'GET /api/hello', file: 'background', isSilent: true, hasData: true },
  'the promotion of the site': { call: 'GET /promotion.json', file: 'background', isSilent: true, hasData: true },
  'the URL of the security check': {
    call: 'GET /public/svc/captcha',
    file: 'background',
    isSilent: true,
    hasData: true,
  },
  'the URL of the security check for signing in': {
    call: 'GET /web/login/captcha',
    file: 'background',
    isSilent: true,
    hasData: true,
  },
  'the script of the security check': {
    call: 'GET /captcha/:script',
    file: 'background',
    isSilent: true,
    hasData: true,
  },
  'a QR code for signing in': { call: 'GET /api/qrcode/seed', file: 'background', isSilent: true, hasData: true },
  'the state of the QR code': { call: 'GET /api/qrcode/ping', file: 'background', isSilent: true, hasData: true },
  'the availability of a username': {
    call: 'POST /api/Customers/userAvailable',
    file: 'background',
    isSilent: true,
    hasData: true,
  },
} as const satisfies Readonly<Record<string, Row>>;

export type RowName = keyof typeof rows;

/** A row with its number, its deadline and its known error. */
export interface FoundRow extends Row {
  readonly deadline: number;
  readonly index: number;
  readonly known: KnownError | undefined;
}

/** Returns a row of the matrix. */
export function findRow(name: RowName): FoundRow {
  const row = rows[name];
  const deadline = row.call.startsWith('GET') ? 10_000 : 20_000;
  return { deadline, ...row, index: Object.keys(rows).indexOf(name), known: knownErrors[name] };
}

/** Returns what the client can conclude from a fault of a row. */
export function meaningOf({ hasCode }: Row, fault: Fault): Meaning {
  return hasCode && fault === 'types' ? 'unusable' : meanings[fault];
}

/** Returns the id of the notice that the visitor sees after a fault; null for none. */
export function noticeAfter(row: FoundRow, fault: Fault): string | null {
  const { isSilent, known, notices } = row;
  if (isSilent) return null;
  if (fault === 'known' && known) return known.notice;
  const keys = [fault, meaningOf(row, fault)];
  const found = [notices, usualNotices].flatMap((source) => keys.map((key) => source?.[key]));
  const notice = found.find((id) => id !== undefined);
  return notice === undefined ? defaultNotice : notice;
}
