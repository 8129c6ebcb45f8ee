import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { callsOf, openPage, type Page, passTime, requests, services, settle } from '../../support/page';
import { texts } from '../../support/texts';

const captchaCall = 'GET /public/svc/captcha';

const open = (path = '/en/starbucks-gift-card/svc-query') => openPage({ path, mounts: ['svc-query', 'notification'] });
const check = () => screen.getByRole('group', { name: /^(Security check|安全验证)$/ });
const state = () => check().querySelector('.rw-captcha-state') as HTMLElement;
const refresh = () => within(check()).getByRole('button', { name: /^(Refresh captcha|刷新验证)$/ });
const verify = () => within(check()).getByRole('button', { name: /^(Click to verify|点击完成验证)$/ });
const box = () => check().querySelector('.rw-captcha-box') as HTMLElement;

interface Provider {
  capInit?: (element: Element, options: Record<string, unknown>) => void;
  capRefresh?: () => void;
  capDestroy?: () => void;
}

/** Takes the place of the provider's functions: hands out the callback of each challenge. */
async function openWithProvider(more: Provider = {}) {
  const challenges: { element: Element; options: Record<string, unknown> }[] = [];
  // The script of the services sets its own: what it sets is replaced before anybody calls it.
  for (const name of ['capInit', 'capRefresh', 'capDestroy'] as const) {
    const own: Provider = { capInit: (element, options) => void challenges.push({ element, options }), ...more };
    Object.defineProperty(window, name, { configurable: true, get: () => own[name], set: () => {} });
  }
  const page = await open();
  const pass = (index: number, result: unknown) => {
    const callback = challenges[index]?.options.callback as ((result: unknown) => void) | undefined;
    act(() => callback?.(result));
  };
  return { page, challenges, pass };
}

describe.each([
  ['/en/starbucks-gift-card/svc-query', texts.en],
  ['/starbucks-gift-card/svc-query', texts.zh],
])('the check on %s (M-cap-01)', (path, words) => {
  it('loads, waits, and is passed', async () => {
    const page = await open(path);
    expect(within(box()).getByRole('button')).toBe(verify());
    expect(check()).toHaveAttribute('aria-busy', 'false');
    expect(state()).toBeEmptyDOMElement();
    await page.visitor.click(verify());
    expect(state()).toHaveTextContent(words['captcha.passed']!);
    expect(box()).not.toBeVisible();
    await expectAccessible(page.mount('svc-query'));
  });

  it('keeps the focus of whoever passes it by a key (P-22)', async () => {
    const page = await open(path);
    act(() => verify().focus());
    await page.visitor.keyboard('{Enter}');
    await settle();
    expect(state()).toHaveTextContent(words['captcha.passed']!);
    expect(check()).toHaveFocus();
  });

  it.each(['500', 'malformed', 'html', 'shape'] as const)(
    'that cannot be had (%s) says so in its place, is no error, and can be refreshed (M-cap-06, A-13, G2)',
    async (fault) => {
      services.faults.set({ call: captchaCall, fault, times: 1 });
      const page = await open(path);
      expect(state()).toHaveTextContent(words['captcha.failed']!);
      expect(box()).not.toBeVisible();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      await expectAccessible(page.mount('svc-query'));
      await page.visitor.click(refresh());
      await waitFor(() => expect(verify()).toBeVisible());
      expect(state()).toBeEmptyDOMElement();
    },
  );
});

it('is not loaded from anywhere but the configured origins (G1)', async () => {
  await openPage({
    path: '/en/',
    mounts: ['svc-query'],
    config: { captchaOrigins: ['http://other.test'] },
  });
  expect(state()).toHaveTextContent('could not be loaded');
  expect(requests).toEqual(['GET http://public.test/public/svc/captcha']);
});

it('whose script is gone or broken can be refreshed', async () => {
  services.faults.set({ call: 'GET /captcha/:script', fault: '500', times: 1 });
  const page = await open();
  expect(state()).toHaveTextContent('could not be loaded');
  await page.visitor.click(refresh());
  await waitFor(() => expect(verify()).toBeVisible());
  expect(callsOf(captchaCall)).toHaveLength(2);
});

it('is loading until its service answers, and for ten seconds at most', async () => {
  stopClock();
  services.faults.set({ call: captchaCall, fault: 'timeout', times: 1 });
  const page = await open();
  expect(check()).toHaveAttribute('aria-busy', 'true');
  await passTime(10_100);
  expect(state()).toHaveTextContent('could not be loaded');
  await page.visitor.click(refresh());
  await settle();
  expect(verify()).toBeVisible();
});

