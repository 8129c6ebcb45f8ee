import { refuse, tooOften, wrapped } from './answers';
import { spendTicket } from './captcha';
import type { Call, Endpoint, World } from './endpoint';
import { recent } from './model';
import { fieldsOf, textOf } from './reading';
import { clientOf } from './session';
import { minute, second } from './time';

const queriesPerMinute = 10;

/**
 * A gift card by its PIN or by a transaction (M-api-23, M-ent-16). Refusals of the svcQuery group: `capture` for a
 * captcha ticket that is missing or spent, 400 for what cannot be a query and for a wrong PIN, 204 for a card that
 * does not exist, 208 for a transaction of another card, 217 for a card that may not be asked about, and 429.
 */
function detail(world: World, call: Call): Response {
  const { model, now } = world;
  const client = clientOf(call);
  const queries = recent(model.cardQueries.get(client), minute, now());
  if (queries.length >= queriesPerMinute) {
    return tooOften(429, ((queries[0] ?? now()) + minute - now()) / second);
  }
  model.cardQueries.set(client, [...queries, now()]);

  const query = fieldsOf(call.body).get('data');
  const id = textOf(query, 'id');
  const pin = textOf(query, 'pin');
  const ticketNum = textOf(query, 'ticketNum');
  if (!spendTicket(world, textOf(query, 'captcha'))) return refuse('capture');
  const isQuery = /^(\d{16}|\d{19})$/.test(id) && (pin === '') !== (ticketNum === '') && ticketNum.length <= 20;
  if (!isQuery) return refuse(400);
  const card = model.giftCards.get(id);
  // One of the refusals that come on a 200 with the code as text (contract 5, envelope).
  if (!card) return refuse('204', 200);
  if (pin !== '' && pin !== card.pin) return refuse(400);
  if (ticketNum !== '' && ticketNum !== card.ticketNum) return refuse('208', 200);
  if (card.refusal !== undefined) return refuse(card.refusal);
  const { status, createdAt, expiredAt, balance, transactions } = card;
  return wrapped({ id, status, createdAt, expiredAt, balance, transactions });
}

/** The gift card query. */
export function giftCardEndpoints(world: World): Endpoint[] {
  return [{ method: 'POST', path: '/public/svc/detail', act: (call) => detail(world, call) }];
}
