import { screen } from '@testing-library/react';
import { openPage, type Page, services, settle } from '../support/page';
import { texts } from '../support/texts';
import { exchangeCall, loginCall, openSignIn, password, signIn, submit, user } from '../widgets/auth/visit';
import { bodiless, press, sendingBy, surviveFaults } from './flow';
import type { Language } from './shown';

const button = (id: string, language: Language) => screen.getByRole('button', { name: texts[language][id]! });

async function fillIn(language: Language): Promise<Page> {
  const page = await openSignIn(language);
  await page.visitor.type(user(language), 'mei');
  await page.visitor.type(password(language), 'Passw0rd!');
  return page;
}

const isSignedIn = ({ sentTo }: Page) => sentTo.length === 1 && document.cookie.includes('login-status=true');

surviveFaults('signing in', { call: loginCall, arrange: fillIn, control: submit, isDone: isSignedIn });

surviveFaults('the code of the sign-in is exchanged', {
  call: exchangeCall,
  arrange: fillIn,
  control: submit,
  isDone: ({ sentTo }) => sentTo.length === 1,
  doneBy: bodiless,
});

async function openVerify(language: Language): Promise<Page> {
  const page = await openSignIn(language);
  await signIn(page, { name: 'unverified', language });
  await settle();
  return page;
}
const sendCode = (language: Language) => button('auth.verify.send', language);
const codeField = (language: Language) => screen.getByLabelText(texts[language]['auth.verify.code']!);

surviveFaults('a code for an account whose number is not verified', {
  ...sendingBy('POST /api/Sms/account/send', sendCode),
  arrange: openVerify,
});

surviveFaults('that code is checked', {
  call: 'POST /api/Sms/account/verify',
  async arrange(language) {
    const page = await openVerify(language);
    await press(page, sendCode(language));
    await page.visitor.type(codeField(language), services.outbox.at(-1)?.code ?? '');
    return page;
  },
  control: (language) => button('auth.verify.submit', language),
  isDone: (_page, language) => screen.queryByLabelText(texts[language]['auth.password']!) !== null,
  doneBy: bodiless,
  // Verified by the lost answer, perhaps: signing in again tells.
  otherWays: { 'reset-after': (page, language) => press(page, button('auth.verify.back', language)) },
});

surviveFaults('logging out', {
  call: 'POST /logout',
  arrange: (language) =>
    openPage({ path: language === 'en' ? '/en/' : '/', mounts: ['logout', 'notification'], signedInAs: 'mei' }),
  control: (language) => button('logout.logOut', language),
  isDone: ({ sentTo }) => sentTo.length === 1,
  // A session that is over already is over.
  doneBy: [...bodiless, '401'],
  isFlagged: false,
  outlivesWidget: true,
});
