import { randomUUID } from 'node:crypto';
import type { Call, ServiceContext } from '../endpoint';
import type { Member } from '../model';
import { day, second } from '../time';

type CookieHeader = readonly [name: 'set-cookie', value: string];

const rememberedSessionLife = 7 * day;
const sessionLife = day;

function cookie(name: string, value: string, seconds: number | null): CookieHeader {
  const life = seconds === null ? '' : `; Max-Age=${seconds}`;
  return ['set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${life}`];
}

/** Returns the member whose session a request belongs to. */
export function findSignedInMember({ model, now }: ServiceContext, { cookies }: Call): Member | undefined {
  const session = model.sessions.get(cookies.sid ?? '');
  return session && session.until > now() ? model.members.get(session.userName.toLowerCase()) : undefined;
}

/** Starts a session in place of the client's previous one; returns its cookie, which scripts cannot read. */
export function startSession(
  context: ServiceContext,
  call: Call,
  userName: string,
  isRemembered: boolean,
): CookieHeader {
  const { model, now } = context;
  model.sessions.delete(call.cookies.sid ?? '');
  const sid = randomUUID();
  model.sessions.set(sid, { userName, until: now() + (isRemembered ? rememberedSessionLife : sessionLife) });
  return cookie('sid', sid, isRemembered ? rememberedSessionLife / second : null);
}

/** Ends the session of a request; returns a cookie that removes the session cookie. */
export function endSession({ model }: ServiceContext, { cookies }: Call): CookieHeader {
  model.sessions.delete(cookies.sid ?? '');
  return cookie('sid', '', 0);
}

/** Returns the client for which limits count: its session, else its client id, else one id for all other clients. */
export function getClientId({ cookies }: Call): string {
  return cookies.sid || cookies.cid || 'unknown';
}

/** Returns a cookie with a new client id, unless the client has one. Without it two browsers would share one limit. */
export function issueClientId({ cookies }: Call): readonly CookieHeader[] {
  return cookies.cid ? [] : [cookie('cid', randomUUID(), null)];
}
