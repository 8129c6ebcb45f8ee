import { screen } from '@testing-library/react';
import type { GiftCard } from '../../services/model';
import { openPage, type Page, services } from '../../support/page';

export const queryCall = 'POST /public/svc/detail';

/** What stands on the page, by language. */
export const names = {
  en: {
    byTransaction: 'By card number and transaction ID',
    card: 'Card number',
    pin: 'PIN',
    transaction: 'Transaction ID',
    verify: 'Click to verify',
    submit: 'Check balance',
    result: 'Gift card details',
  },
  zh: {
    byTransaction: '卡号和交易号查询',
    card: '卡号',
    pin: '卡片密码',
    transaction: '交易号',
    verify: '点击完成验证',
    submit: '查询余额',
    result: '礼品卡详情',
  },
} as const;

export type Language = keyof typeof names;

/** The gift card page, with an outlet for notices. */
export function openQuery(language: Language = 'en', signedInAs?: string): Promise<Page> {
  return openPage({
    path: `${language === 'en' ? '/en' : ''}/starbucks-gift-card/svc-query`,
    mounts: ['svc-query', 'notification'],
    ...(signedInAs === undefined ? {} : { signedInAs }),
  });
}

/** Passes the security check. */
export async function verify({ visitor }: Page, language: Language = 'en'): Promise<void> {
  await visitor.click(await screen.findByRole('button', { name: names[language].verify }));
}

/** Fills in the tab that is open and passes the security check. */
export async function fillIn(
  page: Page,
  { id = '7310180000000001', pin, ticketNum }: { id?: string; pin?: string; ticketNum?: string } = {},
  language: Language = 'en',
): Promise<void> {
  const { card, pin: pinName, transaction } = names[language];
  const enter = async (name: string, text: string) => {
    await page.visitor.click(screen.getByLabelText(name));
    await page.visitor.paste(text);
  };
  await enter(card, id);
  if (ticketNum === undefined) await enter(pinName, pin ?? '123456');
  else await enter(transaction, ticketNum);
  await verify(page, language);
}

export const submit = (language: Language = 'en') => screen.getByRole('button', { name: names[language].submit });

/** Asks for a card of the services' and waits for it. */
export async function queryCard(card: Partial<GiftCard>, language: Language = 'en'): Promise<Page> {
  const { id = '7310180000000001' } = card;
  const known = services.model.giftCards.get(id) ?? services.model.giftCards.get('7310180000000001');
  services.model.giftCards.set(id, { ...(known as GiftCard), ...card });
  const page = await openQuery(language);
  await fillIn(page, { id }, language);
  await page.visitor.click(submit(language));
  await screen.findByRole('heading', { name: names[language].result });
  return page;
}
