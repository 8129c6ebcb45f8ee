import { readFields, readText } from '../body';
import type { Call, Endpoint, ServiceContext } from '../endpoint';
import { filterRecent } from '../model';
import { okWrapped, serviceError, tooManyRequests } from '../responses';
import { minute, second } from '../time';
import { spendTicket } from './captcha';
import { getClientId } from './session';

const queriesPerMinute = 10;

/**
 * Responds with a gift card, found by PIN or by transaction number (M-api-23, M-ent-16). Error codes of the svcQuery
 * group: `capture` for a missing or used captcha ticket, 400 for a malformed query or a wrong PIN, 204 for an unknown
 * card, 208 for a transaction of another card, 217 for a card that must not be queried, 429 for too many queries.
 */
function queryGiftCard(context: ServiceContext, call: Call): Response {
  const { model, now } = context;
  const clientId = getClientId(call);
  const queryTimes = filterRecent(model.cardQueries.get(clientId), minute, now());
  if (queryTimes.length >= queriesPerMinute) {
    return tooManyRequests(429, ((queryTimes[0] ?? now()) + minute - now()) / second);
  }
  model.cardQueries.set(clientId, [...queryTimes, now()]);

  const query = readFields(call.body).get('data');
  const id = readText(query, 'id');
  const pin = readText(query, 'pin');
  const ticketNum = readText(query, 'ticketNum');
  if (!spendTicket(context, readText(query, 'captcha'))) return serviceError('capture');
  const isWellFormed = /^(\d{16}|\d{19})$/.test(id) && (pin === '') !== (ticketNum === '') && ticketNum.length <= 20;
  if (!isWellFormed) return serviceError(400);
  const card = model.giftCards.get(id);
  // Some service errors come with status 200 and the code as text (contract 5, envelope).
  if (!card) return serviceError('204', 200);
  if (pin !== '' && pin !== card.pin) return serviceError(400);
  if (ticketNum !== '' && ticketNum !== card.ticketNum) return serviceError('208', 200);
  if (card.errorCode !== undefined) return serviceError(card.errorCode);
  const { status, createdAt, expiredAt, balance, transactions } = card;
  return okWrapped({ id, status, createdAt, expiredAt, balance, transactions });
}

/** The gift card query (M-api-23). */
export function giftCardEndpoints(context: ServiceContext): Endpoint[] {
  return [{ method: 'POST', path: '/public/svc/detail', handle: (call) => queryGiftCard(context, call) }];
}
