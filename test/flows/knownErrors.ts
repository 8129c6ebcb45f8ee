import type { RowName } from './calls';

/** A documented error code of a call, its notice, and the label of the field that it is about. */
export interface KnownError {
  readonly code: string | number;
  readonly notice: string;
  readonly field?: string;
}

/** One known error per row of the matrix whose request the visitor sends by a click (B3). */
export const knownErrors: Readonly<Partial<Record<RowName, KnownError>>> = {
  'signing in': { code: 10005, notice: 'notice.Login.10005' },
  'exchanging the code of the sign-in': { code: 3016, notice: 'notice.Login.3016' },
  'logging out': { code: 5000, notice: 'notice.Login.SignOutUnconfirmed' },
  'validating a rewards card': { code: 104, notice: 'notice.Register.104', field: 'register.cardNumber' },
  'sending a code for the registration': {
    code: 80009,
    notice: 'notice.Register.80009',
    field: 'register.cellPhone',
  },
  'creating an account': { code: 80009, notice: 'notice.Register.80009', field: 'register.cellPhone' },
  'sending a PIN for a new password': { code: 20003, notice: 'notice.ResetPassword.20003' },
  // Any error about the address looks like a success (F3).
  'sending an e-mail for a new password': { code: 10005, notice: 'notice.ResetPassword.emailSent' },
  'verifying the PIN for a new password': {
    code: 10005,
    notice: 'notice.PhoneNumber.10005',
    field: 'forgotPassword.pin',
  },
  'setting a new password by link': {
    code: 3014,
    notice: 'notice.ResetPasswordWithToken.3014',
    field: 'resetPassword.newPassword',
  },
  'setting a new password by PIN': { code: 402, notice: 'notice.ResetPasswordWithToken.402' },
  'sending a PIN to validate a number': { code: 40001, notice: 'notice.PhoneNumber.40001' },
  'validating a number': { code: 20003, notice: 'notice.PhoneNumber.20003', field: 'phoneValidate.mobile' },
  'querying a gift card': { code: 204, notice: 'notice.svcQuery.204' },
  'validating receipts': { code: 102, notice: 'notice.Invoice.102', field: 'invoice.ticketNumber' },
  'applying for an invoice': { code: 103, notice: 'notice.Invoice.103' },
  'looking up an application': { code: 104, notice: 'notice.Invoice.104' },
  'sending a code to the account': { code: 20001, notice: 'notice.AuthValidateAlert.20001' },
  'verifying the account': { code: 10005, notice: 'notice.AuthValidateAlert.10005' },
};
