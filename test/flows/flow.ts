import type { MountName } from '../../src/mounts/registry';
import { type FaultName, faultNames } from '../services/faults';
import { stopClock } from '../support/clock';
import { callsOf, type Page, passTime, services, settle } from '../support/page';
import { texts } from '../support/texts';
import { type Language, newsSince, patternOf, strangeAmong, textsShown } from './shown';

/** One thing that a visitor has a service do, by one press. */
export interface Flow {
  readonly call: string;
  /** Opens the page and does everything that comes before the press. */
  readonly arrange: (language: Language) => Promise<Page>;
  readonly control: (language: Language) => HTMLElement;
  /** What has to be done again before the next press, such as a security check whose ticket is spent. */
  readonly prepare?: (page: Page, language: Language) => Promise<void>;
  /** True once the service has done it and the visitor was led on. */
  readonly isDone: (page: Page, language: Language) => boolean;
  /** Faults after which another way leads on, and which. */
  readonly otherWays?: Partial<Record<FaultName, (page: Page, language: Language) => Promise<void>>>;
  /** True when it is left open whether the service has done it, and the visitor is told how to find out. */
  readonly isLeftOpen?: (page: Page, language: Language) => boolean;
  /** Faults that count as having done it. */
  readonly doneBy?: readonly FaultName[];
  /** Whether the browser is taken to be somebody's after a failure, where that changes. */
  readonly isFlagged?: boolean;
  /** Goes on without its widget, as what the visitor wants has nothing to do with where the button is. */
  readonly outlivesWidget?: boolean;
}

/** Answers without the shape of one, which is all the same to a call whose answer says nothing. */
export const bodiless: readonly FaultName[] = ['empty', '204', 'shape'];
/** Faults after which the service has answered all the same. */
export const answered: readonly FaultName[] = ['slow', 'old-format'];
/** Longer than any call is waited for (B3). */
const longest = 31_000;
/** What a 429 of the services asks for. */
const wait = 30_000;

/** Everything that was filled in. */
function entries(): unknown[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return [...fields].map((field) => [field.name, field.value, 'checked' in field && field.checked]);
}

/** What was typed and would give somebody away; a code of four digits is no secret after its use. */
const secrets = () =>
  [...document.querySelectorAll('input')].map(({ value }) => value).filter((text) => text.length > 4);
/** Everything that outlives the page. */
const kept = () => JSON.stringify([document.cookie, { ...sessionStorage }, { ...localStorage }]);
const isFlagged = () => document.cookie.includes('login-status');

/** What is read out by itself, or with the element that has the focus. */
function spoken(): string {
  const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const parts = [
    ...document.querySelectorAll('[role=alert], [role=status], [aria-live]'),
    ...described.map((id) => document.getElementById(id)),
  ];
  return parts.map((part) => part?.textContent ?? '').join('\n');
}

/** True while a button tells how long it is until another code can be sent. */
function isResendAwaited(language: Language): boolean {
  const wait = new RegExp(`^${patternOf(texts[language]['form.resendIn']!)}$`);
  return textsShown().some((text) => wait.test(text));
}

export async function press(page: Page, control: HTMLElement): Promise<void> {
  await page.visitor.click(control);
  await settle();
}

/** Each fault in one of the two languages, by turns. */
export const cells = faultNames.map((fault, index) => ({ fault, language: index % 2 ? 'en' : 'zh' }) as const);

/** What helps after a message whose sending cannot be known: another one, as soon as the service sends one. */
export const anotherMinute =
  (control: Flow['control']) =>
  async (page: Page, language: Language): Promise<void> => {
    await passTime(60_000);
    await press(page, control(language));
  };

/** What a button does that sends a code: its call, and how to find it. */
export const sendingBy = (call: string, control: Flow['control']): Omit<Flow, 'arrange'> => ({
  call,
  control,
  isDone: (_page, language) => isResendAwaited(language),
  doneBy: bodiless,
  otherWays: { 'reset-after': anotherMinute(control) },
});

/** A test for each fault that can hit a flow: what must then be true, and that it works once the fault is over (3.1). */
export function surviveFaults(name: string, flow: Flow): void {
  it.each(cells)(`${name}: $fault ($language)`, async ({ fault, language }) => {
    stopClock();
    const page = await flow.arrange(language);
    const before = {
      texts: textsShown(),
      entries: entries(),
      secrets: secrets(),
      isFlagged: isFlagged(),
      calls: callsOf(flow.call).length,
    };
    services.faults.set({ call: flow.call, fault, code: 99_999, times: 1 });
    await press(page, flow.control(language));
    if (fault === 'timeout') {
      // The press was heard: its button is busy, or something says that it is being sent.
      expect(document.querySelector('[aria-busy=true]') ?? newsSince(before.texts)[0]).toBeTruthy();
      await passTime(longest);
    }
    if (fault === 'slow') await passTime(4_000);

    // One request for one press, whatever came of it (B4).
    expect(callsOf(flow.call)).toHaveLength(before.calls + 1);
    expect(document.querySelector('[aria-busy=true], [role=progressbar]')).toBeNull();
    if (answered.includes(fault) || flow.doneBy?.includes(fault)) {
      expect(flow.isDone(page, language)).toBe(true);
      return;
    }
    const news = newsSince(before.texts);
    expect(news).not.toEqual([]);
    expect(strangeAmong(news, language)).toEqual([]);
    expect(news.filter((text) => spoken().includes(text))).not.toEqual([]);
    expect(document.activeElement).not.toBe(document.body);
    expect(entries()).toEqual(before.entries);
    expect(before.secrets.filter((secret) => kept().includes(secret))).toEqual([]);
    expect(isFlagged()).toBe(flow.isFlagged ?? before.isFlagged);
    expect(page.sentTo).toEqual([]);
    expect(flow.isDone(page, language)).toBe(false);

    if (fault === '429') await passTime(wait);
    await flow.prepare?.(page, language);
    const otherWay = flow.otherWays?.[fault];
    await (otherWay ? otherWay(page, language) : press(page, flow.control(language)));
    const isOpen = fault === 'reset-after' && flow.isLeftOpen?.(page, language);
    expect(isOpen || flow.isDone(page, language)).toBe(true);
  });

  if (flow.outlivesWidget) return;
  it(`${name}: nobody waits for it any more (B9)`, async () => {
    stopClock();
    const page = await flow.arrange('en');
    const told = page.analytics.length;
    services.faults.set({ call: flow.call, fault: 'slow', times: 1 });
    await press(page, flow.control('en'));
    await page.remove(document.querySelector<HTMLElement>('[data-mount]')?.dataset.mount as MountName);
    const before = textsShown();
    await passTime(4_000);
    expect(callsOf(flow.call).length).toBeGreaterThan(0);
    expect(newsSince(before)).toEqual([]);
    expect(page.analytics.slice(told)).toEqual([]);
    expect(page.sentTo).toEqual([]);
  });
}
