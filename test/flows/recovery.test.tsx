import { screen } from '@testing-library/react';
import type { Page } from '../support/page';
import { texts } from '../support/texts';
import * as forgot from '../widgets/forgot-password/visit';
import * as validation from '../widgets/phone-validate/visit';
import * as reset from '../widgets/reset-password/visit';
import { anotherMinute, bodiless, sendingBy, surviveFaults } from './flow';
import type { Language } from './shown';

async function identify(as: string, language: Language): Promise<Page> {
  const page = await forgot.openRecovery(language);
  await page.visitor.click(forgot.identifier(language));
  await page.visitor.paste(as);
  return page;
}
const next = (language: Language) => forgot.button('next', language);

surviveFaults('a PIN for a new password', {
  call: forgot.sendCall,
  arrange: (language) => identify('13800000001', language),
  control: next,
  isDone: (_page, language) => screen.queryByLabelText(forgot.names[language].pin) !== null,
  doneBy: bodiless,
  otherWays: { 'reset-after': anotherMinute(next) },
});

surviveFaults('a letter for a new password', {
  call: forgot.emailCall,
  arrange: (language) => identify('mei@example.test', language),
  control: next,
  isDone: (_page, language) => screen.queryByLabelText(forgot.names[language].identifier) === null,
  // Nobody learns from a refusal whose address is known (F3).
  doneBy: [...bodiless, '401', '403', 'code', 'hostile'],
});

surviveFaults('that PIN is checked', {
  call: forgot.verifyCall,
  async arrange(language) {
    const page = await forgot.openPinStep(language);
    await page.visitor.type(forgot.pin(language), forgot.sentPin());
    return page;
  },
  control: (language) => forgot.button('submit', language),
  isDone: ({ sentTo }) => sentTo.length === 1,
  otherWays: {
    // The PIN is spent; what it bought did not arrive.
    async 'reset-after'(page, language) {
      await anotherMinute(() => forgot.button('resend', language))(page, language);
      await forgot.enterPin(page, forgot.sentPin(), language);
    },
  },
});

for (const [name, call, search] of [
  ['link', reset.byLink, '?token=the-link-token'],
  ['PIN', reset.byPhone, '?phoneToken=the-phone-token&username=mei'],
] as const) {
  surviveFaults(`a new password by ${name}`, {
    call,
    async arrange(language) {
      reset.issueTokens();
      const page = await reset.openReset(search, language);
      for (const field of [reset.password(language), reset.confirm(language)]) {
        await page.visitor.click(field);
        await page.visitor.paste(reset.good);
      }
      return page;
    },
    control: reset.submit,
    isDone: (_page, language) => screen.queryByText(texts[language]['resetPassword.doneTitle']!) !== null,
    // A second try finds the token used (F8).
    isLeftOpen: (_page, language) => screen.queryByText(texts[language]['resetPassword.maybeDone']!) !== null,
    doneBy: bodiless,
  });
}

const sendPin = (language: Language) => validation.button('send', language);

surviveFaults('a PIN to validate a number', {
  ...sendingBy(validation.sendCall, sendPin),
  async arrange(language) {
    const page = await validation.openValidation(undefined, language);
    await page.visitor.click(validation.mobile(language));
    await page.visitor.paste(validation.dormant.phoneNumber);
    return page;
  },
});

surviveFaults('a number is validated', {
  call: validation.verifyCall,
  async arrange(language) {
    const page = await validation.openValidation(undefined, language);
    await validation.sendPin(page, undefined, language);
    await page.visitor.type(validation.pin(language), validation.sentPin());
    return page;
  },
  control: (language) => validation.button('submit', language),
  isDone: ({ analytics }) => JSON.stringify(analytics).includes('phone_validate_success'),
  doneBy: bodiless,
  otherWays: {
    async 'reset-after'(page, language) {
      await anotherMinute(sendPin)(page, language);
      await validation.enterPin(page, validation.sentPin(), language);
    },
  },
});
