import { isEmail, isMobile, isPassword, readFields, readText } from '../body';
import type { Call, Endpoint, ServiceContext } from '../endpoint';
import { findMember } from '../model';
import { ok, okWrapped, serviceError } from '../responses';
import { checkPin, findCardError, isRegisteredPhone } from './pins';
import { findSignedInMember } from './session';

/** The fields of a member that the customer detail response contains (M-ent-01). */
const visibleFields = [
  'userName',
  'firstName',
  'lastName',
  'email',
  'cellPhone',
  'loyaltyTier',
  'loyaltyPoints',
  'rewardPoints',
  'pointsToNextTier',
  'loyaltyNotification',
] as const;

function customerDetail(context: ServiceContext, call: Call): Response {
  const member = findSignedInMember(context, call);
  if (!member) return serviceError(401, 401);
  return okWrapped(Object.fromEntries(visibleFields.map((name) => [name, member[name]])));
}

function validateCard({ model }: ServiceContext, { body }: Call): Response {
  const cardNumber = readText(body, 'cardNumber');
  const pin = readText(body, 'pin');
  if (cardNumber === '' || pin === '') return serviceError(400);
  const card = model.rewardsCards.get(cardNumber);
  if (!card) return okWrapped({ stateCode: '104' });
  return okWrapped({ stateCode: card.pin === pin ? card.stateCode : '105' });
}

function isBirthday(text: string, now: number): boolean {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return false;
  const [, month, day, year] = match;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // Date rolls an invalid day over to the next month, so 02/30 comes back as another day.
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) && date.getTime() <= now;
}

function isName(text: string): boolean {
  return [...text].length <= 20;
}

/** Returns the Register error code of an invalid registration; null for a valid one (M-ent-02). */
function findRegistrationError(context: ServiceContext, { body }: Call): string | number | null {
  const { model, now, settings } = context;
  const text = (name: string) => readText(body, name);
  const isWellFormed =
    /^[A-Za-z0-9._]{6,}$/.test(text('userName')) &&
    isPassword(text('password')) &&
    (text('email') === '' || isEmail(text('email'))) &&
    text('firstName') !== '' &&
    ['Male', 'Female'].includes(text('gender')) &&
    isBirthday(text('birthday'), now()) &&
    ['0', '1'].includes(String(readFields(body).get('optOut'))) &&
    ['CHS', 'ENU'].includes(text('language'));
  if (!isWellFormed) return 400;
  if (!isName(text('firstName')) || !isName(text('lastName'))) return 5000;
  if (!isMobile(text('cellPhone'))) return 20003;
  if (!settings.acceptsTakenAccounts) {
    if (findMember(model, text('userName'))) return 400;
    if (text('email') !== '' && findMember(model, text('email'))) return 204;
    if (isRegisteredPhone(model, text('cellPhone'))) return 80009;
  }
  return (
    findCardError(context, body) ??
    (checkPin(context, 'register', text('cellPhone'), text('cellPhoneValidFlag')) === 'right' ? null : 10005)
  );
}

function createMember(context: ServiceContext, call: Call): Response {
  const errorCode = findRegistrationError(context, call);
  if (errorCode !== null) return serviceError(errorCode);
  const { model, settings } = context;
  const text = (name: string) => readText(call.body, name);
  const key = text('userName').toLowerCase();
  model.members.set(model.members.has(key) ? `${key} ${model.members.size}` : key, {
    userName: text('userName'),
    password: text('password'),
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    cellPhone: text('cellPhone'),
    loyaltyTier: 'Green',
    loyaltyPoints: 0,
    rewardPoints: 0,
    pointsToNextTier: 125,
    loyaltyNotification: false,
    rewardCount: 1,
    isDormant: false,
    isPhoneVerified: true,
    isActivated: true,
  });
  const card = model.rewardsCards.get(text('cardNumber'));
  if (card && !settings.acceptsTakenAccounts) card.stateCode = '106';
  return ok({ code: 200 });
}

function checkUserName({ model, settings }: ServiceContext, { body }: Call): Response {
  const user = readText(body, 'user');
  return user === ''
    ? serviceError(400)
    : okWrapped({ success: settings.acceptsTakenAccounts || !findMember(model, user) });
}

/** The account service: the signed-in member and registration (M-api-10, M-api-11, M-api-13, M-api-22). */
export function accountEndpoints(context: ServiceContext): Endpoint[] {
  return [
    { method: 'GET', path: '/api/Customers/detail', handle: (call) => customerDetail(context, call) },
    { method: 'POST', path: '/api/Cards/validate', handle: (call) => validateCard(context, call) },
    { method: 'POST', path: '/api/Customers/create', handle: (call) => createMember(context, call) },
    { method: 'POST', path: '/api/Customers/userAvailable', handle: (call) => checkUserName(context, call) },
  ];
}
