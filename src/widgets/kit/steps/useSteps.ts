import { useContext, useLayoutEffect, useRef, useState } from 'react';
import {
  goToFirstStep,
  onHistoryStep,
  pushStepMark,
  readStepMark,
  replaceStepMark,
  type StepMark,
} from '../../../api/browser/stepHistory';
import { pageState } from '../../../lib/pageState';
import { MountElementContext } from '../hooks/MountElementContext';
import { claimStepKey, releaseStepKey } from './stepKeys';

export interface Steps<Step> {
  readonly step: Step;
  /** The last step to which the visitor could not return, as a reload or `forgetOthers` has removed its data; else null. */
  readonly lostStep: string | null;
  /** While it is true, Back and Forward change nothing: a request that cannot be cancelled is pending. */
  readonly stepLock: { current: boolean };
  /** Shows the next step. Back leads from it to the current one, and Forward here again. */
  push(step: Step): void;
  /** Shows a step instead of the current one, and forgets the data of all others. */
  replace(step: Step): void;
  /** Shows the first step, as if the visitor had pressed Back until there. Forward returns. */
  goToFirst(): void;
  /** Forgets the data of all other steps, as the visitor changes what they are about: Forward leads to none of them. */
  forgetOthers(): void;
  /**
   * Goes back to the first step and forgets the data of all others. Where the browser cannot go back, the first step takes
   * the place of the current one.
   */
  resetAndGoToFirst(): void;
  /** Shows the first step at the current history entry and forgets the data of all others. Forward still leads on. */
  resetInPlace(): void;
  /** Shows the last step and forgets all others. From here on, Back leaves the page. */
  finish(step: Step): void;
}

const firstId = 'first';
/** Makes the ids of one page differ from those of the page before a reload. */
const ids = pageState(() => ({ visit: Math.random().toString(36).slice(2), last: 0 }));

function createMark(name: string): StepMark {
  const counter = ids();
  counter.last += 1;
  return { name, id: `${counter.visit}.${counter.last}` };
}

/**
 * Returns the step of a widget and the functions that change it. The browser's Back and Forward lead from step to step.
 * A history entry holds the name and the id of a step; its data is in the memory of the page, so a step without its
 * data, such as after a reload, is not shown: the first one is (F6). `first` must be the same object on each render.
 */
export function useSteps<Step extends { readonly at: string }>(first: Step): Steps<Step> {
  const element = useContext(MountElementContext);
  const [step, setStep] = useState(first);
  const [lostStep, setLostStep] = useState<string | null>(null);
  const stepLock = useRef(false);
  /** Names the widget in history entries. */
  const key = useRef('');
  const firstMark: StepMark = { name: first.at, id: firstId };
  const memory = useRef({ mark: firstMark, data: new Map<string, Step>(), isFinished: false, isReturning: false });

  const show = (next: Step, mark: StepMark) => {
    memory.current.mark = mark;
    if (mark.id !== firstId) memory.current.data.set(mark.id, next);
    setStep(next);
  };

  // Before the first paint, as a reload may have left the entry of a step that is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: all others stay the same
  useLayoutEffect(() => {
    if (!element) return;
    const follow = () => {
      const mark = readStepMark(key.current);
      const { mark: current, data, isFinished } = memory.current;
      if (memory.current.isReturning) {
        // Entries of the page, such as one of a hash link, can lie between the steps of a widget.
        memory.current.isReturning = false;
        replaceStepMark(key.current, firstMark);
        return;
      }
      // An entry without a mark is the page's own, such as one of its hash routes.
      if (!mark || mark.id === current.id || isFinished) return;
      // Adds an entry of the locked step after the one that the visitor has reached, so that this step stays.
      if (stepLock.current) return pushStepMark(key.current, mark, current);
      const next = mark.id === firstId ? first : data.get(mark.id);
      if (next) return show(next, mark);
      setLostStep(mark.name);
      resetInPlace();
    };
    key.current = claimStepKey(element);
    follow();
    const stopFollowing = onHistoryStep(follow);
    return () => {
      stopFollowing();
      releaseStepKey(key.current);
    };
  }, [element]);

  const resetInPlace = () => {
    memory.current.data.clear();
    show(first, firstMark);
    replaceStepMark(key.current, firstMark);
  };

  return {
    step,
    lostStep,
    stepLock,
    push(next) {
      const mark = createMark(next.at);
      pushStepMark(key.current, memory.current.mark, mark);
      show(next, mark);
    },
    replace(next) {
      const mark = createMark(next.at);
      replaceStepMark(key.current, mark);
      memory.current.data.clear();
      show(next, mark);
    },
    goToFirst() {
      const { mark } = memory.current;
      show(first, firstMark);
      memory.current.isReturning = goToFirstStep(key.current);
      if (!memory.current.isReturning) pushStepMark(key.current, mark, firstMark, { isFirst: true });
    },
    forgetOthers() {
      const { mark, data } = memory.current;
      const current = data.get(mark.id);
      data.clear();
      if (current) data.set(mark.id, current);
    },
    resetAndGoToFirst() {
      memory.current.data.clear();
      show(first, firstMark);
      if (!goToFirstStep(key.current)) replaceStepMark(key.current, firstMark);
    },
    resetInPlace,
    finish(last) {
      memory.current.data.clear();
      memory.current.isFinished = true;
      setStep(last);
      goToFirstStep(key.current);
    },
  };
}
