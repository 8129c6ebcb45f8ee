import { screen } from '@testing-library/react';
import type { GiftCard } from '../../../demo/services/model';
import { openPage, type Page } from '../../support/page/openPage';
import { services } from '../../support/page/stubServices';
import { type Language, texts } from '../../support/texts';

export const queryCall = 'POST /public/svc/detail';

const labelsIn = (language: Language) => ({
  byTransaction: texts[language]['svcQuery.byTransaction']!,
  card: texts[language]['svcQuery.cardNumber']!,
  pin: texts[language]['svcQuery.pin']!,
  transaction: texts[language]['svcQuery.transactionId']!,
  result: texts[language]['svcQuery.result']!,
});

/** The texts of the page, by language. */
export const labels = { en: labelsIn('en'), zh: labelsIn('zh') } as const;

/** The button of the stub captcha, whose texts come from its provider. */
const captchaButtonNames = { en: 'Click to verify', zh: '点击完成验证' } as const;

/** Opens the page for gift card queries, with the notification widget. */
export function openQueryPage(language: Language = 'en', signedInAs?: string): Promise<Page> {
  return openPage({
    path: `${language === 'en' ? '/en' : ''}/starbucks-gift-card/svc-query`,
    mounts: ['svc-query', 'notification'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
}

/** Passes the security check. */
export async function passSecurityCheck({ visitor }: Page, language: Language = 'en'): Promise<void> {
  await visitor.click(await screen.findByRole('button', { name: captchaButtonNames[language] }));
}

/** Fills in the form of the open tab and passes the security check. */
export async function fillQuery(
  page: Page,
  { id = '7310180000000001', pin, ticketNum }: { id?: string; pin?: string; ticketNum?: string } = {},
  language: Language = 'en',
): Promise<void> {
  const { card, pin: pinLabel, transaction } = labels[language];
  const paste = async (label: string, value: string) => {
    await page.visitor.click(screen.getByLabelText(label));
    await page.visitor.paste(value);
  };
  await paste(card, id);
  if (ticketNum === undefined) await paste(pinLabel, pin ?? '123456');
  else await paste(transaction, ticketNum);
  await passSecurityCheck(page, language);
}

/** Returns the submit button of the form. */
export const submitButton = (language: Language = 'en') =>
  screen.getByRole('button', { name: texts[language]['svcQuery.submit']! });

/** Queries a card that the service knows with these values, and waits for the result. */
export async function openCardResult(
  card: Partial<GiftCard>,
  language: Language = 'en',
  signedInAs?: string,
): Promise<Page> {
  const { id = '7310180000000001' } = card;
  const { giftCards } = services.model;
  const knownCard = giftCards.get(id) ?? giftCards.get('7310180000000001');
  giftCards.set(id, { ...(knownCard as GiftCard), ...card });
  const page = await openQueryPage(language, signedInAs);
  await fillQuery(page, { id }, language);
  await page.visitor.click(submitButton(language));
  await screen.findByRole('heading', { name: labels[language].result });
  return page;
}
