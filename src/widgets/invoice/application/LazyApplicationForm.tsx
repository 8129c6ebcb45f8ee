import { lazyComponent } from '../../kit/ui/lazyComponent';

/** The application form; its code is fetched once the visitor submits receipts. */
export const LazyApplicationForm = lazyComponent(() =>
  import(/* webpackChunkName: "invoice-application" */ './ApplicationForm').then((module) => module.ApplicationForm),
);
