import { screen } from '@testing-library/react';
import { settle } from '../support/page/settle';
import type { Language } from '../support/texts';
import {
  button,
  fillField,
  fillSignUpForm,
  openRegisterPage,
  openSignUpForm,
  submitButton,
  textOf,
} from '../widgets/register/openRegisterPage';
import { sendCodeFlow } from './sendCode';
import { testFaults } from './testFaults';

testFaults('validating a rewards card', {
  async arrange(language) {
    const page = await openRegisterPage(language);
    await fillField(page, 'cardNumber', '6200000000000001', language);
    await fillField(page, 'pin', '12345678', language);
    return page;
  },
  control: (language) => button('next', language),
  isDone: (_page, language) => screen.queryByRole('heading', { name: textOf('formTitle', language) }) !== null,
});

const sendCode = (language: Language) => button('sendCode', language);

testFaults('sending a code for the registration', {
  ...sendCodeFlow(sendCode, ['tab resend.register']),
  async arrange(language) {
    const page = await openSignUpForm(language);
    await fillField(page, 'cellPhone', '13800138000', language);
    return page;
  },
});

testFaults('creating an account', {
  async arrange(language) {
    const page = await openSignUpForm(language);
    await fillSignUpForm(page, { firstName: '欧阳小明同学', lastName: 'Ouyang', email: 'ming@example.test' }, language);
    await settle();
    return page;
  },
  control: submitButton,
  isDone: () => screen.queryByRole('dialog') !== null,
  // The service rejects the second request, as the first has created the account (E1).
  isUncertain: (_page, language) => screen.queryByText(textOf('mayExist', language)) !== null,
  writes: { unknown: ['tab register.unconfirmed'] },
});
