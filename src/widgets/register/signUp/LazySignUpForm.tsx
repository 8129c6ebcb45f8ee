import { lazyComponent } from '../../kit/ui/lazyComponent';

/** The second step, in a chunk of its own that is loaded once the visitor submits a card. */
export const LazySignUpForm = lazyComponent(() =>
  import(/* webpackChunkName: "register-form" */ './SignUpForm').then((module) => module.SignUpForm),
);
