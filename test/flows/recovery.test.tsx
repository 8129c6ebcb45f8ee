import { screen } from '@testing-library/react';
import type { Page } from '../support/page';
import { texts } from '../support/texts';
import * as forgot from '../widgets/forgot-password/openRecoveryPage';
import * as validation from '../widgets/phone-validate/openValidationPage';
import * as reset from '../widgets/reset-password/openResetPage';
import { clickAfterResendWait, faultsWithoutBody, sendCodeFlow, testFaults } from './testFaults';
import type { Language } from './visibleTexts';

async function enterIdentifier(identifier: string, language: Language): Promise<Page> {
  const page = await forgot.openRecoveryPage(language);
  await page.visitor.click(forgot.identifierField(language));
  await page.visitor.paste(identifier);
  return page;
}
const next = (language: Language) => forgot.button('next', language);

testFaults('sending a PIN for a new password', {
  call: forgot.sendCall,
  arrange: (language) => enterIdentifier('13800000001', language),
  control: next,
  isDone: (_page, language) => screen.queryByLabelText(forgot.labels[language].pin) !== null,
  succeedsDespite: faultsWithoutBody,
  recoveries: { 'reset-after': clickAfterResendWait(next) },
});

testFaults('sending an e-mail for a new password', {
  call: forgot.emailCall,
  arrange: (language) => enterIdentifier('mei@example.test', language),
  control: next,
  isDone: (_page, language) => screen.queryByLabelText(forgot.labels[language].identifier) === null,
  // A service error must not reveal whether the address has an account (F3).
  succeedsDespite: [...faultsWithoutBody, '401', '403', 'code', 'hostile'],
});

testFaults('verifying the PIN for a new password', {
  call: forgot.verifyCall,
  async arrange(language) {
    const page = await forgot.openPinStep(language);
    await page.visitor.type(forgot.pinField(language), forgot.lastPin());
    return page;
  },
  control: (language) => forgot.button('submit', language),
  isDone: ({ navigatedTo }) => navigatedTo.length === 1,
  recoveries: {
    // The PIN is used, but the response with the token is lost.
    async 'reset-after'(page, language) {
      await clickAfterResendWait(() => forgot.button('resend', language))(page, language);
      await forgot.submitPin(page, forgot.lastPin(), language);
    },
  },
});

for (const [name, call, search] of [
  ['link', reset.resetByLinkCall, '?token=the-link-token'],
  ['PIN', reset.resetByPinCall, '?phoneToken=the-phone-token&username=mei'],
] as const) {
  testFaults(`setting a new password by ${name}`, {
    call,
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
    succeedsDespite: faultsWithoutBody,
  });
}

const sendPin = (language: Language) => validation.button('sendPin', language);

testFaults('sending a PIN to validate a number', {
  ...sendCodeFlow(validation.sendCall, sendPin),
  async arrange(language) {
    const page = await validation.openValidationPage(undefined, language);
    await page.visitor.click(validation.mobileField(language));
    await page.visitor.paste(validation.dormantAccount.phoneNumber);
    return page;
  },
});

testFaults('validating a number', {
  call: validation.verifyCall,
  async arrange(language) {
    const page = await validation.openValidationPage(undefined, language);
    await validation.requestPin(page, undefined, language);
    await page.visitor.type(validation.pinField(language), validation.lastPin());
    return page;
  },
  control: (language) => validation.button('submit', language),
  isDone: ({ analytics }) => JSON.stringify(analytics).includes('phone_validate_success'),
  succeedsDespite: faultsWithoutBody,
  recoveries: {
    async 'reset-after'(page, language) {
      await clickAfterResendWait(sendPin)(page, language);
      await validation.submitPin(page, validation.lastPin(), language);
    },
  },
});
