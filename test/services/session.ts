import { randomUUID } from 'node:crypto';
import type { Call, World } from './endpoint';
import type { Member } from './model';
import { day, minute, second } from './time';

type CookieHeader = readonly [name: 'set-cookie', value: string];

const rememberedFor = 7 * day;
const usualFor = day;

function cookie(name: string, value: string, seconds: number | null): CookieHeader {
  const life = seconds === null ? '' : `; Max-Age=${seconds}`;
  return ['set-cookie', `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${life}`];
}

/** The member of the session that a call belongs to. */
export function signedInMember(world: World, call: Call): Member | undefined {
  const isPending = world.model.sessions.get(call.cookies.sid ?? '')?.isPending;
  return isPending ? undefined : memberAtTheDoor(world, call);
}

/** The same, or the member who gave the right password but has to prove the mobile number first (3099). */
export function memberAtTheDoor({ model, now }: World, { cookies }: Call): Member | undefined {
  const session = model.sessions.get(cookies.sid ?? '');
  return session && session.until > now() ? model.members.get(session.userName.toLowerCase()) : undefined;
}

/** Remembers who gave the right password but may not come in yet. */
export function letWait({ model, now }: World, userName: string): CookieHeader {
  const sid = randomUUID();
  model.sessions.set(sid, { userName, until: now() + 10 * minute, isPending: true });
  return cookie('sid', sid, null);
}

/** Starts a session; its cookie is out of reach for scripts. A session that the caller had before is over. */
export function startSession(world: World, call: Call, userName: string, isRemembered: boolean): CookieHeader {
  const { model, now } = world;
  model.sessions.delete(call.cookies.sid ?? '');
  const sid = randomUUID();
  model.sessions.set(sid, { userName, until: now() + (isRemembered ? rememberedFor : usualFor) });
  return cookie('sid', sid, isRemembered ? rememberedFor / second : null);
}

/** Ends the session of a call. */
export function endSession({ model }: World, { cookies }: Call): CookieHeader {
  model.sessions.delete(cookies.sid ?? '');
  return cookie('sid', '', 0);
}

/** Who is asking, for the limits: a session, else what `introduce` gave, else the one client that there is. */
export function clientOf({ cookies }: Call): string {
  return cookies.sid || cookies.cid || 'somebody';
}

/** Gives a client without a session a name of its own, so that two browsers do not share one limit. */
export function introduce({ cookies }: Call): readonly CookieHeader[] {
  return cookies.cid ? [] : [cookie('cid', randomUUID(), null)];
}
