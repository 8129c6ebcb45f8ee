import { isMobile, readText } from '../body';
import type { Call, Endpoint, ServiceContext } from '../endpoint';
import { findMember, type Member } from '../model';
import { ok, okWrapped, serviceError } from '../responses';
import { checkPin, findCardError, findSendError, isRegisteredPhone, sendPin } from './pins';
import { findSignedInMember, startSession } from './session';

function sendRegisterPin(context: ServiceContext, { body }: Call): Response {
  const error = findSendError(context, body, 'create');
  if (error) return error;
  const cardError = findCardError(context, body);
  if (cardError !== null) return serviceError(cardError);
  if (isRegisteredPhone(context.model, readText(body, 'phoneNumber'))) return serviceError(80009);
  sendPin(context, 'register', body);
  return okWrapped({ success: true });
}

/** Returns the member that a request names, if the mobile number of the request is the member's. */
function findMemberToVerify({ model }: ServiceContext, body: unknown): Member | undefined {
  const phoneNumber = readText(body, 'phoneNumber');
  const member = findMember(model, readText(body, 'user'));
  return member?.cellPhone === phoneNumber ? member : undefined;
}

function sendMobilePin(context: ServiceContext, { body }: Call): Response {
  if (readText(body, 'user') === '') return serviceError(400);
  const error = findSendError(context, body, 'verify');
  if (error) return error;
  // The number of another member gets no PIN, but the same response.
  sendPin(context, 'mobile', body, findMemberToVerify(context, body) !== undefined);
  return ok({ success: true });
}

function verifyMobile(context: ServiceContext, call: Call): Response {
  const phoneNumber = readText(call.body, 'phoneNumber');
  const pin = readText(call.body, 'cellPhoneValidFlag');
  if (!isMobile(phoneNumber)) return serviceError(20003);
  const member = findMemberToVerify(context, call.body);
  const outcome = checkPin(context, 'mobile', phoneNumber, pin);
  if (outcome === 'locked') return serviceError(20009);
  if (outcome !== 'right' || !member) return serviceError(10005);
  member.isDormant = false;
  member.isPhoneVerified = true;
  // A member whose e-mail address is not activated is verified but not signed in.
  return ok({ success: true }, member.isActivated ? [startSession(context, call, member.userName, false)] : []);
}

function sendAccountPin(context: ServiceContext, call: Call): Response {
  const member = findSignedInMember(context, call);
  if (!member) return serviceError(401, 401);
  const body = { phoneNumber: member.cellPhone, template: 'verify-cn', captcha: readText(call.body, 'captcha') };
  const error = findSendError(context, body, 'verify');
  if (error) return error;
  sendPin(context, 'account', body);
  return okWrapped({ success: true });
}

function verifyAccountPin(context: ServiceContext, call: Call): Response {
  const member = findSignedInMember(context, call);
  if (!member) return serviceError(401, 401);
  const pin = readText(call.body, 'cellPhoneValidFlag') || readText(call.body, 'code');
  if (pin === '') return serviceError(20001);
  const outcome = checkPin(context, 'account', member.cellPhone, pin);
  if (outcome === 'right') return okWrapped({ success: true });
  return serviceError(outcome === 'locked' ? 20009 : 10005);
}

/** SMS codes, other than those for password recovery (M-api-08, M-api-09, M-api-12, M-api-17, M-api-18). */
export function smsEndpoints(context: ServiceContext): Endpoint[] {
  return [
    { method: 'POST', path: '/api/Customers/sms/sendRegisterPin', handle: (call) => sendRegisterPin(context, call) },
    { method: 'POST', path: '/api/Customers/sms/sendMobilePin', handle: (call) => sendMobilePin(context, call) },
    { method: 'POST', path: '/api/Customers/sms/verifyMobile', handle: (call) => verifyMobile(context, call) },
    { method: 'POST', path: '/api/Sms/account/send', handle: (call) => sendAccountPin(context, call) },
    { method: 'POST', path: '/api/Sms/account/verify', handle: (call) => verifyAccountPin(context, call) },
  ];
}
