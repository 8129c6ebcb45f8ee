import type { ComponentType } from 'react';
import type * as contract from '../contract/widgets';

/**
 * What the loader, the runtime and the build know of a widget: they derive their lists of widgets from the registry. Only
 * the inspector has tables of its own.
 */
export interface Row {
  /** Loads the component. The name of the webpack chunk is that of the mount point, unless `chunk` says otherwise. */
  readonly load: () => Promise<ComponentType>;
  /** The webpack chunk, where several mount points share one. */
  readonly chunk?: string;
  /** True when a page can have only one; the loader reports further mount points of this name. */
  readonly isSingleton?: true;
  /** Query parameters that the loader removes from the address bar before it fetches anything (F2). */
  readonly secrets?: readonly string[];
  /** False when nothing visible can be prerendered; otherwise when the markup must be left out. */
  readonly prerender?: false | contract.PrerenderExceptions;
}

/** The widgets by their `data-mount` names (contract 3). */
export const registry = {
  'account-mobile': {
    load: () =>
      import(/* webpackChunkName: "account" */ '../widgets/account/AccountMobile').then((m) => m.AccountMobile),
    chunk: 'account',
  },
  'account-overlay': {
    load: () =>
      import(/* webpackChunkName: "account" */ '../widgets/account/AccountOverlay').then((m) => m.AccountOverlay),
    chunk: 'account',
  },
  'account-primary': {
    load: () =>
      import(/* webpackChunkName: "account" */ '../widgets/account/AccountPrimary').then((m) => m.AccountPrimary),
    chunk: 'account',
  },
  auth: {
    load: () => import(/* webpackChunkName: "auth" */ '../widgets/auth/Auth').then((m) => m.Auth),
    secrets: ['code'],
    prerender: { signedIn: true, query: ['code'] },
  },
  entry: {
    load: () => import(/* webpackChunkName: "entry" */ '../widgets/entry/Entry').then((m) => m.Entry),
    prerender: { signedIn: true },
  },
  'forgot-password': {
    load: () =>
      import(/* webpackChunkName: "forgot-password" */ '../widgets/forgot-password/ForgotPassword').then(
        (m) => m.ForgotPassword,
      ),
  },
  'gold-level-redeem-rights': {
    load: () =>
      import(
        /* webpackChunkName: "gold-level-redeem-rights" */ '../widgets/gold-level-redeem-rights/GoldLevelRedeemRights'
      ).then((m) => m.GoldLevelRedeemRights),
  },
  invoice: {
    load: () => import(/* webpackChunkName: "invoice" */ '../widgets/invoice/Invoice').then((m) => m.Invoice),
  },
  loading: {
    load: () => import(/* webpackChunkName: "loading" */ '../widgets/loading/Loading').then((m) => m.Loading),
    isSingleton: true,
  },
  logout: {
    load: () => import(/* webpackChunkName: "logout" */ '../widgets/logout/Logout').then((m) => m.Logout),
    prerender: { signedIn: true },
  },
  // Its tabs depend on the page, and on whether the visitor is signed in.
  navigation: {
    load: () =>
      import(/* webpackChunkName: "navigation" */ '../widgets/navigation/Navigation').then((m) => m.Navigation),
    prerender: false,
  },
  notification: {
    load: () =>
      import(/* webpackChunkName: "notification" */ '../widgets/notification/Notification').then((m) => m.Notification),
    isSingleton: true,
  },
  'phone-validate': {
    load: () =>
      import(/* webpackChunkName: "phone-validate" */ '../widgets/phone-validate/PhoneValidate').then(
        (m) => m.PhoneValidate,
      ),
    secrets: ['code', 'username'],
    prerender: { query: ['code'] },
  },
  promotion: {
    load: () => import(/* webpackChunkName: "promotion" */ '../widgets/promotion/Promotion').then((m) => m.Promotion),
    isSingleton: true,
  },
  register: {
    load: () => import(/* webpackChunkName: "register" */ '../widgets/register/Register').then((m) => m.Register),
    prerender: { signedIn: true },
  },
  // On the page where visitors register, the banner is a plain image.
  'register-banner': {
    load: () =>
      import(/* webpackChunkName: "register-banner" */ '../widgets/register-banner/RegisterBanner').then(
        (m) => m.RegisterBanner,
      ),
    prerender: { paths: ['/account/register'] },
  },
  'register-ccc': {
    load: () =>
      import(/* webpackChunkName: "register-ccc" */ '../widgets/register-ccc/RegisterCcc').then((m) => m.RegisterCcc),
  },
  'reset-password': {
    load: () =>
      import(/* webpackChunkName: "reset-password" */ '../widgets/reset-password/ResetPassword').then(
        (m) => m.ResetPassword,
      ),
    secrets: ['token', 'phoneToken'],
  },
  rewards: {
    load: () => import(/* webpackChunkName: "rewards" */ '../widgets/rewards/Rewards').then((m) => m.Rewards),
  },
  'rewards-tier': {
    load: () =>
      import(/* webpackChunkName: "rewards-tier" */ '../widgets/rewards-tier/RewardsTier').then((m) => m.RewardsTier),
  },
  'share-buttons': {
    load: () =>
      import(/* webpackChunkName: "share-buttons" */ '../widgets/share-buttons/ShareButtons').then(
        (m) => m.ShareButtons,
      ),
  },
  'svc-query': {
    load: () => import(/* webpackChunkName: "svc-query" */ '../widgets/svc-query/SvcQuery').then((m) => m.SvcQuery),
  },
} as const satisfies Record<contract.MountName, Row>;

/** The name of a widget in `data-mount`. */
export type MountName = keyof typeof registry;

/** The names of all widgets. */
export const mountNames = Object.keys(registry) as MountName[];

/** Returns the registry row of a widget. */
export const rowOf = (name: MountName): Row => registry[name];
