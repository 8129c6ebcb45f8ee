import { lazyComponent } from '../../kit/ui/lazyComponent';

/** The inquiry form; its code is fetched when the visitor opens the second tab. */
export const LazyInquiryForm = lazyComponent(() =>
  import(/* webpackChunkName: "invoice-inquiry" */ './InquiryForm').then((module) => module.InquiryForm),
);
