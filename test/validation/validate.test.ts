import { isEmail } from '../../src/validation/contact';
import { isAgreementRequired, isGenderRequired } from '../../src/validation/person';
import { isNumber, isRequired } from '../../src/validation/text';
import { findRepeatingFields, type Rules, validate } from '../../src/validation/validate';

const initial = { email: '', pin: '', agreed: false };
const rules: Rules<typeof initial> = {
  email: [isEmail],
  pin: [isRequired, isNumber],
  agreed: [isAgreementRequired],
};

test('on an empty value only rules with runsOnEmpty run (M-val-02)', () => {
  expect(validate(initial, rules)).toEqual({ pin: 'rule.isRequired', agreed: 'rule.isAgreementRequired' });
});

test('a checkbox that is not ticked has an empty value (M-val-02)', () => {
  expect(validate(initial, { agreed: [isNumber] })).toEqual({});
  expect(validate({ ...initial, agreed: true }, { agreed: [isNumber] })).toEqual({ agreed: 'rule.isNumber' });
});

test('the first failing rule gives the error (M-val-03)', () => {
  const twoRules: Rules<typeof initial> = { pin: [isNumber, isEmail] };
  expect(validate({ ...initial, pin: 'x' }, twoRules)).toEqual({ pin: 'rule.isNumber' });
  expect(validate({ ...initial, pin: '1' }, twoRules)).toEqual({ pin: 'rule.isEmail' });
});

test('a valid form has no errors', () => {
  expect(validate({ email: 'mei@example.com', pin: '12', agreed: true }, rules)).toEqual({});
  expect(validate({ email: '', pin: '12', agreed: true }, rules)).toEqual({});
  expect(validate(initial, {})).toEqual({});
});

test('spaces alone are empty for isRequired and invalid for other rules', () => {
  expect(validate({ email: ' ', pin: ' ', agreed: true }, rules)).toEqual({
    email: 'rule.isEmail',
    pin: 'rule.isRequired',
  });
});

test('a value that is no text or boolean counts as empty', () => {
  const invalidValues = { email: null, pin: 12, agreed: undefined } as unknown as typeof initial;
  expect(validate(invalidValues, rules)).toEqual({ pin: 'rule.isRequired', agreed: 'rule.isAgreementRequired' });
});

test('rules receive the values of all fields', () => {
  const received: unknown[] = [];
  const rule = {
    message: 'rule.isEmail',
    test: (_: string, values: object) => Boolean(received.push(values)),
  } as const;
  const form = { ...initial, email: 'x' };
  validate(form, { email: [rule] });
  expect(received).toEqual([form]);
});

test('finds the fields that repeat another one', () => {
  const form = { password: '', passwordAgain: '', email: '', emailAgain: '', remark: '' };
  const repeats = (field: string) => ({ message: 'rule.passwordEqual', test: () => true, repeats: field }) as const;
  const formRules: Rules<typeof form> = {
    password: [isRequired],
    passwordAgain: [isRequired, repeats('password')],
    emailAgain: [repeats('email')],
  };
  expect(findRepeatingFields(formRules, 'password')).toEqual(['passwordAgain']);
  expect(findRepeatingFields(formRules, 'email')).toEqual(['emailAgain']);
  expect(findRepeatingFields(formRules, 'remark')).toEqual([]);
});

test('a misspelt field or message does not compile', () => {
  // @ts-expect-error no such field
  const misspelt: Rules<typeof initial> = { emial: [isRequired] };
  // @ts-expect-error no such field
  validate(initial, { gender: [isGenderRequired] });
  // @ts-expect-error no such message
  const unknownMessage: Rules<typeof initial> = { pin: [{ message: 'rule.isUnknown', test: () => true }] };
  // @ts-expect-error a number is no field value
  expect(validate({ count: 1 }, {}).count).toBeUndefined();
  expect([misspelt, unknownMessage]).toHaveLength(2);
});
