import { randomInt } from 'node:crypto';
import { refuse, tooOften } from './answers';
import { spendTicket } from './captcha';
import type { World } from './endpoint';
import { type Model, recent } from './model';
import { isMobile, textOf } from './reading';
import { hour, minute, second } from './time';

/** What a PIN is for; one for the password does not verify a registration. */
export type Purpose = 'register' | 'password' | 'mobile' | 'account';

/** The PIN that always works. */
const masterPin = '1234';
const pinLife = 10 * minute;
const triesPerPin = 5;
const waitBetween = 60 * second;
/** After so many codes within an hour a number needs a security check (20005). */
const captchaAfter = 5;

/** True when a member has this number. */
export function isRegisteredPhone(model: Model, phoneNumber: string): boolean {
  return [...model.members.values()].some(({ cellPhone }) => cellPhone === phoneNumber);
}

/** What is wrong with the card of a registration, as a code of the Register group; null when nothing is. */
export function registerCardProblem({ model }: World, body: unknown): string | number | null {
  const card = model.rewardsCards.get(textOf(body, 'cardNumber'));
  if (!card) return 104;
  if (card.pin !== textOf(body, 'cardPassword')) return 105;
  return String(card.stateCode) === '0' ? null : card.stateCode;
}

/** Why no PIN goes out for this body; null when one may. The template is that of the call, with a language. */
export function sendProblem(world: World, body: unknown, template: string): Response | null {
  const { model, now } = world;
  const phoneNumber = textOf(body, 'phoneNumber');
  if (!isMobile(phoneNumber)) return refuse(20003);
  if (!new RegExp(`^${template}-(cn|en)$`).test(textOf(body, 'template'))) return refuse(400);
  const times = recent(model.sendTimes.get(phoneNumber), hour, now());
  const wait = (times.at(-1) ?? -Infinity) + waitBetween - now();
  if (wait > 0) return tooOften(40001, wait / second);
  if (times.length >= captchaAfter && !spendTicket(world, textOf(body, 'captcha'))) return refuse(20005);
  return null;
}

/**
 * Sends a PIN. Without `isReal` nothing goes out, but the number has to wait all the same, so that nobody learns from the
 * limits which numbers have an account.
 */
export function sendPin({ model, now }: World, purpose: Purpose, body: unknown, isReal = true): void {
  const to = textOf(body, 'phoneNumber');
  model.sendTimes.set(to, [...recent(model.sendTimes.get(to), hour, now()), now()]);
  if (!isReal) return;
  // Never the one that always works: tests are to notice a page that sends something else than what was typed.
  const code = String(randomInt(2000, 10_000));
  model.sentCodes.set(`${purpose} ${to}`, { code, at: now(), wrongTries: 0 });
  model.outbox.push({ to, code, template: textOf(body, 'template'), at: now() });
}

type Outcome = 'right' | 'wrong' | 'locked';

/** Whether a PIN is the one that was sent. A right one works once; after five wrong ones it does not work (F4). */
export function checkPin({ model, now }: World, purpose: Purpose, to: string, pin: string): Outcome {
  const key = `${purpose} ${to}`;
  const sent = model.sentCodes.get(key);
  const isCurrent = sent !== undefined && now() - sent.at < pinLife;
  if (pin === masterPin || (isCurrent && sent.wrongTries < triesPerPin && sent.code === pin)) {
    model.sentCodes.delete(key);
    return 'right';
  }
  if (!sent) return 'wrong';
  sent.wrongTries += 1;
  return sent.wrongTries > triesPerPin ? 'locked' : 'wrong';
}
