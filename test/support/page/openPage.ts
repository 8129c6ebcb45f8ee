import { act } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import type { ComponentType } from 'react';
import { takeSecretsFromAddress } from '../../../src/api/browser/address';
import { pendingRequests as activity } from '../../../src/api/http/activity';
import { loadMessages } from '../../../src/i18n/loadMessages';
import { localeOf } from '../../../src/i18n/locale';
import { resetPageState } from '../../../src/lib/pageState';
import { type MountName, registry, rowOf } from '../../../src/mounts/registry';
import { addLoadingBar } from '../../../src/mounts/runtime/lateFiles';
import { render } from '../../../src/mounts/runtime/render';
import { watchForNotices } from '../../../src/mounts/runtime/watchForNotices';
import { dismissNotice } from '../../../src/notifications/currentNotice';
import { acceptAnyRequest } from '../checkServices';
import { defineLocks } from '../locks';
import { navigatedTo, replacedBy } from '../navigation';
import { trackListeners } from '../trackListeners';
import { consoleMessages } from './console';
import { nextTurn, settle } from './settle';
import { captchaOrigin, resetServices, serviceOrigins, services } from './stubServices';

/** The configuration block of the host page (contract 2). */
interface PageConfig {
  readonly services: Readonly<Record<string, string>>;
  readonly captchaOrigins: readonly string[];
  readonly redirectOrigins: readonly string[];
  readonly promotion: unknown;
  readonly appLinks: { readonly ios?: string; readonly android?: string };
}

interface PageOptions {
  /** The URL of the page without the origin. The path determines the language. */
  readonly path: string;
  readonly mounts?: readonly MountName[];
  /** True after a reload, which keeps the state of the history entry. */
  readonly isReload?: boolean;
  /** The username of the signed-in member. */
  readonly signedInAs?: string;
  readonly config?: Partial<PageConfig>;
  /** A test widget, rendered into the mount point `sample` like a widget of the registry. */
  readonly widget?: () => Promise<ComponentType>;
}

export interface Page {
  readonly visitor: UserEvent;
  /** The URLs that the page has navigated to. jsdom does not load them. */
  readonly navigatedTo: readonly string[];
  /** The details of all `widgets:analytics` events. */
  readonly analytics: readonly unknown[];
  /** Returns the element of a mount point, also of one that the runtime created. */
  mountPoint(name: MountName | 'sample'): HTMLElement;
  /** Returns true when the widget of a mount point has called `onReady`. */
  isReady(name: MountName | 'sample'): boolean;
  /** Removes a mount point and unmounts its widget. */
  removeMountPoint(name: MountName | 'sample'): Promise<void>;
  /** Inserts a mount point later and mounts its widget. */
  insertMountPoint(name: MountName): Promise<void>;
}

/** The origin of the host page. */
export const siteOrigin = 'http://localhost';

const analytics: unknown[] = [];
let closePage: (() => Promise<void>) | undefined;

afterEach(async () => {
  await closePage?.();
  closePage = undefined;
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['capInit', 'capRefresh', 'capDestroy']) Reflect.deleteProperty(window, name);
  jest.useRealTimers();
  jest.restoreAllMocks();
  resetServices();
  navigatedTo.length = 0;
  replacedBy.length = 0;
  analytics.length = 0;
  expect(consoleMessages.splice(0)).toEqual([]);
});

/** Makes each action of the visitor wait for the work that React schedules after it. */
function waitAfterEachAction(visitor: UserEvent): UserEvent {
  const wait = (): Promise<void> => act(nextTurn);
  return {
    ...visitor,
    click: (...args) => visitor.click(...args).then(wait),
    type: (...args) => visitor.type(...args).then(wait),
    keyboard: (...args) => visitor.keyboard(...args).then(wait),
    clear: (...args) => visitor.clear(...args).then(wait),
    tab: (...args) => visitor.tab(...args).then(wait),
  };
}

function signIn(userName: string): void {
  services.model.sessions.set('session-1', { userName, until: Date.now() + 86_400_000 });
  Cookies.set('login-status', 'true');
}

/**
 * Opens a page with mount points and waits until the widgets have settled. Closes the previous page of the test;
 * cookies and storage remain.
 */
