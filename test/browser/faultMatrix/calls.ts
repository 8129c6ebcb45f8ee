import type { Locator } from '@playwright/test';
import type { Settings } from '../../../demo/services/endpoint';
import type { Model } from '../../../demo/services/model';
import type { MessageId } from '../../../src/i18n/messages';
import type { RowName } from '../../flows/calls';
import { greeting } from '../../flows/greeting';
import { patternOf } from '../../flows/visibleTexts';
import { texts } from '../../support/texts';
import type { Demo } from '../support/demo';

/** A click that sends a POST: a state of the gallery leads to it, and its last steps show that it succeeded. */
export interface Click {
  readonly row: RowName;
  /** The state of the gallery whose steps click the control. */
  readonly state: string;
  /** The id of the text of the control. */
  readonly control: string;
  /**
   * What shows the success: the id of a text, or, where the page would leave, which the gallery prevents, the data of the
   * services.
   */
  readonly done: string | ((model: Model) => boolean);
  /** What a click shows, in place of `done`, when the service has processed the same request before. */
  readonly doneBefore?: MessageId;
  /** True if the request sends a code, which the visitor may have although its response was lost. */
  readonly sendsCode?: boolean;
  /** True if the steps end before the click. */
  readonly isClickedHere?: boolean;
  /** True if a second click needs a new security check. */
  readonly needsCaptcha?: boolean;
  /**
   * The control that the page offers after an unknown outcome, in place of the same one, and what it shows: that the
   * service has processed the request, or has no record of it. The ids of three texts.
   */
  readonly checkWhenUnknown?: { readonly check: MessageId; readonly found: MessageId; readonly missing: MessageId };
  /** True if the address has the token of a PIN in place of that of an e-mailed link. */
  readonly hasPhoneToken?: boolean;
}

/** Returns whether the page or the data of the services show the success `done` of a click. */
export async function isDone(
  done: Click['done'],
  { widget, model, language }: { widget: Locator; model: Model; language: keyof typeof texts },
): Promise<boolean> {
  if (typeof done !== 'string') return done(model);
  const text = new RegExp(patternOf(texts[language][done]!));
  return widget.getByText(text).first().isVisible();
}

const isSignedIn = ({ sessions }: Model) => sessions.size > 0;

export const clicks: readonly Click[] = [
  { row: 'signing in', state: 'auth/waiting', control: 'auth.signIn', done: isSignedIn },
  { row: 'exchanging the code of the sign-in', state: 'auth/waiting', control: 'auth.signIn', done: isSignedIn },
  {
    row: 'logging out',
    state: 'logout/signed-in',
    control: 'logout.logOut',
    done: (model) => !isSignedIn(model),
    isClickedHere: true,
  },
  { row: 'validating a rewards card', state: 'register/details', control: 'register.next', done: 'register.formTitle' },
  {
    row: 'sending a code for the registration',
    state: 'register/filled',
    control: 'register.sendCode',
    done: 'form.codeSentTo',
    doneBefore: 'notice.PhoneNumber.40001',
    sendsCode: true,
  },
  {
    row: 'creating an account',
    state: 'register/created',
    control: 'register.submit',
    done: 'register.welcome',
    doneBefore: 'register.mayExist',
  },
  {
    row: 'sending a PIN for a new password',
    state: 'forgot-password/pin',
    control: 'forgotPassword.next',
    done: 'forgotPassword.pinTitle',
    doneBefore: 'notice.System.Default_Error',
    sendsCode: true,
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
    doneBefore: 'resetPassword.maybeDone',
  },
  {
    row: 'setting a new password by PIN',
    state: 'reset-password/done',
    control: 'resetPassword.submit',
    done: 'resetPassword.doneTitle',
    doneBefore: 'resetPassword.maybeDone',
    hasPhoneToken: true,
  },
  {
    row: 'sending a PIN to validate a number',
    state: 'phone-validate/sent',
    control: 'phoneValidate.sendPin',
    done: 'form.codeSentTo',
    doneBefore: 'notice.PhoneNumber.40001',
    sendsCode: true,
  },
  {
    row: 'validating a number',
    state: 'phone-validate/unconfirmed',
    control: 'phoneValidate.submit',
    done: isSignedIn,
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
    checkWhenUnknown: {
      check: 'invoice.checkProgress',
      found: 'invoice.found',
      missing: 'invoice.notFoundYet',
    },
  },
  {
    row: 'looking up an application',
    state: 'invoice/progress-sent',
    control: 'invoice.inquire',
    done: 'invoice.status.sent',
  },
];

