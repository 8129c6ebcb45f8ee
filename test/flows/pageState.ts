import type { Page } from '../support/page';
import { texts } from '../support/texts';
import { type Language, patternOf, readVisibleTexts } from './visibleTexts';

/** Returns the values of all fields. */
function readFields(): unknown[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select');
  return [...fields].map((field) => [field.name, field.value, 'checked' in field && field.checked]);
}

/** Returns the typed values that must not be stored. A code of four digits is no secret after its use. */
const readSecrets = () =>
  [...document.querySelectorAll('input')].map(({ value }) => value).filter((text) => text.length > 4);

/** Returns everything that outlives the page or leaves it: storage, the address, analytics events. */
const readTraces = ({ analytics }: Page) =>
  decodeURIComponent(
    JSON.stringify([document.cookie, { ...sessionStorage }, { ...localStorage }, location.href, analytics]),
  );

const readLoginFlag = () => document.cookie.includes('login-status');

/** What the visitor sees and has typed before a fault. */
export interface PageState {
  readonly texts: readonly string[];
  readonly fields: readonly unknown[];
  readonly secrets: readonly string[];
  readonly hasLoginFlag: boolean;
  readonly neighbour: string;
}

const readNeighbour = (page: Page) => page.mountPoint('share-buttons').innerHTML;

/** Reads the state of a page that has a mount point `share-buttons`, which no request of the other widgets changes. */
export const readPageState = (page: Page): PageState => ({
  texts: readVisibleTexts(),
  fields: readFields(),
  secrets: readSecrets(),
  hasLoginFlag: readLoginFlag(),
  neighbour: readNeighbour(page),
});

/** Expects that the visitor can go on: all values are kept, nothing leaked, no step was taken (3.1). */
export function expectUnchanged(page: Page, before: PageState, hasLoginFlag = before.hasLoginFlag): void {
  expect(readFields()).toEqual(before.fields);
  expect(before.secrets.filter((secret) => readTraces(page).includes(secret))).toEqual([]);
  expect(readLoginFlag()).toBe(hasLoginFlag);
  expect(page.navigatedTo).toEqual([]);
  expect(readNeighbour(page)).toBe(before.neighbour);
  expect(document.activeElement).not.toBe(document.body);
}

/** Returns what a screen reader announces by itself: the live regions and the description of the focused element. */
function findAnnouncers(): Element[] {
  const describedBy = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return [
    ...document.querySelectorAll('[role=alert], [role=status], [aria-live]'),
    ...describedBy.flatMap((id) => document.getElementById(id) ?? []),
  ];
}

/** Returns the pattern of a text of the catalogue. */
export const textPattern = (id: string, language: Language) => new RegExp(`^${patternOf(texts[language][id]!)}$`, 'su');

/** Returns the new announced texts, each once although a form repeats a notice, without the names of controls. */
export function findAnnouncedTexts(before: PageState): string[] {
  const found = findAnnouncers().flatMap((announcer) =>
    readVisibleTexts(announcer, 'a, button').filter((text) => !before.texts.includes(text)),
  );
  return [...new Set(found)];
}
