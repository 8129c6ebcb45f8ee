import fc from 'fast-check';
import { stopClock } from '../../support/clock';
import { passTime } from '../../support/page/settle';
import { requestsTo, services } from '../../support/page/stubServices';
import { anyFate, type Fate, sendWithFate, startSequence } from '../fates';
import { runs, timeout } from '../runs';
import { anySubmitMethod, type SubmitMethod } from '../submit';
import { type SmsPage, smsPages } from './smsPages';

type Step =
  /** Requests a code for one of the two numbers. */
  | { readonly name: 'send'; readonly to: 0 | 1; readonly method: SubmitMethod; readonly fate: Fate }
  | { readonly name: 'wait'; readonly seconds: number }
  | { readonly name: 'reload' };

const anyStep = fc.oneof(
  {
    arbitrary: fc.record({
      name: fc.constant('send' as const),
      to: fc.constantFrom(0 as const, 0 as const, 1 as const),
      method: anySubmitMethod,
      fate: anyFate,
    }),
    weight: 4,
  },
  { arbitrary: fc.record({ name: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 31, 59) }), weight: 3 },
  { arbitrary: fc.constant({ name: 'reload' as const }), weight: 1 },
);

/** Milliseconds in which a number gets one code at most. */
const resendWait = 60_000;
/** Milliseconds after which a slow service responds. */
const slow = 4000;
/** How often an ordinary visitor tries at most, a minute apart. */
const maxTries = 4;
const noFault: Fate = { fault: 'none', delay: 0 };

async function runSequence(page: SmsPage, steps: readonly Step[]): Promise<void> {
  startSequence();
  await page.open({ isReload: false });
  /** The codes of which this tab knows that they were sent: to which number, and since when it knows. */
  let known: { readonly to: string; readonly at: number }[] = [];
  /** The number that the page shows; null after a reload. */
  let shownNumber: string | null = null;

  const send = async (to: string, method: SubmitMethod, fate: Fate) => {
    shownNumber = to;
    // The service has no limit of its own: only the page prevents a second code.
    services.model.sendTimes.clear();
    const before = requestsTo(page.call).length;
    await sendWithFate(page.call, fate, () => page.send(to, method));
    for (const { at, body } of requestsTo(page.call).slice(before)) {
      expect(body).toMatchObject({ phoneNumber: to });
      expect(known.filter((code) => code.to === to && at < code.at + resendWait)).toEqual([]);
      if (fate.fault === 'none') known.push({ to, at });
      if (fate.fault === 'slow') known.push({ to, at: at + slow });
    }
  };
  /** Expects a countdown of 1 to 60 seconds if the page knows that its number has got a code within the last minute. */
  const expectCountdown = () => {
    const now = Date.now();
    const mustWait = known.some(({ to, at }) => to === shownNumber && at <= now && now < at + resendWait);
    const button = document.querySelector('.rw-send');
    const seconds = /\d+/.exec(button?.textContent ?? '')?.[0];
    if (button && mustWait) expect(seconds).toBeDefined();
    if (seconds === undefined) return;
    expect(Number(seconds)).toBeGreaterThanOrEqual(1);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
  };
  const sendCount = () => requestsTo(page.call).length;

  for (const step of steps) {
    const before = sendCount();
    if (step.name === 'send') await send(page.numbers[step.to], step.method, step.fate);
    else if (step.name === 'wait') await passTime(step.seconds * 1000);
    else {
      // A response that has not arrived yet never does.
      known = known.filter(({ at }) => at <= Date.now());
      shownNumber = null;
      await page.open({ isReload: true });
    }
    if (step.name !== 'send') expect(sendCount()).toBe(before);
    expectCountdown();
    const stored = JSON.stringify([{ ...sessionStorage }, { ...localStorage }]);
    expect(page.numbers.filter((number) => stored.includes(number))).toEqual([]);
  }

  const [number] = page.numbers;
  const sentBefore = sendCount();
  for (let count = 0; sendCount() === sentBefore; count += 1) {
    if (count === maxTries) throw new Error(`No code on: ${document.body.textContent}`);
    await passTime(resendWait);
    await send(number, 'click', noFault);
  }
  expect(document.querySelector('.rw-send')).not.toBeNull();
  expectCountdown();
}

it.each(Object.keys(smsPages) as (keyof typeof smsPages)[])(
  'the page of the %s sends one code a minute to a number at most, only on a click, and each visitor gets one (E2)',
  async (name) => {
    stopClock();
    const sequences = fc.array(anyStep, { minLength: 2, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(sequences, (steps) => runSequence(smsPages[name], steps)),
      runs(500, 20),
    );
  },
  timeout,
);
