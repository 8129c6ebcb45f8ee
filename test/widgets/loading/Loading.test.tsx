import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage, requests, services } from '../../support/page';

const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

/** Begins a piece of work that a visitor waits for; answers how to end it. */
async function begin(): Promise<(failure?: Error) => Promise<void>> {
  const { counted } = await import('../../../src/api/activity');
  let settle: (failure?: Error) => void = () => {};
  const work = new Promise<void>((resolve, reject) => {
    settle = (failure) => (failure ? reject(failure) : resolve());
  });
  act(() => {
    counted(work).catch(() => {});
  });
  return (failure) => act(async () => settle(failure));
}

it.each([
  ['/en/', 'Loading'],
  ['/', '加载中'],
])('on %s is a progress bar named %s while a call is under way (M-ldg-01)', async (path, name) => {
  services.faults.set({ call: 'POST /logout', fault: 'timeout' });
  const page = await openPage({ path, mounts: ['loading', 'logout', 'notification'], signedInAs: 'mei' });
  expect(page.isReady('loading')).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await page.visitor.click(screen.getByRole('button'));
  expect(screen.getByRole('progressbar', { name })).toBeInTheDocument();
  await expectAccessible(page.mount('loading'));
});

it('stays until the last of several calls has ended, however it ended, and is ready for the next (B8)', async () => {
  await openPage({ path: '/en/', mounts: ['loading'] });
  const [first, second] = [await begin(), await begin()];
  expect(bar()).toBeInTheDocument();
  await first(new Error('lost'));
  expect(bar()).toBeInTheDocument();
  await second();
  expect(bar()).toBeNull();
  // Had it counted below zero, one call would not bring it back.
  const third = await begin();
  expect(bar()).toBeInTheDocument();
  await third();
  expect(bar()).toBeNull();
});

it('does not move for calls that nobody waits for', async () => {
  services.faults.set({ call: 'GET /public/svc/captcha', fault: 'timeout' });
  await openPage({ path: '/en/', mounts: ['loading', 'svc-query'] });
  expect(requests).toEqual(['GET http://public.test/public/svc/captcha']);
  expect(bar()).toBeNull();
});

it('is made when a page lacks it and something is waited for, once (contract 3)', async () => {
  await openPage({ path: '/en/', mounts: ['logout'] });
  expect(document.querySelector('[data-mount="loading"]')).toBeNull();
  const first = await begin();
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  const second = await begin();
  expect(document.querySelectorAll('[data-mount="loading"]')).toHaveLength(1);
  await first();
  await second();
  expect(bar()).toBeNull();
});
