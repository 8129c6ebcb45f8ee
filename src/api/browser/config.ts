import { configKeys, type Kind } from '../../contract/configKeys';
import { getOwn } from '../../lib/getOwn';
import { pageState } from '../../lib/pageState';
import { forbiddenCharacters } from './redirect';
import { report } from './report';

/** The retailer's services. Each has one origin. */
export type Service = keyof typeof configKeys.services;

/** A store that offers the app. */
export type AppStore = keyof typeof configKeys.appLinks;

/** The validated, frozen configuration of a host page (contract 2). */
export interface Config {
  readonly services: Readonly<Record<Service, string>>;
  readonly captchaOrigins: readonly string[];
  readonly redirectOrigins: readonly string[];
  readonly promotion: { readonly content: string; readonly url: string } | null;
  /** The URLs of the app in its stores; null for a store that the page does not name. */
  readonly appLinks: Readonly<Record<AppStore, string | null>>;
}

/** What is wrong with the configuration, or with a part of it, in the words of the console. */
export type ConfigFault =
  | 'is not a JSON object: the defaults are used'
  | 'is the id of another element: the defaults are used'
  | 'stands on this page several times, with different content: the defaults are used'
  | 'is not an object: it is left out'
  | 'is not an origin: it is left out'
  | 'is not a list: it is left out'
  | 'is not an https URL: it is left out';

/** Gets each fault, with the part that has it, such as `services.account`; without it, the whole block has the fault. */
type Warn = (fault: ConfigFault, part?: string) => void;

/** Parses an origin: https, or http on an http page. Returns null for anything but a bare origin (B2). */
function parseOrigin(text: unknown, pageProtocol: string): string | null {
  if (typeof text !== 'string') return null;
  try {
    const url = new URL(text);
    const isSecure = url.protocol === 'https:' || (url.protocol === 'http:' && pageProtocol === 'http:');
    const isBare = url.origin === text || `${url.origin}/` === text;
    return isSecure && isBare ? url.origin : null;
  } catch {
    return null;
  }
}

/** Parses the URL of a page: https, without credentials. Returns null for anything else. */
function parseHttpsUrl(text: unknown): string | null {
  if (typeof text !== 'string' || !/^https:\/\/[^/]/.test(text) || forbiddenCharacters.test(text)) return null;
  try {
    const { href, username, password } = new URL(text);
    return username === '' && password === '' ? href : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

const faults = {
  origin: 'is not an origin: it is left out',
  httpsUrl: 'is not an https URL: it is left out',
  list: 'is not a list: it is left out',
  object: 'is not an object: it is left out',
} as const;

/** The values of `configKeys`: null for one that is missing or invalid. */
type Parts = {
  readonly [Part in keyof typeof configKeys]: (typeof configKeys)[Part] extends 'origins'
    ? readonly string[]
    : Readonly<Record<keyof (typeof configKeys)[Part], string | null>>;
};

/** Parses a configuration. An invalid part takes its default, and `warn` gets its fault. */
export function parseConfig(
  text: string | null,
  page: { readonly origin: string; readonly protocol: string },
  warn: Warn,
): Config {
  let raw: unknown = {};
  try {
    if (text !== null) raw = JSON.parse(text);
  } catch {
    raw = null;
  }
  if (!isObject(raw)) warn('is not a JSON object: the defaults are used');
  const read = (kind: Kind, value: unknown, where: string): string | null => {
    if (kind === 'text') return typeof value === 'string' ? value : null;
    const parsed = kind === 'origin' ? parseOrigin(value, page.protocol) : parseHttpsUrl(value);
    if (parsed === null) warn(faults[kind], where);
    return parsed;
  };
  const readOrigins = (where: string, value: unknown = []): readonly string[] => {
    if (!Array.isArray(value)) warn(faults.list, where);
    const list: unknown[] = Array.isArray(value) ? value : [];
    return Object.freeze(list.map((item) => read('origin', item, where)).filter((item) => item !== null));
  };
  const readObject = (kinds: Readonly<Record<string, Kind>>, where: string, value: unknown = {}) => {
    if (!isObject(value)) warn(faults.object, where);
    const values = Object.entries(kinds).map(([name, kind]) => {
      const given = getOwn(value, name);
      return [name, given === undefined ? null : read(kind, given, `${where}.${name}`)];
    });
    return Object.fromEntries(values) as Record<string, string | null>;
  };
  const parts = Object.entries(configKeys).map(([name, kinds]) => {
    const given = getOwn(raw, name);
    return [name, kinds === 'origins' ? readOrigins(name, given) : readObject(kinds, name, given)];
  });
  const { services, captchaOrigins, redirectOrigins, promotion, appLinks } = Object.fromEntries(parts) as Parts;
  const withDefault = Object.entries(services).map(([name, origin]) => [name, origin ?? page.origin]);
  return Object.freeze({
    services: Object.freeze(Object.fromEntries(withDefault) as Config['services']),
    captchaOrigins,
    redirectOrigins,
    promotion:
      promotion.content === null ? null : Object.freeze({ content: promotion.content, url: promotion.url ?? '' }),
    appLinks: Object.freeze(appLinks),
  });
}

/** Returns the text without insignificant spaces; unchanged if it is no JSON. */
function compactJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    return text;
  }
}

/**
 * Returns the text of the page's data block; null without one. Several blocks with the same content count as one. If
 * they differ, or another element has the id, none is used, as the page does not say which one is meant (A6, contract
 * 2).
 */
function readBlock(warn: Warn): string | null {
  // Not `#widgets-config`, which ignores case in quirks mode.
  const elements = [...document.querySelectorAll('[id="widgets-config"]')];
  const isBlock = (element: Element) =>
    element instanceof HTMLScriptElement && element.type.trim().toLowerCase() === 'application/json';
  if (!elements.every(isBlock)) {
    warn('is the id of another element: the defaults are used');
    return null;
  }
  const texts = elements.map((element) => element.textContent ?? '');
  if (new Set(texts.map(compactJson)).size > 1) {
    warn('stands on this page several times, with different content: the defaults are used');
    return null;
  }
  return texts[0] ?? null;
}

/** Reads and checks the configuration of this page. */
export const readConfig = (warn: Warn): Config => parseConfig(readBlock(warn), location, warn);

/**
 * Returns the configuration of this page. Its data block is the only source. It is read once, when the runtime starts
 * (B2, contract 2).
 */
export const config: () => Config = pageState(() => {
  const warnings: string[] = [];
  const parsed = readConfig((fault, part) => warnings.push(`widgets-config${part ? `: ${part}` : ''} ${fault}`));
  if (warnings.length > 0) report(warnings.join('; '));
  return parsed;
});
