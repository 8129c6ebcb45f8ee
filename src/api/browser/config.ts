import { getOwn } from '../../lib/getOwn';
import { pageState } from '../../lib/pageState';
import { report } from './report';

/** The retailer's services. Each has one origin. */
export type Service = 'account' | 'gateway' | 'public' | 'content';

/** The validated, frozen configuration of a host page (contract 2). */
export interface Config {
  readonly services: Readonly<Record<Service, string>>;
  readonly captchaOrigins: readonly string[];
  readonly redirectOrigins: readonly string[];
  readonly promotion: { readonly content: string; readonly url: string } | null;
}

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

/** Parses a configuration. An invalid part takes its default, and `warn` gets a message about it. */
export function parseConfig(
  text: string | null,
  page: { readonly origin: string; readonly protocol: string },
  warn: (message: string) => void,
): Config {
  let raw: unknown = {};
  try {
    if (text !== null) raw = JSON.parse(text);
  } catch {
    raw = null;
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    warn('widgets-config is not a JSON object: the defaults are used');
    raw = {};
  }
  const readOrigin = (value: unknown, where: string): string | null => {
    const origin = parseOrigin(value, page.protocol);
    if (origin === null) warn(`widgets-config: ${where} is not an origin: it is left out`);
    return origin;
  };
  const readService = (name: Service): string => {
    const given = getOwn(getOwn(raw, 'services'), name);
    return (given === undefined ? null : readOrigin(given, `services.${name}`)) ?? page.origin;
  };
  const readOrigins = (name: 'captchaOrigins' | 'redirectOrigins'): readonly string[] => {
    const given = getOwn(raw, name);
    if (given === undefined) return Object.freeze([]);
    if (!Array.isArray(given)) warn(`widgets-config: ${name} is not a list: it is left out`);
    const list: unknown[] = Array.isArray(given) ? given : [];
    return Object.freeze(list.map((item) => readOrigin(item, name)).filter((origin) => origin !== null));
  };
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
  });
}

/** Returns the configuration of this page. Its data block is the only source, and is read once (B2). */
export const config: () => Config = pageState(() => {
  // Other elements may have this id: only a data block counts (A6).
  const block = document.querySelector('script#widgets-config[type="application/json"]');
  const warnings: string[] = [];
  const parsed = parseConfig(block ? block.textContent : null, location, (warning) => warnings.push(warning));
  if (warnings.length > 0) report(warnings.join('; '));
  return parsed;
});
