import { randomUUID } from 'node:crypto';
import { seedGiftCards } from './data/giftCards';
import { seedMembers } from './data/members';
import { seedReceipts } from './data/receipts';
import { seedRewardsCards } from './data/rewardsCards';
import { day, minute } from './time';

export interface Member {
  readonly userName: string;
  password: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cellPhone: string;
  readonly loyaltyTier: string;
  readonly loyaltyPoints: number;
  readonly rewardPoints: number;
  readonly pointsToNextTier: number;
  readonly loyaltyNotification: boolean;
  /** The number of rewards with the status `Available`. */
  readonly rewardCount: number;
  /** Unused for over six months: signing in fails with 80040. */
  isDormant: boolean;
  /** If false, signing in fails with 3099. */
  isPhoneVerified: boolean;
  /** If false, signing in fails with 3016. */
  readonly isActivated: boolean;
}

export interface RewardsCard {
  readonly number: string;
  readonly pin: string;
  /** The stateCode of a validation with the right PIN; `0` is success. */
  stateCode: string | number;
}

export interface Transaction {
  readonly date: string | null;
  readonly shop: string | null;
  readonly type: string;
  readonly deposit: number | string | null;
  readonly withdrawal: number | string | null;
}

export interface GiftCard {
  readonly id: string;
  readonly pin: string;
  readonly ticketNum: string;
  readonly status: string;
  readonly createdAt: string;
  readonly expiredAt: string;
  readonly balance: number | string;
  readonly transactions: readonly Transaction[];
  /** The error code of a card that must not be queried. */
  readonly errorCode?: string;
}

export interface Receipt {
  readonly ticketNumber: string;
  readonly authorizeCode: string;
  readonly city: string;
  readonly cents: number;
  readonly soldAt: number;
}

/** An accepted invoice application. */
export interface Invoice {
  readonly ticketNumbers: readonly string[];
  readonly cents: number;
  readonly content: string;
  readonly title: string;
  readonly taxNo: string | null;
  readonly createdAt: number;
  readonly status: string;
  readonly expressCompany: string | null;
  readonly expressNo: string | null;
}

/** A text message or e-mail that the services sent. */
export interface OutboxEntry {
  readonly to: string;
  readonly code?: string;
  readonly link?: string;
  readonly template: string;
  readonly at: number;
}

export interface SentCode {
  readonly code: string;
  readonly at: number;
  wrongTries: number;
}

export interface QrSeed {
  readonly seed: string;
  readonly at: number;
  status: 'pending' | 'scanned' | 'confirmed' | 'expired';
  code?: string;
}

export interface ResetToken {
  readonly userName: string;
  readonly kind: 'phone' | 'email';
  readonly until: number;
}

/** The whole state of the services. */
export interface Model {
  /** Keyed by user name in lower case. */
  readonly members: Map<string, Member>;
  readonly rewardsCards: Map<string, RewardsCard>;
  readonly giftCards: Map<string, GiftCard>;
  readonly receipts: Map<string, Receipt>;
  /** The accepted invoice applications. No receipt may be in two of them. */
  readonly invoices: Invoice[];
  readonly outbox: OutboxEntry[];
  readonly sessions: Map<string, { readonly userName: string; readonly until: number }>;
  /** Authorization codes; each can be exchanged for one session. */
  readonly loginCodes: Map<string, { readonly userName: string; readonly until: number }>;
  readonly loginFailures: Map<string, number[]>;
  /** Unused captcha tickets, with the time at which they expire. */
  readonly tickets: Map<string, number>;
  /** The ids of captcha scripts that were not fetched yet. */
  readonly scripts: Set<string>;
  readonly qrSeeds: QrSeed[];
  /** Keyed by purpose and mobile number, such as `password 13800000001`. */
  readonly sentCodes: Map<string, SentCode>;
  /** The times at which codes were sent, keyed by mobile number. */
  readonly sendTimes: Map<string, number[]>;
  readonly resetTokens: Map<string, ResetToken>;
  readonly cardQueries: Map<string, number[]>;
}

/** The milliseconds for which an authorization code can be exchanged. */
export const loginCodeLife = 5 * minute;
/** The authorization code in the initial state, for a third-party sign-in. It works once, like every code. */
export const demoCode = 'demo-code';
/** The token of a link to reset the password of `mei`, valid in the initial state. */
const demoResetToken = 'demo';

/** Creates the initial state. */
export function createModel(now: number): Model {
  const model: Model = {
    members: new Map(),
    rewardsCards: new Map(),
    giftCards: new Map(),
    receipts: new Map(),
    invoices: [],
    outbox: [],
    sessions: new Map(),
    loginCodes: new Map(),
    loginFailures: new Map(),
    tickets: new Map(),
    scripts: new Set(),
    qrSeeds: [],
    sentCodes: new Map(),
    sendTimes: new Map(),
    resetTokens: new Map(),
    cardQueries: new Map(),
  };
  resetModel(model, now);
  return model;
}

/**
 * Resets the model to the initial state. Its collections stay the same objects because tests hold references to them.
 */
export function resetModel(model: Model, now: number): void {
  for (const collection of Object.values(model) as (Map<string, unknown> | Set<string> | unknown[])[]) {
    if (Array.isArray(collection)) collection.length = 0;
    else collection.clear();
  }
  for (const member of seedMembers()) model.members.set(member.userName.toLowerCase(), member);
  for (const card of seedRewardsCards()) model.rewardsCards.set(card.number, card);
  for (const card of seedGiftCards(now)) model.giftCards.set(card.id, card);
  const { receipts, invoices } = seedReceipts(now);
  for (const receipt of receipts) model.receipts.set(receipt.ticketNumber, receipt);
  model.invoices.push(...invoices);
  model.loginCodes.set(demoCode, { userName: 'mei', until: now + 3650 * day });
  model.resetTokens.set(demoResetToken, { userName: 'mei', kind: 'email', until: now + 3650 * day });
}

/** Returns the member with this user name, e-mail address or mobile number; undefined if several share the number. */
export function findMember(model: Model, name: string): Member | undefined {
  const identifier = name.toLowerCase();
  if (identifier === '') return undefined;
  const byName = model.members.get(identifier);
  if (byName) return byName;
  const found = [...model.members.values()].filter(
    ({ email, cellPhone }) => email.toLowerCase() === identifier || cellPhone === identifier,
  );
  return found.length === 1 ? found[0] : undefined;
}

/** Creates an authorization code for a member. */
export function issueLoginCode(model: Model, userName: string, until: number): string {
  const code = randomUUID();
  model.loginCodes.set(code, { userName, until });
  return code;
}

/** Returns the times that are less than `period` milliseconds before `now`. */
export function filterRecent(times: number[] | undefined, period: number, now: number): number[] {
  return (times ?? []).filter((time) => now - time < period);
}
