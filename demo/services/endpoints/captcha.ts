import { randomUUID } from 'node:crypto';
import { HttpResponse } from 'msw';
import { captchaScript } from '../captchaScript';
import type { Call, Endpoint, ServiceContext } from '../endpoint';
import { okWrapped, serviceError } from '../responses';
import { minute } from '../time';
import { issueClientId } from './session';

const ticketLife = 5 * minute;
/** How many challenges one script can show. A page that needs more must fetch another script. */
const ticketsInScript = 5;

/** Creates a ticket. It is opaque, works once and expires after five minutes. */
export function issueTicket({ model, now }: ServiceContext): string {
  const ticket = `t03${randomUUID().replaceAll('-', '')}${randomUUID().replaceAll('-', '')}*`;
  model.tickets.set(ticket, now() + ticketLife);
  return ticket;
}

/** Invalidates a ticket; returns true if the ticket was valid until now (G4). */
export function spendTicket({ model, now }: ServiceContext, ticket: string): boolean {
  const until = model.tickets.get(ticket);
  model.tickets.delete(ticket);
  return until !== undefined && until > now();
}

/** Responds with the URL of a new captcha script, which can be fetched once. */
export function issueCaptcha({ model, origin }: ServiceContext, call: Call): Response {
  const id = randomUUID();
  model.scripts.add(id);
  return okWrapped({ url: `${origin}/captcha/${id}.js?aid=rewards&clientype=2` }, issueClientId(call));
}

function serveScript(context: ServiceContext, { path }: Call): Response {
  const id = /\/captcha\/([\w-]+)\.js$/.exec(path)?.[1] ?? '';
  if (!context.model.scripts.delete(id)) return serviceError(404, 404);
  const tickets = Array.from({ length: ticketsInScript }, () => issueTicket(context));
  return new HttpResponse(captchaScript(tickets), {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/** The captcha of the public service and its script (M-api-06, M-cap-05). */
export function captchaEndpoints(context: ServiceContext): Endpoint[] {
  return [
    { method: 'GET', path: '/public/svc/captcha', handle: (call) => issueCaptcha(context, call) },
    { method: 'GET', path: '/captcha/:script', handle: (call) => serveScript(context, call) },
  ];
}
