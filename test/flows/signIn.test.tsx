import { screen } from '@testing-library/react';
import { openPage, type Page, services, settle } from '../support/page';
import { texts } from '../support/texts';
import {
  exchangeCall,
  loginCall,
  openSignInPage,
  passwordField,
  signIn,
  submitButton,
  usernameField,
} from '../widgets/auth/openSignInPage';
import { clickAndSettle, faultsWithoutBody, sendCodeFlow, testFaults } from './testFaults';
import type { Language } from './visibleTexts';

const button = (id: string, language: Language) => screen.getByRole('button', { name: texts[language][id]! });

async function fillIn(language: Language): Promise<Page> {
  const page = await openSignInPage(language);
  await page.visitor.type(usernameField(language), 'mei');
  await page.visitor.type(passwordField(language), 'Passw0rd!');
  return page;
}

const isSignedIn = ({ navigatedTo }: Page) => navigatedTo.length === 1 && document.cookie.includes('login-status=true');

testFaults('signing in', { call: loginCall, arrange: fillIn, control: submitButton, isDone: isSignedIn });

testFaults('exchanging the code of the sign-in', {
  call: exchangeCall,
  arrange: fillIn,
  control: submitButton,
  isDone: ({ navigatedTo }) => navigatedTo.length === 1,
  succeedsDespite: faultsWithoutBody,
});

async function openVerify(language: Language): Promise<Page> {
  const page = await openSignInPage(language);
  await signIn(page, { name: 'unverified', language });
  await settle();
  return page;
}
const sendCode = (language: Language) => button('auth.verify.send', language);
const codeField = (language: Language) => screen.getByLabelText(texts[language]['auth.verify.code']!);

testFaults('sending a code to verify an account', {
  ...sendCodeFlow('POST /api/Sms/account/send', sendCode),
  arrange: openVerify,
});

testFaults('verifying an account', {
  call: 'POST /api/Sms/account/verify',
  async arrange(language) {
    const page = await openVerify(language);
    await clickAndSettle(page, sendCode(language));
    await page.visitor.type(codeField(language), services.outbox.at(-1)?.code ?? '');
    return page;
  },
  control: (language) => button('auth.verify.submit', language),
  isDone: (_page, language) => screen.queryByLabelText(texts[language]['auth.password']!) !== null,
  succeedsDespite: faultsWithoutBody,
  // The request may have verified the account: the visitor finds out by signing in again.
  recoveries: { 'reset-after': (page, language) => clickAndSettle(page, button('auth.verify.back', language)) },
});

testFaults('logging out', {
  call: 'POST /logout',
  arrange: (language) =>
    openPage({ path: language === 'en' ? '/en/' : '/', mounts: ['logout', 'notification'], signedInAs: 'mei' }),
  control: (language) => button('logout.logOut', language),
  isDone: ({ navigatedTo }) => navigatedTo.length === 1,
  // A session that has expired counts as logged out.
  succeedsDespite: [...faultsWithoutBody, '401'],
  hasLoginFlag: false,
  outlivesWidget: true,
});
