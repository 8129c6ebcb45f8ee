import type { MountName } from '../../src/mounts/registry';
import { stopClock } from '../support/clock';
import { type Page, passTime, requestsTo, services, settle } from '../support/page';
import { texts } from '../support/texts';
import { cancelPendingRequests } from '../support/xhr';
import { findRow, noticeAfter, type RowName } from './calls';
import { cellsOf, type Fault, lostResponses, type Meaning, meanings, waitAfter } from './faults';
import { expectUnchanged, findAnnouncedTexts, readPageState, textPattern } from './pageState';
import { findForeignTexts, findNewTexts, type Language, readVisibleTexts } from './visibleTexts';

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
  /** The state of the cookie `login-status` after a failure; unchanged by default. */
  readonly hasLoginFlag?: boolean;
  /** True if the request continues after its widget has unmounted. */
  readonly outlivesWidget?: boolean;
}

/** Clicks a control and waits for the requests that this causes. */
export async function clickAndSettle(page: Page, control: HTMLElement): Promise<void> {
  await page.visitor.click(control);
  await settle();
}

/** Texts that are announced beside the notice: how long the visitor must wait, and that a username is free. */
const sideTexts = ['form.waitFor', 'form.resendIn', 'form.waitOver', 'register.usernameFree'];

/** Makes the next request of a call fail, clicks, and waits until the request has ended. */
async function clickWithFault(page: Page, call: string, fault: Fault, control: HTMLElement, deadline: number) {
  const textsBefore = readVisibleTexts();
  services.faults.set({ call, fault: fault === 'aborted' ? 'timeout' : fault, code: 99_999, times: 1 });
  await clickAndSettle(page, control);
  if (fault === 'slow') await passTime(4_000);
  if (fault !== 'timeout' && fault !== 'aborted') return;
  // The page shows that the request is running: by a busy button or a text.
  await passTime(fault === 'timeout' ? deadline - 1_000 : 0);
  expect(document.querySelector('[aria-busy=true]') ?? findNewTexts(textsBefore)[0]).toBeTruthy();
  if (fault === 'aborted') cancelPendingRequests();
  await passTime(fault === 'timeout' ? 1_100 : 0);
}

/** Defines a test per fault: checks the page after the fault, then that the visitor succeeds without it (3.1). */
export function testFaults(name: RowName, flow: Flow): void {
  const row = findRow(name);
  const { call, deadline, counts = ['wait', 'busy'] } = row;
  const succeedsDespite: readonly Meaning[] = [
    'delivered',
    ...(row.hasData ? [] : (['unexpectedBody'] as const)),
    ...(flow.succeedsDespite ?? []),
  ];

  it.each(cellsOf(row.index))(
    `${name}: the visitor recovers from the fault $fault ($language)`,
    async ({ fault, language }) => {
      const meaning = meanings[fault];
      stopClock();
      const page = await flow.arrange(language);
      await page.insertMountPoint('share-buttons');
      const before = readPageState(page);
      const sentBefore = requestsTo(call).length;
      await clickWithFault(page, call, fault, flow.control(language), deadline);

      // One request per click, whatever the result (B4).
      expect(requestsTo(call)).toHaveLength(sentBefore + 1);
      expect(document.querySelector('[aria-busy=true], [role=progressbar]')).toBeNull();
      const notice = noticeAfter(row, fault);
      if (succeedsDespite.includes(meaning) || notice === null) {
        expect(flow.isDone(page, language)).toBe(true);
        return;
      }
      expect(findForeignTexts(findNewTexts(before.texts), language)).toEqual([]);
      const sidePatterns = sideTexts.map((id) => textPattern(id, language));
      const announced = findAnnouncedTexts(before).filter((text) => !sidePatterns.some((side) => side.test(text)));
      expect(announced).toEqual([expect.stringMatching(textPattern(notice, language))]);
      if (counts.includes(meaning)) {
        const countdown = texts[language]['form.waitFor']!.replace('{seconds}', String(waitAfter(fault)));
        expect(findAnnouncedTexts(before)).toContain(countdown);
      }
      expectUnchanged(page, before, flow.hasLoginFlag);
      expect(flow.isDone(page, language)).toBe(false);

      await passTime(waitAfter(fault) * 1_000);
      await flow.prepare?.(page, language);
      const isUnknown = meaning === 'unusable' || meaning === 'busy' || meaning === 'unexpectedBody';
      const recover =
        (lostResponses.includes(fault) && flow.recoverLost) || (isUnknown && flow.recoverUnknown) || undefined;
      await (recover ? recover(page, language) : clickAndSettle(page, flow.control(language)));
      const isUncertain = lostResponses.includes(fault) && flow.isUncertain?.(page, language);
      expect(isUncertain || flow.isDone(page, language)).toBe(true);
    },
  );

  if (flow.outlivesWidget) return;
  it(`${name}: a response after unmounting changes nothing (B9)`, async () => {
    stopClock();
    const page = await flow.arrange('en');
    const sentEvents = page.analytics.length;
    services.faults.set({ call, fault: 'slow', times: 1 });
    await clickAndSettle(page, flow.control('en'));
    await page.removeMountPoint(document.querySelector<HTMLElement>('[data-mount]')?.dataset.mount as MountName);
    const before = readVisibleTexts();
    await passTime(4_000);
    expect(requestsTo(call).length).toBeGreaterThan(0);
    expect(findNewTexts(before)).toEqual([]);
    expect(page.analytics.slice(sentEvents)).toEqual([]);
    expect(page.navigatedTo).toEqual([]);
  });
}
