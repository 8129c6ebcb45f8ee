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
  /** How many rewards with the status `Available` there are. */
  readonly rewardCount: number;
  /** Unused for over six months: signing in answers 80040. */
  isDormant: boolean;
  /** False: signing in answers 3099. */
  isPhoneVerified: boolean;
  /** False: signing in answers 3016. */
  readonly isActivated: boolean;
}

export interface RewardsCard {
  readonly number: string;
  readonly pin: string;
  /** What validation answers for the right PIN; `0` is success. */
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
  /** A card that may not be asked about is refused with this code. */
  readonly refusal?: string;
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

/** Something that the services sent. */
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

/** All state of the services; nothing is kept anywhere else. */
export interface Model {
  /** By user name in lower case. */
  readonly members: Map<string, Member>;
  readonly rewardsCards: Map<string, RewardsCard>;
  readonly giftCards: Map<string, GiftCard>;
  readonly receipts: Map<string, Receipt>;
  /** The ledger of accepted invoice applications: what must never hold a receipt twice. */
  readonly invoices: Invoice[];
  readonly outbox: OutboxEntry[];
  readonly sessions: Map<string, { readonly userName: string; readonly until: number; readonly isPending?: true }>;
  /** Authorization codes, each good for one session. */
  readonly loginCodes: Map<string, { readonly userName: string; readonly until: number }>;
  readonly loginFailures: Map<string, number[]>;
  /** Captcha tickets that may still be spent, with the time at which they expire. */
  readonly tickets: Map<string, number>;
  /** Captcha scripts that may still be fetched. */
  readonly scripts: Set<string>;
  readonly qrSeeds: QrSeed[];
  /** By purpose and number, such as `password 13800000001`. */
  readonly sentCodes: Map<string, SentCode>;
  /** When codes went out, by number. */
  readonly sendTimes: Map<string, number[]>;
  readonly resetTokens: Map<string, ResetToken>;
  readonly cardQueries: Map<string, number[]>;
}

/** How long an authorization code waits to be exchanged. */
export const loginCodeLife = 5 * minute;
/** The code of a third-party sign-in that a fresh state holds. It works once, as every code. */
export const demoCode = 'demo-code';

/** The state before the first request. */
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

/** Back to the first state; the model and its collections stay the same objects, as tests hold on to them. */
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
}

/** The member with this user name, e-mail address or mobile number; a number of several accounts names nobody. */
export function findMember(model: Model, name: string): Member | undefined {
  const wanted = name.normalize('NFC').toLowerCase();
  if (wanted === '') return undefined;
  const byName = model.members.get(wanted);
  if (byName) return byName;
  const found = [...model.members.values()].filter(
    ({ email, cellPhone }) => email.toLowerCase() === wanted || cellPhone === wanted,
  );
  return found.length === 1 ? found[0] : undefined;
}

/** A new authorization code for a member. */
export function issueLoginCode(model: Model, userName: string, until: number): string {
  const code = randomUUID();
  model.loginCodes.set(code, { userName, until });
  return code;
}

/** The times of a list that lie within a period before now; the list forgets the others. */
export function recent(times: number[] | undefined, period: number, now: number): number[] {
  return (times ?? []).filter((time) => now - time < period);
}
