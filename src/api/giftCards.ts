import { type Answered, request, type Shapes } from './request';

/** How a gift card is asked for: by its PIN, or by a transaction made with it (M-ent-16). */
export type GiftCardQuery = { readonly id: string; readonly captcha: string } & (
  | { readonly pin: string }
  | { readonly ticketNum: string }
);

const card = ({ answer, fields, text, looseText, requiredText, time, amount, rows }: Shapes) =>
  answer({
    id: requiredText,
    status: text,
    createdAt: time,
    expiredAt: time,
    balance: amount,
    transactions: rows(fields({ date: time, shop: looseText, type: looseText, deposit: amount, withdrawal: amount })),
  });

/** A gift card as the service knows it; amounts in yuan, as the service writes them (M-ent-15). */
export type GiftCard = Answered<typeof card>;
export type Transaction = GiftCard['transactions'][number];

/** Asks for a card (M-api-23). */
export function queryGiftCard(query: GiftCardQuery, signal?: AbortSignal): Promise<GiftCard> {
  return request({
    service: 'public',
    method: 'POST',
    path: '/public/svc/detail',
    body: { data: query },
    answer: card,
    signal,
  });
}
