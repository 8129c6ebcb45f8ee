import { screen } from '@testing-library/react';
import { getCallName } from '../../demo/services/endpoint';
import { simulatePhone } from '../../demo/services/endpoints/qr';
import { isFocusLost } from '../../src/api/browser/focus';
import type { MountName } from '../../src/mounts/registry';
import { stopClock } from '../support/clock';
import { consoleMessages } from '../support/page/console';
import { openPage, type Page } from '../support/page/openPage';
import { passTime, settle } from '../support/page/settle';
import { requests, requestsTo, services } from '../support/page/stubServices';
import { type Language, texts } from '../support/texts';
import { cancelPendingRequests } from '../support/xhr';
import {
  loginCall,
  openSignInPage,
  passwordField,
  submitButton as submitSignIn,
  usernameField,
} from '../widgets/auth/openSignInPage';
import { calls, fillField, openSignUpForm, submitButton } from '../widgets/register/openRegisterPage';
import { openQueryPage, submitButton as submitQuery } from '../widgets/svc-query/openQueryPage';
import { findRow, noticeAfter, type RowName } from './calls';
import { cellsOf, type Fault, meanings, waitAfter } from './faults';
import { greeting } from './greeting';
import { expectSafe, expectSameStep, findChangedKeys, readPageState, readStored, textPattern } from './pageState';
import { endFaults, setFault } from './setFault';
import { clickAndSettle } from './testFaults';
import { findForeignTexts, findNewTexts, readVisibleTexts } from './visibleTexts';

/** The promotion of the stub services, in both languages. */
const promotionText = /^(?:周三会员日：任意饮品买一赠一|Members’ Wednesday: buy one drink, get one free)$/;

const greetingText = new RegExp(`^(?:${greeting.message}|${greeting.messageZh})$`);

/** A request that a widget sends without a click. */
interface BackgroundRequest {
  /** Opens the page, which sends the request, or does everything up to the action that causes it. */
  readonly open: (language: Language) => Promise<Page>;
  /** The action of the visitor that causes the request. */
  readonly act?: (page: Page, language: Language) => Promise<void>;
  /** What then has the focus; by default what had it before. */
  readonly focus?: (language: Language) => HTMLElement;
  /** True if the rest of the page can be used. */
  readonly isUsable: (language: Language) => boolean;
  /** True if the page shows the data of the response. */
  readonly isLoaded: (language: Language) => boolean;
  /** The faults after which the page shows data all the same; `all` if it has that of an earlier response. */
  readonly loadsDespite?: readonly Fault[] | 'all';
  /** The id of the text that the page shows as long as the data is not loaded; not for a silent fallback. */
  readonly failedText?: string;
  /**
   * The id of the button that sends the request again, and must be there after a failure. It counts down the seconds that
   * the service requires (B5).
   */
  readonly retryButton?: string;
  /**
   * What the visitor does on the same page to get the data, once the services work again; by default clicks the button,
   * or opens the page again if there is none.
   */
  readonly recover?: (page: Page) => Promise<void>;
  /** True once the visitor has what the request is for; that its data is loaded by default. */
  readonly isRecovered?: (page: Page, language: Language) => boolean;
  /** The requests other than GET that `open` and `act` cause. */
  readonly posts?: readonly string[];
  /** What the console may tell the editor. The tests of the widget say after which faults. */
  readonly consoleText?: string;
  /** Texts that come from the service. */
  readonly serviceText?: RegExp;
  /** The id of a notice that is there without the fault. */
  readonly otherNotice?: string;
  /** The faults after which a visitor who was signed in no longer is; without, the visitor is signed out (C2). */
  readonly signedOutBy?: readonly Fault[];
}

/** Milliseconds; longer than two attempts with the pause between them (B3, B4). */
const longerThanRetry = 25_000;
const localise = (language: Language, path: string) => (language === 'en' ? `/en${path}` : path);
const has = (role: 'button' | 'link' | 'img', id: string, language: Language) =>
  screen.queryByRole(role, { name: texts[language][id]! }) !== null;

/** What all security checks have in common. A failure shows no notice, but the visitor can refresh the check (M-cap-06). */
const securityCheck = {
  isLoaded: () => document.querySelector('.rw-captcha-box button') !== null,
  failedText: 'captcha.failed',
  retryButton: 'captcha.refresh',
};

const publicCheck: BackgroundRequest = {
  ...securityCheck,
  open: openQueryPage,
  isUsable: (language) => submitQuery(language).getAttribute('aria-disabled') === 'false',
};