export async function openPage(options: PageOptions): Promise<Page> {
  const { path, mounts = [], isReload = false, signedInAs, config = {}, widget } = options;
  await closePage?.();
  resetPageState();
  // As the runtime does when it starts. All files are there.
  activity.subscribe(() => addLoadingBar(() => Promise.resolve()));
  defineLocks();
  // A test widget sends requests of its own invention.
  if (widget) acceptAnyRequest();
  history.replaceState(isReload ? history.state : null, '', path);
  if (signedInAs) signIn(signedInAs);
  const hasFakeTimers = 'clock' in setTimeout;
  const visitor = waitAfterEachAction(
    userEvent.setup({
      // The check is slow, and the tests load no style sheets that could block the pointer.
      pointerEventsCheck: PointerEventsCheckLevel.Never,
      ...(hasFakeTimers ? { advanceTimers: (ms) => jest.advanceTimersByTime(ms) } : { delay: null }),
    }),
  );
  const removeListeners = trackListeners();
  document.addEventListener('widgets:analytics', (event) => {
    analytics.push((event as CustomEvent<unknown>).detail);
  });

  const block = document.createElement('script');
  block.id = 'widgets-config';
  block.type = 'application/json';
  block.textContent = JSON.stringify({ services: serviceOrigins, captchaOrigins: [captchaOrigin], ...config });
  document.head.replaceChildren(block);

  // As the runtime does when it starts.
  watchForNotices();

  const locale = localeOf(location.pathname);
  const messages = await loadMessages(locale, 'all');
  const elements = new Map<string, HTMLElement>();
  const ready = new Set<string>();
  const unmounts = new Map<string, () => void>();

  const mount = async (element: HTMLElement, load: () => Promise<ComponentType>) => {
    const name = element.dataset.mount as MountName;
    elements.set(name, element);
    element.dataset['mountState'] = 'loading';
    // A copy, as loader and runtime share one memory here, and `adoptSecrets` empties the loader's object.
    const secrets = { ...takeSecretsFromAddress(name in registry ? (rowOf(name).secrets ?? []) : []) };
    const Widget = await load();
    const unmount = render([Widget, messages], {
      element,
      name,
      locale,
      secrets,
      files: [],
      onReady: () => void ready.add(name),
      onCrash: (error) => void consoleMessages.push(`${name} crashed: ${String(error)}`),
    });
    unmounts.set(name, unmount);
  };

  const insertElement = (name: string) => {
    const element = document.createElement('div');
    element.dataset.mount = name;
    element.append('server-rendered');
    document.body.append(element);
    return element;
  };
  document.body.replaceChildren();
  document.documentElement.lang = locale === 'en' ? 'en' : 'zh-CN';
  const inserted = mounts.map((name) => ({ element: insertElement(name), load: rowOf(name).load }));
  if (widget) inserted.push({ element: insertElement('sample'), load: widget });
  await act(() => Promise.all(inserted.map(({ element, load }) => mount(element, load))));

  // Mounts the outlets that the runtime inserts, as the loader's scan would.
  const observer = new MutationObserver(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>(':scope > [data-mount]')) {
      const name = element.dataset.mount as MountName;
      if (!elements.has(name)) void mount(element, rowOf(name).load);
    }
  });
  observer.observe(document.body, { childList: true });

  const removeMountPoint = async (name: string) => {
    await act(async () => unmounts.get(name)?.());
    unmounts.delete(name);
    elements.get(name)?.remove();
  };

  closePage = async () => {
    observer.disconnect();
    for (const name of [...unmounts.keys()]) await removeMountPoint(name);
    // Stops the auto-hide timer of a notice.
    dismissNotice();
    removeListeners();
    document.body.replaceChildren();
    document.head.replaceChildren();
  };

  await settle();
  return {
    visitor,
    navigatedTo,
    analytics,
    mountPoint(name) {
      const element = elements.get(name);
      if (!element) throw new Error(`There is no ${name} on this page.`);
      return element;
    },
    isReady: (name) => ready.has(name),
    removeMountPoint,
    insertMountPoint: (name) => act(() => mount(insertElement(name), rowOf(name).load)),
  };
}
