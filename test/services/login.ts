import { ok, refuse, wrapped } from './answers';
import { issueCaptcha, spendTicket } from './captcha';
import type { Call, Endpoint, World } from './endpoint';
import { findMember, issueLoginCode, loginCodeLife, type Member, recent } from './model';
import { qrLogin } from './qr';
import { fieldsOf, textOf } from './reading';
import { endSession, letWait, signedInMember, startSession } from './session';
import { minute } from './time';

/** After so many failures within the period the next try needs a captcha, and after more the name is locked. */
const captchaAfter = 5;
const lockedAfter = 10;
const failurePeriod = 15 * minute;

/** The user name and password of a `Basic` header, read as UTF-8 (D1); null when it is no such header. */
export function readBasic(header: string): { readonly name: string; readonly password: string } | null {
  const encoded = /^Basic ([A-Za-z0-9+/]+={0,2})$/i.exec(header)?.[1];
  if (encoded === undefined) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(encoded, 'base64')).normalize('NFC');
    const colon = text.indexOf(':');
    return colon > 0 ? { name: text.slice(0, colon), password: text.slice(colon + 1) } : null;
  } catch {
    return null;
  }
}

/** What keeps a member with the right password out; null when nothing does. */
function obstacle(member: Member): number | null {
  if (!member.isActivated) return 3016;
  if (!member.isPhoneVerified) return 3099;
  return member.isDormant ? 80040 : null;
}

function login(world: World, call: Call): Response {
  const { model, now } = world;
  const credentials = readBasic(call.headers.authorization ?? '');
  if (!credentials || textOf(call.body, 'grant_type') !== 'client_credentials') return refuse(400);

  const member = findMember(model, credentials.name);
  // One count for a member, by whichever of their names they are tried.
  const name = (member?.userName ?? credentials.name).toLowerCase();
  const failures = recent(model.loginFailures.get(name), failurePeriod, now());
  if (failures.length >= lockedAfter) return refuse(20009, 403);

  const captcha = textOf(call.body, 'captcha');
  const hasPassed = captcha !== '' && spendTicket(world, captcha);
  if (failures.length >= captchaAfter && !hasPassed) {
    // One of the refusals that come on a 200, as some services do (contract 5, envelope).
    return captcha === '' ? refuse(83001, 200) : refuse(20005);
  }

  if (!member || member.password.normalize('NFC') !== credentials.password) {
    model.loginFailures.set(name, [...failures, now()]);
    // The same for a name that nobody has, so that nobody learns which names exist (D4).
    return refuse(5000, 403);
  }
  model.loginFailures.delete(name);
  const code = obstacle(member);
  if (code !== null) return refuse(code, 403, code === 3099 ? [letWait(world, member.userName)] : []);
  return wrapped({ code: issueLoginCode(model, member.userName, now() + loginCodeLife) });
}

function exchange(world: World, call: Call): Response {
  const { model, now } = world;
  const code = textOf(call.body, 'code');
  if (textOf(call.body, 'grant_type') !== 'authorization_code' || code === '') return refuse(400);
  const found = model.loginCodes.get(code);
  model.loginCodes.delete(code);
  if (!found || found.until <= now()) return refuse(10005);
  const isRemembered = fieldsOf(call.body).get('remember_me') === true;
  return ok({ signed_in: true }, [startSession(world, call, found.userName, isRemembered)]);
}

function logout(world: World, call: Call): Response {
  const wasSignedIn = signedInMember(world, call) !== undefined;
  const cookie = endSession(world, call);
  return wasSignedIn ? ok({}, [cookie]) : refuse(401, 401, [cookie]);
}

/** Signing in and out (M-api-01 to M-api-05, M-api-07). */
export function loginEndpoints(world: World): Endpoint[] {
  return [
    { method: 'POST', path: '/web/login', act: (call) => login(world, call) },
    { method: 'POST', path: '/web/login/oauth/access_token', act: (call) => exchange(world, call) },
    { method: 'GET', path: '/web/login/captcha', act: (call) => issueCaptcha(world, call) },
    { method: 'POST', path: '/logout', act: (call) => logout(world, call) },
    ...qrLogin(world),
  ];
}
