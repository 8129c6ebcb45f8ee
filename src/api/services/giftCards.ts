import { ApiError, securityCheckCodes } from '../http/ApiError';
import { errorCodes } from '../http/errorCodes';
import { type Identifier, isSameIdentifier } from '../http/identifier';
import { request } from '../http/request';
import {
  amount,
  identifier,
  lenientList,
  looseText,
  object,
  objectSchema,
  type ResponseOf,
  status,
  time,
} from '../http/schema';

/** A gift card query: by the card's PIN, or by the ID of a transaction made with the card (M-ent-16). */
type GiftCardQuery = { readonly id: string; readonly captcha: string } & (
  | { readonly pin: string }
  | { readonly ticketNum: string }
);

const cardSchema = objectSchema({
  id: identifier,
  status,
  createdAt: time,
  expiredAt: time,
  balance: amount,
  transactions: lenientList(
    object({ date: time, shop: looseText, type: looseText, deposit: amount, withdrawal: amount }),
  ),
});

/** A gift card. Amounts are in yuan, as the service writes them (M-ent-15). */
export type GiftCard = Omit<ResponseOf<typeof cardSchema>, 'id'> & { readonly id: string };
export type Transaction = GiftCard['transactions'][number];

/** Returns the card's number; a masked one as it is. Throws when it is blank or the number of another card (G6). */
function checkCardNumber(received: Identifier, sent: string): string {
  // A service may write the number in groups, as printed on the card.
  const number = typeof received === 'string' ? received.replace(/\s/g, '') : received;
  if (isSameIdentifier(number, sent)) return sent;
  if (number === '' || /^\d{16,19}$/.test(String(number))) throw new ApiError('malformed');
  return String(number);
}

/** Queries a gift card (M-api-23). */
export async function queryGiftCard(query: GiftCardQuery, signal?: AbortSignal): Promise<GiftCard> {
  const card = await request({
    service: 'public',
    method: 'POST',
    path: '/public/svc/detail',
    body: { data: query },
    response: cardSchema,
    errorCodes: [...errorCodes.svcQuery, ...securityCheckCodes],
    signal,
  });
  return { ...card, id: checkCardNumber(card.id, query.id) };
}
