import { expect, test } from './support/fixtures';
import { texts } from './support/texts';

test('a visitor sets a new password by PIN, and signs in with it (M-fpw-01 to M-fpw-12)', async ({
  visitor,
  demo,
  language,
  prefix,
}) => {
  const { recovery, signIn } = texts[language];
  await visitor.open(`${prefix}/account/forgot-password`);
  await visitor.type(recovery.identifier, '138 0000 0001');
  await visitor.click('button', recovery.next);
  await visitor.find('field', recovery.pin);
  await visitor.type(recovery.pin, demo.services.outbox.at(-1)?.code ?? '');
  await visitor.click('button', recovery.submit);
  await visitor.waitForPath(`${prefix}/account/reset-password`);
  await visitor.type(recovery.newPassword, 'N3w-pass');
  await visitor.type(recovery.confirm, 'N3w-pass');
  await visitor.click('button', recovery.submit);
  await visitor.waitForPath(`${prefix}/account/`);
  await visitor.type(signIn.user, 'mei');
  await visitor.type(signIn.password, 'N3w-pass');
  await visitor.click('button', signIn.submit, '[data-mount="auth"]');
  await visitor.waitUntil(() => document.cookie.includes('login-status=true'));
  expect(demo.services.calls.some(({ path }) => path === '/web/login')).toBe(true);
});
