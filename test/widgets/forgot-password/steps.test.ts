import {
  firstStep,
  nextStep,
  type ReachableStep,
  type Step,
  type Transition,
} from '../../../src/widgets/forgot-password/steps';

const recipient = { phoneNumber: '13800000001' };
const transitions: readonly Transition[] = [
  { to: 'UsernameRequired', phoneNumber: recipient.phoneNumber },
  { to: 'PinRequired', recipient },
  { to: 'PinRequired', recipient: { phoneNumber: '13900000000' } },
  { to: 'EmailSent' },
  { to: 'Leaving' },
  { to: 'Identify' },
];

/** Returns every step that the transitions can reach from the first one, by its JSON. */
function reachableSteps(): Map<string, ReachableStep> {
  const found = new Map([[JSON.stringify(firstStep), firstStep]]);
  for (const step of found.values()) {
    for (const transition of transitions) {
      const next = nextStep(step, transition);
      if (!found.has(JSON.stringify(next))) found.set(JSON.stringify(next), next);
    }
  }
  return found;
}

test('EmailRequired is declared, but no transition leads there (M-fpw-07, A-07)', () => {
  const declared: Step = { at: 'EmailRequired', phoneNumber: '' };
  // @ts-expect-error no visitor can reach the step
  const reached: ReachableStep = declared;
  // @ts-expect-error no transition leads there
  const transition: Transition = { to: 'EmailRequired', phoneNumber: '' };
  void [reached, transition];
  expect(new Set([...reachableSteps().values()].map(({ at }) => at))).toEqual(
    new Set(['Identify', 'UsernameRequired', 'PinRequired', 'EmailSent', 'Leaving']),
  );
});

test.each([
  ['Identify', ['EmailSent', 'PinRequired', 'UsernameRequired']],
  ['UsernameRequired', ['Identify', 'PinRequired']],
  ['PinRequired', ['Identify', 'Leaving', 'UsernameRequired']],
  ['EmailSent', ['Identify']],
  ['Leaving', ['Identify']],
])('%s allows its own transitions only, so no step can be skipped (F6)', (at, allowed) => {
  const steps = [...reachableSteps().values()].filter((step) => step.at === at);
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) {
    const effective = transitions.filter((transition) => nextStep(step, transition) !== step).map(({ to }) => to);
    expect([...new Set(effective)].sort()).toEqual(allowed);
  }
});

test('a late response about another number changes nothing (F5)', () => {
  const step = nextStep(firstStep, { to: 'UsernameRequired', phoneNumber: '13800000006' });
  expect(nextStep(step, { to: 'PinRequired', recipient })).toBe(step);
  const sameNumber = { phoneNumber: '13800000006', user: 'twin.one' };
  expect(nextStep(step, { to: 'PinRequired', recipient: sameNumber })).toEqual({
    at: 'PinRequired',
    recipient: sameNumber,
  });
});
