import { screen } from '@testing-library/react';
import { openPage, type Page } from '../../support/page/openPage';
import { type Language, texts } from '../../support/texts';

export const calls = {
  validate: 'POST /api/Cards/validate',
  send: 'POST /api/Customers/sms/sendRegisterPin',
  available: 'POST /api/Customers/userAvailable',
  create: 'POST /api/Customers/create',
} as const;

/** Returns a text of the widget by its id without the prefix, such as `next` for `register.next`. */
export const textOf = (id: string, language: Language = 'en') => texts[language][`register.${id}`]!;

/** Opens the registration page, with an outlet for notices. */
export function openRegisterPage(language: Language = 'en', signedInAs?: string): Promise<Page> {
  return openPage({
    path: `${language === 'en' ? '/en' : ''}/account/register`,
    mounts: ['register', 'notification'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
}

/** Returns a control by its label. `getByLabelText` is slow here: it looks at each option of the birthday's lists. */
export const getField = (id: string, language: Language = 'en'): HTMLElement =>
  screen.getByText(textOf(id, language), { selector: 'label, label > span' }).closest('label')!.control!;
export const button = (id: string, language: Language = 'en') =>
  screen.getByText(textOf(id, language), { selector: 'button, button > span' }).closest('button')!;
export const birthdayList = (id: 'year' | 'month' | 'day', language: Language = 'en') =>
  getField(id, language) as HTMLSelectElement;

/** Replaces the value of a field, and leaves the focus there. */
export async function fillField({ visitor }: Page, id: string, text: string, language: Language = 'en'): Promise<void> {
  await visitor.clear(getField(id, language));
  if (text !== '') await visitor.paste(text);
}

/** Fills in the first step and submits it. */
export async function submitCard(
  page: Page,
  { number = '6200000000000001', pin = '12345678' } = {},
  language: Language = 'en',
): Promise<void> {
  await fillField(page, 'cardNumber', number, language);
  await fillField(page, 'pin', pin, language);
  await page.visitor.click(button('next', language));
}

/** Opens the second step, with empty fields. */
export async function openSignUpForm(language: Language = 'en', number = '6200000000000001'): Promise<Page> {
  const page = await openRegisterPage(language);
  await submitCard(page, { number }, language);
  await screen.findByRole('heading', { name: textOf('formTitle', language) });
  return page;
}

/** Selects a date of birth, given as `YYYY-MM-DD`: year, month, day. */
export async function selectBirthday(page: Page, date: string, language: Language = 'en'): Promise<void> {
  const [year, month, day] = date.split('-') as [string, string, string];
  await page.visitor.selectOptions(birthdayList('year', language), year);
  await page.visitor.selectOptions(birthdayList('month', language), month);
  await page.visitor.selectOptions(birthdayList('day', language), day);
}

export const validValues = {
  username: 'xiao_ming',
  password: 'Passw0rd!',
  confirm: 'Passw0rd!',
  firstName: '小明',
  cellPhone: '13800138000',
  code: '1234',
};

/** Fills in the required fields of the second step and `more`. The date of birth is that of an adult. */
export async function fillSignUpForm(
  page: Page,
  more: Readonly<Record<string, string>> = {},
  language: Language = 'en',
): Promise<void> {
  for (const [id, text] of Object.entries({ ...validValues, ...more })) await fillField(page, id, text, language);
  await page.visitor.click(getField('male', language));
  await selectBirthday(page, '1990-07-05', language);
  await page.visitor.click(getField('agreed', language));
}

export const submitButton = (language: Language = 'en') => button('submit', language);

/** Dispatches `beforeunload` and returns true when the browser would warn the visitor. */
export function hasLeaveWarning(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
