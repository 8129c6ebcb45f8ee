import {
  firstStep,
  nextStep,
  type ReachableStep,
  type Step,
  type Turn,
} from '../../../src/widgets/forgot-password/steps';

const owner = { phoneNumber: '13800000001' };
const turns: readonly Turn[] = [
  { to: 'UsernameRequired', phoneNumber: owner.phoneNumber },
  { to: 'PinRequired', owner },
  { to: 'PinRequired', owner: { phoneNumber: '13900000000' } },
  { to: 'EmailSent' },
  { to: 'Leaving' },
  { to: 'Identify' },
];

/** Every step that can be reached from the first one, by whatever turns. */
function reachable(): Map<string, ReachableStep> {
  const found = new Map([[JSON.stringify(firstStep), firstStep]]);
  for (const step of found.values()) {
    for (const turn of turns) {
      const next = nextStep(step, turn);
      if (!found.has(JSON.stringify(next))) found.set(JSON.stringify(next), next);
    }
  }
  return found;
}

test('nothing leads to EmailRequired, which is declared all the same (M-fpw-07, A-07)', () => {
  const declared: Step = { at: 'EmailRequired', phoneNumber: '' };
  // @ts-expect-error nobody can be there
  const nobody: ReachableStep = declared;
  // @ts-expect-error nothing leads there
  const turn: Turn = { to: 'EmailRequired', phoneNumber: '' };
  expect([nobody, turn]).toHaveLength(2);
  expect(new Set([...reachable().values()].map(({ at }) => at))).toEqual(
    new Set(['Identify', 'UsernameRequired', 'PinRequired', 'EmailSent', 'Leaving']),
  );
});

test.each([
  ['Identify', ['EmailSent', 'PinRequired', 'UsernameRequired']],
  ['UsernameRequired', ['Identify', 'PinRequired']],
  ['PinRequired', ['Identify', 'Leaving']],
  ['EmailSent', ['Identify']],
  ['Leaving', ['Identify']],
])('%s knows its own turns and no others: no step is jumped (F6)', (at, known) => {
  const steps = [...reachable().values()].filter((step) => step.at === at);
  expect(steps.length).toBeGreaterThan(0);
  for (const step of steps) {
    const taken = turns.filter((turn) => nextStep(step, turn) !== step).map(({ to }) => to);
    expect([...new Set(taken)].sort()).toEqual(known);
  }
});

test('an answer about another number changes nothing (F5)', () => {
  const step = nextStep(firstStep, { to: 'UsernameRequired', phoneNumber: '13800000006' });
  expect(nextStep(step, { to: 'PinRequired', owner })).toBe(step);
  const own = { phoneNumber: '13800000006', user: 'twin.one' };
  expect(nextStep(step, { to: 'PinRequired', owner: own })).toEqual({ at: 'PinRequired', owner: own });
});
