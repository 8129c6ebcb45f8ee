import type { MountName } from '../registry';
import type { Widget } from './render';

/** Each widget's code, in a chunk of its mount name. */
export const widgets: Readonly<Record<MountName, () => Promise<Widget>>> = {
  'account-mobile': () =>
    import(/* webpackChunkName: "account" */ '../../widgets/account/AccountMobile').then(
      (module) => module.AccountMobile,
    ),
  'account-overlay': () =>
    import(/* webpackChunkName: "account" */ '../../widgets/account/AccountOverlay').then(
      (module) => module.AccountOverlay,
    ),
  'account-primary': () =>
    import(/* webpackChunkName: "account" */ '../../widgets/account/AccountPrimary').then(
      (module) => module.AccountPrimary,
    ),
  auth: () => import(/* webpackChunkName: "auth" */ '../../widgets/auth/Auth').then((module) => module.Auth),
  entry: () => import(/* webpackChunkName: "entry" */ '../../widgets/entry/Entry').then((module) => module.Entry),
  'forgot-password': () =>
    import(/* webpackChunkName: "forgot-password" */ '../../widgets/forgot-password/ForgotPassword').then(
      (module) => module.ForgotPassword,
    ),
  'gold-level-redeem-rights': () =>
    import(
      /* webpackChunkName: "gold-level-redeem-rights" */ '../../widgets/gold-level-redeem-rights/GoldLevelRedeemRights'
    ).then((module) => module.GoldLevelRedeemRights),
  invoice: () =>
    import(/* webpackChunkName: "invoice" */ '../../widgets/invoice/Invoice').then((module) => module.Invoice),
  loading: () =>
    import(/* webpackChunkName: "loading" */ '../../widgets/loading/Loading').then((module) => module.Loading),
  logout: () => import(/* webpackChunkName: "logout" */ '../../widgets/logout/Logout').then((module) => module.Logout),
  navigation: () =>
    import(/* webpackChunkName: "navigation" */ '../../widgets/navigation/Navigation').then(
      (module) => module.Navigation,
    ),
  notification: () =>
    import(/* webpackChunkName: "notification" */ '../../widgets/notification/Notification').then(
      (module) => module.Notification,
    ),
  'phone-validate': () =>
    import(/* webpackChunkName: "phone-validate" */ '../../widgets/phone-validate/PhoneValidate').then(
      (module) => module.PhoneValidate,
    ),
  promotion: () =>
    import(/* webpackChunkName: "promotion" */ '../../widgets/promotion/Promotion').then((module) => module.Promotion),
  'register-banner': () =>
    import(/* webpackChunkName: "register-banner" */ '../../widgets/register-banner/RegisterBanner').then(
      (module) => module.RegisterBanner,
    ),
  'register-ccc': () =>
    import(/* webpackChunkName: "register-ccc" */ '../../widgets/register-ccc/RegisterCcc').then(
      (module) => module.RegisterCcc,
    ),
  register: () =>
    import(/* webpackChunkName: "register" */ '../../widgets/register/Register').then((module) => module.Register),
  'reset-password': () =>
    import(/* webpackChunkName: "reset-password" */ '../../widgets/reset-password/ResetPassword').then(
      (module) => module.ResetPassword,
    ),
  rewards: () =>
    import(/* webpackChunkName: "rewards" */ '../../widgets/rewards/Rewards').then((module) => module.Rewards),
  'rewards-tier': () =>
    import(/* webpackChunkName: "rewards-tier" */ '../../widgets/rewards-tier/RewardsTier').then(
      (module) => module.RewardsTier,
    ),
  'share-buttons': () =>
    import(/* webpackChunkName: "share-buttons" */ '../../widgets/share-buttons/ShareButtons').then(
      (module) => module.ShareButtons,
    ),
  'svc-query': () =>
    import(/* webpackChunkName: "svc-query" */ '../../widgets/svc-query/SvcQuery').then((module) => module.SvcQuery),
};
