import { screen } from '@testing-library/react';
import { stopClock } from '../support/clock';
import { openPage, type Page, passTime, requests, requestsTo, services, settle } from '../support/page';
import { texts } from '../support/texts';
import { cancelPendingRequests } from '../support/xhr';
import { loginCall, openSignInPage, signIn, submitButton as submitSignIn } from '../widgets/auth/openSignInPage';
import { fillField, openSignUpForm, submitButton } from '../widgets/register/openRegisterPage';
import { openQueryPage, submitButton as submitQuery } from '../widgets/svc-query/openQueryPage';
import { findRow, noticeAfter, type RowName } from './calls';
import { cellsOf, meanings } from './faults';
import { textPattern } from './pageState';
import { findForeignTexts, type Language, readVisibleTexts } from './visibleTexts';

/** The promotion of the stub services, in both languages. */
const promotionText = /^(?:周三会员日：任意饮品买一赠一|Members’ Wednesday: buy one drink, get one free)$/;

/** A request that a widget sends without a click. */
interface BackgroundRequest {
  /** Opens the page and causes the request. */
  readonly open: (language: Language) => Promise<Page>;
  /** True if the rest of the page can be used. */
  readonly isUsable: (language: Language) => boolean;
  /** True if the page shows the data of the response. */
  readonly isLoaded: (language: Language) => boolean;
  /** Texts that come from the service. */
  readonly serviceText?: RegExp;
  /** The id of a notice that is there without the fault. */
  readonly otherNotice?: string;
}

/** Milliseconds; longer than two attempts with the pause between them (B3, B4). */
const longerThanRetry = 25_000;
const localise = (language: Language, path: string) => (language === 'en' ? `/en${path}` : path);
const has = (role: 'button' | 'link' | 'img', id: string, language: Language) =>
  screen.queryByRole(role, { name: texts[language][id]! }) !== null;

const isCheckLoaded = () => document.querySelector('.rw-captcha-box button') !== null;

const publicCheck: BackgroundRequest = {
  open: openQueryPage,
  isUsable: (language) =>
    submitQuery(language).getAttribute('aria-disabled') === 'false' && has('button', 'captcha.refresh', language),
  isLoaded: isCheckLoaded,
};

/** The service requires the security check after failed attempts to sign in (D7). */
const signInCheck: BackgroundRequest = {
  async open(language) {
    const page = await openSignInPage(language);
    services.faults.set({ call: loginCall, fault: 'code', code: 83001, times: 1 });
    await signIn(page, { language });
    await settle();
    return page;
  },
  isUsable: (language) =>
    submitSignIn(language).getAttribute('aria-disabled') === 'false' && has('button', 'captcha.refresh', language),
  isLoaded: isCheckLoaded,
  otherNotice: 'notice.Login.83001',
};

const backgroundRequests: Readonly<Partial<Record<RowName, BackgroundRequest>>> = {
  'the session': {
    open: (language) =>
      openPage({ path: localise(language, '/'), mounts: ['logout', 'notification'], signedInAs: 'mei' }),
    isUsable: (language) => has('link', 'logout.signIn', language) || has('button', 'logout.logOut', language),
    isLoaded: (language) => has('button', 'logout.logOut', language),
  },
  'the rewards of the visitor': {
    open: (language) =>
      openPage({ path: localise(language, '/account/'), mounts: ['rewards', 'notification'], signedInAs: 'mei' }),
    isUsable: (language) => screen.queryByText(texts[language]['rewards.title']!) !== null,
    isLoaded: () => screen.queryAllByRole('listitem').length === 5,
    serviceText: /^(?:买一赠一券|生日好礼|升杯券|糕点兑换券|[\d-]{10})$/,
  },
  'the greeting of the editors': {
    open: (language) => openPage({ path: localise(language, '/'), mounts: ['entry', 'notification'] }),
    isUsable: (language) => has('link', 'entry.signIn', language),
    isLoaded: () => screen.queryByRole('heading') !== null,
  },
  'the promotion of the site': {
    open: (language) => openPage({ path: localise(language, '/'), mounts: ['promotion', 'logout', 'notification'] }),
    isUsable: (language) => has('link', 'logout.signIn', language),
    isLoaded: () => screen.queryByText(promotionText) !== null,
    serviceText: promotionText,
  },
  'the URL of the security check': publicCheck,
  'the URL of the security check for signing in': signInCheck,
  'the script of the security check': publicCheck,
  'a QR code for signing in': {
    open: openQr,
    isUsable: (language) => has('button', 'auth.qr.refresh', language) || has('img', 'auth.qr.image', language),
    isLoaded: (language) => has('img', 'auth.qr.image', language),
  },
  'the state of the QR code': {
    open: openQr,
    isUsable: (language) => has('button', 'auth.qr.refresh', language) || has('img', 'auth.qr.image', language),
    isLoaded: (language) => has('img', 'auth.qr.image', language),
  },
  'the availability of a username': {
    async open(language) {
      const page = await openSignUpForm(language);
      await fillField(page, 'username', 'xiao_ming', language);
      await passTime(1000);
      return page;
    },
    isUsable: (language) => submitButton(language).getAttribute('aria-disabled') === 'false',
    isLoaded: (language) => screen.queryByText(texts[language]['register.usernameFree']!) !== null,
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
  'fetching %s (3.1)',
  (name, { open, isUsable, isLoaded, serviceText, otherNotice }) => {
    const row = findRow(name);
    const { call, index } = row;
    it.each(cellsOf(index))(
      'leaves the page usable after the fault $fault ($language)',
      async ({ fault, language }) => {
        const meaning = meanings[fault];
        stopClock();
        services.faults.set({ call, fault: fault === 'aborted' ? 'timeout' : fault, code: 99_999 });
        await open(language);
        if (fault === 'aborted') cancelPendingRequests();
        await passTime(longerThanRetry);
        expect(countRequests(call)).toBeGreaterThan(0);
        expect(findForeignTexts(readVisibleTexts(), language).filter((text) => !serviceText?.test(text))).toEqual([]);
        const notices = [meaning === 'delivered' ? null : noticeAfter(row, fault), otherNotice];
        const shown = new Set([...document.querySelectorAll('.rw-notice-text')].map((notice) => notice.textContent));
        expect([...shown]).toEqual(
          notices.filter((id) => typeof id === 'string').map((id) => expect.stringMatching(textPattern(id, language))),
        );
        expect(document.querySelector('[aria-busy=true], [role=progressbar]')).toBeNull();
        expect(isUsable(language)).toBe(true);
        if (meaning === 'delivered') expect(isLoaded(language)).toBe(true);

        services.faults.clear();
        await open(language);
        await passTime(longerThanRetry);
        expect(isLoaded(language)).toBe(true);
      },
    );
  },
);
