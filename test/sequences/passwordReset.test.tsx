import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { stopClock } from '../support/clock';
import { passTime, services } from '../support/page';
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
import { runs, timeout } from './runs';
import { anySubmitMethod, type SubmitMethod, setValue, submitBy } from './submit';

type Step =
  | { readonly name: 'submit'; readonly method: SubmitMethod; readonly fate: Fate }
  | { readonly name: 'wait'; readonly seconds: number }
  /** Follows the link again, in this tab or in a new one. */
  | { readonly name: 'open link' | 'open link in new tab' };

const sequences = fc.record({
  kind: fc.constantFrom('link' as const, 'phone' as const),
  steps: fc.array(
    fc.oneof<fc.Arbitrary<Step>[]>(
      fc.record({ name: fc.constant('submit' as const), method: anySubmitMethod, fate: anyFate }),
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
const isChanged = () => services.model.members.get('mei')?.password === validPassword;

async function submit(call: string, method: SubmitMethod, fate: Fate): Promise<void> {
  if (isDone()) return;
  await act(async () => {
    setValue(newPasswordField(), validPassword);
    setValue(confirmField(), validPassword);
  });
  const button = screen.getByText(texts.en['resetPassword.submit']!).closest('button')!;
  await sendWithFate(call, fate, () => submitBy(method, button));
}

async function runSequence({ kind, steps }: Sequence): Promise<void> {
  startSequence();
  const tokens = issueTokens();
  const [call, search] =
    kind === 'link' ? [resetByLinkCall, `?token=${tokens.link}`] : [resetByPinCall, `?phoneToken=${tokens.phone}`];
  await openResetPage(search);
  /** True if the tab cannot know of an unconfirmed reset: it is new, or the reset was confirmed. */
  let hasForgotten = false;
  for (const step of steps) {
    if (step.name === 'submit') await submit(call, step.method, step.fate);
    else if (step.name === 'wait') await passTime(step.seconds * 1000);
    else {
      hasForgotten ||= step.name === 'open link in new tab' || isDone();
      if (step.name === 'open link in new tab') sessionStorage.clear();
      await openResetPage(search);
    }
    if (isDone()) expect(isChanged()).toBe(true);
  }
  await letLateRequestsArrive();

  const hasWay = () => isDone() || isShown('resetPassword.maybeDone') || isShown('resetPassword.needsLink');
  for (let count = 0; !hasWay() && count < maxSubmits; count += 1) await submit(call, 'click', noFault);
  expect([hasWay(), isChanged()]).toEqual([true, true]);
  if (!hasForgotten) expect(isShown('resetPassword.needsLink')).toBe(false);
  if (!isDone()) expect(screen.getByRole('link', { name: texts.en['resetPassword.newLink']! })).toBeVisible();
}

/** A sequence after which the page once said nothing of the new password: the visitor reloaded before the response. */
const lostReset: Sequence = {
  kind: 'link',
  steps: [{ name: 'submit', method: 'click', fate: { fault: 'slow', delay: 0 } }, { name: 'open link' }],
};

it(
  'says "set" only of a password that is set, and tells a visitor whose password may be set (F8)',
  async () => {
    stopClock();
    await fc.assert(fc.asyncProperty(sequences, runSequence), { ...runs(500, 15), examples: [[lostReset]] });
  },
  timeout,
);
