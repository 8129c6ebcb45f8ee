import { screen } from '@testing-library/react';
import { openPage, type Page } from '../../support/page';
import { texts } from '../../support/texts';

export const calls = {
  validate: 'POST /api/Cards/validate',
  send: 'POST /api/Customers/sms/sendRegisterPin',
  available: 'POST /api/Customers/userAvailable',
  create: 'POST /api/Customers/create',
} as const;

export type Language = 'en' | 'zh';

/** A text of the widget, such as that of `register.next`. */
export const word = (id: string, language: Language = 'en') => texts[language][`register.${id}`]!;

/** The registration page, with an outlet for notices. */
export function openRegister(language: Language = 'en', signedInAs?: string): Promise<Page> {
  return openPage({
    path: `${language === 'en' ? '/en' : ''}/account/register`,
    mounts: ['register', 'notification'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
}

export const input = (id: string, language: Language = 'en') => screen.getByLabelText(word(id, language));
export const button = (id: string, language: Language = 'en') =>
  screen.getByText(word(id, language), { selector: 'button, button > span' }).closest('button')!;
/** By its label: to look for a role among the options of three lists takes long. */
export const list = (id: 'year' | 'month' | 'day', language: Language = 'en') =>
  screen.getByLabelText<HTMLSelectElement>(word(id, language));

/** Puts a text into a field in place of what stands there. */
export async function put({ visitor }: Page, id: string, text: string, language: Language = 'en'): Promise<void> {
  await visitor.clear(input(id, language));
  if (text !== '') await visitor.paste(text);
}

/** Fills in the first step and goes on. */
export async function enterCard(
  page: Page,
  { number = '6200000000000001', pin = '12345678' } = {},
  language: Language = 'en',
): Promise<void> {
  await put(page, 'cardNumber', number, language);
  await put(page, 'pin', pin, language);
  await page.visitor.click(button('next', language));
}

/** The second step, with nothing filled in yet. */
export async function openForm(language: Language = 'en', number = '6200000000000001'): Promise<Page> {
  const page = await openRegister(language);
  await enterCard(page, { number }, language);
  await screen.findByRole('heading', { name: word('formTitle', language) });
  return page;
}

/** Chooses a date of birth, its year first. */
export async function chooseBirthday(page: Page, date: string, language: Language = 'en'): Promise<void> {
  const [year, month, day] = date.split('-') as [string, string, string];
  await page.visitor.selectOptions(list('year', language), year);
  await page.visitor.selectOptions(list('month', language), month);
  await page.visitor.selectOptions(list('day', language), day);
}

export const filled = {
  username: 'xiao_ming',
  password: 'Passw0rd!',
  confirm: 'Passw0rd!',
  firstName: '小明',
  cellPhone: '13800138000',
  code: '1234',
};

/** Fills in all that has to be; the date of birth is that of somebody of age. */
export async function fillIn(
  page: Page,
  more: Readonly<Record<string, string>> = {},
  language: Language = 'en',
): Promise<void> {
  for (const [id, text] of Object.entries({ ...filled, ...more })) await put(page, id, text, language);
  await page.visitor.click(input('male', language));
  await chooseBirthday(page, '1990-07-05', language);
  await page.visitor.click(input('agreed', language));
}

export const submit = (language: Language = 'en') => button('submit', language);

/** Asks to leave the page; answers whether the browser would ask back. */
export function wouldWarn(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}
