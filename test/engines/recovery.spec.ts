import { expect, test } from './support/fixtures';

test('a visitor sets a new password by PIN, and signs in with it (M-core-10, M-fpw-02, M-fpw-12)', async ({
  visitor,
  demo,
  t,
  prefix,
}) => {
  await visitor.open(`${prefix}/account/forgot-password`);
  await visitor.type(t('forgotPassword.identifier'), '138 0000 0001');
  await visitor.click('button', t('forgotPassword.next'));
  await visitor.find('field', t('forgotPassword.pin'));
  await visitor.type(t('forgotPassword.pin'), demo.services.outbox.at(-1)?.code ?? '');
  await visitor.click('button', t('forgotPassword.submit'));
  await visitor.waitForPath(`${prefix}/account/reset-password`);
  await visitor.type(t('resetPassword.newPassword'), 'N3w-pass');
  await visitor.type(t('resetPassword.confirm'), 'N3w-pass');
  await visitor.click('button', t('forgotPassword.submit'));
  await visitor.waitForPath(`${prefix}/account/`);
  await visitor.type(t('auth.username'), 'mei');
  await visitor.type(t('auth.password'), 'N3w-pass');
  await visitor.click('button', t('auth.signIn'), '[data-mount="auth"]');
  await visitor.waitUntil(() => document.querySelector('[data-mount="auth"]')?.childElementCount === 0);
  expect(demo.services.calls.some(({ path }) => path === '/web/login')).toBe(true);
});
