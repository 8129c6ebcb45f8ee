import type { Page } from '../support/page/openPage';
import { services } from '../support/page/stubServices';
import { type Language, texts } from '../support/texts';
import { patternOf, readVisibleTexts } from './visibleTexts';

type Field = HTMLInputElement | HTMLSelectElement;

const findFields = () => [...document.querySelectorAll<Field>('input, select')];
const readField = (field: Field) => [field.name, field.value, 'checked' in field && field.checked];

/** Returns the typed values that must not be stored. A code of four digits is no secret after its use. */
const readTypedSecrets = () =>
  [...document.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=checkbox])')]
    .map(({ value }) => value)
    .filter((text) => text.length > 4);

/** Returns the tokens with which a visitor can set a new password. */
const readTokens = () => [...services.model.resetTokens.keys()];

/** Returns what the browser keeps for this site, by the names that `Flow.writes` gives. The rest of a key is its prefix. */
export function readStored(): Record<string, string> {
  const { '__msw-cookie-store__': _, ...local } = { ...localStorage } as Record<string, string>;
  const name = (kind: string, key: string) => `${kind} ${key.replace('rewards-widgets.', '')}`;
  return {
    cookie: document.cookie,
    ...Object.fromEntries(Object.entries(sessionStorage).map(([key, value]) => [name('tab', key), String(value)])),
    ...Object.fromEntries(Object.entries(local).map(([key, value]) => [name('browser', key), value])),
  };
}

/**
 * Returns everything that outlives the page or leaves it: cookies, storage, the address, the state of its history entry,
 * analytics events.
 */
const readTraces = ({ analytics }: Page) =>
  decodeURIComponent(
    JSON.stringify([document.cookie, sessionStorage, localStorage, location.href, history.state, analytics]),
  );

/** What the visitor sees and has typed before a fault, and what the browser keeps. */
export interface PageState {
  readonly texts: readonly string[];
  readonly fields: ReadonlyMap<Field, unknown>;
  readonly secrets: readonly string[];
  readonly stored: Readonly<Record<string, string>>;
  readonly neighbour: string;
}

const readNeighbour = (page: Page) => page.mountPoint('share-buttons').innerHTML;

/** Reads the state of a page that has a mount point `share-buttons`, which no request of the other widgets changes. */
export const readPageState = (page: Page): PageState => ({
  texts: readVisibleTexts(),
  fields: new Map(findFields().map((field) => [field, readField(field)])),
  secrets: [...readTypedSecrets(), ...readTokens()],
  stored: readStored(),
  neighbour: readNeighbour(page),
});

/** Returns the names of what the browser keeps and has changed since. */
export function findChangedKeys({ stored }: Pick<PageState, 'stored'>): string[] {
  const now = readStored();
  return [...new Set([...Object.keys(stored), ...Object.keys(now)])].filter((key) => stored[key] !== now[key]).sort();
}

/**
 * Expects what holds after a success and after a failure: no value changed, none but those in `keeps` leaked, and no
 * other widget changed (B3).
 */
export function expectSafe(page: Page, before: PageState, keeps: readonly string[] = []): void {
  const kept = [...before.fields].filter(([field]) => field.isConnected);
  expect(kept.map(([field]) => readField(field))).toEqual(kept.map(([, value]) => value));
  const secrets = [...before.secrets, ...readTokens()].filter((secret) => !keeps.includes(secret));
  expect(secrets.filter((secret) => readTraces(page).includes(secret))).toEqual([]);
  expect(readNeighbour(page)).toBe(before.neighbour);
}

/** Expects that the visitor can go on: the same fields are there, and no step was taken (B3). */
export function expectSameStep(page: Page, before: PageState): void {
  expect(findFields().map(readField)).toEqual([...before.fields.values()]);
  expect(page.navigatedTo).toEqual([]);
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
