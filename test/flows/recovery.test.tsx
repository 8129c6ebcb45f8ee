import { screen } from '@testing-library/react';
import type { Page } from '../support/page/openPage';
import { type Language, texts } from '../support/texts';
import * as forgot from '../widgets/forgot-password/openRecoveryPage';
import * as validation from '../widgets/phone-validate/openValidationPage';
import * as reset from '../widgets/reset-password/openResetPage';
import { clickAfterResendWait, sendCodeFlow } from './sendCode';
import { signInWrites, testFaults } from './testFaults';

async function enterIdentifier(identifier: string, language: Language): Promise<Page> {
  const page = await forgot.openRecoveryPage(language);
  await page.visitor.click(forgot.identifierField(language));
  await page.visitor.paste(identifier);
  return page;
}
const next = (language: Language) => forgot.button('next', language);

testFaults('sending a PIN for a new password', {
  arrange: (language) => enterIdentifier('13800000001', language),
  control: next,
  isDone: (_page, language) => screen.queryByLabelText(forgot.labels[language].pin) !== null,
  recoverLost: clickAfterResendWait(next),
  writes: { done: ['tab pinTries.recovery', 'tab resend.recovery'] },
});

testFaults('sending an e-mail for a new password', {
  arrange: (language) => enterIdentifier('mei@example.test', language),
  control: next,
  isDone: (_page, language) => screen.queryByLabelText(forgot.labels[language].identifier) === null,
  // A service error must not reveal whether the address has an account (F3).
  succeedsDespite: ['forbidden', 'unknownCode', 'knownCode'],
  writes: { done: ['tab carried', 'tab resend.resetLink'] },
});

testFaults('verifying the PIN for a new password', {
  async arrange(language) {
    const page = await forgot.openPinStep(language);
    await page.visitor.type(forgot.pinField(language), forgot.lastPin());
    return page;
  },
  control: (language) => forgot.button('submit', language),
  isDone: ({ navigatedTo }) => navigatedTo.length === 1,
  // The PIN is used, but the response with the token is lost.
  async recoverLost(page, language) {
    await clickAfterResendWait(() => forgot.button('resend', language))(page, language);
    await forgot.submitPin(page, forgot.lastPin(), language);
  },
  // A wrong PIN counts (F4).
  writes: { known: ['tab pinTries.recovery'] },
});

for (const [name, search] of [
  ['setting a new password by link', '?token=the-link-token'],
  ['setting a new password by PIN', '?phoneToken=the-phone-token&username=mei'],
] as const) {
  testFaults(name, {
    async arrange(language) {
      reset.issueTokens();
      const page = await reset.openResetPage(search, language);
      for (const field of [reset.newPasswordField(language), reset.confirmField(language)]) {
        await page.visitor.click(field);
        await page.visitor.paste(reset.validPassword);
      }
      return page;
    },
    control: reset.submitButton,
    isDone: (_page, language) => screen.queryByText(texts[language]['resetPassword.doneTitle']!) !== null,
    // The second request finds the token used (F8).
    isUncertain: (_page, language) => screen.queryByText(texts[language]['resetPassword.maybeDone']!) !== null,
    writes: { done: ['tab carried'], unknown: ['tab resetPassword.unconfirmed'] },
  });
}

const sendPin = (language: Language) => validation.button('sendPin', language);

testFaults('sending a PIN to validate a number', {
  ...sendCodeFlow(sendPin, ['tab pinTries.validation', 'tab resend.validation']),
  async arrange(language) {
    const page = await validation.openValidationPage(undefined, language);
    await page.visitor.click(validation.mobileField(language));
    await page.visitor.paste(validation.dormantAccount.phoneNumber);
    return page;
  },
});

testFaults('validating a number', {
  async arrange(language) {
    const page = await validation.openValidationPage(undefined, language);
    await validation.requestPin(page, undefined, language);
    await page.visitor.type(validation.pinField(language), validation.lastPin());
    return page;
  },
  control: (language) => validation.button('submit', language),
  isDone: ({ analytics }) => JSON.stringify(analytics).includes('phone_validate_success'),
  // The validation signs the visitor in.
  writes: { done: () => [...signInWrites(), 'tab carried'].sort() },
  async recoverLost(page, language) {
    await clickAfterResendWait(sendPin)(page, language);
    await validation.submitPin(page, validation.lastPin(), language);
  },
});
