import { lazyComponent } from '../../kit/ui/lazyComponent';

/** The inquiry form of the second tab. */
export const LazyInquiryForm = lazyComponent(() =>
  import(/* webpackChunkName: "invoice-inquiry" */ './InquiryForm').then((module) => module.InquiryForm),
);
