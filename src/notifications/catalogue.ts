import { errorCodes } from '../api/http/errorCodes';
import type { MessageId } from '../i18n/messages';
import type { AssertNever } from '../lib/assertNever';

/**
 * The tone of a notice. Screen readers announce errors at once and others politely; errors do not hide by themselves.
 */
export type Tone = 'info' | 'success' | 'error';

/** Gives each error code of a service the tone of an error. */
const errors = <const Codes extends readonly string[]>(codes: Codes) =>
  Object.fromEntries(codes.map((code) => [code, 'error'])) as Record<Codes[number], 'error'>;

/**
 * All notices by group and key. The groups stay separate, as the same code has different meanings in them. A code
 * without a known meaning has the generic text of its group.
 */
export const catalogue = {
  System: {
    '401': 'error',
    '500': 'error',
    Default_Error: 'error',
    Offline: 'error',
    NotLoaded: 'error',
    saved: 'success',
    addressAdded: 'success',
    addressDeleted: 'success',
    addressDefault: 'success',
    loyaltyNotice: 'info',
  },
  Login: {
    ...errors(errorCodes.Login),
    NotKept: 'error',
    SignOutUnconfirmed: 'error',
    SignedOut: 'success',
  },
  Register: { ...errors(errorCodes.Register), '200': 'success' },
  PhoneNumber: {
    ...errors(errorCodes.PhoneNumber),
    '80040': 'info',
    SendSMSPinSucceeded: 'success',
    ResendingUnconfirmed: 'error',
    SendingUnconfirmed: 'error',
    VerificationCodeError: 'error',
    unconfirmed: 'error',
    verified: 'success',
    mobileVerified: 'success',
  },
  ResetPassword: {
    ...errors(errorCodes.ResetPassword),
    // Not a success, as that would reveal that the address has an account.
    emailSent: 'info',
    emailFailed: 'error',
    pinSent: 'success',
    unconfirmed: 'error',
    InvalidToken: 'error',
    ResetPasswordSucceed: 'success',
  },
  ResetPasswordWithToken: errors(errorCodes.ResetPasswordWithToken),
  svcQuery: errors(errorCodes.svcQuery),
  Fapiao: errors(errorCodes.Fapiao),
  Invoice: { ...errors(errorCodes.Invoice), '200': 'success', default: 'error' },
  CardDetach: errors(['212']),
  LostReport: errors(['211', '213', '214']),
  UpdatePassword: { ...errors(['402', '3013', '3014', '3017']), '200': 'success' },
  MSRCardAdd: errors(['104', '105', '106', '108', '400', '402', '3008', '3010', '5000']),
  SVCCardAdd: { ...errors(['104', '204', '205', '207', '208', '209', '210', '211', '215']), '200': 'success' },
  ProfileUpdate: errors(['204', '402', '3011', '5000', '10005', '20006']),
  MailingAddress: errors(['402', '3005']),
  AuthValidateAlert: errors(errorCodes.AuthValidateAlert),
  StarRedemption: { success: 'success', fail: 'error', already: 'info' },
} as const satisfies Record<string, Record<string, Tone>>;

/** The part of the product that a notice belongs to. The call site knows it. */
export type Group = keyof typeof catalogue;
/** A key of one group: an error code of the service, or a name chosen in this project. */
export type NoticeKey<G extends Group> = `${keyof (typeof catalogue)[G] & (string | number)}`;
/** The message id of a notice. */
export type NoticeId = { [G in Group]: `notice.${G}.${NoticeKey<G>}` }[Group];

/**
 * Compiles only while each notice has a message and each `notice.*` message a notice. The compiler error names them.
 */
export type CatalogueIsComplete = [
  AssertNever<Exclude<NoticeId, MessageId>>,
  AssertNever<Exclude<Extract<MessageId, `notice.${string}`>, NoticeId>>,
];
