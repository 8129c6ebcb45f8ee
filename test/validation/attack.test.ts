import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isPinOfCard } from '../../src/validation/cardRules';
import { isListedOnce } from '../../src/validation/invoice';
import { maxLength } from '../../src/validation/maxLength';
import * as normalise from '../../src/validation/normalise';
import { passwordEqual, passwordEqualForRegister } from '../../src/validation/password';
import { isBirthdayDisallowed, isNotTaken } from '../../src/validation/person';
import type { Rule } from '../../src/validation/rule';

const folder = join(__dirname, '../../src/validation');
/** All that the modules of the folder export, by name. */
const exported = Object.fromEntries(
  readdirSync(folder).flatMap((file) => Object.entries(jest.requireActual<object>(join(folder, file)))),
);

const SIZE = 100_000;
const attacks = [
  'a',
  '1',
  ' ',
  '.',
  '-',
  'a.',
  'a-',
  '@',
  'a@',
  'a@b.',
  '店',
  '𠮷',
  '\u200b',
  '86',
  '\n',
  '！',
  '㎏',
].map((unit) => unit.repeat(Math.ceil(SIZE / unit.length)));
const variants = attacks.flatMap((attack) => [
  attack,
  `${attack}!`,
  `x@${attack}`,
  `${attack}@x.cn`,
  ` ${attack} \u0000`,
]);

/**
 * A pattern that backtracks takes several seconds; a good one takes far less than the limit. Time of the processor: by
 * the clock, other processes can hold up any of these calls.
 */
const MAX_MS = 1000;
/** The time of a call contains the garbage collector's, which clears up after other tests. A slow call is slow each time. */
const TRIES = 3;

/** Returns the milliseconds that a call keeps the processor busy. */
function processorTime(call: () => unknown): number {
  const before = process.cpuUsage();
  call();
  return process.cpuUsage(before).user / 1000;
}

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null && 'test' in value;
/** The rules that a function makes. The field `other` holds the same hostile text. */
const madeRules: Readonly<Record<string, readonly Rule[]>> = {
  isPinOfCard: isPinOfCard('other'),
  isListedOnce: [isListedOnce(['other'])],
  passwordEqual: [passwordEqual('other')],
  passwordEqualForRegister: [passwordEqualForRegister('other')],
  isBirthdayDisallowed: [isBirthdayDisallowed('other')],
  isNotTaken: [isNotTaken('rule.usernameTaken', new Set())],
  maxLength: [maxLength(20)],
};
const rules = [
  ...(Object.entries(exported).filter(([, value]) => isRule(value)) as [string, Rule][]),
  ...Object.entries(madeRules).flatMap(([name, made]) => made.map((rule): [string, Rule] => [name, rule])),
].map(([name, rule]) => [name, (attack: string) => rule.test(attack, { other: attack })] as const);

const functionNames = [
  ...Object.keys(normalise),
  ...['cardFamily', 'hasAtLeastCodePoints', 'hasAtMostCodePoints', 'isMinor', 'isNonRewardsNumber'],
  ...['looksLikeTaxpayerId', 'parseCalendarDate', 'toEmailOrPhone', 'toName'],
  ...['toPhone', 'toTaxpayerId'],
];
const functions = functionNames.map(
  (name) => [name, (attack: string) => (exported[name] as (text: string, max: number) => unknown)(attack, 20)] as const,
);

test('the attack leaves out only functions that read no text of a visitor', () => {
  const attacked = [...Object.keys(madeRules), ...functionNames];
  const others = Object.keys(exported).filter(
    (name) => typeof exported[name] === 'function' && !attacked.includes(name),
  );
  expect(others.sort()).toEqual([
    ...['ageOn', 'daysInMonth', 'findRepeatingFields', 'pattern', 'required', 'today', 'validate'],
  ]);
});

test.each([...rules, ...functions])('%s handles 100,000 hostile characters in a second', (_name, run) => {
  const isFast = (attack: string): boolean => processorTime(() => run(attack)) < MAX_MS;
  for (const attack of variants) {
    const isFastAtATry = Array.from({ length: TRIES }).some(() => isFast(attack));
    expect([attack.slice(0, 10), isFastAtATry]).toEqual([attack.slice(0, 10), true]);
  }
});
