import { act, fireEvent, screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { simulatePhone } from '../../../demo/services/endpoints/qr';
import { definePointer } from '../../api/device/definePointer';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { languages } from '../../support/page/languages';
import { openPage, siteOrigin } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { bodiesSentTo, requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { allLanguages, type Language, texts } from '../../support/texts';
import { expectQrCode } from '../kit/ui/expectQrCode';
import { exchangeCall, signInPaths } from './openSignInPage';

const seedCall = 'GET /api/qrcode/seed';
const pingCall = 'GET /api/qrcode/ping';
const world = { model: services.model, settings: services.settings, now: () => Date.now(), origin: '', siteOrigin: '' };

/** Opens the QR tab of the sign-in page, with a stopped clock and an outlet for notices. */
async function openQrTab(language: Language = 'en', route = '') {
  stopClock();
  const page = await openPage({ path: signInPaths[language] + route, mounts: ['auth', 'notification'] });
  await page.visitor.click(screen.getByRole('tab', { name: texts[language]['auth.byQr']! }));
  await settle();
  return page;
}

/** Performs an action of the phone on the newest seed. */
function actOnPhone(action: 'scan' | 'confirm' | 'expire'): void {
  expect(simulatePhone(world, action, '', 'mei')).toBeNull();
}

function setHidden(isHidden: boolean): void {
  jest.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void fireEvent(document, new Event('visibilitychange')));
}

it.each(languages)(
  'draws the seed in the browser, polls its status and signs in, in %s (M-core-04, A-16)',
  async (language) => {
    const page = await openQrTab(language);
    const [{ seed } = { seed: '' }] = services.model.qrSeeds;
    expectQrCode(screen.getByRole('img', { name: texts[language]['auth.qr.image']! }), seed);

    actOnPhone('scan');
    await passTime(2000);
    expect(screen.getByText(texts[language]['auth.qr.scanned']!)).toBeInTheDocument();

    actOnPhone('confirm');
    await passTime(2000);
    const code = services.model.qrSeeds[0]?.code;
    expect(requestsTo(pingCall).every(({ query }) => query.seed === seed)).toBe(true);
    expect(bodiesSentTo(exchangeCall)).toEqual([{ code, remember_me: false, grant_type: 'authorization_code' }]);
    expect(page.navigatedTo).toEqual([siteOrigin + signInPaths[language]]);
    expect(page.analytics).toEqual([{ event: 'login_success', method: 'qr' }]);
    const pings = requestsTo(pingCall).length;
    await passTime(20_000);
    expect(requestsTo(pingCall)).toHaveLength(pings);
  },
);

it.each([
  ['says', 'a phone', 'coarse', [390, 844], 1],
  ['says', 'a phone on its side', 'coarse', [844, 390], 1],
  ['does not say', 'a tablet', 'coarse', [820, 1180], 0],
  ['does not say', 'a computer', 'fine', [1024, 599], 0],
] as const)(
  '%s on %s that the code is for signing in elsewhere (M-core-04)',
  async (_says, _device, pointer, size, count) => {
    for (const language of allLanguages) {
      definePointer(pointer, size);
      await openQrTab(language);
      expect(screen.queryAllByText(texts[language]['auth.qr.otherScreen']!)).toHaveLength(count);
    }
  },
);

it('polls every two seconds, but not while the page is hidden or another tab is open (D5)', async () => {
  const page = await openQrTab();
  await passTime(6000);
  expect(requestsTo(pingCall)).toHaveLength(3);
  setHidden(true);
  await passTime(30_000);
  expect(requestsTo(pingCall)).toHaveLength(3);
  setHidden(false);
  await settle();
  expect(requestsTo(pingCall)).toHaveLength(4);
  await page.visitor.click(screen.getByRole('tab', { name: texts.en['auth.byPassword']! }));
  await passTime(30_000);
  expect(requestsTo(pingCall)).toHaveLength(4);
});

it.each(['the service', 'the clock'])(
  'refreshes a seed that has expired by %s when the visitor clicks (D5)',
  async (cause) => {
    const page = await openQrTab();
    if (cause === 'the service') actOnPhone('expire');
    await passTime(cause === 'the service' ? 2000 : 181_000);
    expect(screen.queryByRole('img', { name: texts.en['auth.qr.image']! })).toBeNull();
    const pings = requestsTo(pingCall).length;
    expect(pings).toBeLessThanOrEqual(90);
    await passTime(10_000);
    expect(requestsTo(pingCall)).toHaveLength(pings);

    await page.visitor.click(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! }));
    await settle();
    expect(screen.getByRole('img', { name: texts.en['auth.qr.image']! })).toBeInTheDocument();
    expect(requestsTo(seedCall)).toHaveLength(2);
    await passTime(2000);
    expect(requestsTo(pingCall).at(-1)?.query.seed).toBe(services.model.qrSeeds[1]?.seed);
  },
);

