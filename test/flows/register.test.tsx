import { screen } from '@testing-library/react';
import { type Page, settle } from '../support/page';
import { button, calls, fillIn, openForm, openRegister, put, submit, word } from '../widgets/register/visit';
import { anotherMinute, bodiless, isResendAwaited, surviveFaults } from './flow';
import type { Language } from './shown';

surviveFaults('a rewards card is checked', {
  call: calls.validate,
  async arrange(language) {
    const page = await openRegister(language);
    await put(page, 'cardNumber', '6200000000000001', language);
    await put(page, 'pin', '12345678', language);
    return page;
  },
  control: (language) => button('next', language),
  isDone: (_page, language) => screen.queryByRole('heading', { name: word('formTitle', language) }) !== null,
});

const sendCode = (language: Language) => button('sendCode', language);

surviveFaults('a code for the registration', {
  call: calls.send,
  async arrange(language) {
    const page = await openForm(language);
    await put(page, 'cellPhone', '13800138000', language);
    return page;
  },
  control: sendCode,
  isDone: (_page, language) => isResendAwaited(language),
  doneBy: bodiless,
  otherWays: { 'reset-after': anotherMinute(sendCode) },
});

surviveFaults('an account is made', {
  call: calls.create,
  async arrange(language) {
    const page: Page = await openForm(language);
    await fillIn(page, {}, language);
    await settle();
    return page;
  },
  control: submit,
  isDone: () => screen.queryByRole('dialog') !== null,
  doneBy: bodiless,
  // A second try is refused for what the first has done (E1).
  isLeftOpen: (_page, language) => screen.queryByText(word('unconfirmed', language)) !== null,
});
