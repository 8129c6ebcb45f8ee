/**
 * What a host page can use: `window.widgets`, the events, the configuration, the manifest. The build copies this file to
 * `dist/widgets.d.ts`, and the sources import their types from here, so that the two cannot differ. It imports nothing.
 */

/** The name of a widget in `data-mount`. */
export type MountName =
  | 'account-mobile'
  | 'account-overlay'
  | 'account-primary'
  | 'auth'
  | 'entry'
  | 'forgot-password'
  | 'gold-level-redeem-rights'
  | 'invoice'
  | 'loading'
  | 'logout'
  | 'navigation'
  | 'notification'
  | 'phone-validate'
  | 'promotion'
  | 'register'
  | 'register-banner'
  | 'register-ccc'
  | 'reset-password'
  | 'rewards'
  | 'rewards-tier'
  | 'share-buttons'
  | 'svc-query';

/** A language of the widgets. */
export type Locale = 'zh' | 'en';

/** The value of `data-mount-state`. */
export type MountState = 'loading' | 'ready' | 'failed';

/** One mount point in `window.widgets.status()`. */
export interface StatusRow {
  readonly name: MountName;
  readonly state: MountState;
  /** Milliseconds from the element's discovery to its widget's first commit; null before that. */
  readonly ms: number | null;
  /** A description of the error for engineers; null without an error. */
  readonly error: string | null;
}

/** The API that `window.widgets` offers to a page. */
export interface Widgets {
  readonly version: string;
  /** Mounts the mount points in `root`, by default the whole document, that are not mounted yet. */
  scan(root?: ParentNode): void;
  /** Unmounts the mount points in `root`; they stay unmounted until `scan` is called for them. */
  unmount(root?: ParentNode): void;
  /** Returns a row per mount point, in the order of discovery. */
  status(): StatusRow[];
  /** Opens the inspector. Rejects when its file cannot be loaded. */
  inspect(): Promise<void>;
}

/** The account details of the signed-in member. */
export interface User {
  readonly firstName: string;
  /** `Green`, `Gold` or an unknown tier. */
  readonly loyaltyTier: string;
  readonly loyaltyPoints: number;
  readonly rewardPoints: number;
  readonly pointsToNextTier: number;
  readonly loyaltyNotification: boolean;
}

/** The detail of `widgets:login-status`. */
export interface LoginStatusDetail {
  /** Null while it is not known. */
  readonly isLoggedIn: boolean | null;
  readonly user: User | null;
}

/** The analytics events by name, with their fields: counts, error codes and fixed values only. */
export interface AnalyticsEvents {
  /** The visitor signed in. */
  login_success: { method: LoginMethod };
  /** A sign-in failed. */
  login_failure: { method: LoginMethod; code: ErrorCode };
  /** The visitor signed out. */
  logout: Record<never, never>;
  /** The service accepted the card in the first registration step. */
  register_card_success: Record<never, never>;
  register_card_failure: { code: ErrorCode };
  /** The service created an account. */
  register_success: Record<never, never>;
  register_failure: { code: ErrorCode };
  /** The service sent a text message. */
  sms_send_success: { purpose: SmsPurpose };
  sms_send_failure: { purpose: SmsPurpose; code: ErrorCode };
  /** The visitor started a password recovery. */
  password_recovery_success: { method: RecoveryMethod };
  password_recovery_failure: { method: RecoveryMethod; code: ErrorCode };
  /** The visitor set a new password. */
  password_reset_success: Record<never, never>;
  password_reset_failure: { code: ErrorCode };
  /** The service validated a mobile number. */
  phone_validate_success: Record<never, never>;
  phone_validate_failure: { code: ErrorCode };
  /** The service found a gift card; `transactions` is the number of its transactions. */
  svc_query_success: { transactions: number };
  svc_query_failure: { code: ErrorCode };
  /** The service accepted an invoice application; `receipts` is the number of its receipts. */
  invoice_apply_success: { receipts: number };
  invoice_apply_failure: { code: ErrorCode };
  /** The service returned the progress of an invoice application, or an empty record. */
  invoice_inquiry_success: Record<never, never>;
  invoice_inquiry_failure: { code: ErrorCode };
  /** The visitor clicked a share button. */
  share: { service: 'wechat' | 'weibo' };
  /** The visitor dismissed the promotion. */
  promotion_dismiss: Record<never, never>;
}

type LoginMethod = 'password' | 'qr' | 'third-party';
type RecoveryMethod = 'link' | 'text-message';
type SmsPurpose = 'register' | 'recovery' | 'validation';
/** The service's error code; null when the response has none or none has arrived. */
type ErrorCode = string | number | null;

/** The detail of `widgets:analytics`. */
export type AnalyticsEvent = {
  [E in keyof AnalyticsEvents]: { readonly event: E } & Readonly<AnalyticsEvents[E]>;
}[keyof AnalyticsEvents];

/** The configuration block. Each key may be left out. */
export interface WidgetsConfig {
  /** The origins of the services. */
  readonly services?: {
    readonly account?: string;
    readonly gateway?: string;
    readonly public?: string;
    readonly content?: string;
  };
  /** Origins that may serve captcha scripts. */
  readonly captchaOrigins?: readonly string[];
  /** Further origins that `redirectURL` may lead to. */
  readonly redirectOrigins?: readonly string[];
  /** The promotion, in place of that in `/promotion.json`. */
  readonly promotion?: { readonly content?: string; readonly url?: string };
  /** https URLs of the app in its stores. */
  readonly appLinks?: { readonly ios?: string; readonly android?: string };
}

/** When a page's server must leave out the prerendered markup, because the widget starts in another state. */
export interface PrerenderExceptions {
  /** True: leave it out for a visitor whose `login-status` cookie is `true`. */
  readonly signedIn?: true;
  /** Leave it out when the address has one of these query parameters. */
  readonly query?: readonly string[];
  /** Leave it out on these paths, in either language. */
  readonly paths?: readonly string[];
}

/** A file of a build: sizes in bytes, and the SRI hash. */
export interface ManifestFile {
  readonly size: number;
  readonly gzip: number;
  readonly brotli: number;
  readonly integrity: string;
}

/** `manifest.json`. All paths are relative to its folder. */
export interface Manifest {
  readonly version: string;
  readonly files: Readonly<Record<string, ManifestFile>>;
  /** The files that each widget needs, in the order in which they are loaded. */
  readonly widgets: Readonly<Record<MountName, Readonly<Record<Locale, readonly string[]>>>>;
  /** The files that the first service call needs as well. */
  readonly firstCall: readonly string[];
  /** The prerendered markup of widgets, and when to leave it out. */
  readonly prerendered: Readonly<
    Partial<Record<MountName, Readonly<Record<Locale, string>> & { readonly except: PrerenderExceptions }>>
  >;
}

declare global {
  interface Window {
    /** Undefined until `widgets.js` has run, and in a browser that is too old. */
    widgets?: Widgets;
  }
  interface DocumentEventMap {
    'widgets:login-status': CustomEvent<LoginStatusDetail>;
    'widgets:analytics': CustomEvent<AnalyticsEvent>;
  }
}
