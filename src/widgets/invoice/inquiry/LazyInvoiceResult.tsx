import { lazyComponent } from '../../kit/ui/lazyComponent';

/** The progress of an application. */
export const LazyInvoiceResult = lazyComponent(() =>
  import(/* webpackChunkName: "invoice-result" */ './InvoiceResult').then((module) => module.InvoiceResult),
);
