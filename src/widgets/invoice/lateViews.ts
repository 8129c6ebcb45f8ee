import { later } from '../kit/later';

/** The application, once receipts have been checked. */
export const LateApplicationForm = later(() =>
  import(/* webpackChunkName: "invoice-application" */ './ApplicationForm').then((module) => module.ApplicationForm),
);

/** The second tab. */
export const LateInquiryForm = later(() =>
  import(/* webpackChunkName: "invoice-inquiry" */ './InquiryForm').then((module) => module.InquiryForm),
);

/** How far an application is. */
export const LateInvoiceResult = later(() =>
  import(/* webpackChunkName: "invoice-result" */ './InvoiceResult').then((module) => module.InvoiceResult),
);