/** The service requires the security check after failed attempts to sign in (D7). */
const signInCheck: BackgroundRequest = {
  ...securityCheck,
  async open(language) {
    const page = await openSignInPage(language);
    await page.visitor.type(usernameField(language), 'mei@example.test');
    await page.visitor.type(passwordField(language), 'Passw0rd!');
    return page;
  },
  async act(page, language) {
    services.faults.set({ call: loginCall, fault: 'code', code: 83001, times: 1 });
    await clickAndSettle(page, submitSignIn(language));
  },
  focus: submitSignIn,
  isUsable: (language) => submitSignIn(language).getAttribute('aria-disabled') === 'false',
  posts: [loginCall],
  otherNotice: 'notice.Login.83001',
};

const backgroundRequests: Readonly<Partial<Record<RowName, BackgroundRequest>>> = {
  'the session': {
    open: (language) =>
      openPage({ path: localise(language, '/'), mounts: ['logout', 'notification'], signedInAs: 'mei' }),
    isUsable: (language) => has('link', 'logout.signIn', language) || has('button', 'logout.logOut', language),
    isLoaded: (language) => has('button', 'logout.logOut', language),
    signedOutBy: ['401', 'null', 'empty', '204'],
  },
  'the rewards of the visitor': {
    open: (language) =>
      openPage({ path: localise(language, '/account/'), mounts: ['rewards', 'notification'], signedInAs: 'mei' }),
    isUsable: (language) => screen.queryByText(texts[language]['rewards.title']!) !== null,
    isLoaded: () => screen.queryAllByRole('listitem').length === 5,
    // The services do not say which type a field of a reward has.
    loadsDespite: ['types'],
    retryButton: 'general.retry',
    signedOutBy: [],
    serviceText: /^(?:买一赠一券|生日好礼|升杯券|糕点兑换券|[\d-]{10})$/,
  },
  'the greeting of the editors': {
    open(language) {
      services.settings.greeting = greeting;
      return openPage({ path: localise(language, '/'), mounts: ['entry', 'notification'] });
    },
    isUsable: (language) => has('link', 'entry.signIn', language),
    isLoaded: () => greetingText.test(screen.getByRole('heading').textContent),
    serviceText: greetingText,
  },
  'the promotion of the site': {
    open: (language) => openPage({ path: localise(language, '/'), mounts: ['promotion', 'logout', 'notification'] }),
    isUsable: (language) => has('link', 'logout.signIn', language),
    isLoaded: () => screen.queryByText(promotionText) !== null,
    serviceText: promotionText,
    consoleText: 'promotion.json is not a JSON object',
  },
  'the URL of the security check': publicCheck,
  'the URL of the security check for signing in': signInCheck,
  // A script has no fields.
  'the script of the security check': { ...publicCheck, loadsDespite: ['types'] },
  'a QR code for signing in': {
    open: openQr,
    isUsable: (language) => has('button', 'auth.qr.refresh', language) || has('img', 'auth.qr.image', language),
    isLoaded: (language) => has('img', 'auth.qr.image', language),
    failedText: 'auth.qr.failed',
    retryButton: 'auth.qr.refresh',
  },
  'the state of the QR code': {
    open: openQr,
    isUsable: (language) => has('img', 'auth.qr.image', language),
    isLoaded: (language) => has('img', 'auth.qr.image', language),
    loadsDespite: 'all',
    // The visitor confirms the same code on the phone, and the page fetches its state again, after at most 45 s.
    async recover() {
      simulatePhone({ ...services, now: Date.now, origin: '', siteOrigin: '' }, 'confirm', '', 'mei');
      await passTime(20_000);
    },
    isRecovered: ({ navigatedTo }) => navigatedTo.length === 1 && document.cookie.includes('login-status=true'),
  },
  'the availability of a username': {
    async open(language) {
      const page = await openSignUpForm(language);
      await fillField(page, 'username', 'xiao_ming', language);
      return page;
    },
    // The visitor stops typing.
    act: () => passTime(1000),
    isUsable: (language) => submitButton(language).getAttribute('aria-disabled') === 'false',
    isLoaded: (language) => screen.queryByText(texts[language]['register.usernameFree']!) !== null,
    posts: [calls.validate, calls.available],
  },
};

async function openQr(language: Language): Promise<Page> {
  const page = await openPage({ path: localise(language, '/account/'), mounts: ['auth', 'notification'] });
  await page.visitor.click(screen.getByRole('tab', { name: texts[language]['auth.byQr']! }));
  await settle();
  await passTime(2000);
  return page;
}

/** The requests to a call; the name of the script's call stands for any script. */
const countRequests = (call: string) =>
  call.endsWith(':script')
    ? requests.filter((request) => request.includes('/captcha/')).length
    : requestsTo(call).length;

