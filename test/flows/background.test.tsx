import { screen } from '@testing-library/react';
import { stopClock } from '../support/clock';
import { openPage, type Page, passTime, requestsTo, services, settle } from '../support/page';
import { texts } from '../support/texts';
import { calls, fillField, openSignUpForm, submitButton } from '../widgets/register/openRegisterPage';
import { openQueryPage, submitButton as submitQuery } from '../widgets/svc-query/openQueryPage';
import { faultCases, faultsWithResponse } from './testFaults';
import { findForeignTexts, type Language, readVisibleTexts } from './visibleTexts';

/** The promotion of the stub services, in both languages. */
const promotionText = /^(?:周三会员日：任意饮品买一赠一|Members’ Wednesday: buy one drink, get one free)$/;

/** A request that a widget sends without a click. */
interface BackgroundRequest {
  /** The method and path of the request. */
  readonly call: string;
  /** Opens the page and causes the request. */
  readonly open: (language: Language) => Promise<Page>;
  /** True if the rest of the page can be used. */
  readonly isUsable: (language: Language) => boolean;
  /** True if the page shows the data of the response. */
  readonly isLoaded: (language: Language) => boolean;
  /** Texts that come from the service. */
  readonly serviceText?: RegExp;
}

/** Milliseconds; longer than two attempts with the pause between them (B3, B4). */
const longerThanRetry = 25_000;
const localise = (language: Language, path: string) => (language === 'en' ? `/en${path}` : path);
const has = (role: 'button' | 'link' | 'img', id: string, language: Language) =>
  screen.queryByRole(role, { name: texts[language][id]! }) !== null;

const requests: Readonly<Record<string, BackgroundRequest>> = {
  'the session': {
    call: 'GET /api/Customers/detail',
    open: (language) =>
      openPage({ path: localise(language, '/'), mounts: ['logout', 'notification'], signedInAs: 'mei' }),
    isUsable: (language) => has('link', 'logout.signIn', language) || has('button', 'logout.logOut', language),
    isLoaded: (language) => has('button', 'logout.logOut', language),
  },
  'the rewards of the visitor': {
    call: 'GET /api/Customers/rewards',
    open: (language) =>
      openPage({ path: localise(language, '/account/'), mounts: ['rewards', 'notification'], signedInAs: 'mei' }),
    isUsable: (language) => screen.queryByText(texts[language]['rewards.title']!) !== null,
    isLoaded: () => screen.queryAllByRole('listitem').length === 5,
    serviceText: /^(?:买一赠一券|生日好礼|升杯券|糕点兑换券|[\d-]{10})$/,
  },
  'the greeting of the editors': {
    call: 'GET /api/hello',
    open: (language) => openPage({ path: localise(language, '/'), mounts: ['entry', 'notification'] }),
    isUsable: (language) => has('link', 'entry.signIn', language),
    isLoaded: () => screen.queryByRole('heading') !== null,
  },
  'the promotion of the site': {
    call: 'GET /promotion.json',
    open: (language) => openPage({ path: localise(language, '/'), mounts: ['promotion', 'logout', 'notification'] }),
    isUsable: (language) => has('link', 'logout.signIn', language),
    isLoaded: () => screen.queryByText(promotionText) !== null,
    serviceText: promotionText,
  },
  'the URL of the security check': {
    call: 'GET /public/svc/captcha',
    open: openQueryPage,
    isUsable: (language) =>
      submitQuery(language).getAttribute('aria-disabled') === 'false' && has('button', 'captcha.refresh', language),
    isLoaded: () => document.querySelector('.rw-captcha-box button') !== null,
  },
  'a QR code for signing in': {
    call: 'GET /api/qrcode/seed',
    open: openQr,
    isUsable: (language) => has('button', 'auth.qr.refresh', language) || has('img', 'auth.qr.image', language),
    isLoaded: (language) => has('img', 'auth.qr.image', language),
  },
  'the state of the QR code': {
    call: 'GET /api/qrcode/ping',
    open: openQr,
    isUsable: (language) => has('button', 'auth.qr.refresh', language) || has('img', 'auth.qr.image', language),
    isLoaded: (language) => has('img', 'auth.qr.image', language),
  },
  'the availability of a username': {
    call: calls.available,
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

describe.each(Object.entries(requests))(
  'fetching %s (3.1)',
  (_name, { call, open, isUsable, isLoaded, serviceText }) => {
    it.each(faultCases)('leaves the page usable after the fault $fault ($language)', async ({ fault, language }) => {
      stopClock();
      services.faults.set({ call, fault, code: 99_999 });
      await open(language);
      await passTime(longerThanRetry);
      expect(requestsTo(call).length).toBeGreaterThan(0);
      expect(findForeignTexts(readVisibleTexts(), language).filter((text) => !serviceText?.test(text))).toEqual([]);
      expect(document.querySelectorAll('.rw-notice-text').length).toBeLessThanOrEqual(1);
      expect(document.querySelector('[aria-busy=true], [role=progressbar]')).toBeNull();
      expect(isUsable(language)).toBe(true);
      if (faultsWithResponse.includes(fault)) expect(isLoaded(language)).toBe(true);

      services.faults.clear();
      await open(language);
      await passTime(longerThanRetry);
      expect(isLoaded(language)).toBe(true);
    });
  },
);
