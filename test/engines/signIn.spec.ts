import { expect, test } from './support/fixtures';

test('a visitor signs in by password and signs out (M-auth-05, M-lgo-02)', async ({ visitor, demo, t, prefix }) => {
  await visitor.open(`${prefix}/account/`);
  await visitor.type(t('auth.username'), 'mei');
  await visitor.type(t('auth.password'), 'wrong');
  await visitor.click('button', t('auth.signIn'), '[data-mount="auth"]');
  await visitor.waitForText(t('notice.Login.5000'), '[role="alert"]');
  expect(await visitor.valueOf(t('auth.password'))).toBe('wrong');

  // With Enter, as the notice may cover the button.
  await visitor.retype(t('auth.password'), 'Passw0rd!\uE007');
  await visitor.waitUntil(() => document.cookie.includes('login-status=true'));
  await visitor.waitUntil(() => document.querySelector('[data-mount="auth"]')?.childElementCount === 0);

  await visitor.click('button', t('logout.logOut'));
  await visitor.waitForPath(prefix || '/');
  await visitor.waitUntil(() => !document.cookie.includes('login-status'));
  expect(demo.services.calls.filter(({ path }) => path === '/logout')).toHaveLength(1);
});
