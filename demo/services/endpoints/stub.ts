import { HttpResponse } from 'msw';
import { readFields, readText } from '../body';
import type { Call, Endpoint, ServiceContext } from '../endpoint';
import { type Faults, faultNames } from '../faults';
import { findMember, issueLoginCode, loginCodeLife } from '../model';
import { parseFaultRequest } from '../parseFaultRequest';
import { htmlPage, signInPagePath } from '../respondWithFault';
import { ok } from '../responses';
import { findScenario, scenarios } from '../scenarios';
import { issueTicket } from './captcha';
import { simulatePhone } from './qr';
import { startSession } from './session';

interface Controls {
  readonly faults: Faults;
  /** The names of the calls that can have a fault. */
  readonly calls: readonly string[];
  reset(): void;
}

/** Returns a 400 response with a message for the person who sent the request. */
function badRequest(message: string): Response {
  return HttpResponse.json({ error: { code: 400, message } }, { status: 400 });
}

function describeState({ model, now }: ServiceContext, { faults }: Controls): Response {
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

function createLoginCode({ model, now }: ServiceContext, { body }: Call): Response {
  const user = readText(body, 'user') || 'mei';
  const member = findMember(model, user);
  if (!member) return badRequest(`There is no member ${user}.`);
  const until = now() + loginCodeLife;
  const code = readText(body, 'code');
  if (code === '') return ok({ code: issueLoginCode(model, member.userName, until) });
  model.loginCodes.set(code, { userName: member.userName, until });
  return ok({ code });
}

function signIn(context: ServiceContext, call: Call): Response {
  const user = readText(call.body, 'user');
  const member = findMember(context.model, user);
  return member
    ? ok({}, [startSession(context, call, member.userName, false)])
    : badRequest(`There is no member ${user}.`);
}

/** The endpoints by which the QA panel and tests control the stub services. Real services have none of them. */
export function stubEndpoints(context: ServiceContext, controls: Controls): Endpoint[] {
  const { faults, calls } = controls;
  const faultList = () =>
    ok({
      faults: faults.list(),
      names: faultNames,
      calls,
      scenarios: scenarios.map(({ name }) => name),
      scenario: faults.list().length > 0 ? faults.scenarioNames().join(', ') : '',
    });
  return [
    { method: 'GET', path: '/__stub/outbox', handle: () => ok(context.model.outbox) },
    { method: 'GET', path: signInPagePath, handle: () => htmlPage('Sign in', 200) },
    { method: 'GET', path: '/__stub/state', handle: () => describeState(context, controls) },
    { method: 'GET', path: '/__stub/faults', handle: faultList },
    {
      method: 'POST',
      path: '/__stub/faults',
      handle: ({ body }) => {
        const request = parseFaultRequest(body, calls);
        if (typeof request === 'string') return badRequest(request);
        faults.set(request);
        return faultList();
      },
    },
    {
      method: 'DELETE',
      path: '/__stub/faults',
      handle: () => {
        faults.clear();
        return faultList();
      },
    },
    {
      method: 'POST',
      path: '/__stub/reset',
      handle: () => {
        controls.reset();
        return ok();
      },
    },
    {
      method: 'POST',
      path: '/__stub/qr',
      handle: ({ body }) => {
        const user = readText(body, 'user') || 'mei';
        const error = simulatePhone(context, readText(body, 'action'), readText(body, 'seed'), user);
        return error === null ? ok() : badRequest(error);
      },
    },
    {
      method: 'POST',
      path: '/__stub/scenario',
      handle: ({ body }) => {
        const name = readText(body, 'name');
        const scenario = findScenario(name);
        if (scenario === undefined) return badRequest(`There is no scenario "${name}"; GET /__stub/faults lists them.`);
        if (readFields(body).get('isAdded') !== true) faults.clear();
        faults.setScenario(scenario);
        return faultList();
      },
    },
    { method: 'POST', path: '/__stub/session', handle: (call) => signIn(context, call) },
    { method: 'POST', path: '/__stub/code', handle: (call) => createLoginCode(context, call) },
    { method: 'POST', path: '/__stub/ticket', handle: () => ok({ ticket: issueTicket(context) }) },
  ];
}
