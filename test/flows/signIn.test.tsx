import { screen } from '@testing-library/react';
import { loginStatus } from '../../src/api/session/session';
import { openPage, type Page } from '../support/page/openPage';
import { services } from '../support/page/stubServices';
import { type Language, texts } from '../support/texts';
import { openSignInPage, passwordField, submitButton, usernameField } from '../widgets/auth/openSignInPage';
import { signInWrites, testFaults } from './testFaults';

const button = (id: string, language: Language) => screen.getByRole('button', { name: texts[language][id]! });

async function fillIn(language: Language): Promise<Page> {
  const page = await openSignInPage(language);
  await page.visitor.type(usernameField(language), 'mei@example.test');
  await page.visitor.type(passwordField(language), 'Passw0rd!');
  return page;
}

const isSignedIn = ({ navigatedTo }: Page) => navigatedTo.length === 1 && document.cookie.includes('login-status=true');

const writes = { done: signInWrites };

testFaults('signing in', { arrange: fillIn, control: submitButton, isDone: isSignedIn, writes });

testFaults('exchanging the code of the sign-in', {
  arrange: fillIn,
  control: submitButton,
  // A body that says "done" is no proof of a session: the page then finds that the browser has none.
  isDone: (page) =>
    services.model.sessions.size > 0
      ? isSignedIn(page)
      : page.navigatedTo.length === 1 && loginStatus.get().problem?.kind === 'notKept',
  alertWhenDone: () => (services.model.sessions.size > 0 ? null : 'notice.Login.NotKept'),
  writes,
});

testFaults('logging out', {
  arrange: (language) =>
    openPage({ path: language === 'en' ? '/en/' : '/', mounts: ['logout', 'notification'], signedInAs: 'mei' }),
  control: (language) => button('logout.logOut', language),
  isDone: ({ navigatedTo }) => navigatedTo.length === 1,
  // A session that has expired counts as logged out.
  succeedsDespite: ['signedOut'],
  // The page forgets the visitor in each case (C6).
  writes: {
    done: ['browser login', 'cookie', 'tab carried'],
    unknown: ['browser login', 'browser sign-out-unconfirmed', 'cookie'],
    refused: ['browser login', 'browser sign-out-unconfirmed', 'cookie'],
  },
  outlivesWidget: true,
});
