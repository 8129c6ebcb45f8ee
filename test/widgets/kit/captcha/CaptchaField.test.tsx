import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../../support/axe';
import { stopClock } from '../../../support/clock';
import { openPage, type Page } from '../../../support/page/openPage';
import { passTime, settle } from '../../../support/page/settle';
import { requestsTo, services } from '../../../support/page/stubServices';
import { translatePage } from '../../../support/page/translatePage';
import { texts } from '../../../support/texts';

const captchaCall = 'GET /public/svc/captcha';

const openQueryPage = (path = '/en/starbucks-gift-card/svc-query') =>
  openPage({ path, mounts: ['svc-query', 'notification'] });
const inAnyLanguage = (id: string) => new RegExp(`^(${texts.en[id]}|${texts.zh[id]})$`);
const check = () => screen.getByRole('group', { name: inAnyLanguage('captcha.title') });
const state = () => check().querySelector('.rw-captcha-state') as HTMLElement;
const refresh = () => within(check()).getByRole('button', { name: inAnyLanguage('captcha.refresh') });
const verify = () => within(check()).getByRole('button', { name: /^(Click to verify|点击完成验证)$/ });
const box = () => check().querySelector('.rw-captcha-box') as HTMLElement;

interface Provider {
  capInit?: (element: Element, options: Record<string, unknown>) => void;
  capRefresh?: () => void;
  capDestroy?: () => void;
}

/** Opens the page with fake functions of the provider. `pass` calls the callback of a challenge. */
async function openWithProvider(overrides: Provider = {}) {
  const challenges: { element: Element; options: Record<string, unknown> }[] = [];
  // The script of the demo services sets the functions as well; the setters ignore that.
  for (const name of ['capInit', 'capRefresh', 'capDestroy'] as const) {
    const provider: Provider = {
      capInit: (element, options) => void challenges.push({ element, options }),
      ...overrides,
    };
    Object.defineProperty(window, name, { configurable: true, get: () => provider[name], set: () => {} });
  }
  const page = await openQueryPage();
  const pass = (index: number, result: unknown) => {
    const callback = challenges[index]?.options.callback as ((result: unknown) => void) | undefined;
    act(() => callback?.(result));
  };
  return { page, challenges, pass };
}

describe.each([
  ['/en/starbucks-gift-card/svc-query', texts.en],
  ['/starbucks-gift-card/svc-query', texts.zh],
])('the security check on %s (M-cap-01)', (path, messages) => {
  it('loads and can be passed', async () => {
    const page = await openQueryPage(path);
    expect(within(box()).getByRole('button')).toBe(verify());
    expect(check()).toHaveAttribute('aria-busy', 'false');
    expect(state()).toBeEmptyDOMElement();
    await page.visitor.click(verify());
    expect(state()).toHaveTextContent(messages['captcha.passed']!);
    expect(box()).not.toBeVisible();
    await expectAccessible(page.mountPoint('svc-query'));
  });

  it('keeps the focus when it is passed by keyboard (P-22)', async () => {
    const page = await openQueryPage(path);
    act(() => verify().focus());
    await page.visitor.keyboard('{Enter}');
    await settle();
    expect(state()).toHaveTextContent(messages['captcha.passed']!);
    expect(check()).toHaveFocus();
  });

  it('can be refreshed after it is passed on a page that a browser translates (A7, M8)', async () => {
    const page = await openQueryPage(path);
    await page.visitor.click(verify());
    await settle();
    translatePage();
    await page.visitor.click(refresh());
    await waitFor(() => expect(verify()).toBeVisible());
    expect(state()).toBeEmptyDOMElement();
  });

  // test/api/services/captcha.test.tsx and test/flows cover every fault.
  it('shows a failure without an error or a notice, and can be refreshed (M-cap-06, A-13, G2)', async () => {
    services.faults.set({ call: captchaCall, fault: '500', times: 1 });
    const page = await openQueryPage(path);
    expect(state()).toHaveTextContent(messages['captcha.failed']!);
    expect(box()).not.toBeVisible();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await expectAccessible(page.mountPoint('svc-query'));
    await page.visitor.click(refresh());
    await waitFor(() => expect(verify()).toBeVisible());
    expect(state()).toBeEmptyDOMElement();
  });
});

// test/support/captchaScript.ts replaces the module that loads scripts; test/api/services/captcha.test.tsx tests that.
it('shows a failure when its script is on no configured origin (G1)', async () => {
  await openPage({
    path: '/en/',
    mounts: ['svc-query'],
    config: { captchaOrigins: ['http://other.test'] },
  });
  expect(state()).toHaveTextContent(texts.en['captcha.failed']!);
});

it('can be refreshed when its script fails to load (M-cap-06)', async () => {
  services.faults.set({ call: 'GET /captcha/:script', fault: '500', times: 1 });
  const page = await openQueryPage();
  expect(state()).toHaveTextContent(texts.en['captcha.failed']!);
  await page.visitor.click(refresh());
  await waitFor(() => expect(verify()).toBeVisible());
  expect(requestsTo(captchaCall)).toHaveLength(2);
});

it('says that it takes longer, and fails when the service does not respond within ten seconds (B3, contract 5)', async () => {
  stopClock();
  services.faults.set({ call: captchaCall, fault: 'timeout', times: 1 });
  const page = await openQueryPage();
  await passTime(2900);
  expect(state()).toBeEmptyDOMElement();
  await passTime(7000);
  expect(check()).toHaveAttribute('aria-busy', 'true');
  expect(state()).toHaveTextContent(texts.en['form.stillWorking']!);
  await passTime(200);
  expect(state()).toHaveTextContent(texts.en['captcha.failed']!);
  await page.visitor.click(refresh());
  await settle();
  expect(verify()).toBeVisible();
});

