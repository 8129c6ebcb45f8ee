import { type FaultName, faultNames } from '../../demo/services/faults';
import type { MountName } from '../../src/mounts/registry';
import { stopClock } from '../support/clock';
import { type Page, passTime, requestsTo, services, settle } from '../support/page';
import { texts } from '../support/texts';
import { findForeignTexts, findNewTexts, type Language, patternOf, readVisibleTexts } from './visibleTexts';

/** A request that a visitor sends with one click. */
export interface Flow {
  /** The method and path of the request. */
  readonly call: string;
  /** Opens the page and does everything up to the click. */
  readonly arrange: (language: Language) => Promise<Page>;
  /** Finds the control that the visitor clicks. */
  readonly control: (language: Language) => HTMLElement;
  /** Prepares the second click, for example by passing a new security check. */
  readonly prepare?: (page: Page, language: Language) => Promise<void>;
  /** True once the page shows that the request succeeded. */
  readonly isDone: (page: Page, language: Language) => boolean;
  /** How the visitor succeeds after a fault; a second click by default. */
  readonly recoveries?: Partial<Record<FaultName, (page: Page, language: Language) => Promise<void>>>;
  /** True when the page says that the result is unknown and how the visitor can find out. */
  readonly isUncertain?: (page: Page, language: Language) => boolean;
  /** Faults after which the request counts as successful. */
  readonly succeedsDespite?: readonly FaultName[];
  /** The state of the cookie `login-status` after a failure; unchanged by default. */
  readonly hasLoginFlag?: boolean;
  /** True if the request continues after its widget has unmounted. */
  readonly outlivesWidget?: boolean;
}

/** Faults that change only the response body, which a request without response data ignores. */
export const faultsWithoutBody: readonly FaultName[] = ['empty', '204', 'shape'];
/** Faults after which the service still sends a usable response. */
export const faultsWithResponse: readonly FaultName[] = ['slow', 'old-format'];
/** Milliseconds; longer than the deadline of any request (B3). */
const longerThanDeadline = 31_000;
/** Milliseconds that the demo services require after a 429. */
const retryDelay = 30_000;

/** Returns the values of all fields. */
function readFields(): unknown[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return [...fields].map((field) => [field.name, field.value, 'checked' in field && field.checked]);
}

/** Returns the typed values that must not be stored. A code of four digits is no secret after its use. */
const readSecrets = () =>
  [...document.querySelectorAll('input')].map(({ value }) => value).filter((text) => text.length > 4);
/** Returns everything that the browser stores for the site. */
const readStored = () => JSON.stringify([document.cookie, { ...sessionStorage }, { ...localStorage }]);
const readLoginFlag = () => document.cookie.includes('login-status');

/** Returns what a screen reader announces: the live regions and the description of the focused element. */
function readAnnouncements(): string {
  const describedBy = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const parts = [
    ...document.querySelectorAll('[role=alert], [role=status], [aria-live]'),
    ...describedBy.map((id) => document.getElementById(id)),
  ];
  return parts.map((part) => part?.textContent ?? '').join('\n');
}

/** Returns true while a button shows the wait until another code can be sent. */
function hasResendWait(language: Language): boolean {
  const pattern = new RegExp(`^${patternOf(texts[language]['form.resendIn']!)}$`);
  return readVisibleTexts().some((text) => pattern.test(text));
}

/** Clicks a control and waits for the requests that this causes. */
export async function clickAndSettle(page: Page, control: HTMLElement): Promise<void> {
  await page.visitor.click(control);
  await settle();
}

/** Each fault with one of the two languages, alternating. */
export const faultCases = faultNames.map((fault, index) => ({ fault, language: index % 2 ? 'en' : 'zh' }) as const);

/** Clicks again after the resend wait: how the visitor recovers when a code may have been sent or not. */
export const clickAfterResendWait =
  (control: Flow['control']) =>
  async (page: Page, language: Language): Promise<void> => {
    await passTime(60_000);
    await clickAndSettle(page, control(language));
  };

/** Returns the parts of a flow that all buttons which send a code share. */
export const sendCodeFlow = (call: string, control: Flow['control']): Omit<Flow, 'arrange'> => ({
  call,
  control,
  isDone: (_page, language) => hasResendWait(language),
  succeedsDespite: faultsWithoutBody,
  recoveries: { 'reset-after': clickAfterResendWait(control) },
});

/** Defines a test per fault: checks the page after the fault, then that the visitor succeeds without it (3.1). */
export function testFaults(name: string, flow: Flow): void {
  it.each(faultCases)(
    `${name}: the visitor recovers from the fault $fault ($language)`,
    async ({ fault, language }) => {
      stopClock();
      const page = await flow.arrange(language);
      const before = {
        texts: readVisibleTexts(),
        fields: readFields(),
        secrets: readSecrets(),
        hasLoginFlag: readLoginFlag(),
        calls: requestsTo(flow.call).length,
      };
      services.faults.set({ call: flow.call, fault, code: 99_999, times: 1 });
      await clickAndSettle(page, flow.control(language));
      if (fault === 'timeout') {
        // The page shows that the request is running: by a busy button or a text.
        expect(document.querySelector('[aria-busy=true]') ?? findNewTexts(before.texts)[0]).toBeTruthy();
        await passTime(longerThanDeadline);
      }
      if (fault === 'slow') await passTime(4_000);

      // One request per click, whatever the result (B4).
      expect(requestsTo(flow.call)).toHaveLength(before.calls + 1);
      expect(document.querySelector('[aria-busy=true], [role=progressbar]')).toBeNull();
      if (faultsWithResponse.includes(fault) || flow.succeedsDespite?.includes(fault)) {
        expect(flow.isDone(page, language)).toBe(true);
        return;
      }
      const newTexts = findNewTexts(before.texts);
      expect(newTexts).not.toEqual([]);
      expect(findForeignTexts(newTexts, language)).toEqual([]);
      expect(newTexts.filter((text) => readAnnouncements().includes(text))).not.toEqual([]);
      expect(document.activeElement).not.toBe(document.body);
      expect(readFields()).toEqual(before.fields);
      expect(before.secrets.filter((secret) => readStored().includes(secret))).toEqual([]);
      expect(readLoginFlag()).toBe(flow.hasLoginFlag ?? before.hasLoginFlag);
      expect(page.navigatedTo).toEqual([]);
      expect(flow.isDone(page, language)).toBe(false);

      if (fault === '429') await passTime(retryDelay);
      await flow.prepare?.(page, language);
      const recover = flow.recoveries?.[fault];
      await (recover ? recover(page, language) : clickAndSettle(page, flow.control(language)));
      const isUncertain = fault === 'reset-after' && flow.isUncertain?.(page, language);
      expect(isUncertain || flow.isDone(page, language)).toBe(true);
    },
  );

  if (flow.outlivesWidget) return;
  it(`${name}: a response after unmounting changes nothing (B9)`, async () => {
    stopClock();
    const page = await flow.arrange('en');
    const sentEvents = page.analytics.length;
    services.faults.set({ call: flow.call, fault: 'slow', times: 1 });
    await clickAndSettle(page, flow.control('en'));
    await page.removeMountPoint(document.querySelector<HTMLElement>('[data-mount]')?.dataset.mount as MountName);
    const before = readVisibleTexts();
    await passTime(4_000);
    expect(requestsTo(flow.call).length).toBeGreaterThan(0);
    expect(findNewTexts(before)).toEqual([]);
    expect(page.analytics.slice(sentEvents)).toEqual([]);
    expect(page.navigatedTo).toEqual([]);
  });
}