describe.each(Object.entries(backgroundRequests) as [RowName, BackgroundRequest][])(
  'fetching %s (B3)',
  (name, request) => {
    const { open, isUsable, isLoaded, failedText, retryButton, posts = [], serviceText, otherNotice } = request;
    const {
      consoleText,
      signedOutBy,
      loadsDespite = [],
      isRecovered = (_page, language) => isLoaded(language),
    } = request;
    const row = findRow(name);
    const { call } = row;
    it.each(cellsOf(row))('leaves the page usable after the fault $fault ($language)', async ({ fault, language }) => {
      const meaning = meanings[fault];
      stopClock();
      const stored = readStored();
      setFault(services, row, fault);
      let page = await open(language);
      await page.insertMountPoint('share-buttons');
      const before = readPageState(page);
      const focused = document.activeElement;
      await request.act?.(page, language);
      if (fault === 'aborted') cancelPendingRequests();
      await passTime(longerThanRetry);
      expect(countRequests(call)).toBeGreaterThan(0);
      expect(services.calls.filter(({ method }) => method !== 'GET').map(getCallName)).toEqual(posts);
      expect(findForeignTexts(readVisibleTexts(), language).filter((text) => !serviceText?.test(text))).toEqual([]);
      const notices = [meaning === 'delivered' ? null : noticeAfter(row, fault), otherNotice];
      const shown = new Set([...document.querySelectorAll('.rw-notice-text')].map((notice) => notice.textContent));
      expect([...shown]).toEqual(
        notices.filter((id) => typeof id === 'string').map((id) => expect.stringMatching(textPattern(id, language))),
      );
      expect(document.querySelector('[aria-busy=true], [role=progressbar]')).toBeNull();
      expect(isUsable(language)).toBe(true);
      const hasData = meaning === 'delivered' || loadsDespite === 'all' || loadsDespite.includes(fault);
      expect(isLoaded(language)).toBe(hasData);
      if (failedText) expect(screen.queryByText(texts[language][failedText]!) !== null).toBe(!isLoaded(language));

      expect(consoleMessages.splice(0).filter((line) => !consoleText || !line.includes(consoleText))).toEqual([]);
      expectSafe(page, before);
      expectSameStep(page, before);
      expect(document.activeElement).toBe(request.focus?.(language) ?? focused);
      // The cookies of a session are new. Nothing else is stored.
      expect(findChangedKeys({ stored })).toEqual(signedOutBy ? ['cookie'] : []);
      expect(document.cookie.includes('login-status=true')).toBe(signedOutBy?.includes(fault) === false);

      const retry = retryButton ? screen.queryByRole('button', { name: texts[language][retryButton]! }) : null;
      const hasFailed = !isLoaded(language) && (row.isSilent || noticeAfter(row, fault) !== null);
      if (retryButton && hasFailed) expect(retry).toBeVisible();
      // A script does not see the headers of the response.
      if (retry && waitAfter(fault) > 0 && !call.endsWith(':script')) {
        expect(retry).toHaveAttribute('aria-disabled', 'true');
        expect(retry).toHaveAccessibleDescription(textPattern('form.waitFor', language));
      }

      endFaults(services);
      await passTime(waitAfter(fault) * 1_000);
      if (!isRecovered(page, language)) {
        const clicksRetry = retry !== null && !request.recover;
        if (request.recover) await request.recover(page);
        else if (clicksRetry) await clickAndSettle(page, retry);
        else page = await open(language);
        await passTime(longerThanRetry);
        // A button that goes away passes the focus on.
        if (clicksRetry) expect(isFocusLost()).toBe(false);
      }
      expect(isRecovered(page, language)).toBe(true);
    });

    it('changes nothing when the response arrives after the widget has unmounted (B9)', async () => {
      stopClock();
      services.faults.set({ call, fault: 'slow' });
      const page = await open('en');
      await request.act?.(page, 'en');
      const sentEvents = page.analytics.length;
      const sentBefore = countRequests(call);
      expect(sentBefore).toBeGreaterThan(0);
      await page.removeMountPoint(document.querySelector<HTMLElement>('[data-mount]')?.dataset['mount'] as MountName);
      const before = readVisibleTexts();
      await passTime(longerThanRetry);
      expect(countRequests(call)).toBe(sentBefore);
      expect(findNewTexts(before)).toEqual([]);
      expect(page.analytics.slice(sentEvents)).toEqual([]);
      expect(page.navigatedTo).toEqual([]);
    });
  },
);
