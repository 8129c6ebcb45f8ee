import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { stopClock } from '../support/clock';
import { passTime } from '../support/page/settle';
import { services } from '../support/page/stubServices';
import { texts } from '../support/texts';
import {
  confirmField,
  issueTokens,
  newPasswordField,
  openResetPage,
  resetByLinkCall,
  resetByPinCall,
  validPassword,
} from '../widgets/reset-password/openResetPage';
import { anyFate, type Fate, letLateRequestsArrive, sendWithFate, startSequence } from './fates';
import { sendInOtherTab } from './otherTab';
import { runs, timeout } from './runs';
import { anySubmitMethod, type SubmitMethod, setValue, submitBy } from './submit';

type ResetCall = typeof resetByLinkCall | typeof resetByPinCall;

/** Submits a new password, in this tab or in another one that has followed the same link. */
interface SubmitStep {
  readonly name: 'submit' | 'submit in another tab';
  readonly password: string;
  readonly method: SubmitMethod;
  readonly fate: Fate;
}

type Step =
  | SubmitStep
  | { readonly name: 'wait'; readonly seconds: number }
  /** Follows the link again, in this tab or in a new one. */
  | { readonly name: 'open link' | 'open link in new tab' };

const sequences = fc.record({
  kind: fc.constantFrom('link' as const, 'phone' as const),
  steps: fc.array(
    fc.oneof<fc.Arbitrary<Step>[]>(
      fc.record({
        name: fc.constantFrom('submit', 'submit', 'submit', 'submit in another tab'),
        password: fc.constantFrom(validPassword, 'An0ther-password', 'Th1rd-password'),
        method: anySubmitMethod,
        fate: anyFate,
      }),
      fc.record({ name: fc.constant('wait' as const), seconds: fc.constantFrom(1, 21) }),
      fc.record({ name: fc.constantFrom('open link' as const, 'open link in new tab' as const) }),
    ),
    { minLength: 1, maxLength: 6 },
  ),
});
type Sequence = typeof sequences extends fc.Arbitrary<infer Value> ? Value : never;

/** How often an ordinary visitor submits the form at most. */
const maxSubmits = 4;
const noFault: Fate = { fault: 'none', delay: 0 };

const isShown = (id: string) => screen.queryAllByText(texts.en[id]!).length > 0;
const isDone = () => isShown('resetPassword.doneTitle');
const readPassword = () => services.model.members.get('mei')?.password;

async function submit(call: ResetCall, password: string, method: SubmitMethod, fate: Fate): Promise<void> {
  await act(async () => {
    setValue(newPasswordField(), password);
    setValue(confirmField(), password);
  });
  const button = screen.getByText(texts.en['resetPassword.submit']!).closest('button')!;
  await sendWithFate(call, fate, () => submitBy(method, button));
}

async function runSequence({ kind, steps }: Sequence): Promise<void> {
  startSequence();
  const tokens = issueTokens();
  const call = kind === 'link' ? resetByLinkCall : resetByPinCall;
  const search = kind === 'link' ? `?token=${tokens.link}` : `?phoneToken=${tokens.phone}`;
  await openResetPage(search);
  /** True if the tab cannot know why its link is used up: it is new, it has said "set", or another tab has sent a reset. */
  let hasForgotten = false;
  /** The passwords that the visitor has submitted in this tab, the last one first, and in another one. */
  const submitted: string[] = [];
  const submittedElsewhere: string[] = [];
  const submitPassword = async (password: string, method: SubmitMethod, fate: Fate) => {
    if (isDone()) return;
    // While a request runs, a visitor may click again, but does not type another password.
    const isBusy = document.querySelector('form [aria-busy=true]') !== null;
    submitted.unshift(isBusy ? submitted[0]! : password);
    await submit(call, submitted[0]!, method, fate);
  };
  const submitElsewhere = async ({ password, fate }: SubmitStep) => {
    hasForgotten = true;
    submittedElsewhere.push(password);
    const token =
      kind === 'link'
        ? ({ kind: 'token', token: tokens.link } as const)
        : ({ kind: 'phoneToken', token: tokens.phone } as const);
    const expectSet = () => expect(readPassword()).toBe(password);
    await sendWithFate(call, fate, () => sendInOtherTab((tab) => tab.resetPassword(token, password), expectSet));
  };
  for (const step of steps) {
    if (step.name === 'submit') await submitPassword(step.password, step.method, step.fate);
    else if (step.name === 'submit in another tab') await submitElsewhere(step);
    else if (step.name === 'wait') await passTime(step.seconds * 1000);
    else {
      hasForgotten ||= step.name === 'open link in new tab' || isDone();
      if (step.name === 'open link in new tab') sessionStorage.clear();
      await openResetPage(search);
    }
    if (isDone()) expect(readPassword()).toBe(submitted[0]);
  }
  await letLateRequestsArrive();

  const hasWay = () => isDone() || isShown('resetPassword.maybeDone') || isShown('resetPassword.needsLink');
  for (let count = 0; !hasWay() && count < maxSubmits; count += 1)
    await submitPassword(validPassword, 'click', noFault);
  expect(hasWay()).toBe(true);
  expect([...submitted, ...submittedElsewhere]).toContain(readPassword());
  if (isDone()) expect(readPassword()).toBe(submitted[0]);
  if (!hasForgotten) expect(isShown('resetPassword.needsLink')).toBe(false);
  if (!isDone()) expect(screen.getByRole('link', { name: texts.en['resetPassword.newLink']! })).toBeVisible();
}

/** A sequence after which the page once said nothing of the new password: the visitor reloaded before the response. */
const lostReset: Sequence = {
  kind: 'link',
  steps: [
    { name: 'submit', password: validPassword, method: 'click', fate: { fault: 'slow', delay: 0 } },
    { name: 'open link' },
  ],
};

it('another tab can set the password', async () => {
  stopClock();
  startSequence();
  const { link } = issueTokens();
  await openResetPage(`?token=${link}`);
  await sendInOtherTab((tab) => tab.resetPassword({ kind: 'token', token: link }, 'An0ther-password'));
  expect(readPassword()).toBe('An0ther-password');
});

it(
  'says "set" only of a password that is set, and tells a visitor whose password may be set (F8)',
  async () => {
    stopClock();
    await fc.assert(fc.asyncProperty(sequences, runSequence), { ...runs(2000, 50), examples: [[lostReset]] });
  },
  timeout,
);
