import { ok, refuse, wrapped } from './answers';
import type { Call, Endpoint, World } from './endpoint';
import { findMember } from './model';
import { checkPin, isRegisteredPhone, registerCardProblem } from './pins';
import { fieldsOf, isEmail, isMobile, isPassword, textOf } from './reading';
import { signedInMember } from './session';

/** What a member may know of the account (M-ent-01). */
const shown = [
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

function detail(world: World, call: Call): Response {
  const member = signedInMember(world, call);
  if (!member) return refuse(401, 401);
  return wrapped(Object.fromEntries(shown.map((name) => [name, member[name]])));
}

function validateCard({ model }: World, { body }: Call): Response {
  const cardNumber = textOf(body, 'cardNumber');
  const pin = textOf(body, 'pin');
  if (cardNumber === '' || pin === '') return refuse(400);
  const card = model.rewardsCards.get(cardNumber);
  if (!card) return wrapped({ stateCode: '104' });
  return wrapped({ stateCode: card.pin === pin ? card.stateCode : '105' });
}

function isBirthday(text: string, now: number): boolean {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text);
  if (!match) return false;
  const [, month, day, year] = match;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  // A day that the month does not have rolls over: 02/30 is no birthday.
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day) && date.getTime() <= now;
}

function isName(text: string): boolean {
  return [...text].length <= 20;
}

/** What is wrong with a registration, as a code of the Register group; null when nothing is (M-ent-02). */
function registrationProblem(world: World, { body }: Call): string | number | null {
  const { model, now } = world;
  const text = (name: string) => textOf(body, name);
  const isForm =
    /^[A-Za-z0-9._]{6,}$/.test(text('userName')) &&
    isPassword(text('password')) &&
    (text('email') === '' || isEmail(text('email'))) &&
    text('firstName') !== '' &&
    ['Male', 'Female'].includes(text('gender')) &&
    isBirthday(text('birthday'), now()) &&
    ['0', '1'].includes(String(fieldsOf(body).get('optOut'))) &&
    ['CHS', 'ENU'].includes(text('language'));
  if (!isForm) return 400;
  if (!isName(text('firstName')) || !isName(text('lastName'))) return 5000;
  if (!isMobile(text('cellPhone'))) return 20003;
  if (findMember(model, text('userName'))) return 400;
  if (text('email') !== '' && findMember(model, text('email'))) return 204;
  if (isRegisteredPhone(model, text('cellPhone'))) return 80009;
  return (
    registerCardProblem(world, body) ??
    (checkPin(world, 'register', text('cellPhone'), text('cellPhoneValidFlag')) === 'right' ? null : 10005)
  );
}

function create(world: World, call: Call): Response {
  const problem = registrationProblem(world, call);
  if (problem !== null) return refuse(problem);
  const text = (name: string) => textOf(call.body, name);
  world.model.members.set(text('userName').toLowerCase(), {
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
  const card = world.model.rewardsCards.get(text('cardNumber'));
  if (card) card.stateCode = '106';
  return ok({ code: 200 });
}

function userAvailable({ model }: World, { body }: Call): Response {
  const user = textOf(body, 'user');
  return user === '' ? refuse(400) : wrapped({ success: findMember(model, user) === undefined });
}

/** Accounts: who is signed in, and how to become a member (M-api-10, M-api-11, M-api-13, M-api-22). */
export function accountEndpoints(world: World): Endpoint[] {
  return [
    { method: 'GET', path: '/api/Customers/detail', act: (call) => detail(world, call) },
    { method: 'POST', path: '/api/Cards/validate', act: (call) => validateCard(world, call) },
    { method: 'POST', path: '/api/Customers/create', act: (call) => create(world, call) },
    { method: 'POST', path: '/api/Customers/userAvailable', act: (call) => userAvailable(world, call) },
  ];
}
