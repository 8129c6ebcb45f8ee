import { own } from './own';
import { report } from './report';

/** The retailer's services; each has one origin. */
export type Service = 'account' | 'gateway' | 'public' | 'content';

/** What a host page says about its surroundings (contract 2), checked and frozen. */
export interface Config {
  readonly services: Readonly<Record<Service, string>>;
  readonly captchaOrigins: readonly string[];
  readonly redirectOrigins: readonly string[];
  readonly promotion: { readonly content: string; readonly url: string } | null;
}

/** The origin that a text names: https, or http on a page that is itself http; nothing but an origin (B2). */
function originIn(text: unknown, pageProtocol: string): string | null {
  if (typeof text !== 'string') return null;
  try {
    const url = new URL(text);
    const secure = url.protocol === 'https:' || (url.protocol === 'http:' && pageProtocol === 'http:');
    const bare = url.origin === text || `${url.origin}/` === text;
    return secure && bare ? url.origin : null;
  } catch {
    return null;
  }
}

/** Reads a configuration; whatever is wrong in it takes its default and is told to `complain`. */
export function parseConfig(
  text: string | null,
  page: { readonly origin: string; readonly protocol: string },
  complain: (message: string) => void,
): Config {
  let raw: unknown = {};
  try {
    if (text !== null) raw = JSON.parse(text);
  } catch {
    raw = null;
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    complain('widgets-config is not a JSON object: the defaults are used');
    raw = {};
  }
  const origin = (value: unknown, where: string): string | null => {
    const found = originIn(value, page.protocol);
    if (found === null) complain(`widgets-config: ${where} is not an origin: it is left out`);
    return found;
  };
  const service = (name: Service): string => {
    const given = own(own(raw, 'services'), name);
    return (given === undefined ? null : origin(given, `services.${name}`)) ?? page.origin;
  };
  const origins = (name: 'captchaOrigins' | 'redirectOrigins'): readonly string[] => {
    const given = own(raw, name);
    if (given === undefined) return Object.freeze([]);
    if (!Array.isArray(given)) complain(`widgets-config: ${name} is not a list: it is left out`);
    const list: unknown[] = Array.isArray(given) ? given : [];
    return Object.freeze(list.map((entry) => origin(entry, name)).filter((entry) => entry !== null));
  };
  const content = own(own(raw, 'promotion'), 'content');
  const url = own(own(raw, 'promotion'), 'url');
  return Object.freeze({
    services: Object.freeze({
      account: service('account'),
      gateway: service('gateway'),
      public: service('public'),
      content: service('content'),
    }),
    captchaOrigins: origins('captchaOrigins'),
    redirectOrigins: origins('redirectOrigins'),
    promotion: typeof content === 'string' ? Object.freeze({ content, url: typeof url === 'string' ? url : '' }) : null,
  });
}

let known: Config | undefined;

/** The configuration of this page, read once from its data block and from nowhere else. */
export function config(): Config {
  if (!known) {
    // A CMS may give any element this id: only a data block counts (A6).
    const block = document.querySelector('script#widgets-config[type="application/json"]');
    const problems: string[] = [];
    known = parseConfig(block ? block.textContent : null, location, (problem) => problems.push(problem));
    if (problems.length > 0) report(problems.join('; '));
  }
  return known;
}

/** For tests, where one document stands for many pages. */
export function forgetConfig(): void {
  known = undefined;
}
