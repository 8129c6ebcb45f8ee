import { getOwn } from '../../lib/getOwn';
import { pageState } from '../../lib/pageState';
import { forbiddenCharacters } from './redirect';
import { report } from './report';

/** The retailer's services. Each has one origin. */
export type Service = 'account' | 'gateway' | 'public' | 'content';

/** A store that offers the app. */
export type AppStore = 'ios' | 'android';

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
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    warn('is not a JSON object: the defaults are used');
    raw = {};
  }
  const readOrigin = (value: unknown, where: string): string | null => {
    const origin = parseOrigin(value, page.protocol);
    if (origin === null) warn('is not an origin: it is left out', where);
    return origin;
  };
  const readService = (name: Service): string => {
    const given = getOwn(getOwn(raw, 'services'), name);
    return (given === undefined ? null : readOrigin(given, `services.${name}`)) ?? page.origin;
  };
  const readOrigins = (name: 'captchaOrigins' | 'redirectOrigins'): readonly string[] => {
    const given = getOwn(raw, name);
    if (given === undefined) return Object.freeze([]);
    if (!Array.isArray(given)) warn('is not a list: it is left out', name);
    const list: unknown[] = Array.isArray(given) ? given : [];
    return Object.freeze(list.map((item) => readOrigin(item, name)).filter((origin) => origin !== null));
  };
  const readAppLink = (store: AppStore): string | null => {
    const given = getOwn(getOwn(raw, 'appLinks'), store);
    const url = parseHttpsUrl(given);
    if (given !== undefined && url === null) warn('is not an https URL: it is left out', `appLinks.${store}`);
    return url;
  };
  for (const name of ['services', 'promotion', 'appLinks']) {
    const part = getOwn(raw, name);
    const isObject = typeof part === 'object' && part !== null && !Array.isArray(part);
    if (part !== undefined && !isObject) warn('is not an object: it is left out', name);
  }
  const content = getOwn(getOwn(raw, 'promotion'), 'content');
  const url = getOwn(getOwn(raw, 'promotion'), 'url');
  return Object.freeze({
    services: Object.freeze({
      account: readService('account'),
      gateway: readService('gateway'),
      public: readService('public'),
      content: readService('content'),
    }),
    captchaOrigins: readOrigins('captchaOrigins'),
    redirectOrigins: readOrigins('redirectOrigins'),
    promotion: typeof content === 'string' ? Object.freeze({ content, url: typeof url === 'string' ? url : '' }) : null,
    appLinks: Object.freeze({ ios: readAppLink('ios'), android: readAppLink('android') }),
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
