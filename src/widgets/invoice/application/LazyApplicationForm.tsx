import { lazyComponent } from '../../kit/ui/lazyComponent';

/** The note about an accepted application, in the file of the form. */
export const LazyAppliedNote = lazyComponent(() =>
  import(/* webpackChunkName: "invoice-application" */ './AppliedNote').then((module) => module.AppliedNote),
);

/** The application form, which comes after the receipts. */
export const LazyApplicationForm = lazyComponent(() =>
  import(/* webpackChunkName: "invoice-application" */ './ApplicationForm').then((module) => module.ApplicationForm),
);
