import { expect, test } from './support/fixtures';
import { texts } from './support/texts';

test('a visitor signs in by password and signs out (M-auth-05, M-lgo-02)', async ({
  visitor,
  demo,
  language,
  prefix,
}) => {
  const { signIn } = texts[language];
  await visitor.open(`${prefix}/account/`);
  await visitor.type(signIn.user, 'mei');
  await visitor.type(signIn.password, 'wrong');
  await visitor.click('button', signIn.submit, '[data-mount="auth"]');
  await visitor.waitForText(signIn.wrong, '[role="alert"]');
  expect(await visitor.valueOf(signIn.password)).toBe('wrong');

  // With Enter, as the notice may cover the button.
  await visitor.retype(signIn.password, 'Passw0rd!\uE007');
  await visitor.waitUntil(() => document.cookie.includes('login-status=true'));
  await visitor.waitUntil(() => document.querySelector('[data-mount="auth"]')?.childElementCount === 0);

  await visitor.click('button', signIn.logOut);
  await visitor.waitForPath(prefix || '/');
  await visitor.waitUntil(() => !document.cookie.includes('login-status'));
  expect(demo.services.calls.filter(({ path }) => path === '/logout')).toHaveLength(1);
});