it('polls less often while the service fails, at most 12 times for a seed, and then goes on (D5)', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await openQrTab();
  services.faults.set({ call: pingCall, fault: '500' });
  await passTime(60_000);
  expect(requestsTo(pingCall).length).toBeGreaterThan(1);
  expect(requestsTo(pingCall).length).toBeLessThanOrEqual(6);
  expect(screen.getByText(texts.en['auth.qr.unavailable']!)).toBeVisible();
  expect(screen.getByRole('img', { name: texts.en['auth.qr.image']! })).toBeVisible();
  services.faults.clear();
  actOnPhone('scan');
  await passTime(31_000);
  expect(screen.getByText(texts.en['auth.qr.scanned']!)).toBeInTheDocument();
  expect(requestsTo(pingCall).length).toBeLessThanOrEqual(12);
});

it('has one pending request for the status at most (D5)', async () => {
  await openQrTab();
  // Each response takes four seconds.
  services.faults.set({ call: pingCall, fault: 'slow' });
  await passTime(2000);
  expect(requestsTo(pingCall)).toHaveLength(1);
  // A tab that becomes visible requests the status at once, unless a request is pending.
  for (const isHidden of [true, false, true, false]) setHidden(isHidden);
  await passTime(3900);
  expect(requestsTo(pingCall)).toHaveLength(1);
  await passTime(10_000);
  const times = requestsTo(pingCall).map(({ at }) => at);
  expect(times.slice(1).map((at, index) => at - times[index]!)).toEqual([6000, 6000]);
});

it.each([
  ['missing', {}],
  ['null', { seed: null, expiresIn: 180 }],
  ['empty', { seed: '', expiresIn: 180 }],
  ['an object', { seed: { a: 1 }, expiresIn: 180 }],
  ['longer than 512 characters', { seed: 'a'.repeat(513), expiresIn: 180 }],
])('offers a retry when the seed is %s (D6)', async (_case, body) => {
  respondOnce(seedCall, body);
  const page = await openQrTab();
  expect(screen.queryByRole('img', { name: texts.en['auth.qr.image']! })).toBeNull();
  expect(screen.getByText(texts.en['auth.qr.failed']!)).toBeInTheDocument();
  await passTime(10_000);
  expect(requestsTo(pingCall)).toEqual([]);
  await page.visitor.click(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! }));
  await settle();
  expect(screen.getByRole('img', { name: texts.en['auth.qr.image']! })).toBeInTheDocument();
});

it('draws a seed of 512 characters, whatever they are (D6)', async () => {
  const seed = '<img src=x onerror=alert(1)>'.padEnd(512, 'a');
  respondOnce(seedCall, { seed, expiresIn: 180 });
  const page = await openQrTab();
  expectQrCode(screen.getByRole('img', { name: texts.en['auth.qr.image']! }), seed);
  expect(page.mountPoint('auth').innerHTML).not.toMatch(/<img|onerror/);
  await passTime(2000);
  expect(requestsTo(pingCall).map(({ query }) => query.seed)).toEqual([seed]);
});

it('offers a retry when the seed cannot be fetched (D6)', async () => {
  services.faults.set({ call: seedCall, fault: '500' });
  const page = await openQrTab();
  expect(screen.getByText(texts.en['auth.qr.failed']!)).toBeInTheDocument();
  services.faults.clear();
  await page.visitor.click(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! }));
  await settle();
  expect(screen.getByRole('img', { name: texts.en['auth.qr.image']! })).toBeInTheDocument();
});

