import { screen } from '@testing-library/react';
import { stopClock } from '../support/clock';
import { callsOf, openPage, type Page, passTime, services, settle } from '../support/page';
import { texts } from '../support/texts';
import { calls, openForm, put, submit } from '../widgets/register/visit';
import { openQuery, submit as submitQuery } from '../widgets/svc-query/visit';
import { answered, cells } from './flow';
import { type Language, strangeAmong, textsShown } from './shown';

/** A call that a widget makes of itself, for something on its page. */
interface Background {
  readonly call: string;
  /** Opens the page and does what the call waits for. */
  readonly open: (language: Language) => Promise<Page>;
  /** The rest of the page can be used. */
  readonly isUsable: (language: Language) => boolean;
  /** What the call is for is there. */
  readonly isThere: (language: Language) => boolean;
  /** What the services write on the page. */
  readonly data?: RegExp;
}

/** Longer than the first try, the pause and the second try together (B3, B4). */
const longest = 25_000;
const inLanguage = (language: Language, path: string) => (language === 'en' ? `/en${path}` : path);
const has = (role: 'button' | 'link' | 'img', id: string, language: Language) =>
  screen.queryByRole(role, { name: texts[language][id]! }) !== null;

const background: Readonly<Record<string, Background>> = {
  'who is signed in': {
    call: 'GET /api/Customers/detail',
    open: (language) =>
      openPage({ path: inLanguage(language, '/'), mounts: ['logout', 'notification'], signedInAs: 'mei' }),
    isUsable: (language) => has('link', 'logout.signIn', language) || has('button', 'logout.logOut', language),
    isThere: (language) => has('button', 'logout.logOut', language),
  },
  'a member’s rewards': {
    call: 'GET /api/Customers/rewards',
    open: (language) =>
      openPage({ path: inLanguage(language, '/account/'), mounts: ['rewards', 'notification'], signedInAs: 'mei' }),
    isUsable: (language) => screen.queryByText(texts[language]['rewards.title']!) !== null,
    isThere: () => screen.queryAllByRole('listitem').length === 7,
    data: /^(?:买一赠一券|生日好礼|升杯券|糕点兑换券|[\d-]{10})$/,
  },
  'the editors’ greeting': {
    call: 'GET /api/hello',
    open: (language) => openPage({ path: inLanguage(language, '/'), mounts: ['entry', 'notification'] }),
    isUsable: (language) => has('link', 'entry.signIn', language),
    isThere: () => screen.queryByRole('heading') !== null,
  },
  'the promotion of the site': {
    call: 'GET /promotion.json',
    open: (language) => openPage({ path: inLanguage(language, '/'), mounts: ['promotion', 'logout', 'notification'] }),
    isUsable: (language) => has('link', 'logout.signIn', language),
    isThere: () => screen.queryByText('周三会员日：任意饮品买一赠一') !== null,
    data: /^周三会员日：任意饮品买一赠一$/,
  },
  'where the security check is': {
    call: 'GET /public/svc/captcha',
    open: openQuery,
    isUsable: (language) =>
      submitQuery(language).getAttribute('aria-disabled') === 'false' && has('button', 'captcha.refresh', language),
    isThere: () => document.querySelector('.rw-captcha-box button') !== null,
  },
  'a code to scan': {
    call: 'GET /api/qrcode/seed',
    open: openQr,
    isUsable: (language) => has('button', 'auth.qr.refresh', language) || has('img', 'auth.qr.image', language),
    isThere: (language) => has('img', 'auth.qr.image', language),
  },
  'whether it was scanned': {
    call: 'GET /api/qrcode/ping',
    open: openQr,
    isUsable: (language) => has('button', 'auth.qr.refresh', language) || has('img', 'auth.qr.image', language),
    isThere: (language) => has('img', 'auth.qr.image', language),
  },
  'whether a username is free': {
    call: calls.available,
    async open(language) {
      const page = await openForm(language);
      await put(page, 'username', 'xiao_ming', language);
      await passTime(1000);
      return page;
    },
    isUsable: (language) => submit(language).getAttribute('aria-disabled') === 'false',
    isThere: (language) => screen.queryByText(texts[language]['register.usernameFree']!) !== null,
  },
};

async function openQr(language: Language): Promise<Page> {
  const page = await openPage({ path: inLanguage(language, '/account/'), mounts: ['auth', 'notification'] });
  await page.visitor.click(screen.getByRole('tab', { name: texts[language]['auth.byQr']! }));
  await settle();
  await passTime(2000);
  return page;
}

describe.each(Object.entries(background))('%s (3.1)', (_name, { call, open, isUsable, isThere, data }) => {
  it.each(cells)('under the fault $fault: the page can be used ($language)', async ({ fault, language }) => {
    stopClock();
    services.faults.set({ call, fault, code: 99_999 });
    await open(language);
    await passTime(longest);
    expect(callsOf(call).length).toBeGreaterThan(0);
    expect(strangeAmong(textsShown(), language).filter((text) => !data?.test(text))).toEqual([]);
    expect(document.querySelectorAll('.rw-notice-text').length).toBeLessThanOrEqual(1);
    expect(document.querySelector('[aria-busy=true], [role=progressbar]')).toBeNull();
    expect(isUsable(language)).toBe(true);
    if (answered.includes(fault)) expect(isThere(language)).toBe(true);

    services.faults.clear();
    await open(language);
    await passTime(longest);
    expect(isThere(language)).toBe(true);
  });
});
