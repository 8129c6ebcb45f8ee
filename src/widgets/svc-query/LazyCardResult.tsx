import { lazyComponent } from '../kit/ui/lazyComponent';

/** The result of a query. */
export const LazyCardResult = lazyComponent(() =>
  import(/* webpackChunkName: "svc-query-result" */ './CardResult').then((module) => module.CardResult),
);
