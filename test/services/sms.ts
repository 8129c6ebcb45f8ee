import { ok, refuse, wrapped } from './answers';
import type { Call, Endpoint, World } from './endpoint';
import { findMember, type Member } from './model';
import { checkPin, isRegisteredPhone, registerCardProblem, sendPin, sendProblem } from './pins';
import { isMobile, textOf } from './reading';
import { memberAtTheDoor, startSession } from './session';

function sendRegisterPin(world: World, { body }: Call): Response {
  const problem = sendProblem(world, body, 'create');
  if (problem) return problem;
  const cardProblem = registerCardProblem(world, body);
  if (cardProblem !== null) return refuse(cardProblem);
  if (isRegisteredPhone(world.model, textOf(body, 'phoneNumber'))) return refuse(80009);
  sendPin(world, 'register', body);
  return wrapped({ success: true });
}

/** The member that a phone validation is about: the one named, if the number is theirs. */
function memberToVerify({ model }: World, body: unknown): Member | undefined {
  const phoneNumber = textOf(body, 'phoneNumber');
  const member = findMember(model, textOf(body, 'user'));
  return member?.cellPhone === phoneNumber ? member : undefined;
}

function sendMobilePin(world: World, { body }: Call): Response {
  if (textOf(body, 'user') === '') return refuse(400);
  const problem = sendProblem(world, body, 'verify');
  if (problem) return problem;
  // Another member's number gets nothing, and the answer does not say so.
  sendPin(world, 'mobile', body, memberToVerify(world, body) !== undefined);
  return ok({ success: true });
}

function verifyMobile(world: World, call: Call): Response {
  const phoneNumber = textOf(call.body, 'phoneNumber');
  const pin = textOf(call.body, 'cellPhoneValidFlag');
  if (!isMobile(phoneNumber)) return refuse(20003);
  const member = memberToVerify(world, call.body);
  if (checkPin(world, 'mobile', phoneNumber, pin) !== 'right' || !member) return refuse(10005);
  member.isDormant = false;
  member.isPhoneVerified = true;
  // Somebody whose e-mail is not activated is verified, but not signed in: the page asks to sign in.
  return ok({ success: true }, member.isActivated ? [startSession(world, call, member.userName, false)] : []);
}

function sendToAccount(world: World, call: Call): Response {
  const member = memberAtTheDoor(world, call);
  if (!member) return refuse(401, 401);
  const body = { phoneNumber: member.cellPhone, template: 'verify-cn', captcha: textOf(call.body, 'captcha') };
  const problem = sendProblem(world, body, 'verify');
  if (problem) return problem;
  sendPin(world, 'account', body);
  return wrapped({ success: true });
}

function verifyAccount(world: World, call: Call): Response {
  const member = memberAtTheDoor(world, call);
  if (!member) return refuse(401, 401);
  const pin = textOf(call.body, 'cellPhoneValidFlag') || textOf(call.body, 'code');
  if (pin === '') return refuse(20001);
  const outcome = checkPin(world, 'account', member.cellPhone, pin);
  if (outcome === 'right') {
    member.isPhoneVerified = true;
    return wrapped({ success: true });
  }
  return refuse(outcome === 'locked' ? 20009 : 10005);
}

/** Codes by text message, other than those for a new password (M-api-08, M-api-09, M-api-12, M-api-17, M-api-18). */
export function smsEndpoints(world: World): Endpoint[] {
  return [
    { method: 'POST', path: '/api/Customers/sms/sendRegisterPin', act: (call) => sendRegisterPin(world, call) },
    { method: 'POST', path: '/api/Customers/sms/sendMobilePin', act: (call) => sendMobilePin(world, call) },
    { method: 'POST', path: '/api/Customers/sms/verifyMobile', act: (call) => verifyMobile(world, call) },
    { method: 'POST', path: '/api/Sms/account/send', act: (call) => sendToAccount(world, call) },
    { method: 'POST', path: '/api/Sms/account/verify', act: (call) => verifyAccount(world, call) },
  ];
}
