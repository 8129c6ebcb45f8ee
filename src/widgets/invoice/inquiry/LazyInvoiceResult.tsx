import { lazyComponent } from '../../kit/ui/lazyComponent';

/** The progress of an application; its code is fetched together with the progress. */
export const LazyInvoiceResult = lazyComponent(() =>
  import(/* webpackChunkName: "invoice-result" */ './InvoiceResult').then((module) => module.InvoiceResult),
);
