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
  Register: { ...errors(errorCodes.Register), '200': 'success', NotMSR: 'error' },
  PhoneNumber: {
    ...errors(errorCodes.PhoneNumber),
    '80040': 'info',
    SendSMSPinSucceeded: 'success',
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
  Fapiao: { ...errors(errorCodes.Fapiao), HaventSelectAnyReceipt: 'error' },
  Invoice: { ...errors(errorCodes.Invoice), '200': 'success', default: 'error' },
  CardDetach: { '212': 'error' },
  LostReport: { '211': 'error', '213': 'error', '214': 'error' },
  UpdatePassword: { '200': 'success', '402': 'error', '3013': 'error', '3014': 'error', '3017': 'error' },
  MSRCardAdd: {
    '104': 'error',
    '105': 'error',
    '106': 'error',
    '108': 'error',
    '400': 'error',
    '402': 'error',
    '3008': 'error',
    '3010': 'error',
    '5000': 'error',
  },
  SVCCardAdd: {
    '104': 'error',
    '200': 'success',
    '204': 'error',
    '205': 'error',
    '207': 'error',
    '208': 'error',
    '209': 'error',
    '210': 'error',
    '211': 'error',
    '215': 'error',
  },
  ProfileUpdate: {
    '204': 'error',
    '402': 'error',
    '3011': 'error',
    '5000': 'error',
    '10005': 'error',
    '20006': 'error',
  },
  MailingAddress: { '402': 'error', '3005': 'error' },
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
