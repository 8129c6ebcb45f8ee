import { absoluteUrl, pagePath } from '../api/browser/address';
import { type ConfigFault, readConfig, type Service } from '../api/browser/config';
import type { PolicyViolation } from '../api/browser/policyViolations';
import type { Reach } from '../api/browser/probeService';
import { version } from '../api/browser/version';
import { isFlagInCookie } from '../api/session/loginFlag';
import { localeOf } from '../i18n/locale';
import { isMountName } from '../mounts/loader/table';
import { widgetRootSelector } from '../mounts/loader/widgetRootSelector';
import type { MountName } from '../mounts/registry';
import { findLowContrast } from '../widgets/kit/theme/lowContrast';
import { findUnknownKeys, jsonError } from './configBlock';
import type { InspectorMessageId, Translate } from './messages';
import type { InspectedElement } from './mountPoints';
import { servicesOf } from './servicesOf';

/** One line of the panel; with an element, the line is about a mount point. */
interface Line {
  readonly text: string;
  readonly element?: Element;
}

/** A part of the panel and of the report. */
export interface Section {
  readonly title: string;
  readonly lines: readonly Line[];
}

/** The result of each service; missing while the check is running. */
export type Reaches = Readonly<Partial<Record<Service, Reach>>>;

/** Returns the login status by the rules of the session: first the cookie, then the response of the account service. */
function loginId(account: Reach | undefined): InspectorMessageId {
  if (!isFlagInCookie()) return 'loginOut';
  if (account === undefined) return 'loginChecking';
  if (account === 401) return 'loginExpired';
  return account === 200 ? 'loginIn' : 'loginUnknown';
}

function pageLines(reaches: Reaches, t: Translate): Line[] {
  const path = pagePath();
  return [
    { text: t('version', { version }) },
    { text: t(localeOf(path) === 'en' ? 'localeEn' : 'localeZh', { path }) },
    { text: t('login', { status: t(loginId(reaches.account)) }) },
  ];
}

/** Returns the services that the widget of a mount point calls; none if it is ignored. */
const servicesNeededBy = ({ name, state }: InspectedElement): readonly Service[] =>
  (isMountName(name) && state !== 'ignored' && servicesOf[name]) || [];

function mountPointLines(elements: readonly InspectedElement[], reaches: Reaches, t: Translate): Line[] {
  if (elements.length === 0) return [{ text: t('noMountPoints') }];
  return elements.map((inspected) => {
    const { element, name, text } = inspected;
    const missing = servicesNeededBy(inspected).filter((service) => typeof reaches[service] === 'string');
    const note = missing.length > 0 ? t('comma') + t('needs', { services: missing.join(t('comma')) }) : '';
    return { element, text: `${name}: ${text}${note}` };
  });
}

const faultMessages: Readonly<Record<ConfigFault, InspectorMessageId>> = {
  'is not a JSON object: the defaults are used': 'notJson',
  'is the id of another element: the defaults are used': 'otherElement',
  'stands on this page several times, with different content: the defaults are used': 'severalBlocks',
  'is not an object: it is left out': 'notObject',
  'is not an origin: it is left out': 'notOrigin',
  'is not a list: it is left out': 'notList',
  'is not an https URL: it is left out': 'notHttpsUrl',
};

/** The widgets that ask for the security check, always or when a service requires it. */
const widgetsWithCheck: readonly MountName[] = ['auth', 'forgot-password', 'phone-validate', 'register', 'svc-query'];

function configLines(elements: readonly InspectedElement[], t: Translate): Line[] {
  const lines: Line[] = [];
  const { captchaOrigins } = readConfig((fault, part = '') =>
    lines.push({ text: t(faultMessages[fault], { where: part }) }),
  );
  const error = jsonError();
  if (error) lines.push({ text: error });
  for (const { where, keys } of findUnknownKeys()) {
    lines.push({ text: t('unknownKey', { where, keys: keys.join(t('comma')) }) });
  }
  const checked = elements.filter(
    ({ name, state }) => state !== 'ignored' && isMountName(name) && widgetsWithCheck.includes(name),
  );
  if (captchaOrigins.length === 0 && checked.length > 0) {
    const names = [...new Set(checked.map(({ name }) => name))].join(t('comma'));
    lines.push({ text: t('captchaNone', { names }) });
  }
  if (lines.length > 0) return lines;
  return [{ text: t(document.querySelector('[id="widgets-config"]') ? 'configFine' : 'configNone') }];
}

function serviceLines(
  elements: readonly InspectedElement[],
  reaches: Reaches,
  violations: readonly PolicyViolation[],
  t: Translate,
): Line[] {
  const { services } = readConfig(() => {});
  const needed = elements.flatMap(servicesNeededBy);
  return (Object.keys(services) as Service[]).map((service) => {
    const origin = services[service];
    const isBlocked = violations.some(({ blocked }) => blocked.indexOf(origin) === 0);
    const reach = reaches[service];
    const id = reach === 'unreachable' && isBlocked ? 'blocked' : typeof reach === 'number' ? 'reachable' : reach;
    const note = typeof reach === 'string' && !needed.includes(service) ? t('comma') + t('notNeeded') : '';
    return { text: `${service} (${origin}): ${t(id ?? 'checking', { origin: absoluteUrl('') })}${note}` };
  });
}

function policyLines(violations: readonly PolicyViolation[], t: Translate): Line[] {
  if (violations.length === 0) return [{ text: t('policyFine') }];
  const texts = violations.map(({ blocked, directive, source }) => t('policyAdd', { blocked, directive, source }));
  return [...new Set(texts)].map((text) => ({ text }));
}

function colourLines(elements: readonly InspectedElement[], t: Translate): Line[] {
  const widgets = elements.flatMap(({ element }) => element.querySelector(widgetRootSelector) ?? []);
  const texts = widgets.flatMap(findLowContrast).map((colours) => t('lowContrast', { ...colours }));
  return [...new Set(texts.length > 0 ? texts : [t('coloursFine')])].map((text) => ({ text }));
}

/** Returns what the panel shows. Nothing of it is personal: the address has no query, the login status no name. */
export function describePage(
  elements: readonly InspectedElement[],
  reaches: Reaches,
  violations: readonly PolicyViolation[],
  t: Translate,
): Section[] {
  return [
    { title: t('page'), lines: pageLines(reaches, t) },
    { title: t('mountPoints'), lines: mountPointLines(elements, reaches, t) },
    { title: t('config'), lines: configLines(elements, t) },
    { title: t('colours'), lines: colourLines(elements, t) },
    { title: t('services'), lines: serviceLines(elements, reaches, violations, t) },
    { title: t('policy'), lines: policyLines(violations, t) },
  ];
}

/** Returns the sections as text. */
export const toReport = (sections: readonly Section[]): string =>
  sections.map(({ title, lines }) => [title, ...lines.map(({ text }) => `- ${text}`)].join('\n')).join('\n\n');
