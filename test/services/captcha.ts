import { randomUUID } from 'node:crypto';
import { HttpResponse } from 'msw';
import { refuse, wrapped } from './answers';
import { captchaScript } from './captchaScript';
import type { Call, Endpoint, World } from './endpoint';
import { introduce } from './session';
import { minute } from './time';

const ticketLife = 5 * minute;
/** How many challenges one script can show; after that a page asks for another script. */
const ticketsInScript = 5;

/** A new ticket. It is opaque, works once and expires after five minutes. */
export function issueTicket({ model, now }: World): string {
  const ticket = `t03${randomUUID().replaceAll('-', '')}${randomUUID().replaceAll('-', '')}*`;
  model.tickets.set(ticket, now() + ticketLife);
  return ticket;
}

/** True for a ticket that was still good. Whatever it was, it is not good any more (G4). */
export function spendTicket({ model, now }: World, ticket: string): boolean {
  const until = model.tickets.get(ticket);
  model.tickets.delete(ticket);
  return until !== undefined && until > now();
}

/** Answers the address of a new script, which can be fetched once. */
export function issueCaptcha({ model, origin }: World, call: Call): Response {
  const id = randomUUID();
  model.scripts.add(id);
  return wrapped({ url: `${origin}/captcha/${id}.js?aid=rewards&clientype=2` }, introduce(call));
}

function serveScript(world: World, { path }: Call): Response {
  const id = /\/captcha\/([\w-]+)\.js$/.exec(path)?.[1] ?? '';
  if (!world.model.scripts.delete(id)) return refuse(404, 404);
  const tickets = Array.from({ length: ticketsInScript }, () => issueTicket(world));
  return new HttpResponse(captchaScript(tickets), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The security check of the public service and its script (M-api-06, M-cap-05). */
export function captchaEndpoints(world: World): Endpoint[] {
  return [
    { method: 'GET', path: '/public/svc/captcha', act: (call) => issueCaptcha(world, call) },
    { method: 'GET', path: '/captcha/:script', act: (call) => serveScript(world, call) },
  ];
}