it('discards the ticket when the visitor refreshes it', async () => {
  const page = await openQueryPage();
  await page.visitor.click(verify());
  await page.visitor.click(refresh());
  expect(state()).toBeEmptyDOMElement();
  expect(verify()).toBeVisible();
  await page.visitor.click(screen.getByRole('button', { name: texts.en['svcQuery.submit']! }));
  expect(check()).toHaveAccessibleDescription(texts.en['rule.isSecurityCheckRequired']);
  expect(check()).toBeInvalid();
});

it('starts a new challenge after 4.5 minutes, before the ticket expires (G4)', async () => {
  stopClock();
  const page = await openQueryPage();
  await page.visitor.click(verify());
  await passTime(4.4 * 60_000);
  expect(state()).toHaveTextContent(texts.en['captcha.passed']!);
  await passTime(0.2 * 60_000);
  expect(state()).toBeEmptyDOMElement();
  expect(verify()).toBeVisible();
});

it('starts a new challenge when the page returns from the bfcache', async () => {
  const page = await openQueryPage();
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
  ])('gets on %s the language %s and the theme colour (M-cap-03)', async (path, lang) => {
    const capInit = jest.fn();
    Object.defineProperty(window, 'capInit', { configurable: true, get: () => capInit, set: () => {} });
    await openPage({ path, mounts: ['svc-query'] });
    const [element, options] = capInit.mock.calls[0] as [Element, unknown];
    expect(check()).toContainElement(element as HTMLElement);
    expect(options).toEqual({ callback: expect.any(Function), themeColor: '00A862', type: 'embed', lang });
  });

  it.each([
    ['an empty ticket', { ret: 0, ticket: '' }],
    ['no ticket', { ret: 0 }],
    ['a cancelled challenge', { ret: 2, ticket: 'ticket' }],
    ['a result code as text', { ret: '0', ticket: 'ticket' }],
    ['no result', undefined],
  ])('does not pass the check with %s (M-cap-04, G3)', async (_, result) => {
    const { pass } = await openWithProvider();
    pass(0, result);
    expect(state()).toBeEmptyDOMElement();
    pass(0, { ret: 0, ticket: 'ticket' });
    expect(state()).toHaveTextContent(texts.en['captcha.passed']!);
  });

  it('without capRefresh gets a new challenge; callbacks of the old one are ignored', async () => {
    const { page, challenges, pass } = await openWithProvider();
    await page.visitor.click(refresh());
    await waitFor(() => expect(challenges).toHaveLength(2));
    pass(0, { ret: 0, ticket: 'old' });
    expect(state()).toBeEmptyDOMElement();
    expect(challenges[0]?.element.isConnected).toBe(false);
    pass(1, { ret: 0, ticket: 'new' });
    expect(state()).toHaveTextContent(texts.en['captcha.passed']!);
  });

  it('fails the check when it throws', async () => {
    await openWithProvider({
      capInit() {
        throw new Error('broken');
      },
    });
    expect(state()).toHaveTextContent(texts.en['captcha.failed']!);
  });

  it('is closed with capDestroy on unmount', async () => {
    const capDestroy = jest.fn();
    const { page, challenges } = await openWithProvider({ capDestroy });
    await page.removeMountPoint('svc-query');
    expect(capDestroy).toHaveBeenCalledTimes(1);
    expect(challenges[0]?.element.isConnected).toBe(false);
  });

  it('is not started when its script loads after unmount', async () => {
    stopClock();
    services.faults.set({ call: 'GET /captcha/:script', fault: 'slow' });
    const { page, challenges } = await openWithProvider();
    expect(requestsTo(captchaCall)).toHaveLength(1);
    await page.removeMountPoint('svc-query');
    await passTime(10_000);
    expect(challenges).toEqual([]);
  });
});

describe('two security checks on one page (contract 5)', () => {
  const openTwoChecks = (): Promise<Page> => openPage({ path: '/en/', mounts: ['svc-query', 'auth', 'notification'] });
  const checkOf = (page: Page, name: 'svc-query' | 'auth') =>
    within(page.mountPoint(name)).getByRole('group', { name: texts.en['captcha.title']! });

  it('are never active together: the inactive one can be refreshed', async () => {
    const page = await openTwoChecks();
    services.faults.set({ call: 'POST /web/login', fault: 'code', code: 83001 });
    const auth = within(page.mountPoint('auth'));
    await page.visitor.type(auth.getByLabelText(texts.en['auth.username']!), 'mei');
    await page.visitor.type(auth.getByLabelText(texts.en['auth.password']!), 'Passw0rd!');
    await page.visitor.click(auth.getByRole('button', { name: texts.en['auth.signIn']! }));
    await auth.findByRole('button', { name: 'Click to verify' });
    const first = checkOf(page, 'svc-query');
    await within(first).findByText(texts.en['captcha.failed']!);
    await page.visitor.click(within(first).getByRole('button', { name: texts.en['captcha.refresh']! }));
    await within(first).findByRole('button', { name: 'Click to verify' });
    expect(checkOf(page, 'auth')).toHaveTextContent(texts.en['captcha.failed']!);
  });
});
