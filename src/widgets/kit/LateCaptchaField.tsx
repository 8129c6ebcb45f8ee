import { later } from './later';

/** The security check, for a form that has one only when the service asks for it. */
export const LateCaptchaField = later(() =>
  import(/* webpackChunkName: "captcha" */ './CaptchaField').then(({ CaptchaField }) => CaptchaField),
);
