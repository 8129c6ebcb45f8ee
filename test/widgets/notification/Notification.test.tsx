import { act, fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from '../../../src/api/http/ApiError';
import type { Group, NoticeKey } from '../../../src/notifications/catalogue';
import { type NoticeOptions, showNoticeByKey } from '../../../src/notifications/currentNotice';
import { showErrorNotice } from '../../../src/notifications/errorNotice';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { openPage, type Page } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { requestsTo, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';

const detailCall = 'GET /api/Customers/detail';

const openNotification = (path = '/en/') => openPage({ path, mounts: ['logout', 'notification'] });
const status = () => screen.getByRole('status');
const alert = () => screen.getByRole('alert');

/** Shows a notice, as any widget of the page can. */
async function show<G extends Group>(group: G, key: NoticeKey<G>, options?: NoticeOptions): Promise<void> {
  await act(async () => showNoticeByKey(group, key, options));
}

async function showError(group: Group, error: unknown): Promise<void> {
  await act(async () => void showErrorNotice(group, error));
}

const notificationElement = (page: Page) => page.mountPoint('notification').firstElementChild as HTMLElement;

it('has two empty live regions from the start (P-23)', async () => {
  const page = await openNotification();
  expect(status()).toBeEmptyDOMElement();
  expect(alert()).toBeEmptyDOMElement();
  await expectAccessible(page.mountPoint('notification'));
});

describe.each([
  ['/en/', texts.en],
  ['/', texts.zh],
])('on %s', (path, messages) => {
  it('announces information and successes politely, errors assertively, in the same regions (P-23, contract 4)', async () => {
    const page = await openNotification(path);
    const regions = { status: status(), alert: alert() };
    await show('System', 'loyaltyNotice');
    expect(status()).toHaveTextContent(messages['notice.System.loyaltyNotice']!);
    expect(alert()).toBeEmptyDOMElement();
    await expectAccessible(page.mountPoint('notification'));
    await show('StarRedemption', 'success');
    expect(status()).toHaveTextContent(messages['notice.StarRedemption.success']!);
    await show('Login', '403');
    expect(alert()).toHaveTextContent(messages['notice.Login.403']!);
    expect(status()).toBeEmptyDOMElement();
    expect(status()).toBe(regions.status);
    expect(alert()).toBe(regions.alert);
    await expectAccessible(page.mountPoint('notification'));
  });

  it('links to the sign-in page in a new tab when the session has ended (C3)', async () => {
    const page = await openNotification(path);
    await show('System', '401');
    const link = screen.getByRole('link', { name: messages['notification.signIn']! });
    expect(link).toHaveAttribute('href', `${location.origin}${path}account/`);
    expect(link).toHaveAttribute('target', '_blank');
    await expectAccessible(page.mountPoint('notification'));
  });

  it('has a Dismiss button (M-ntf-01)', async () => {
    const page = await openNotification(path);
    const onClose = jest.fn();
    await show('Login', '403', { onClose });
    await page.visitor.click(screen.getByRole('button', { name: messages['notification.dismiss']! }));
    expect(alert()).toBeEmptyDOMElement();
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('returns the focus to the previous element when the visitor dismisses the notice', async () => {
  const page = await openNotification();
  const link = screen.getByRole('link', { name: 'Sign in' });
  await show('Login', '403');
  act(() => link.focus());
  await page.visitor.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(link).toHaveFocus();

  await show('Login', '400');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await page.visitor.keyboard('{Enter}');
  expect(alert()).toBeEmptyDOMElement();
  expect(link).toHaveFocus();
});

it('returns the focus to the element before a notice whose link had the focus too', async () => {
  const page = await openNotification();
  const before = screen.getByRole('link', { name: 'Sign in' });
  await show('System', '401');
  act(() => before.focus());
  act(() => within(alert()).getByRole('link').focus());
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await page.visitor.keyboard('{Enter}');
  expect(alert()).toBeEmptyDOMElement();
  expect(before).toHaveFocus();
});

it('returns the focus to the previous element when the visitor follows the link of the notice', async () => {
  const page = await openNotification();
  const before = screen.getByRole('link', { name: 'Sign in' });
  await show('System', 'loyaltyNotice', { link: '/#/profile/address-book' });
  act(() => before.focus());
  act(() => within(status()).getByRole('link').focus());
  await page.visitor.keyboard('{Enter}');
  expect(status()).toBeEmptyDOMElement();
  expect(before).toHaveFocus();
});

it.each(['before', 'after'])('stays when Escape closes a menu that was opened %s it (P-24, I5)', async (order) => {
  const page = await openPage({ path: '/en/', mounts: ['account-mobile', 'notification'] });
  const menu = screen.getByRole('button');
  if (order === 'before') await page.visitor.click(menu);
  await show('Login', '403');
  if (order === 'after') await page.visitor.click(menu);
  await page.visitor.keyboard('{Escape}');
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  expect(alert()).not.toBeEmptyDOMElement();
  await page.visitor.keyboard('{Escape}');
  expect(alert()).toBeEmptyDOMElement();
});

it('is not dismissed by an Escape that cancels a candidate of the input method (P-28)', async () => {
  await openNotification();
  await show('Login', '403');
  fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
  // Safari ends the composition before this event.
  fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 });
  expect(alert()).not.toBeEmptyDOMElement();
});

it('is dismissed by Escape, which does not move a focus outside the notice', async () => {
  const page = await openNotification();
  const link = screen.getByRole('link', { name: 'Sign in' });
  const onClose = jest.fn();
  await show('Login', '403', { onClose });
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
  [
    'the page handles the key',
    () => document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true }),
  ],
])('is not dismissed by Escape while %s', async (_name, arrange) => {
  const page = await openNotification();
  await show('Login', '403');
  arrange();
  await page.visitor.keyboard('{Escape}');
  expect(alert()).not.toBeEmptyDOMElement();
});

it('shows one notice at a time: a new one replaces the last (M-ntf-02)', async () => {
  await openNotification();
  await show('Login', '403');
  await show('Login', '400');
  expect(alert()).toHaveTextContent(/^Please check your input\.Dismiss$/);
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
});

it('announces a repeated notice once, and again after it was dismissed (B8)', async () => {
  const page = await openNotification();
  await show('Login', '403');
  const first = alert().firstElementChild;
  await show('Login', '5000');
  const second = alert().firstElementChild;
  expect(second).not.toBe(first);
  await show('Login', '5000');
  expect(alert().firstElementChild).toBe(second);
  await page.visitor.click(screen.getByRole('button', { name: 'Dismiss' }));
  await show('Login', '5000');
  expect(alert()).toHaveTextContent(texts.en['notice.Login.5000']!);
});

it('has the error code in an attribute and never shows it (B6)', async () => {
  const page = await openNotification();
  await showError('Login', new ApiError('refused', '98765', 400));
  expect(alert()).toHaveTextContent(texts.en['notice.System.Default_Error']!);
  expect(alert().firstElementChild).toHaveAttribute('data-error-code', '98765');
  expect(alert()).not.toHaveTextContent('98765');

  await page.visitor.click(screen.getByRole('button', { name: 'Dismiss' }));
  await showError('svcQuery', new ApiError('refused', '<img src=x onerror=alert(1)>', 400));
  expect(alert()).toHaveTextContent(texts.en['notice.System.Default_Error']!);
  expect(notificationElement(page).innerHTML).not.toContain('img');
});

it('shows the default notice for an unexpected error, and nothing for a cancelled request', async () => {
  await openNotification();
  await showError('Login', new ApiError('aborted'));
  expect(alert()).toBeEmptyDOMElement();
  await showError('Login', new TypeError('a bug'));
  expect(alert()).toHaveTextContent(`${texts.en['notice.System.Default_Error']}Dismiss`);
  expect(alert().firstElementChild).not.toHaveAttribute('data-error-code');
});

describe('auto-hide (M-ntf-03, A-11)', () => {
  beforeEach(() => stopClock());

  it('hides a success with the option after 1.25 s', async () => {
    await openNotification();
    const onClose = jest.fn();
    await show('System', 'saved', { autoHide: true, onClose });
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    await passTime(1200);
    expect(status()).toHaveTextContent('Your change has been saved');
    await passTime(100);
    expect(status()).toBeEmptyDOMElement();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows a success for as long when the outlet comes late, as on a slow network', async () => {
    await openPage({ path: '/en/', mounts: ['logout'] });
    showNoticeByKey('System', 'saved', { autoHide: true });
    jest.advanceTimersByTime(5000);
    await settle();
    expect(status()).toHaveTextContent('Your change has been saved');
    await passTime(1300);
    expect(status()).toBeEmptyDOMElement();
  });

  it.each([
    ['a success without the option', 'saved', false],
    ['information', 'loyaltyNotice', true],
    ['an error', '500', true],
  ] as const)('does not hide %s', async (_name, key, autoHide) => {
    await openNotification();
    await show('System', key, { autoHide });
    await passTime(600_000);
    expect(screen.getByText(texts.en[`notice.System.${key}`]!)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toBeVisible();
  });

  it('pauses while the pointer is over the notice, then continues with the remaining time', async () => {
    const page = await openNotification();
    await show('System', 'saved', { autoHide: true });
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

  it('pauses while the notice has the focus', async () => {
    const page = await openNotification();
    await show('System', 'saved', { autoHide: true });
    fireEvent.focus(notificationElement(page));
    await passTime(60_000);
    expect(status()).not.toBeEmptyDOMElement();
    fireEvent.blur(notificationElement(page));
    await passTime(1300);
    expect(status()).toBeEmptyDOMElement();
  });
});

it('hides a success in the place of a notice that had the focus', async () => {
  stopClock();
  await openNotification();
  await show('Login', '403');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
  await show('System', 'saved', { autoHide: true });
  expect(status()).not.toBeEmptyDOMElement();
  await passTime(1300);
  expect(status()).toBeEmptyDOMElement();
});

it('is created once by the first notice on a page without it (contract 3)', async () => {
  await openPage({ path: '/en/', mounts: ['logout'] });
  expect(document.querySelector('[data-mount="notification"]')).toBeNull();
  await show('Login', '403');
  expect(await screen.findByText(texts.en['notice.Login.403']!)).toBeVisible();
  await show('Login', '400');
  expect(document.querySelectorAll('[data-mount="notification"]')).toHaveLength(1);
});

it('is on the page before the text of its first notice, which is then announced (P-23)', async () => {
  await openPage({ path: '/en/', mounts: ['logout'] });
  const changed: Node[] = [];
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  observer.observe(document.body, { childList: true, subtree: true });
  await show('StarRedemption', 'success');
  await screen.findByText(texts.en['notice.StarRedemption.success']!);
  observer.disconnect();
  // The text was added to the region, not the region with its text.
  expect(changed).toContain(status());
});

describe.each([
  ['/en/account/', texts.en],
  ['/account/', texts.zh],
])('when the login status could not be fetched, on %s (A-43)', (path, messages) => {
  const retryButton = () => within(alert()).queryByRole('button', { name: messages['general.retry']! });

  it('has no such button once another request fails with the same text', async () => {
    services.faults.set({ call: detailCall, fault: '500' });
    await openPage({ path, mounts: ['auth', 'notification'], signedInAs: 'mei' });
    expect(retryButton()).toBeVisible();
    await showError('Login', new ApiError('unavailable', '500', 500));
    expect(alert()).toHaveTextContent(messages['notice.System.500']!);
    expect(retryButton()).toBeNull();
  });

  it('has a button that fetches it again, and returns the focus to the form', async () => {
    services.faults.set({ call: detailCall, fault: '500', times: 2 });
    const page = await openPage({ path, mounts: ['auth', 'notification'], signedInAs: 'mei' });
    const username = screen.getByRole('textbox', { name: messages['auth.username']! });
    act(() => username.focus());
    act(() => retryButton()!.focus());
    await page.visitor.keyboard('{Enter}');
    await settle();
    expect(requestsTo(detailCall)).toHaveLength(2);
    expect(username).toHaveFocus();
    // It has failed again.
    await page.visitor.click(retryButton()!);
    await settle();
    expect(requestsTo(detailCall)).toHaveLength(3);
    expect(alert()).toBeEmptyDOMElement();
    expect(username).not.toBeInTheDocument();
  });

  it('waits with it for the time that the service asks for (B5)', async () => {
    stopClock();
    services.faults.set({ call: detailCall, fault: '429', times: 1 });
    const page = await openPage({ path: `${path}register`, mounts: ['register', 'notification'], signedInAs: 'mei' });
    expect(alert()).not.toBeEmptyDOMElement();
    expect(retryButton()).toHaveAccessibleDescription(/30 /);
    // A screen reader would read the alert again with each second.
    expect(within(alert()).getByText(/30 /).closest('[aria-hidden=true]')).not.toBeNull();
    await page.visitor.click(retryButton()!);
    await passTime(30_000);
    expect(requestsTo(detailCall)).toHaveLength(1);
    expect(retryButton()).not.toHaveAccessibleDescription();
    await expectAccessible(page.mountPoint('notification'));
    await page.visitor.click(retryButton()!);
    await settle();
    expect(requestsTo(detailCall)).toHaveLength(2);
    expect(page.navigatedTo).toEqual([`${location.origin}${path}`]);
  });
});
