import type { RowName } from '../../flows/calls';

/** A click that sends a POST: a state of the gallery leads to it, and its last steps show that it succeeded. */
export interface Click {
  readonly row: RowName;
  /** The state of the gallery whose steps click the control. */
  readonly state: string;
  /** The id of the text of the control. */
  readonly control: string;
  /** The id of a text that shows the success; without it, the page would leave, which the gallery prevents. */
  readonly done?: string;
  /** True if the steps end before the click. */
  readonly isClickedHere?: boolean;
  /** True if a second click needs a new security check. */
  readonly needsCaptcha?: boolean;
  /** True if the page does not offer the same control after an unknown outcome. */
  readonly endsUnknown?: boolean;
}

export const clicks: readonly Click[] = [
  { row: 'signing in', state: 'auth/waiting', control: 'auth.signIn' },
  { row: 'exchanging the code of the sign-in', state: 'auth/waiting', control: 'auth.signIn' },
  { row: 'logging out', state: 'logout/signed-in', control: 'logout.logOut', isClickedHere: true },
  { row: 'validating a rewards card', state: 'register/details', control: 'register.next', done: 'register.formTitle' },
  {
    row: 'sending a code for the registration',
    state: 'register/filled',
    control: 'register.sendCode',
    done: 'register.sentTo',
  },
  { row: 'creating an account', state: 'register/created', control: 'register.submit', done: 'register.welcome' },
  {
    row: 'sending a PIN for a new password',
    state: 'forgot-password/pin',
    control: 'forgotPassword.next',
    done: 'forgotPassword.pinTitle',
  },
  {
    row: 'sending an e-mail for a new password',
    state: 'forgot-password/email-sent',
    control: 'forgotPassword.next',
    done: 'forgotPassword.emailSentTitle',
  },
  {
    // The state enters a wrong PIN, so the service that responds again says so.
    row: 'verifying the PIN for a new password',
    state: 'forgot-password/pin-wrong',
    control: 'forgotPassword.submit',
    done: 'notice.PhoneNumber.10005',
  },
  {
    row: 'setting a new password by link',
    state: 'reset-password/done',
    control: 'resetPassword.submit',
    done: 'resetPassword.doneTitle',
  },
  {
    row: 'sending a PIN to validate a number',
    state: 'phone-validate/sent',
    control: 'phoneValidate.sendPin',
    done: 'phoneValidate.sentTo',
  },
  {
    row: 'querying a gift card',
    state: 'svc-query/result',
    control: 'svcQuery.submit',
    done: 'svcQuery.active',
    needsCaptcha: true,
  },
  { row: 'validating receipts', state: 'invoice/form', control: 'invoice.next', done: 'invoice.formTitle' },
  {
    row: 'applying for an invoice',
    state: 'invoice/applied',
    control: 'invoice.submit',
    done: 'invoice.appliedTitle',
    endsUnknown: true,
  },
  {
    row: 'looking up an application',
    state: 'invoice/progress-sent',
    control: 'invoice.inquire',
    done: 'invoice.result',
  },
];

/** A page that sends a GET by itself, as a state of the gallery. */
export const pages: readonly { readonly row: RowName; readonly state: string }[] = [
  { row: 'the session', state: 'logout/signed-in' },
  { row: 'the rewards of the visitor', state: 'rewards/some' },
  { row: 'the greeting of the editors', state: 'entry/signed-out' },
  { row: 'the URL of the security check', state: 'svc-query/filled' },
  { row: 'the script of the security check', state: 'svc-query/filled' },
  { row: 'the URL of the security check for signing in', state: 'auth/captcha' },
  { row: 'a QR code for signing in', state: 'auth/qr' },
  { row: 'the state of the QR code', state: 'auth/qr' },
];
