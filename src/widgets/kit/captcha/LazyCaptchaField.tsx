import { lazyComponent } from '../ui/lazyComponent';

/** The security check, loaded only when a service requires it. */
export const LazyCaptchaField = lazyComponent(() =>
  import(/* webpackChunkName: "captcha" */ './CaptchaField').then(({ CaptchaField }) => CaptchaField),
);
