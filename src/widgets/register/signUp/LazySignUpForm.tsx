import { lazyComponent } from '../../kit/ui/lazyComponent';

/** The sign-up form, which comes after the card. */
export const LazySignUpForm = lazyComponent(() =>
  import(/* webpackChunkName: "register-form" */ './SignUpForm').then((module) => module.SignUpForm),
);
