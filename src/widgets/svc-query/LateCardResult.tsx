import { later } from '../kit/later';

/** The card, for whoever has asked for one. */
export const LateCardResult = later(() =>
  import(/* webpackChunkName: "svc-query-result" */ './CardResult').then((module) => module.CardResult),
);