it('shows a notice and waits for a click when the exchange fails: no visitor is signed in (D3)', async () => {
  const page = await openQrTab();
  services.faults.set({ call: exchangeCall, fault: '500', times: 1 });
  actOnPhone('confirm');
  await passTime(2000);
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.System.500']!);
  expect(document.cookie).not.toContain('login-status');
  expect(page.navigatedTo).toEqual([]);
  expect(screen.getByText(texts.en['auth.qr.rejected']!)).toBeInTheDocument();
  await passTime(60_000);
  expect([requestsTo(seedCall).length, requestsTo(exchangeCall).length]).toEqual([1, 1]);
  expect(page.analytics).toEqual([{ event: 'login_failure', method: 'qr', code: null }]);

  await page.visitor.click(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! }));
  await settle();
  actOnPhone('confirm');
  await passTime(2000);
  expect(page.navigatedTo).toEqual([`${siteOrigin}/en/account/`]);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('keeps the focus at the code when the exchange of a refreshed one fails (P-24)', async () => {
  const page = await openQrTab();
  services.faults.set({ call: exchangeCall, fault: '500' });
  actOnPhone('confirm');
  await passTime(2000);
  await page.visitor.click(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! }));
  await settle();
  services.faults.clear();
  respondOnce(exchangeCall, {}, 500, 1000);
  actOnPhone('confirm');
  await passTime(2000);
  expect(screen.queryByRole('button', { name: texts.en['auth.qr.refresh']! })).toBeNull();
  await passTime(1000);
  const refresh = screen.getByRole('button', { name: texts.en['auth.qr.refresh']! });
  expect(refresh.closest('.rw-auth-qr-frame')).toHaveFocus();
});

it('leaves the focus where the visitor has it when a second code expires (P-24)', async () => {
  const page = await openQrTab();
  actOnPhone('expire');
  await passTime(2000);
  await page.visitor.click(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! }));
  await settle();
  // A click beside all controls.
  await page.visitor.click(document.body);
  actOnPhone('expire');
  await passTime(2000);
  expect(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! })).toBeVisible();
  expect(document.body).toHaveFocus();
});

it('leaves the focus where the visitor has it when the exchange of the first code fails (P-24)', async () => {
  const page = await openQrTab();
  // A click beside all controls.
  await page.visitor.click(document.body);
  services.faults.set({ call: exchangeCall, fault: '500', times: 1 });
  actOnPhone('confirm');
  await passTime(2000);
  expect(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! })).toBeVisible();
  expect(document.body).toHaveFocus();
});

it.each([
  ['401', 'auth.qr.rejected'],
  ['500', 'auth.qr.expired'],
] as const)(
  'offers a new code when the new session has a problem on a page that does not reload: %s (C2, C7)',
  async (fault, text) => {
    const page = await openQrTab('en', '#/');
    services.faults.set({ call: 'GET /api/Customers/detail', fault });
    actOnPhone('confirm');
    await passTime(5000);
    expect(screen.getByText(texts.en[text]!)).toBeInTheDocument();
    services.faults.clear();
    await page.visitor.click(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! }));
    await settle();
    expect(screen.getByRole('img', { name: texts.en['auth.qr.image']! })).toBeInTheDocument();
  },
);

it('offers a new code when the browser restores the page after a sign-out (C5)', async () => {
  const page = await openQrTab();
  services.faults.set({ call: 'GET /api/Customers/detail', fault: 'timeout' });
  actOnPhone('confirm');
  await passTime(2000);
  expect(page.navigatedTo).toHaveLength(1);
  // What the next page has left: it has confirmed the sign-in, and the visitor has signed out there.
  sessionStorage.clear();
  Cookies.remove('login-status');
  await act(async () => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })));
  expect(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! })).toBeVisible();
});

it.each(languages)(
  'redirects a dormant account to phone-validate, without a username, in %s (E-phone-80040, M-rte-22)',
  async (language) => {
    const page = await openQrTab(language);
    services.faults.set({ call: exchangeCall, fault: 'code', code: 80040, times: 1 });
    actOnPhone('confirm');
    await passTime(2000);
    const path = signInPaths[language];
    const query = `?redirectURL=${encodeURIComponent(path)}&code=80040`;
    expect(page.navigatedTo).toEqual([`${siteOrigin}${path}phone-validate${query}`]);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(page.analytics).toEqual([{ event: 'login_failure', method: 'qr', code: '80040' }]);
    expect(screen.queryByText(texts[language]['auth.qr.rejected']!)).toBeNull();

    // The visitor comes back.
    await act(async () => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true })));
    expect(screen.getByRole('button', { name: texts[language]['auth.qr.refresh']! })).toBeVisible();
  },
);

it('offers a new code when the browser was stopped on its way to phone-validate (B3)', async () => {
  await openQrTab();
  services.faults.set({ call: exchangeCall, fault: 'code', code: 80040, times: 1 });
  actOnPhone('confirm');
  await passTime(2000);
  await passTime(29_000);
  expect(screen.queryByRole('button', { name: texts.en['auth.qr.refresh']! })).toBeNull();
  await passTime(1000);
  expect(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! })).toBeVisible();
  expect(screen.queryByText(texts.en['auth.qr.rejected']!)).toBeNull();
});

