import { expect, test } from './support/fixtures';
import { texts } from './support/texts';

test('a visitor completes the first step of the registration (M-reg-03)', async ({
  visitor,
  demo,
  language,
  prefix,
}) => {
  const { register } = texts[language];
  await visitor.open(`${prefix}/account/register`);
  await visitor.type(register.card, '6200 0000 0000 0001');
  await visitor.type(register.pin, '12345678');
  await visitor.click('button', register.next);
  await visitor.find('heading', register.title);
  await visitor.waitUntil((title) => document.activeElement?.textContent === title, register.title);
  expect(demo.services.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
