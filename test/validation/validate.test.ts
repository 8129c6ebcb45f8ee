import { isEmail } from '../../src/validation/contact';
import { isAgreementRequired, isGenderRequired } from '../../src/validation/person';
import { isNumber, isRequired } from '../../src/validation/text';
import { type Rules, validate } from '../../src/validation/validate';

const initial = { email: '', pin: '', agreed: false };
const rules: Rules<typeof initial> = {
  email: [isEmail],
  pin: [isRequired, isNumber],
  agreed: [isAgreementRequired],
};

test('a rule runs only on a value, but for those that ask for one (M-val-02)', () => {
  expect(validate(initial, rules)).toEqual({ pin: 'rule.isRequired', agreed: 'rule.isAgreementRequired' });
});

test('the first failing rule is told (M-val-03)', () => {
  const twice: Rules<typeof initial> = { pin: [isNumber, isEmail] };
  expect(validate({ ...initial, pin: 'x' }, twice)).toEqual({ pin: 'rule.isNumber' });
  expect(validate({ ...initial, pin: '1' }, twice)).toEqual({ pin: 'rule.isEmail' });
});

test('a form without problems has none', () => {
  expect(validate({ email: 'mei@example.com', pin: '12', agreed: true }, rules)).toEqual({});
  expect(validate({ email: '', pin: '12', agreed: true }, rules)).toEqual({});
  expect(validate(initial, {})).toEqual({});
});

test('blanks alone are no value to a required field, and a wrong one to the others', () => {
  expect(validate({ email: ' ', pin: ' ', agreed: true }, rules)).toEqual({
    email: 'rule.isEmail',
    pin: 'rule.isRequired',
  });
});

test('a value that is neither text nor box counts as empty', () => {
  const odd = { email: null, pin: 12, agreed: undefined } as unknown as typeof initial;
  expect(validate(odd, rules)).toEqual({ pin: 'rule.isRequired', agreed: 'rule.isAgreementRequired' });
});

test('rules see the other fields', () => {
  const seen: unknown[] = [];
  const spy = { message: 'rule.isEmail', test: (_: string, values: object) => Boolean(seen.push(values)) } as const;
  const form = { ...initial, email: 'x' };
  validate(form, { email: [spy] });
  expect(seen).toEqual([form]);
});

test('a misspelt field or message does not compile', () => {
  // @ts-expect-error no such field
  const misspelt: Rules<typeof initial> = { emial: [isRequired] };
  // @ts-expect-error no such field
  validate(initial, { gender: [isGenderRequired] });
  // @ts-expect-error no such text
  const unheard: Rules<typeof initial> = { pin: [{ message: 'rule.isUnheard', test: () => true }] };
  // @ts-expect-error a number is no field's value
  expect(validate({ count: 1 }, {}).count).toBeUndefined();
  expect([misspelt, unheard]).toHaveLength(2);
});