/** A page that sends a request by itself, as a state of the gallery. */
export interface BackgroundCall {
  readonly row: RowName;
  readonly state: string;
  /**
   * What the visitor sees as long as the data is missing: the ids of a text, and of the button that fetches the data
   * again. Null if the page shows no failure.
   */
  readonly failure: { readonly text: MessageId; readonly retry: MessageId } | null;
  /** Matches what the widget shows of the data. */
  readonly content: string;
  /** The id of the text of its own that the widget shows as long as the data is missing. */
  readonly fallback?: MessageId;
  /** What the services have in place of the data of the demo. */
  readonly settings?: Partial<Settings>;
  /** The id of a notice that is there without the fault. */
  readonly otherNotice?: MessageId;
  /** How the visitor gets the data on the same page without such a button; by default by opening the page again. */
  readonly recover?: (visitor: {
    readonly widget: Locator;
    readonly demo: Demo;
    readonly language: keyof typeof texts;
  }) => Promise<unknown>;
}

/** A failure shows no notice, but the visitor can refresh the check (M-cap-06). */
const securityCheck = {
  failure: { text: 'captcha.failed', retry: 'captcha.refresh' },
  content: '.rw-captcha-box button',
} as const;

export const backgroundCalls: readonly BackgroundCall[] = [
  {
    row: 'the session',
    state: 'navigation/signed-in',
    failure: { text: 'navigation.unknown', retry: 'general.retry' },
    content: '[aria-current=page]',
  },
  {
    row: 'the rewards of the visitor',
    state: 'rewards/some',
    failure: { text: 'rewards.failed', retry: 'general.retry' },
    content: 'li',
  },
  {
    // The built-in greeting stays.
    row: 'the greeting of the editors',
    state: 'entry/signed-out',
    failure: null,
    content: `h2:text-is("${greeting.message}"), h2:text-is("${greeting.messageZh}")`,
    fallback: 'entry.coffee',
    settings: { greeting },
  },
  { row: 'the URL of the security check', state: 'svc-query/empty', ...securityCheck },
  { row: 'the script of the security check', state: 'svc-query/empty', ...securityCheck },
  {
    row: 'the URL of the security check for signing in',
    state: 'auth/captcha',
    otherNotice: 'notice.Login.83001',
    ...securityCheck,
  },
  {
    row: 'a QR code for signing in',
    state: 'auth/qr',
    failure: { text: 'auth.qr.failed', retry: 'auth.qr.refresh' },
    content: '[role=tabpanel] svg',
  },
  {
    // The QR code stays, and the page fetches its state again.
    row: 'the state of the QR code',
    state: 'auth/qr',
    failure: null,
    content: '.rw-auth-qr-cover',
    recover: ({ widget, demo }) =>
      widget.page().request.post(`${demo.servicesOrigin}/__stub/qr`, { data: { action: 'scan', user: 'mei' } }),
  },
  {
    // The service checks the username again when it creates the account.
    row: 'the availability of a username',
    state: 'register/username-taken',
    failure: null,
    content: '[aria-invalid=true]',
    async recover({ widget, language }) {
      const username = widget.getByLabel(texts[language]['register.username']!, { exact: true });
      await username.clear();
      await username.fill('dormant');
    },
  },
];

/** The rows of the fault matrix that have no cell here, and why. */
export const untestedRows: Readonly<Partial<Record<RowName, string>>> = {
  'the promotion of the site':
    'tested by promotion.spec.ts, as the pages of the demo site have theirs in the configuration',
  'sending a code to the account': 'no widget sends it',
  'verifying the account': 'no widget sends it',
};