it('is refreshed on request, which voids the ticket that there was', async () => {
  const page = await open();
  await page.visitor.click(verify());
  await page.visitor.click(refresh());
  expect(state()).toBeEmptyDOMElement();
  expect(verify()).toBeVisible();
  await page.visitor.click(screen.getByRole('button', { name: 'Check balance' }));
  expect(check()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
});

it('is renewed before its ticket expires, after four and a half minutes (G4)', async () => {
  stopClock();
  const page = await open();
  await page.visitor.click(verify());
  await passTime(4.4 * 60_000);
  expect(state()).toHaveTextContent('Verified');
  await passTime(0.2 * 60_000);
  expect(state()).toBeEmptyDOMElement();
  expect(verify()).toBeVisible();
});

it('is new when the page comes back from the past', async () => {
  const page = await open();
  await page.visitor.click(verify());
  await act(async () => {
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(state()).toBeEmptyDOMElement();
  expect(verify()).toBeVisible();
});

describe('the provider', () => {
  it.each([
    ['/en/', '1033'],
    ['/', '2052'],
  ])('is asked for on %s in the language %s, in our colour (M-cap-03)', async (path, lang) => {
    const capInit = jest.fn();
    Object.defineProperty(window, 'capInit', { configurable: true, get: () => capInit, set: () => {} });
    await openPage({ path, mounts: ['svc-query'] });
    const [element, options] = capInit.mock.calls[0] as [Element, unknown];
    expect(check()).toContainElement(element as HTMLElement);
    expect(options).toEqual({ callback: expect.any(Function), themeColor: '00A862', type: 'embed', lang });
  });

  it.each([
    ['a ticket that is empty', { ret: 0, ticket: '' }],
    ['no ticket', { ret: 0 }],
    ['a closed box', { ret: 2, ticket: 'ticket' }],
    ['a code as text', { ret: '0', ticket: 'ticket' }],
    ['nothing', undefined],
  ])('that answers %s has not passed anybody (M-cap-04, G3)', async (_, result) => {
    const { pass } = await openWithProvider();
    pass(0, result);
    expect(state()).toBeEmptyDOMElement();
    pass(0, { ret: 0, ticket: 'ticket' });
    expect(state()).toHaveTextContent('Verified');
  });

  it('without capRefresh is begun anew, and what the old challenge still says is not heard', async () => {
    const { page, challenges, pass } = await openWithProvider();
    await page.visitor.click(refresh());
    await waitFor(() => expect(challenges).toHaveLength(2));
    pass(0, { ret: 0, ticket: 'old' });
    expect(state()).toBeEmptyDOMElement();
    expect(challenges[0]?.element.isConnected).toBe(false);
    pass(1, { ret: 0, ticket: 'new' });
    expect(state()).toHaveTextContent('Verified');
  });

  it('that throws is as good as none', async () => {
    await openWithProvider({
      capInit() {
        throw new Error('broken');
      },
    });
    expect(state()).toHaveTextContent('could not be loaded');
  });

  it('is told when its box goes, and is not heard after', async () => {
    const capDestroy = jest.fn();
    const { page, challenges, pass } = await openWithProvider({ capDestroy });
    await page.remove('svc-query');
    expect(capDestroy).toHaveBeenCalledTimes(1);
    expect(challenges[0]?.element.isConnected).toBe(false);
    pass(0, { ret: 0, ticket: 'late' });
  });

  it('is not heard when its script comes after the box has gone', async () => {
    stopClock();
    services.faults.set({ call: captchaCall, fault: 'slow' });
    const { page, challenges } = await openWithProvider();
    await page.remove('svc-query');
    await passTime(10_000);
    expect(challenges).toEqual([]);
  });
});

describe('two checks on one page (contract 5)', () => {
  const openTwo = (): Promise<Page> => openPage({ path: '/en/', mounts: ['svc-query', 'auth', 'notification'] });
  const checkOf = (page: Page, name: 'svc-query' | 'auth') =>
    within(page.mount(name)).getByRole('group', { name: 'Security check' });

  it('are never live together: the one that gives way offers to be refreshed', async () => {
    const page = await openTwo();
    services.faults.set({ call: 'POST /web/login', fault: 'code', code: 83001 });
    const auth = within(page.mount('auth'));
    await page.visitor.type(auth.getByLabelText('Username or email'), 'mei');
    await page.visitor.type(auth.getByLabelText('Password'), 'Passw0rd!');
    await page.visitor.click(auth.getByRole('button', { name: 'Sign in' }));
    await auth.findByRole('button', { name: 'Click to verify' });
    const first = checkOf(page, 'svc-query');
    await within(first).findByText(/could not be loaded/);
    await page.visitor.click(within(first).getByRole('button', { name: 'Refresh captcha' }));
    await within(first).findByRole('button', { name: 'Click to verify' });
    expect(checkOf(page, 'auth')).toHaveTextContent('could not be loaded');
  });
});
