import { expect, test } from './support/fixtures';

test('a visitor signs in with a phone, and sees tier and rewards (M-core-04, M-tier-01)', async ({
  visitor,
  demo,
  t,
  prefix,
}) => {
  const simulatePhone = (action: string) =>
    fetch(`${demo.servicesOrigin}/__stub/qr`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action, user: 'mei' }),
    });
  await visitor.open(`${prefix}/account/`);
  await visitor.click('tab', t('auth.byQr'));
  await visitor.waitUntil(() => document.querySelector('[data-mount="auth"] [role="img"] svg') !== null);
  await simulatePhone('scan');
  await simulatePhone('confirm');
  await visitor.waitUntil(() => document.querySelector('[data-mount="auth"]')?.childElementCount === 0);
  await visitor.waitForText('42/125', '[data-mount="rewards-tier"]');
  await visitor.waitForText(t('rewards.title'), '[data-mount="rewards"]');
  expect(await visitor.evaluate(() => document.cookie)).toContain('login-status=true');
});
