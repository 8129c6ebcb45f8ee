import { act, fireEvent, screen } from '@testing-library/react';
import { actOnQr } from '../../services/qr';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { bodiesOf, callsOf, openPage, passTime, services, settle, site } from '../../support/page';

const seedCall = 'GET /api/qrcode/seed';
const pingCall = 'GET /api/qrcode/ping';
const exchangeCall = 'POST /web/login/oauth/access_token';
const world = { model: services.model, now: () => Date.now(), origin: '', siteOrigin: '' };

const names = {
  zh: {
    path: '/account/',
    tab: '扫码登录',
    image: '登录二维码',
    refresh: '刷新二维码',
    scanned: '已扫描，请在手机上确认',
  },
  en: {
    path: '/en/account/',
    tab: 'QR code',
    image: 'Sign-in QR code',
    refresh: 'Refresh QR code',
    scanned: 'Scanned, confirm on your phone',
  },
} as const;

async function openQr(language: 'zh' | 'en' = 'en') {
  stopClock();
  const say = names[language];
  const page = await openPage({ path: say.path, mounts: ['auth', 'notification'] });
  await page.visitor.click(screen.getByRole('tab', { name: say.tab }));
  await settle();
  return page;
}

/** What the phone does with the seed in view. */
function phone(action: 'scan' | 'confirm' | 'expire'): void {
  expect(actOnQr(world, action, '', 'mei')).toBeNull();
}

function setHidden(isHidden: boolean): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
  act(() => void fireEvent(document, new Event('visibilitychange')));
}

it.each(['zh', 'en'] as const)(
  'draws the seed here, follows the phone and signs in (%s, M-core-04, A-16)',
  async (language) => {
    const page = await openQr(language);
    const say = names[language];
    expect(screen.getByRole('img', { name: say.image }).querySelector('svg')).not.toBeNull();

    phone('scan');
    await passTime(2000);
    expect(screen.getByText(say.scanned)).toBeInTheDocument();

    phone('confirm');
    await passTime(2000);
    const [{ seed, code } = { seed: '', code: '' }] = services.model.qrSeeds;
    expect(callsOf(pingCall).every(({ query }) => query.seed === seed)).toBe(true);
    expect(bodiesOf(exchangeCall)).toEqual([{ code, remember_me: false, grant_type: 'authorization_code' }]);
    expect(page.sentTo).toEqual([site + say.path]);
    expect(page.analytics).toEqual([{ event: 'login_success', method: 'qr' }]);
    const pings = callsOf(pingCall).length;
    await passTime(20_000);
    expect(callsOf(pingCall)).toHaveLength(pings);
  },
);

it('asks every two seconds, not while the tab is hidden, and not after it is left (D5)', async () => {
  const page = await openQr();
  await passTime(6000);
  expect(callsOf(pingCall)).toHaveLength(3);
  setHidden(true);
  await passTime(30_000);
  expect(callsOf(pingCall)).toHaveLength(3);
  setHidden(false);
  await settle();
  expect(callsOf(pingCall)).toHaveLength(4);
  await page.visitor.click(screen.getByRole('tab', { name: 'Password' }));
  await passTime(30_000);
  expect(callsOf(pingCall)).toHaveLength(4);
});

it.each(['the service', 'the clock'])('an expired seed, by %s, is refreshed on a press (D5)', async (by) => {
  const page = await openQr();
  if (by === 'the service') phone('expire');
  await passTime(by === 'the service' ? 2000 : 181_000);
  expect(screen.queryByRole('img', { name: 'Sign-in QR code' })).toBeNull();
  const pings = callsOf(pingCall).length;
  expect(pings).toBeLessThanOrEqual(90);
  await passTime(10_000);
  expect(callsOf(pingCall)).toHaveLength(pings);

  await page.visitor.click(screen.getByRole('button', { name: 'Refresh QR code' }));
  await settle();
  expect(screen.getByRole('img', { name: 'Sign-in QR code' })).toBeInTheDocument();
  expect(callsOf(seedCall)).toHaveLength(2);
  await passTime(2000);
  expect(callsOf(pingCall).at(-1)?.query.seed).toBe(services.model.qrSeeds[1]?.seed);
});

it('backs off while the service fails: at most 12 questions for a seed, then goes on (D5)', async () => {
  await openQr();
  services.faults.set({ call: pingCall, fault: '500' });
  await passTime(60_000);
  expect(callsOf(pingCall).length).toBeLessThanOrEqual(6);
  services.faults.clear();
  phone('scan');
  await passTime(31_000);
  expect(screen.getByText('Scanned, confirm on your phone')).toBeInTheDocument();
  expect(callsOf(pingCall).length).toBeLessThanOrEqual(12);
});

it('a seed that cannot be had, or is none, offers another try (D6)', async () => {
  services.faults.set({ call: seedCall, fault: '500' });
  const page = await openQr();
  expect(screen.getByText('The QR code could not be loaded, please refresh it')).toBeInTheDocument();
  services.faults.clear();
  await page.visitor.click(screen.getByRole('button', { name: 'Refresh QR code' }));
  await settle();
  expect(screen.getByRole('img', { name: 'Sign-in QR code' })).toBeInTheDocument();
});

it('a code that is refused is told, signs nobody in, and a new seed is there (D3)', async () => {
  const page = await openQr();
  services.faults.set({ call: exchangeCall, fault: '500', times: 1 });
  phone('confirm');
  await passTime(2000);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again later');
  expect(document.cookie).not.toContain('login-status');
  expect(page.sentTo).toEqual([]);
  expect(callsOf(seedCall)).toHaveLength(2);
  expect(page.analytics).toEqual([{ event: 'login_failure', method: 'qr', code: '500' }]);
});

it.each(['zh', 'en'] as const)(
  'a code of somebody long unused leads to validate the number, without a name (80040, %s)',
  async (language) => {
    const page = await openQr(language);
    services.faults.set({ call: exchangeCall, fault: 'code', code: 80040, times: 1 });
    phone('confirm');
    await passTime(2000);
    const { path } = names[language];
    const query = `?redirectURL=${encodeURIComponent(path)}&code=80040`;
    expect(page.sentTo).toEqual([`${site}${path}phone-validate${query}`]);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(page.analytics).toEqual([{ event: 'login_failure', method: 'qr', code: '80040' }]);
  },
);

it('is accessible while it waits for a phone', async () => {
  const page = await openPage({ path: '/en/account/', mounts: ['auth'] });
  await page.visitor.click(screen.getByRole('tab', { name: 'QR code' }));
  await settle();
  await expectAccessible(page.mount('auth'));
});
