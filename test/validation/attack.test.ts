import * as cardRules from '../../src/validation/cardRules';
import * as codes from '../../src/validation/codes';
import * as contact from '../../src/validation/contact';
import * as invoice from '../../src/validation/invoice';
import * as normalise from '../../src/validation/normalise';
import { isPassword } from '../../src/validation/password';
import * as person from '../../src/validation/person';
import type { Rule } from '../../src/validation/rule';
import { looksLikeTaxpayerId } from '../../src/validation/taxpayerId';
import * as text from '../../src/validation/text';

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

const MAX_MS = 50;

const isRule = (value: unknown): value is Rule => typeof value === 'object' && value !== null && 'test' in value;
const rules = Object.entries({
  ...cardRules,
  ...codes,
  ...contact,
  ...invoice,
  ...person,
  ...text,
  isPassword,
}).flatMap(([name, value]) => (isRule(value) ? [[name, (attack: string) => value.test(attack, {})] as const] : []));
const functions = Object.entries({ ...normalise, looksLikeTaxpayerId }).map(
  ([name, value]) => [name, (attack: string) => (value as (text: string, max: number) => unknown)(attack, 20)] as const,
);

test('the attack covers all rules', () => {
  expect(rules.length).toBeGreaterThan(30);
});

test.each([...rules, ...functions])('%s handles 100,000 hostile characters in 50 ms', (_name, run) => {
  for (const attack of variants) {
    // The best of ten, as a busy machine may delay some runs. A slow rule takes seconds in each.
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 10 && best >= MAX_MS; round += 1) {
      const start = performance.now();
      run(attack);
      best = Math.min(best, performance.now() - start);
    }
    expect(best).toBeLessThan(MAX_MS);
  }
});
