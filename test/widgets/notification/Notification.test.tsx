import { act, fireEvent, screen } from '@testing-library/react';
import type { Group, NoticeKey } from '../../../src/notifications/catalogue';
import type { NotifyOptions } from '../../../src/notifications/center';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { openPage, type Page, passTime } from '../../support/page';
import { texts } from '../../support/texts';

const open = (path = '/en/') => openPage({ path, mounts: ['logout', 'notification'] });
const status = () => screen.getByRole('status');
const alert = () => screen.getByRole('alert');

/** Tells something, as any part of this page might. */
async function announce<G extends Group>(group: G, key: NoticeKey<G>, options?: NotifyOptions): Promise<void> {
  const center = await import('../../../src/notifications/center');
  act(() => center.announce(group, key, options));
}

const outlet = (page: Page) => page.mount('notification').firstElementChild as HTMLElement;

it('has both of its regions from the start, and empty (P-23)', async () => {
  const page = await open();
  expect(status()).toBeEmptyDOMElement();
  expect(alert()).toBeEmptyDOMElement();
  await expectAccessible(page.mount('notification'));
});

describe.each([
  ['/en/', texts.en],
  ['/', texts.zh],
])('on %s', (path, words) => {
  it('says information and successes politely, errors at once (contract 4)', async () => {
    const page = await open(path);
    const regions = [status(), alert()];
    await announce('System', 'loyaltyNotice');
    expect(status()).toHaveTextContent(words['notice.System.loyaltyNotice']!);
    expect(alert()).toBeEmptyDOMElement();
    await expectAccessible(page.mount('notification'));
    await announce('StarRedemption', 'success');
    expect(status()).toHaveTextContent(words['notice.StarRedemption.success']!);
    await announce('Login', '403');
    expect(alert()).toHaveTextContent(words['notice.Login.403']!);
    expect(status()).toBeEmptyDOMElement();
    expect([status(), alert()]).toEqual(regions);
    await expectAccessible(page.mount('notification'));
  });

  it('offers the way back in when the session has ended, in a tab of its own (C3)', async () => {
    const page = await open(path);
    await announce('System', '401');
    const link = screen.getByRole('link', { name: words['notification.signIn']! });
    expect(link).toHaveAttribute('href', `${location.origin}${path}account/`);
    expect(link).toHaveAttribute('target', '_blank');
    await expectAccessible(page.mount('notification'));
  });

  it('can be dismissed', async () => {
    const page = await open(path);
    const onClose = jest.fn();
    await announce('Login', '403', { onClose });
    await page.visitor.click(screen.getByRole('button', { name: words['notification.dismiss']! }));
    expect(alert()).toBeEmptyDOMElement();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('gives the focus back to where it was when it is dismissed', async () => {
  const page = await open();
  const link = screen.getByRole('link', { name: 'Sign in' });
  await announce('Login', '403');
  act(() => link.focus());
  await page.visitor.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(link).toHaveFocus();

  await announce('Login', '400');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await page.visitor.keyboard('{Enter}');
  expect(alert()).toBeEmptyDOMElement();
  expect(link).toHaveFocus();
});

it('is dismissed by Escape, which moves nobody who is elsewhere', async () => {
  const page = await open();
  const link = screen.getByRole('link', { name: 'Sign in' });
  const onClose = jest.fn();
  await announce('Login', '403', { onClose });
  act(() => link.focus());
  await page.visitor.keyboard('a');
  expect(alert()).not.toBeEmptyDOMElement();
  await page.visitor.keyboard('{Escape}');
  expect(alert()).toBeEmptyDOMElement();
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(link).toHaveFocus();
  await page.visitor.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  ['a dialog is open', () => document.body.append(Object.assign(document.createElement('dialog'), { open: true }))],
  ['the page has taken the key', () => document.body.addEventListener('keydown', (event) => event.preventDefault())],
])('is not dismissed by an Escape while %s', async (_what, happens) => {
  const page = await open();
  await announce('Login', '403');
  happens();
  await page.visitor.keyboard('{Escape}');
  expect(alert()).not.toBeEmptyDOMElement();
});

it('shows one notice: a new one takes the place of the last (M-ntf-02)', async () => {
  await open();
  await announce('Login', '403');
  await announce('Login', '400');
  expect(alert()).toHaveTextContent(/^Please check your input\.Dismiss$/);
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
});

it('is told anew when the same is said again after a dismissal, and once when said twice (B8)', async () => {
  const page = await open();
  await announce('Login', '403');
  const first = alert().firstElementChild;
  await announce('Login', '5000');
  const second = alert().firstElementChild;
  expect(second).not.toBe(first);
  await announce('Login', '5000');
  expect(alert().firstElementChild).toBe(second);
  await page.visitor.click(screen.getByRole('button', { name: 'Dismiss' }));
  await announce('Login', '5000');
  expect(alert()).toHaveTextContent(texts.en['notice.Login.5000']!);
});

it('keeps the code for engineers, and never shows it (B6)', async () => {
  const page = await open();
  const { notifyError } = await import('../../../src/notifications/refusal');
  const { ApiError } = await import('../../../src/api/ApiError');
  act(() => void notifyError('Login', new ApiError('refused', '98765', 400)));
  expect(alert()).toHaveTextContent(texts.en['notice.System.Default_Error']!);
  expect(alert().firstElementChild).toHaveAttribute('data-error-code', '98765');
  expect(alert()).not.toHaveTextContent('98765');

  await page.visitor.click(screen.getByRole('button', { name: 'Dismiss' }));
  act(() => void notifyError('svcQuery', new ApiError('refused', '<img src=x onerror=alert(1)>', 400)));
  expect(alert()).toHaveTextContent(texts.en['notice.System.Default_Error']!);
  expect(outlet(page).innerHTML).not.toContain('img');
});

it('says of a bug of ours what it says of a fault of the service, and of a call that was given up nothing', async () => {
  await open();
  const { notifyError } = await import('../../../src/notifications/refusal');
  const { ApiError } = await import('../../../src/api/ApiError');
  act(() => void notifyError('Login', new ApiError('aborted')));
  expect(alert()).toBeEmptyDOMElement();
  act(() => void notifyError('Login', new TypeError('a bug of ours')));
  expect(alert()).toHaveTextContent(`${texts.en['notice.System.Default_Error']}Dismiss`);
  expect(alert().firstElementChild).not.toHaveAttribute('data-error-code');
});

describe('hiding by itself (M-ntf-03, A-11)', () => {
  beforeEach(() => stopClock());

  it('is for successes that ask for it, after 1.25 s', async () => {
    await open();
    const onClose = jest.fn();
    await announce('System', 'saved', { autoHide: true, onClose });
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await passTime(1200);
    expect(status()).toHaveTextContent('Your change has been saved');
    await passTime(100);
    expect(status()).toBeEmptyDOMElement();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a success that does not ask', 'saved', false],
    ['information', 'loyaltyNotice', true],
    ['an error', '500', true],
  ] as const)('is not for %s', async (_, key, autoHide) => {
    await open();
    await announce('System', key, { autoHide });
    await passTime(600_000);
    expect(screen.getByText(texts.en[`notice.System.${key}`]!)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  it('waits while the notice is pointed at, and goes on with the time that was left', async () => {
    const page = await open();
    await announce('System', 'saved', { autoHide: true });
    await passTime(1000);
    await page.visitor.hover(screen.getByText('Your change has been saved'));
    await passTime(60_000);
    expect(status()).not.toBeEmptyDOMElement();
    await page.visitor.unhover(screen.getByText('Your change has been saved'));
    await passTime(200);
    expect(status()).not.toBeEmptyDOMElement();
    await passTime(100);
    expect(status()).toBeEmptyDOMElement();
  });

  it('waits while the focus is in it', async () => {
    const page = await open();
    await announce('System', 'saved', { autoHide: true });
    fireEvent.focus(outlet(page));
    await passTime(60_000);
    expect(status()).not.toBeEmptyDOMElement();
    fireEvent.blur(outlet(page));
    await passTime(1300);
    expect(status()).toBeEmptyDOMElement();
  });
});

it('is made when a page lacks it and something is told, once (contract 3)', async () => {
  await openPage({ path: '/en/', mounts: ['logout'] });
  expect(document.querySelector('[data-mount="notification"]')).toBeNull();
  await announce('Login', '403');
  expect(await screen.findByText(texts.en['notice.Login.403']!)).toBeVisible();
  await announce('Login', '400');
  expect(document.querySelectorAll('[data-mount="notification"]')).toHaveLength(1);
});
