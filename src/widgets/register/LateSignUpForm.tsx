import { later } from '../kit/later';

/** The second step, for whoever has a card that can be registered. */
export const LateSignUpForm = later(() =>
  import(/* webpackChunkName: "register-form" */ './SignUpForm').then((module) => module.SignUpForm),
);
