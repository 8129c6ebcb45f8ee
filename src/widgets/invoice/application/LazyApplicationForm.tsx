import { lazyComponent } from '../../kit/ui/lazyComponent';

/** The note about an accepted application; its code comes with the form. */
export const LazyAppliedNote = lazyComponent(() =>
  import(/* webpackChunkName: "invoice-application" */ './AppliedNote').then((module) => module.AppliedNote),
);

/** The application form; its code is fetched once the visitor submits receipts. */
export const LazyApplicationForm = lazyComponent(() =>
  import(/* webpackChunkName: "invoice-application" */ './ApplicationForm').then((module) => module.ApplicationForm),
);
