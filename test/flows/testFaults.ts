import { screen } from '@testing-library/react';
import type { MountName } from '../../src/mounts/registry';
import { stopClock } from '../support/clock';
import type { Page } from '../support/page/openPage';
import { passTime, settle } from '../support/page/settle';
import { requests, requestsTo, respondOnce, services } from '../support/page/stubServices';
import { type Language, texts } from '../support/texts';
import { cancelPendingRequests } from '../support/xhr';
import { type FoundRow, findRow, meaningOf, noticeAfter, type RowName } from './calls';
import { cellsOf, type Fault, lostResponses, type Meaning, unknownOutcomes, waitAfter } from './faults';
import {
  expectSafe,
  expectSameStep,
  findAnnouncedTexts,
  findChangedKeys,
  type PageState,
  readPageState,
  textPattern,
} from './pageState';
import { endFaults, setFault } from './setFault';
import { findForeignTexts, findNewTexts, readVisibleTexts } from './visibleTexts';

type Recover = (page: Page, language: Language) => Promise<void>;

/** A request that a visitor sends with one click. */
export interface Flow {
  /** Opens the page and does everything up to the click. */
  readonly arrange: (language: Language) => Promise<Page>;
  /** Finds the control that the visitor clicks. */
  readonly control: (language: Language) => HTMLElement;
  /** Prepares the second click, for example by passing a new security check. */
  readonly prepare?: Recover;
  /** True once the page shows that the request succeeded. */
  readonly isDone: (page: Page, language: Language) => boolean;
  /** How the visitor succeeds after the service processed the request but its response was lost; a second click by default. */
  readonly recoverLost?: Recover;
  /** How the visitor succeeds after an unknown outcome; a second click by default. */
  readonly recoverUnknown?: Recover;
  /** True when the page says that the result is unknown and how the visitor can find out. */
  readonly isUncertain?: (page: Page, language: Language) => boolean;
  /** What else the page shows as a success, so as not to reveal whether an account exists. */
  readonly succeedsDespite?: readonly Meaning[];
  /** The id of the alert that the page shows after a success; none by default. */
  readonly alertWhenDone?: () => string | null;
  /** What takes the focus after an unknown outcome; the clicked control by default, as after any other failure. */
  readonly focusWhenUnknown?: () => HTMLElement;
  /**
   * What the flow writes to the browser: `cookie`, or keys such as `tab carried` and `browser login`. `known` is
   * `refused` by default.
   */
  readonly writes?: Readonly<Partial<Record<'unknown' | 'refused' | 'known', readonly string[]>>> & {
    readonly done?: readonly string[] | (() => readonly string[]);
  };
  /** Texts of a success that come from the service or from the visitor. */
  readonly serviceText?: RegExp;
  /** The typed values that stay in the browser on purpose. */
  readonly keeps?: readonly string[];
  /** True if the request continues after its widget has unmounted. */
  readonly outlivesWidget?: boolean;
}

/** Returns what a sign-in writes. The page keeps its time for the next page if the service has no session for it. */
export const signInWrites = () => ['browser login', services.model.sessions.size > 0 ? 'cookie' : 'tab signed-in'];

/** Clicks a control and waits for the requests that this causes. */
export async function clickAndSettle(page: Page, control: HTMLElement): Promise<void> {
  await page.visitor.click(control);
  await settle();
}

/** Returns the names of the requests that were sent, in order. */
const sentCalls = () => requests.map((request) => request.replace(/ http:\/\/[^/]*/, ' '));

/** Returns how many requests to a call were sent, also those that `respondOnce` keeps from the services. */
const countSent = (call: string) => sentCalls().filter((sent) => sent === call).length;

/** Returns the requests that change something and were sent after the last one to a call. */
function changesSentAfter(call: string): string[] {
  const sent = sentCalls();
  const later = sent.slice(sent.lastIndexOf(call) + 1);
  return later.filter((request) => !request.startsWith('GET ') && request !== 'POST /api/Customers/userAvailable');
}

/**
 * Texts that are announced beside the notice: how long the visitor must wait, that an input is free, and that another
 * link is needed.
 */
const freeTexts = ['register.usernameFree', 'register.emailFree'];
const sideTexts = [...freeTexts, 'form.waitFor', 'form.resendIn', 'form.waitOver', 'resetPassword.needsLink'];

/** Texts that are announced while a request runs. */
const runningTexts = [...freeTexts, 'form.stillWorking', 'general.loading', 'invoice.sending'];

/** Returns the new announced texts without some texts of the catalogue. */
function findNoticeTexts(before: PageState, without: readonly string[], language: Language): string[] {
  const patterns = without.map((id) => textPattern(id, language));
  return findAnnouncedTexts(before).filter((text) => !patterns.some((pattern) => pattern.test(text)));
}

/** Makes the next request of a row fail, clicks, and waits until the request has ended. */
async function clickWithFault(page: Page, row: FoundRow, fault: Fault, control: HTMLElement, language: Language) {
  const before = readPageState(page);
  setFault(services, row, fault, 1);
  await clickAndSettle(page, control);
  if (fault === 'slow') await passTime(4_000);
  if (fault !== 'timeout' && fault !== 'aborted') return;
  // Until the deadline, the page shows that the request is running: by the busy control, or by a line in its place.
  await passTime(fault === 'timeout' ? row.deadline - 1_000 : 0);
  expect(control.matches('body [aria-busy=true]') || document.querySelector('.rw-invoice-sending') !== null).toBe(true);
  expect(findNoticeTexts(before, runningTexts, language)).toEqual([]);
  if (fault === 'aborted') cancelPendingRequests();
  await passTime(fault === 'timeout' ? 1_100 : 0);
}

