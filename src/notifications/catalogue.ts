import type { MessageId } from '../i18n/messages';
import type { AssertNever } from '../lib/assertNever';

/**
 * The tone of a notice. Screen readers announce errors at once and others politely; errors do not hide by themselves.
 */
export type Tone = 'info' | 'success' | 'error';

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
    saved: 'success',
    addressAdded: 'success',
    addressDeleted: 'success',
    addressDefault: 'success',
    loyaltyNotice: 'info',
  },
  Login: {
    '400': 'error',
    '403': 'error',
    '3016': 'error',
    '3099': 'error',
    '5000': 'error',
    '10005': 'error',
    '20003': 'error',
    '20005': 'error',
    '20009': 'error',
    '81016': 'error',
    '83001': 'error',
    '-500': 'error',
    CaptchaRequired: 'error',
    NotKept: 'error',
  },
  Register: {
    '104': 'error',
    '105': 'error',
    '106': 'error',
    '200': 'success',
    '204': 'error',
    '3006': 'error',
    '3008': 'error',
    '3015': 'error',
    '5000': 'error',
    '6004': 'error',
    '10005': 'error',
    '30001': 'error',
    '30002': 'error',
    '30003': 'error',
    '30004': 'error',
    '80009': 'error',
    NotMSR: 'error',
  },
  PhoneNumber: {
    '105': 'error',
    '400': 'error',
    '10005': 'error',
    '20003': 'error',
    '20005': 'error',
    '40001': 'error',
    '80040': 'info',
    SendSMSPinSucceeded: 'success',
    VerificationCodeError: 'error',
    captchaWrong: 'error',
    codeRequired: 'error',
    codeWrong: 'error',
    invalidPhone: 'error',
    verified: 'success',
  },
  ResetPassword: {
    '10005': 'error',
    '20003': 'error',
    '20005': 'error',
    '20009': 'error',
    // Not a success, as that would reveal that the address has an account.
    emailSent: 'info',
    emailFailed: 'error',
    pinSent: 'success',
    InvalidToken: 'error',
    ResetPasswordSucceed: 'success',
  },
  ResetPasswordWithToken: { '402': 'error', '3013': 'error', '3014': 'error', '-400': 'error', '-401': 'error' },
  svcQuery: { '204': 'error', '208': 'error', '217': 'error', '400': 'error', '429': 'error', capture: 'error' },
  Fapiao: { AmountExceed: 'error', BalanceExceed: 'error', HaventSelectAnyReceipt: 'error' },
  Invoice: {
    '001': 'error',
    '004': 'error',
    '006': 'error',
    '010': 'error',
    '101': 'error',
    '102': 'error',
    '103': 'error',
    '104': 'error',
    '105': 'error',
    '106': 'error',
    '200': 'success',
    '400': 'error',
    '500': 'error',
    '2310': 'error',
    captcha: 'error',
    default: 'error',
  },
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
  AuthValidateAlert: {
    '10005': 'error',
    '20001': 'error',
    '20003': 'error',
    '20005': 'error',
    '20009': 'error',
    '81000': 'error',
    '-6': 'error',
    '-400': 'error',
  },
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