it('waits as long as a 429 of the sign-in says, before another code is offered (B5)', async () => {
  await openQrTab();
  services.faults.set({ call: exchangeCall, fault: '429', times: 1 });
  actOnPhone('confirm');
  await passTime(2000);
  const refresh = screen.getByRole('button', { name: texts.en['auth.qr.refresh']! });
  expect(refresh).toHaveAttribute('aria-disabled', 'true');
  expect(refresh).toHaveAccessibleDescription(/^Please wait \d+ s$/);
  await passTime(30_000);
  expect(refresh).toHaveAttribute('aria-disabled', 'false');
});

it.each(languages)(
  'never exchanges a second code for a seed that a cache returns again, in %s (D3)',
  async (language) => {
    const page = await openQrTab(language);
    services.faults.set({ call: exchangeCall, fault: '500', times: 1 });
    actOnPhone('confirm');
    await passTime(2000);
    expect(screen.getByText(texts[language]['auth.qr.rejected']!)).toBeInTheDocument();
    const pings = requestsTo(pingCall).length;
    const [{ seed } = { seed: '' }] = services.model.qrSeeds;

    respondOnce(seedCall, { seed, expiresIn: 180 });
    await page.visitor.click(screen.getByRole('button', { name: texts[language]['auth.qr.refresh']! }));
    await passTime(60_000);
    expect(screen.getByText(texts[language]['auth.qr.failed']!)).toBeInTheDocument();
    // The same after the QR tab was opened again.
    respondOnce(seedCall, { seed, expiresIn: 180 });
    await page.visitor.click(screen.getByRole('tab', { name: texts[language]['auth.byPassword']! }));
    await page.visitor.click(screen.getByRole('tab', { name: texts[language]['auth.byQr']! }));
    await passTime(60_000);
    expect([requestsTo(pingCall).length, requestsTo(exchangeCall).length]).toEqual([pings, 1]);
  },
);

it.each(['the service', 'the clock'])(
  'never shows a seed again that has expired by %s, although a cache returns it again (D3)',
  async (cause) => {
    const page = await openQrTab();
    if (cause === 'the service') actOnPhone('expire');
    await passTime(cause === 'the service' ? 2000 : 181_000);
    const pings = requestsTo(pingCall).length;
    const [{ seed } = { seed: '' }] = services.model.qrSeeds;

    respondOnce(seedCall, { seed, expiresIn: 180 });
    await page.visitor.click(screen.getByRole('button', { name: texts.en['auth.qr.refresh']! }));
    await passTime(10_000);
    expect(screen.getByText(texts.en['auth.qr.failed']!)).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: texts.en['auth.qr.image']! })).toBeNull();
    expect(requestsTo(pingCall)).toHaveLength(pings);
  },
);

it('shows an unverified account the link to phone-validate, without a username (E-login-3099)', async () => {
  await openQrTab();
  services.faults.set({ call: exchangeCall, fault: 'code', code: 3099, times: 1 });
  actOnPhone('confirm');
  await passTime(2000);
  const link = screen.getByRole('link', { name: texts.en['notification.validateMobile']! });
  expect(link).toHaveAttribute('href', `${siteOrigin}/en/account/phone-validate?redirectURL=%2Fen%2Faccount%2F`);
});

it.each(['the widget is removed', 'the visitor opens the other tab'])(
  'neither navigates nor reports an event after an exchange during which %s (B9)',
  async (cause) => {
    const page = await openQrTab();
    services.faults.set({ call: exchangeCall, fault: 'slow', times: 1 });
    actOnPhone('confirm');
    await passTime(2000);
    expect(requestsTo(exchangeCall)).toHaveLength(1);
    if (cause === 'the widget is removed') await page.removeMountPoint('auth');
    else await page.visitor.click(screen.getByRole('tab', { name: texts.en['auth.byPassword']! }));
    await passTime(10_000);
    expect([page.navigatedTo, page.analytics]).toEqual([[], []]);
    expect(document.cookie).not.toContain('login-status');
  },
);

it('is accessible while it waits for the phone (M-core-04)', async () => {
  const page = await openPage({ path: '/en/account/', mounts: ['auth'] });
  await page.visitor.click(screen.getByRole('tab', { name: texts.en['auth.byQr']! }));
  await settle();
  await expectAccessible(page.mountPoint('auth'));
});
