import fc from 'fast-check';
import { anyFate, type Fate } from '../fates';
import { anySubmitMethod, type SubmitMethod } from '../submit';

/** Submits an application for these receipts, in this tab or in another one. */
export interface ApplyStep {
  readonly name: 'apply' | 'apply in another tab';
  readonly receipts: readonly number[];
  readonly method: SubmitMethod;
  readonly fate: Fate;
}

/** Clicks Check progress. */
export interface CheckStep {
  readonly name: 'check';
  readonly fault: 'none' | 'reset' | '502' | 'html' | 'timeout' | 'slow';
}

export interface WaitStep {
  readonly name: 'wait';
  readonly seconds: number;
}

/** `close and reopen` opens a new tab: the browser keeps what all tabs share, and forgets the rest. */
export interface PageStep {
  readonly name: 'Back' | 'reload' | 'close and reopen' | 'remount' | 'type';
}

export type Step = ApplyStep | CheckStep | WaitStep | PageStep;

/** The sequence of a visitor, and the services and the browser that it meets. */
export interface Sequence {
  readonly steps: readonly Step[];
  /** True if the service accepts a receipt twice, so that only the page prevents it. */
  readonly acceptsUsedReceipts: boolean;
  /** False for a browser without `navigator.locks`. */
  readonly hasLocks: boolean;
  /** True if the browser is idle before the first step, so that the page prepares the application form. */
  readonly isIdle: boolean;
}

const applyStep: fc.Arbitrary<ApplyStep> = fc.record({
  name: fc.constantFrom('apply', 'apply', 'apply', 'apply in another tab'),
  receipts: fc.constantFrom([1], [1], [1], [1, 2], [2]),
  method: anySubmitMethod,
  fate: anyFate,
});
const checkStep: fc.Arbitrary<CheckStep> = fc.record({
  name: fc.constant('check'),
  fault: fc.constantFrom('none', 'none', 'none', 'reset', '502', 'html', 'timeout', 'slow'),
});
const waitStep: fc.Arbitrary<WaitStep> = fc.record({
  name: fc.constant('wait'),
  seconds: fc.constantFrom(1, 31, 31, 61),
});
const pageStep: fc.Arbitrary<PageStep> = fc.record({
  name: fc.constantFrom('Back', 'reload', 'close and reopen', 'remount', 'type'),
});

export const sequences: fc.Arbitrary<Sequence> = fc.record({
  steps: fc.array(
    fc.oneof(
      { arbitrary: applyStep, weight: 3 },
      { arbitrary: checkStep, weight: 2 },
      { arbitrary: waitStep, weight: 2 },
      { arbitrary: pageStep, weight: 2 },
    ),
    { minLength: 3, maxLength: 9 },
  ),
  // Where the services refuse a used receipt, they prevent a second invoice themselves: 2,000 of 2,700 test the page.
  acceptsUsedReceipts: fc.constantFrom(true, true, true, false),
  hasLocks: fc.constantFrom(true, true, false),
  isIdle: fc.boolean(),
});
