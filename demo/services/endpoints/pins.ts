import { randomInt } from 'node:crypto';
import { isMobile, readText } from '../body';
import type { ServiceContext } from '../endpoint';
import { filterRecent, type Model } from '../model';
import { serviceError, tooManyRequests } from '../responses';
import { hour, minute, second } from '../time';
import { spendTicket } from './captcha';

/** The purpose of a PIN. A PIN is valid for its own purpose only. */
export type Purpose = 'register' | 'password' | 'mobile' | 'account';

/** A PIN that is always valid. */
const masterPin = '1234';
const pinLife = 10 * minute;
const maxTries = 5;
const resendWait = 60 * second;
/** The number of PINs within an hour after which a mobile number needs a captcha (20005). */
const captchaAfter = 5;

/** Returns true if a member has this mobile number. */
export function isRegisteredPhone(model: Model, phoneNumber: string): boolean {
  return [...model.members.values()].some(({ cellPhone }) => cellPhone === phoneNumber);
}

/** Returns the Register error code of a card that cannot be registered; null for a card that can. */
export function findCardError({ model }: ServiceContext, body: unknown): string | number | null {
  const card = model.rewardsCards.get(readText(body, 'cardNumber'));
  if (!card) return 104;
  if (card.pin !== readText(body, 'cardPassword')) return 105;
  return String(card.stateCode) === '0' ? null : card.stateCode;
}

/**
 * Returns the error response to a request that must not send a PIN; null if it may. The template of the request must be
 * `template` with `-cn` or `-en` appended.
 */
export function findSendError(context: ServiceContext, body: unknown, template: string): Response | null {
  const { model, now } = context;
  const phoneNumber = readText(body, 'phoneNumber');
  if (!isMobile(phoneNumber)) return serviceError(20003);
  if (!new RegExp(`^${template}-(cn|en)$`).test(readText(body, 'template'))) return serviceError(400);
  const times = filterRecent(model.sendTimes.get(phoneNumber), hour, now());
  const wait = (times.at(-1) ?? -Infinity) + resendWait - now();
  if (wait > 0) return tooManyRequests(40001, wait / second);
  if (times.length >= captchaAfter && !spendTicket(context, readText(body, 'captcha'))) return serviceError(20005);
  return null;
}

/**
 * Puts a PIN into the outbox. If `isReal` is false, it only starts the wait for the next PIN, so that the limits do not
 * reveal which mobile numbers have an account.
 */
export function sendPin({ model, now }: ServiceContext, purpose: Purpose, body: unknown, isReal = true): void {
  const to = readText(body, 'phoneNumber');
  model.sendTimes.set(to, [...filterRecent(model.sendTimes.get(to), hour, now()), now()]);
  if (!isReal) return;
  // Never the master PIN: tests must notice a page that submits a PIN other than the typed one.
  const code = String(randomInt(2000, 10_000));
  model.sentCodes.set(`${purpose} ${to}`, { code, at: now(), wrongTries: 0 });
  model.outbox.push({ to, code, template: readText(body, 'template'), at: now() });
}

type Outcome = 'right' | 'wrong' | 'locked';

/** Checks a PIN against the sent one. A right PIN works once; after five wrong tries no PIN is accepted (F4). */
export function checkPin({ model, now }: ServiceContext, purpose: Purpose, to: string, pin: string): Outcome {
  const key = `${purpose} ${to}`;
  const sent = model.sentCodes.get(key);
  const isCurrent = sent !== undefined && now() - sent.at < pinLife;
  if (pin === masterPin || (isCurrent && sent.wrongTries < maxTries && sent.code === pin)) {
    model.sentCodes.delete(key);
    return 'right';
  }
  if (!sent) return 'wrong';
  sent.wrongTries += 1;
  return sent.wrongTries > maxTries ? 'locked' : 'wrong';
}
