import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { stopClock } from '../support/clock';
import { passTime } from '../support/page/settle';
import { services } from '../support/page/stubServices';
import { textOf, validValues } from '../widgets/register/openRegisterPage';
import { anyFate, type Fate, letLateRequestsArrive, startSequence } from './fates';
import { createRegistrationVisitor, type RegistrationVisitor } from './registrationVisitor';
import { runs, timeout } from './runs';
import { anySubmitMethod, type SubmitMethod } from './submit';

type Step =
  | { readonly name: 'submit' | 'submit in another tab'; readonly method: SubmitMethod; readonly fate: Fate }
  | { readonly name: 'wait'; readonly seconds: number }
  | { readonly name: 'reload' | 'close and reopen' };

/** The steps of a visitor, and the service that they meet. */
interface Sequence {
  readonly steps: readonly Step[];
  /** True if the service creates the same account twice, so that only the page prevents it. */
  readonly acceptsTakenAccounts: boolean;
}

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      arbitrary: fc.record({
        name: fc.constantFrom('submit', 'submit', 'submit', 'submit in another tab'),
        method: anySubmitMethod,
        fate: anyFate,
      }),
      weight: 4,
    },
    { arbitrary: fc.record({ name: fc.constant('wait' as const), seconds: fc.constantFrom(1, 31) }), weight: 2 },
    { arbitrary: fc.record({ name: fc.constantFrom('reload' as const, 'close and reopen' as const) }), weight: 1 },
  ),
  { minLength: 1, maxLength: 5 },
);

/** How many steps an ordinary visitor takes at most until the account exists and is known to exist. */
const maxSteps = 6;

const accounts = () =>
  [...services.model.members.values()].filter(({ cellPhone }) => cellPhone === validValues.cellPhone);
const isShown = (id: string) => screen.queryByText(textOf(id)) !== null;

async function takeStep(visitor: RegistrationVisitor, step: Step): Promise<void> {
  if (step.name === 'submit') return visitor.submit(step.method, step.fate);
  if (step.name === 'submit in another tab') return visitor.submitElsewhere(step.fate);
  if (step.name === 'wait') return passTime(step.seconds * 1000);
  if (step.name === 'close and reopen') sessionStorage.clear();
  return visitor.open();
}

async function runSequence({ steps: sequence, acceptsTakenAccounts }: Sequence): Promise<void> {
  startSequence();
  services.settings.acceptsTakenAccounts = acceptsTakenAccounts;
  const visitor = createRegistrationVisitor(acceptsTakenAccounts);
  await visitor.open();
  /** True if the tab cannot know of an account: it is new, it has said "created", or another tab has sent a registration. */
  let hasForgotten = false;
  for (const step of sequence) {
    hasForgotten ||= ['close and reopen', 'submit in another tab'].includes(step.name);
    hasForgotten ||= step.name === 'reload' && visitor.isCreated();
    await takeStep(visitor, step);
    if (visitor.isCreated()) expect(accounts()).not.toEqual([]);
    if (!hasForgotten) expect(accounts().length).toBeLessThanOrEqual(1);
  }
  await letLateRequestsArrive();

  for (let count = 0; !visitor.isCreated() && !visitor.knowsAccount(); count += 1) {
    if (count === maxSteps) throw new Error(`No account on: ${document.body.textContent}`);
    const mayExist = isShown('mayExist') || isShown('unconfirmed');
    // A card or a name in use is a clear message too, but says nothing of the visitor's account.
    if (accounts().length > 0 && (mayExist || (hasForgotten && visitor.isInUse()))) break;
    await visitor.submit('click', { fault: 'none', delay: 0 });
  }
  expect(await visitor.canSignIn()).toBe(true);
  if (!hasForgotten || !acceptsTakenAccounts) expect(accounts()).toHaveLength(1);
}

/** A sequence after which the page once said nothing of the account: the visitor reloaded before the response. */
const lostAccount: readonly Step[] = [
  { name: 'submit', method: 'click', fate: { fault: 'slow', delay: 0 } },
  { name: 'reload' },
];
/** A sequence that once led to a second account: the page did not warn the visitor before the next submit. */
const secondAccount: readonly Step[] = [
  ...lostAccount,
  { name: 'submit', method: 'click', fate: { fault: 'none', delay: 0 } },
];
/** A visitor who reads that the account is created, and reloads: the card is in use then. */
const reloadAfterSuccess: readonly Step[] = [
  { name: 'submit', method: 'double click', fate: { fault: 'none', delay: 5 } },
  { name: 'reload' },
  { name: 'submit', method: 'click', fate: { fault: '403', delay: 5 } },
];

it('another tab can create the account', async () => {
  stopClock();
  startSequence();
  const visitor = createRegistrationVisitor(false);
  await visitor.open();
  await takeStep(visitor, { name: 'submit in another tab', method: 'click', fate: { fault: 'none', delay: 0 } });
  expect(accounts()).toHaveLength(1);
});

it(
  'says "created" only of an account that exists, and leads every visitor to the account (E1)',
  async () => {
    stopClock();
    const sequences = fc.record({ steps, acceptsTakenAccounts: fc.boolean() });
    await fc.assert(fc.asyncProperty(sequences, runSequence), {
      ...runs(2000, 50),
      examples: [
        [{ steps: lostAccount, acceptsTakenAccounts: false }],
        [{ steps: reloadAfterSuccess, acceptsTakenAccounts: false }],
        [{ steps: secondAccount, acceptsTakenAccounts: true }],
      ],
    });
  },
  timeout,
);
