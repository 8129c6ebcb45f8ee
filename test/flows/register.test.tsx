import { screen } from '@testing-library/react';
import { settle } from '../support/page';
import { button, calls, fillIn, openForm, openRegister, put, submit, word } from '../widgets/register/visit';
import { bodiless, sendingBy, surviveFaults } from './flow';
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
  ...sendingBy(calls.send, sendCode),
  async arrange(language) {
    const page = await openForm(language);
    await put(page, 'cellPhone', '13800138000', language);
    return page;
  },
});

surviveFaults('an account is made', {
  call: calls.create,
  async arrange(language) {
    const page = await openForm(language);
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
