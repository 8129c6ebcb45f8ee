import { openPage } from '../../../support/page/openPage';
import { settle } from '../../../support/page/settle';

const phoneField = (name: string) => document.querySelector<HTMLInputElement>(`[data-mount="${name}"] input`)!;

it.each([
  ['phone-validate', '/account/phone-validate'],
  ['phone-validate', '/en/account/phone-validate'],
  ['forgot-password', '/en/account/forgot-password'],
] as const)('%s at %s repeats a mobile number in groups of 3-4-4 and keeps plain digits (P-29)', async (name, path) => {
  const { visitor } = await openPage({ path, mounts: [name] });
  await visitor.click(phoneField(name));
  await visitor.paste('+86 138-0013-8000');
  expect(phoneField(name)).toHaveAccessibleDescription(expect.stringContaining('138 0013 8000'));
  expect(phoneField(name).value.replace(/\D/g, '').slice(-11)).toBe('13800138000');
  await visitor.clear(phoneField(name));
  await visitor.paste('13800138000');
  expect(phoneField(name)).toHaveValue('13800138000');
});

it.each([
  ['auth', 'go'],
  ['svc-query', 'search'],
  ['register', 'next'],
  ['forgot-password', 'next'],
  ['invoice', 'next'],
  ['phone-validate', 'go'],
  ['reset-password', 'go'],
] as const)('the Enter key of an on-screen keyboard says what it does in %s: %s', async (name, hint) => {
  const page = await openPage({ path: '/en/account/x?token=a', mounts: [name] });
  await settle();
  const fields = [...page.mountPoint(name).querySelectorAll('.rw-input')];
  expect(fields.length).toBeGreaterThan(0);
  for (const field of fields) expect(field).toHaveAttribute('enterkeyhint', hint);
});
