import { fireEvent, screen } from '@testing-library/react';
import { expectAccessible } from '../../../support/axe';
import { texts } from '../../../support/texts';
import { codeField, openCodeForm } from './openCodeForm';

it('is one input that a phone can fill in (P-15)', async () => {
  const page = await openCodeForm();
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(codeField()).toHaveAttribute('inputmode', 'numeric');
  expect(codeField()).not.toHaveAttribute('maxlength');
  fireEvent.input(codeField(), { target: { value: '1234' } });
  expect(codeField()).toHaveValue('1234');
  await page.visitor.click(screen.getByRole('button', { name: texts.en['auth.signIn']! }));
  expect(codeField()).not.toBeInvalid();
  await expectAccessible(page.mountPoint('sample'));
});

it('turns autocomplete off while it has a value, so that browsers do not restore it (F6)', async () => {
  const { visitor } = await openCodeForm();
  await visitor.type(codeField(), '1');
  expect(codeField()).toHaveAttribute('autocomplete', 'off');
  await visitor.clear(codeField());
  expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
});

it('keeps the digits of a pasted text and cuts after four (A-05)', async () => {
  const { visitor } = await openCodeForm();
  await visitor.click(codeField());
  await visitor.paste(' １２ 34 ');
  expect(codeField()).toHaveValue('1234');
  await visitor.type(codeField(), '5');
  expect(codeField()).toHaveValue('1234');
});

it('is invalid with fewer than four digits', async () => {
  const { visitor } = await openCodeForm();
  await visitor.type(codeField(), '123');
  await visitor.tab();
  expect(codeField()).toHaveAccessibleDescription(expect.stringContaining(texts.en['rule.isSmsCode']!));
});
