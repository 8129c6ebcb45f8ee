import { readFields, readText } from '../body';
import type { Call, Endpoint, ServiceContext } from '../endpoint';
import { filterRecent, findMember, issueLoginCode, loginCodeLife, type Member } from '../model';
import { ok, okWrapped, serviceError } from '../responses';
import { minute } from '../time';
import { issueCaptcha, spendTicket } from './captcha';
import { qrEndpoints } from './qr';
import { endSession, findSignedInMember, startSession } from './session';

/** Numbers of failed sign-ins within `failurePeriod` after which a captcha is required, and the user name locked. */
const captchaAfter = 5;
const lockedAfter = 10;
const failurePeriod = 15 * minute;

/** Returns the user name and password of a `Basic` header, decoded as UTF-8; null for any other header (D1). */
export function readBasic(header: string): { readonly name: string; readonly password: string } | null {
  const encoded = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1];
  if (encoded === undefined) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64'));
    const colon = text.indexOf(':');
    return colon > 0 ? { name: text.slice(0, colon), password: text.slice(colon + 1) } : null;
  } catch {
    return null;
  }
}

/** Returns the error code of a member who cannot sign in although the password is right; null for other members. */
function findSignInError(member: Member): number | null {
  if (!member.isActivated) return 3016;
  if (!member.isPhoneVerified) return 3099;
  return member.isDormant ? 80040 : null;
}

function login(context: ServiceContext, call: Call): Response {
  const { model, now } = context;
  const credentials = readBasic(call.headers.authorization ?? '');
  if (!credentials || readText(call.body, 'grant_type') !== 'client_credentials') return serviceError(400);

  const member = findMember(model, credentials.name);
  // User name, e-mail address and mobile number of a member share one failure count.
  const name = (member?.userName ?? credentials.name).toLowerCase();
  const failures = filterRecent(model.loginFailures.get(name), failurePeriod, now());
  if (failures.length >= lockedAfter) return serviceError(20009, 403);

  const captcha = readText(call.body, 'captcha');
  const hasPassedCaptcha = captcha !== '' && spendTicket(context, captcha);
  if (failures.length >= captchaAfter && !hasPassedCaptcha) {
    // Some service errors come with status 200 (contract 5, envelope).
    return captcha === '' ? serviceError(83001, 200) : serviceError(20005);
  }

  if (!member || member.password !== credentials.password) {
    model.loginFailures.set(name, [...failures, now()]);
    // The same code for an unknown name, so that the response does not reveal which names exist (D4).
    return serviceError(5000, 403);
  }
  model.loginFailures.delete(name);
  const code = findSignInError(member);
  if (code !== null) return serviceError(code, 403);
  return okWrapped({ code: issueLoginCode(model, member.userName, now() + loginCodeLife) });
}

function exchangeCode(context: ServiceContext, call: Call): Response {
  const { model, now } = context;
  const code = readText(call.body, 'code');
  if (readText(call.body, 'grant_type') !== 'authorization_code' || code === '') return serviceError(400);
  const found = model.loginCodes.get(code);
  model.loginCodes.delete(code);
  if (!found || found.until <= now()) return serviceError(10005);
  const isRemembered = readFields(call.body).get('remember_me') === true;
  return ok({ signed_in: true }, [startSession(context, call, found.userName, isRemembered)]);
}

function logout(context: ServiceContext, call: Call): Response {
  const wasSignedIn = findSignedInMember(context, call) !== undefined;
  const cookie = endSession(context, call);
  return wasSignedIn ? ok({}, [cookie]) : serviceError(401, 401, [cookie]);
}

/** The gateway: sign-in by password and by QR code, and sign-out (M-api-01 to M-api-05, M-api-07). */
export function loginEndpoints(context: ServiceContext): Endpoint[] {
  return [
    { method: 'POST', path: '/web/login', handle: (call) => login(context, call) },
    { method: 'POST', path: '/web/login/oauth/access_token', handle: (call) => exchangeCode(context, call) },
    { method: 'GET', path: '/web/login/captcha', handle: (call) => issueCaptcha(context, call) },
    { method: 'POST', path: '/logout', handle: (call) => logout(context, call) },
    ...qrEndpoints(context),
  ];
}
