import { expect, test } from './support/fixtures';

test('a visitor registers with a rewards card (M-core-07, M-reg-03, M-reg-05, M-reg-06)', async ({
  visitor,
  demo,
  t,
  prefix,
}) => {
  await visitor.open(`${prefix}/account/register`);
  await visitor.type(t('register.cardNumber'), '6200 0000 0000 0001');
  await visitor.type(t('register.pin'), '12345678');
  await visitor.click('button', t('register.next'));
  await visitor.find('heading', t('register.formTitle'));
  await visitor.waitUntil((title) => document.activeElement?.textContent === title, t('register.formTitle'));

  await visitor.type(t('register.username'), 'xiao_ming');
  await visitor.type(t('register.password'), 'Passw0rd!');
  await visitor.type(t('register.confirm'), 'Passw0rd!');
  await visitor.type(t('register.firstName'), 'Ming');
  await visitor.click('field', t('register.female'));
  await visitor.type(t('register.year'), '2000');
  await visitor.type(t('register.month'), '2');
  await visitor.type(t('register.day'), '29');
  await visitor.type(t('register.cellPhone'), '138 0013 8000');
  await visitor.click('button', t('register.sendCode'));
  await visitor.waitForText('138****8000');
  await visitor.type(t('register.code'), demo.services.outbox.at(-1)?.code ?? '');
  await visitor.click('field', t('register.agreed'));
  await visitor.click('button', t('register.submit'));
  await visitor.waitForText(t('notice.Register.200'), 'dialog');
  const { body } = demo.services.calls.filter(({ path }) => path === '/api/Customers/create').at(-1) ?? {};
  expect(JSON.stringify(body)).toContain('xiao_ming');
});
