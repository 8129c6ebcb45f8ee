import { expect, test } from './support/fixtures';

test('a member verifies the mobile number (M-core-12, M-pv-02, M-pv-05)', async ({ visitor, demo, t, prefix }) => {
  await visitor.open(`${prefix}/account/phone-validate?username=dormant`);
  await visitor.type(t('phoneValidate.mobile'), '138 0000 0003');
  await visitor.click('button', t('phoneValidate.sendPin'));
  await visitor.waitForText('138****0003');
  await visitor.type(t('phoneValidate.pin'), demo.services.outbox.at(-1)?.code ?? '');
  await visitor.click('button', t('phoneValidate.submit'));
  await visitor.waitForPath(`${prefix}/account/`);
  expect(demo.services.outbox).toHaveLength(1);
});
