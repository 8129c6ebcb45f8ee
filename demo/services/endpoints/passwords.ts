import { randomUUID } from 'node:crypto';
import { isEmail, isMobile, isPassword, readText } from '../body';
import type { Call, Endpoint, ServiceContext } from '../endpoint';
import { findMember, type Member, type Model } from '../model';
import { ok, okWrapped, serviceError } from '../responses';
import { day, minute } from '../time';
import { checkPin, findSendError, sendPin } from './pins';

const phoneTokenLife = 10 * minute;
const emailTokenLife = day;

/** Returns the accounts with the mobile number of a request; only the named one if the request names a user. */
function findAccounts({ members }: Model, body: unknown): readonly Member[] {
  const phoneNumber = readText(body, 'phoneNumber');
  const user = readText(body, 'user').toLowerCase();
  return [...members.values()].filter(
    ({ cellPhone, userName, email }) =>
      cellPhone === phoneNumber && (user === '' || userName.toLowerCase() === user || email.toLowerCase() === user),
  );
}

/** Returns true if several accounts share the mobile number and the request does not identify one of them (40002). */
function isAmbiguous({ model }: ServiceContext, body: unknown): boolean {
  const sharing = findAccounts(model, { phoneNumber: readText(body, 'phoneNumber') });
  return sharing.length > 1 && findAccounts(model, body).length !== 1;
}

function sendPasswordPin(context: ServiceContext, { body }: Call): Response {
  if (isMobile(readText(body, 'phoneNumber')) && isAmbiguous(context, body)) return serviceError(40002);
  const error = findSendError(context, body, 'password');
  if (error) return error;
  // An unknown number gets no PIN, but the same response, which does not reveal that it is unknown (F3).
  sendPin(context, 'password', body, findAccounts(context.model, body).length === 1);
  return ok({ success: true });
}

function issueToken(context: ServiceContext, { userName }: Member, kind: 'phone' | 'email'): string {
  const token = randomUUID();
  const until = context.now() + (kind === 'phone' ? phoneTokenLife : emailTokenLife);
  context.model.resetTokens.set(token, { userName, kind, until });
  return token;
}

function verifyPasswordPin(context: ServiceContext, { body }: Call): Response {
  const phoneNumber = readText(body, 'phoneNumber');
  if (!isMobile(phoneNumber)) return serviceError(20003);
  if (isAmbiguous(context, body)) return serviceError(40002);
  const outcome = checkPin(context, 'password', phoneNumber, readText(body, 'cellPhoneValidFlag'));
  if (outcome === 'locked') return serviceError(20009);
  const [member] = findAccounts(context.model, body);
  return outcome === 'right' && member
    ? okWrapped({ token: issueToken(context, member, 'phone') })
    : serviceError(10005);
}

function sendEmail(context: ServiceContext, { body }: Call): Response {
  const { model, now, siteOrigin } = context;
  const email = readText(body, 'email');
  if (email === '') return serviceError(400);
  const member = isEmail(email) ? findMember(model, email) : undefined;
  if (member) {
    const link = `${siteOrigin}/account/reset-password?token=${issueToken(context, member, 'email')}`;
    model.outbox.push({ to: member.email, link, template: 'reset-password', at: now() });
  }
  // The same response for known and unknown addresses (F3).
  return ok({ success: true });
}

function createReset(kind: 'phone' | 'email') {
  return ({ model, now }: ServiceContext, { body }: Call): Response => {
    const token = readText(body, 'token');
    if (token === '') return serviceError(-400);
    const found = model.resetTokens.get(token);
    if (!found || found.kind !== kind || found.until <= now()) return serviceError(-401);
    const member = findMember(model, found.userName);
    if (!member) return serviceError(402);
    const password = readText(body, 'newPassword');
    // A rejected password does not use up the token.
    if (!isPassword(password)) return serviceError(3014);
    model.resetTokens.delete(token);
    member.password = password;
    model.loginFailures.delete(member.userName.toLowerCase());
    for (const [sid, { userName }] of model.sessions) if (userName === member.userName) model.sessions.delete(sid);
    return ok({ success: true });
  };
}

/** Password recovery by PIN and by e-mail (M-api-14 to M-api-16, M-api-19, M-api-20). */
export function passwordEndpoints(context: ServiceContext): Endpoint[] {
  const byPhone = createReset('phone');
  const byEmail = createReset('email');
  return [
    { method: 'POST', path: '/api/Customers/sms/sendPasswordPin', handle: (call) => sendPasswordPin(context, call) },
    {
      method: 'POST',
      path: '/api/Customers/sms/verifyPasswordPin',
      handle: (call) => verifyPasswordPin(context, call),
    },
    { method: 'POST', path: '/api/Customers/sendResetPasswordEmail', handle: (call) => sendEmail(context, call) },
    { method: 'POST', path: '/api/Customers/sms/resetPasswordByPhoneToken', handle: (call) => byPhone(context, call) },
    { method: 'POST', path: '/api/Customers/resetPasswordToken', handle: (call) => byEmail(context, call) },
  ];
}