/**
 * Defines a test per fault: checks the page after the fault, then that the visitor succeeds without it (B3). An
 * unhandled rejection or a message in the console fails any test of a page.
 */
export function testFaults(name: RowName, flow: Flow): void {
  const row = findRow(name);
  const { call, known, counts = ['wait', 'busy'] } = row;
  const succeedsDespite: readonly Meaning[] = [
    'delivered',
    ...(row.hasData ? [] : (['unexpectedBody'] as const)),
    ...(flow.succeedsDespite ?? []),
  ];

  it.each(cellsOf(row))(
    `${name}: the visitor recovers from the fault $fault ($language)`,
    async ({ fault, language }) => {
      const meaning = meaningOf(row, fault);
      stopClock();
      const page = await flow.arrange(language);
      await page.insertMountPoint('share-buttons');
      const before = readPageState(page);
      const sentBefore = requestsTo(call).length;
      await clickWithFault(page, row, fault, flow.control(language), language);

      // One request per click, whatever the result (B4).
      expect(requestsTo(call)).toHaveLength(sentBefore + 1);
      expect(document.querySelector('[aria-busy=true], [role=progressbar]')).toBeNull();
      expectSafe(page, before, flow.keeps);
      const foreignTexts = findForeignTexts(findNewTexts(before.texts), language);
      expect(foreignTexts.filter((text) => !flow.serviceText?.test(text))).toEqual([]);
      const notice = noticeAfter(row, fault);
      if (succeedsDespite.includes(meaning) || notice === null) {
        expect(flow.isDone(page, language)).toBe(true);
        const alerts = [...document.querySelectorAll('[role=alert]')].flatMap((alert) =>
          readVisibleTexts(alert, 'a, button'),
        );
        const allowed = flow.alertWhenDone?.();
        expect(alerts).toEqual(allowed ? [texts[language][allowed]] : []);
        const { done = [] } = flow.writes ?? {};
        expect(findChangedKeys(before)).toEqual(typeof done === 'function' ? done() : done);
        // The browser leaves the page, or the visitor goes on in it.
        expect(page.navigatedTo.length).toBeLessThan(2);
        if (page.navigatedTo.length === 0) expect(document.activeElement).not.toBe(document.body);
        return;
      }
      expect(findNoticeTexts(before, sideTexts, language)).toEqual([
        expect.stringMatching(textPattern(notice, language)),
      ]);
      if (counts.includes(meaning)) {
        const countdown = texts[language]['form.waitFor']!.replace('{seconds}', String(waitAfter(fault)));
        expect(findAnnouncedTexts(before)).toContain(countdown);
      }
      expectSameStep(page, before);
      // Nothing else was sent after the failed request (B4).
      expect(changesSentAfter(call)).toEqual([]);
      const isUnknown = unknownOutcomes.includes(meaning);
      const writes = (fault === 'known' && flow.writes?.known) || flow.writes?.[isUnknown ? 'unknown' : 'refused'];
      expect(findChangedKeys(before)).toEqual(writes ?? []);
      const field = fault === 'known' && known?.field && screen.getByLabelText(texts[language][known.field]!);
      if (field) expect(field).toBeInvalid();
      const focused = field || (isUnknown && flow.focusWhenUnknown?.()) || flow.control(language);
      expect(document.activeElement).toBe(focused);
      expect(flow.isDone(page, language)).toBe(false);

      endFaults(services);
      await passTime(waitAfter(fault) * 1_000);
      await flow.prepare?.(page, language);
      const recover =
        (lostResponses.includes(fault) && flow.recoverLost) || (isUnknown && flow.recoverUnknown) || undefined;
      await (recover ? recover(page, language) : clickAndSettle(page, flow.control(language)));
      if (!recover) expect(requestsTo(call)).toHaveLength(sentBefore + 2);
      const isUncertain = lostResponses.includes(fault) && flow.isUncertain?.(page, language);
      expect(isUncertain || flow.isDone(page, language)).toBe(true);
    },
  );

  if (flow.outlivesWidget) return;
  it.each([
    ['success', 'en'],
    ['failure', 'zh'],
  ] as const)(`${name}: a late %s after unmounting changes nothing (%s, B9)`, async (result, language) => {
    stopClock();
    const page = await flow.arrange(language);
    const sentEvents = page.analytics.length;
    const sentBefore = countSent(call);
    if (result === 'success') services.faults.set({ call, fault: 'slow', times: 1 });
    else respondOnce(call, {}, 500, 4_000);
    await clickAndSettle(page, flow.control(language));
    const before = readVisibleTexts();
    await page.removeMountPoint(document.querySelector<HTMLElement>('[data-mount]')?.dataset.mount as MountName);
    await passTime(4_000);
    expect(countSent(call)).toBe(sentBefore + 1);
    expect(findNewTexts(before)).toEqual([]);
    expect(page.analytics.slice(sentEvents)).toEqual([]);
    expect(page.navigatedTo).toEqual([]);
  });
}
