import { lazyComponent } from '../kit/ui/lazyComponent';

/** The result of a query; its code is fetched once the visitor submits one. */
export const LazyCardResult = lazyComponent(() =>
  import(/* webpackChunkName: "svc-query-result" */ './CardResult').then((module) => module.CardResult),
);
