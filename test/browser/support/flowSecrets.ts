import { type BrowserContext, expect, type Page } from '@playwright/test';
import { readBasic } from '../../../demo/services/endpoints/login';
import type { Demo } from './demo';
import { recordPlaces } from './recordPlaces';

/** Fields of requests that only the visitor and the service know: they never stand in the markup either. */
const hiddenFields = [
  ...['password', 'newPassword', 'pin', 'cellPhoneValidFlag', 'code', 'token', 'captcha', 'authorizeCodes', 'auth'],
  // Card and mobile numbers: a result shows them in groups or in part.
  ...['cellPhone', 'phoneNumber', 'phone', 'cardNumber', 'id'],
];
/** Fields of requests that identify the visitor. A result may show them. */
const personalFields = ['email', 'billAddress', 'taxNo', 'ticketNum'];

/** The values of a flow that must not leave the form and its request. */
interface Secrets {
  readonly hidden: ReadonlySet<string>;
  readonly personal: ReadonlySet<string>;
}

/** Returns the texts of a JSON value, each with the name of its field. */
function textsOf(value: unknown, field = ''): [string, string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsOf(item, Array.isArray(value) ? field : name));
}

/** Returns the secrets of a flow, from the requests that the services have received and the messages that they sent. */
function secretsOf(demo: Demo, typed: ReadonlySet<string>): Secrets {
  const { services } = demo;
  const fields = services.calls.flatMap(({ body }) => textsOf(body));
  const passwords = services.calls.map(({ headers }) => readBasic(headers['authorization'] ?? '')?.password ?? '');
  const select = (names: readonly string[]) =>
    fields.filter(([name, text]) => names.includes(name) && text.length >= 4).map(([, text]) => text);
  const sent = services.outbox.flatMap(({ code = '', link = '' }) => [
    code,
    new URL(link || '/', demo.origin).searchParams.get('token') ?? '',
  ]);
  const personal = new Set(select(personalFields));
  const typedHidden = [...typed].filter((text) => !personal.has(text));
  return {
    hidden: new Set([...select(hiddenFields), ...passwords, ...sent, ...typedHidden].filter((text) => text !== '')),
    personal,
  };
}

/** Returns true when a text holds a secret; a short one not as a part of a longer word, or of a number in groups. */
export function holds(content: string, secret: string): boolean {
  for (let at = content.indexOf(secret); at >= 0; at = content.indexOf(secret, at + 1)) {
    const [before, after] = [content.slice(Math.max(0, at - 2), at), content.slice(at + secret.length)];
    const isPart = /[\w.-]$|\d $/.test(before) || /^([\w.-]| \d)/.test(after.slice(0, 2));
    if (secret.length > 6 || !isPart) return true;
  }
  return false;
}

/** A text in which secrets are looked for, and where it was found. */
interface Trace {
  readonly place: string;
  readonly content: string;
  /** The page's own text, which may hold a secret: the demo site names its members and their password. */
  readonly ownText?: string;
}

/** Returns the text of a page outside the mount points. */
const readOwnText = (page: Page) =>
  page.evaluate(() => {
    const copy = document.body.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll('[data-mount]')) element.remove();
    return copy.textContent;
  });

/** Reads the accessibility tree of a page as text, without the fields that the visitor sees and can edit. */
async function readAccessibilityTree(page: Page): Promise<Trace> {
  const client = await page.context().newCDPSession(page);
  // The visitor may leave the page meanwhile: the tree is then that of the page before or of the page after.
  const before = await readOwnText(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const after = await readOwnText(page);
  await client.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInField = ({ role, parentId }: (typeof nodes)[number]): boolean =>
    ['textbox', 'searchbox', 'combobox'].includes(String(role?.value)) ||
    (parentId !== undefined && byId.has(parentId) && isInField(byId.get(parentId)!));
  const content = JSON.stringify(
    nodes.filter((node) => !isInField(node)).map(({ name, value, description }) => [name, value, description]),
  );
  return { place: 'accessibility tree', content, ownText: before + after };
}

/**
 * Watches all pages of a flow from its start. Returns a function that finds the places where passwords, PINs, codes,
 * tokens, and card and mobile numbers have leaked to (J1, F1, F2). It reads the given page a last time, if it is open.
 */
export async function watchFlow(context: BrowserContext, demo: Demo): Promise<(page: Page) => Promise<string[]>> {
  const traces = new Map<string, Trace>();
  const typedSecrets = new Set<string>();
  let hasTyped = false;
  const keep = (trace: Trace) => void traces.set(`${trace.place} ${trace.content}`, trace);
  const add = (place: string, content: string) => keep({ place, content });
  const reads = new Map<Page, Promise<void>>();
  const readTree = (page: Page) => {
    const read =
      reads.get(page) ??
      readAccessibilityTree(page)
        .then(keep)
        .finally(() => void reads.delete(page));
    reads.set(page, read);
    return read;
  };
  await context.exposeFunction('reportPlace', add);
  // The step may lead to another page, which ends the read.
  await context.exposeBinding('reportStep', ({ page }) => readTree(page).catch(() => undefined));
  await context.exposeFunction('reportTyped', (text: string, isSecret: boolean) => {
    hasTyped = true;
    if (isSecret && text.length >= 4) typedSecrets.add(text);
  });
  await context.addInitScript(recordPlaces);
  context.on('console', (message) => add('console', message.text()));
  context.on('request', (request) => {
    const url = request.url();
    const isService = url.startsWith(`${demo.servicesOrigin}/`);
    // What the page itself loads while it is parsed has the address with the token that an e-mail has brought.
    if (!url.startsWith(`${demo.origin}/`)) add('referrer', request.headers()['referer'] ?? '');
    // A link in an e-mail brings its token in the address, and the loader removes it.
    if (!request.isNavigationRequest() || !url.startsWith(`${demo.origin}/`)) add('address of a request', url);
    if (!isService) add('body of a request to another origin', request.postData() ?? '');
  });

  return async (page) => {
    await Promise.allSettled(reads.values());
    // The last step of a flow may lead to another page just now.
    const readLastStep = async () => {
      await page.evaluate(() => void dispatchEvent(new Event('popstate')));
      await readTree(page);
      // A blank page has none.
      if (!page.url().startsWith(demo.origin)) return;
      const databases = await page.evaluate(async () => [
        ...(await indexedDB.databases()).map(({ name }) => name),
        ...(await caches.keys()),
      ]);
      // The widgets use neither IndexedDB nor Cache Storage.
      expect(databases).toEqual([]);
    };
    if (!page.isClosed()) await expect(readLastStep).toPass({ timeout: 5_000 });
    const { hidden, personal } = secretsOf(demo, typedSecrets);
    if (hasTyped) expect([...hidden], 'the secrets of a visitor who has filled in a field').not.toEqual([]);
    const mayShowPersonal = (place: string) => ['markup', 'accessibility tree'].includes(place);
    return [...traces.values()].flatMap(({ place, content, ownText = '' }) =>
      [...hidden, ...(mayShowPersonal(place) ? [] : personal)]
        .filter((secret) => holds(content, secret) && !ownText.includes(secret))
        .map(
          (secret) =>
            `${place}: ${secret} in ${content.slice(Math.max(0, content.indexOf(secret) - 60)).slice(0, 120)}`,
        ),
    );
  };
}
