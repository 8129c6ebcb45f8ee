import { request } from '../http/request';
import {
  amount,
  lenientList,
  looseText,
  object,
  objectSchema,
  type ResponseOf,
  requiredText,
  text,
  time,
} from '../http/schema';

/** A gift card query: by the card's PIN, or by the ID of a transaction made with the card (M-ent-16). */
export type GiftCardQuery = { readonly id: string; readonly captcha: string } & (
  | { readonly pin: string }
  | { readonly ticketNum: string }
);

const cardSchema = objectSchema({
  id: requiredText,
  status: text,
  createdAt: time,
  expiredAt: time,
  balance: amount,
  transactions: lenientList(
    object({ date: time, shop: looseText, type: looseText, deposit: amount, withdrawal: amount }),
  ),
});

/** A gift card. Amounts are in yuan, as the service writes them (M-ent-15). */
export type GiftCard = ResponseOf<typeof cardSchema>;
export type Transaction = GiftCard['transactions'][number];

/** Queries a gift card (M-api-23). */
export function queryGiftCard(query: GiftCardQuery, signal?: AbortSignal): Promise<GiftCard> {
  return request({
    service: 'public',
    method: 'POST',
    path: '/public/svc/detail',
    body: { data: query },
    response: cardSchema,
    signal,
  });
}
