import { HttpResponse } from 'msw';
import { ok } from './answers';
import { issueTicket } from './captcha';
import type { Call, Endpoint, World } from './endpoint';
import { readFaultOrder } from './faultOrder';
import { type Faults, faultNames } from './faults';
import { findMember, issueLoginCode, loginCodeLife } from './model';
import { actOnQr } from './qr';
import { textOf } from './reading';

interface Controls {
  readonly faults: Faults;
  /** The calls that can be given a fault. */
  readonly calls: readonly string[];
  reset(): void;
}

/** A request that cannot be understood is answered with a sentence: a person reads it. */
function explain(sentence: string): Response {
  return HttpResponse.json({ error: { code: 400, message: sentence } }, { status: 400 });
}

function state({ model, now }: World, { faults }: Controls): Response {
  return ok({
    now: new Date(now()).toISOString(),
    members: [...model.members.values()].map((member) =>
      Object.fromEntries(Object.entries(member).filter(([name]) => name !== 'password')),
    ),
    sessions: [...model.sessions.values()].map(({ userName }) => userName),
    invoices: model.invoices,
    receipts: [...model.receipts.values()].map(({ soldAt, ...receipt }) => ({
      ...receipt,
      soldAt: new Date(soldAt).toISOString(),
      isUsed: model.invoices.some(({ ticketNumbers }) => ticketNumbers.includes(receipt.ticketNumber)),
    })),
    rewardsCards: [...model.rewardsCards.values()],
    giftCards: [...model.giftCards.values()].map(({ transactions, ...card }) => ({
      ...card,
      transactions: transactions.length,
    })),
    qrSeeds: model.qrSeeds,
    sent: model.outbox.length,
    faults: faults.list(),
  });
}

function newCode({ model, now }: World, { body }: Call): Response {
  const user = textOf(body, 'user') || 'mei';
  const member = findMember(model, user);
  if (!member) return explain(`There is no member ${user}.`);
  const until = now() + loginCodeLife;
  const code = textOf(body, 'code');
  if (code === '') return ok({ code: issueLoginCode(model, member.userName, until) });
  model.loginCodes.set(code, { userName: member.userName, until });
  return ok({ code });
}

/** What a demonstration or a test does to the services from outside; nothing here exists in a real service. */
export function stubEndpoints(world: World, controls: Controls): Endpoint[] {
  const { faults, calls } = controls;
  const listed = () => ok({ faults: faults.list(), names: faultNames, calls });
  return [
    { method: 'GET', path: '/__stub/outbox', act: () => ok(world.model.outbox) },
    { method: 'GET', path: '/__stub/state', act: () => state(world, controls) },
    { method: 'GET', path: '/__stub/faults', act: listed },
    {
      method: 'POST',
      path: '/__stub/faults',
      act: ({ body }) => {
        const order = readFaultOrder(body, calls);
        if (typeof order === 'string') return explain(order);
        faults.set(order);
        return listed();
      },
    },
    {
      method: 'DELETE',
      path: '/__stub/faults',
      act: () => {
        faults.clear();
        return listed();
      },
    },
    {
      method: 'POST',
      path: '/__stub/reset',
      act: () => {
        controls.reset();
        return ok();
      },
    },
    {
      method: 'POST',
      path: '/__stub/qr',
      act: ({ body }) => {
        const user = textOf(body, 'user') || 'mei';
        const problem = actOnQr(world, textOf(body, 'action'), textOf(body, 'seed'), user);
        return problem === null ? ok() : explain(problem);
      },
    },
    { method: 'POST', path: '/__stub/code', act: (call) => newCode(world, call) },
    { method: 'POST', path: '/__stub/ticket', act: () => ok({ ticket: issueTicket(world) }) },
  ];
}
