import { lazyComponent } from '../ui/lazyComponent';

/** The security check; a file of its own, as most forms do without it. */
export const LazyCaptchaField = lazyComponent(() =>
  import(/* webpackChunkName: "captcha" */ './CaptchaField').then(({ CaptchaField }) => CaptchaField),
);
