import type { MountName } from '../registry';
import type { Widget } from './render';

/** Each widget's code, in a chunk of its mount name. */
export const widgets: Readonly<Record<MountName, () => Promise<Widget>>> = {
  auth: () => import(/* webpackChunkName: "auth" */ '../../widgets/auth/Auth').then((module) => module.Auth),
  loading: () =>
    import(/* webpackChunkName: "loading" */ '../../widgets/loading/Loading').then((module) => module.Loading),
  logout: () => import(/* webpackChunkName: "logout" */ '../../widgets/logout/Logout').then((module) => module.Logout),
  notification: () =>
    import(/* webpackChunkName: "notification" */ '../../widgets/notification/Notification').then(
      (module) => module.Notification,
    ),
  'svc-query': () =>
    import(/* webpackChunkName: "svc-query" */ '../../widgets/svc-query/SvcQuery').then((module) => module.SvcQuery),
};
