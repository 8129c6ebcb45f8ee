import { randomUUID } from 'node:crypto';
import { ok, refuse, wrapped } from './answers';
import type { Call, Endpoint, World } from './endpoint';
import { findMember, type Member, type Model } from './model';
import { checkPin, sendPin, sendProblem } from './pins';
import { isEmail, isMobile, isPassword, textOf } from './reading';
import { day, minute } from './time';

const phoneTokenLife = 10 * minute;
const emailTokenLife = day;

/** The accounts that a number may reset: one, or several when no user name tells which (40002). */
function accountsOf({ members }: Model, body: unknown): readonly Member[] {
  const phoneNumber = textOf(body, 'phoneNumber');
  const user = textOf(body, 'user').normalize('NFC').toLowerCase();
  return [...members.values()].filter(
    ({ cellPhone, userName, email }) =>
      cellPhone === phoneNumber && (user === '' || userName.toLowerCase() === user || email.toLowerCase() === user),
  );
}

/** True when the number belongs to accounts, but it is not clear to which of them the call refers. */
function isUnclear({ model }: World, body: unknown): boolean {
  const everybody = accountsOf(model, { phoneNumber: textOf(body, 'phoneNumber') });
  return everybody.length > 1 && accountsOf(model, body).length !== 1;
}

function sendPasswordPin(world: World, { body }: Call): Response {
  if (isMobile(textOf(body, 'phoneNumber')) && isUnclear(world, body)) return refuse(40002);
  const problem = sendProblem(world, body, 'password');
  if (problem) return problem;
  // A number that nobody has gets nothing, and the answer does not say so (F3).
  sendPin(world, 'password', body, accountsOf(world.model, body).length === 1);
  return ok({ success: true });
}

function issueToken(world: World, { userName }: Member, kind: 'phone' | 'email'): string {
  const token = randomUUID();
  const until = world.now() + (kind === 'phone' ? phoneTokenLife : emailTokenLife);
  world.model.resetTokens.set(token, { userName, kind, until });
  return token;
}

function verifyPasswordPin(world: World, { body }: Call): Response {
  const phoneNumber = textOf(body, 'phoneNumber');
  if (!isMobile(phoneNumber)) return refuse(20003);
  if (isUnclear(world, body)) return refuse(40002);
  const outcome = checkPin(world, 'password', phoneNumber, textOf(body, 'cellPhoneValidFlag'));
  if (outcome === 'locked') return refuse(20009);
  const [member] = accountsOf(world.model, body);
  return outcome === 'right' && member ? wrapped({ token: issueToken(world, member, 'phone') }) : refuse(10005);
}

function sendEmail(world: World, { body }: Call): Response {
  const { model, now, siteOrigin } = world;
  const email = textOf(body, 'email');
  if (email === '') return refuse(400);
  const member = isEmail(email) ? findMember(model, email) : undefined;
  if (member) {
    const link = `${siteOrigin}/account/reset-password?token=${issueToken(world, member, 'email')}`;
    model.outbox.push({ to: member.email, link, template: 'reset-password', at: now() });
  }
  // The same whether or not somebody has this address (F3).
  return ok({ success: true });
}

function reset(kind: 'phone' | 'email') {
  return ({ model, now }: World, { body }: Call): Response => {
    const token = textOf(body, 'token');
    if (token === '') return refuse(-400);
    const found = model.resetTokens.get(token);
    if (!found || found.kind !== kind || found.until <= now()) return refuse(-401);
    const member = findMember(model, found.userName);
    if (!member) return refuse(402);
    const password = textOf(body, 'newPassword');
    // A password that breaks the rule does not cost the token.
    if (!isPassword(password)) return refuse(3014);
    model.resetTokens.delete(token);
    member.password = password;
    model.loginFailures.delete(member.userName.toLowerCase());
    for (const [sid, { userName }] of model.sessions) if (userName === member.userName) model.sessions.delete(sid);
    return ok({ success: true });
  };
}

/** Lost passwords (M-api-14 to M-api-16, M-api-19, M-api-20). */
export function passwordEndpoints(world: World): Endpoint[] {
  const byPhone = reset('phone');
  const byEmail = reset('email');
  return [
    { method: 'POST', path: '/api/Customers/sms/sendPasswordPin', act: (call) => sendPasswordPin(world, call) },
    { method: 'POST', path: '/api/Customers/sms/verifyPasswordPin', act: (call) => verifyPasswordPin(world, call) },
    { method: 'POST', path: '/api/Customers/sendResetPasswordEmail', act: (call) => sendEmail(world, call) },
    { method: 'POST', path: '/api/Customers/sms/resetPasswordByPhoneToken', act: (call) => byPhone(world, call) },
    { method: 'POST', path: '/api/Customers/resetPasswordToken', act: (call) => byEmail(world, call) },
  ];
}
