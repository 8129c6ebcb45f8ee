import { act, screen } from '@testing-library/react';
import { trackActivity } from '../../../src/api/http/activity';
import { expectAccessible } from '../../support/axe';
import { openPage } from '../../support/page/openPage';
import { requests, services } from '../../support/page/stubServices';

const loadingBar = () => screen.queryByRole('progressbar', { name: 'Loading' });

/** Starts a pending call. Returns a function that ends it, with an error where one is given. */
async function startCall(): Promise<(error?: Error) => Promise<void>> {
  let end: (error?: Error) => void = () => {};
  const call = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  await act(async () => {
    trackActivity(call).catch(() => {});
  });
  return (error) => act(async () => end(error));
}

it.each([
  ['/en/', 'Loading'],
  ['/', '加载中'],
])('on %s it is a progress bar named %s during a request (M-ldg-01)', async (path, name) => {
  services.faults.set({ call: 'POST /logout', fault: 'timeout' });
  const page = await openPage({ path, mounts: ['loading', 'logout', 'notification'], signedInAs: 'mei' });
  expect(page.isReady('loading')).toBe(true);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await page.visitor.click(screen.getByRole('button'));
  expect(screen.getByRole('progressbar', { name })).toBeInTheDocument();
  await expectAccessible(page.mountPoint('loading'));
});

it('stays until the last of several calls has ended, with or without an error (B8)', async () => {
  await openPage({ path: '/en/', mounts: ['loading'] });
  const [first, second] = [await startCall(), await startCall()];
  expect(loadingBar()).toBeInTheDocument();
  await first(new Error('lost'));
  expect(loadingBar()).toBeInTheDocument();
  await second();
  expect(loadingBar()).toBeNull();
  // A count below zero would hide the bar during the next call.
  const third = await startCall();
  expect(loadingBar()).toBeInTheDocument();
  await third();
  expect(loadingBar()).toBeNull();
});

it('does not appear for a request that the visitor does not wait for (M-ldg-01)', async () => {
  services.faults.set({ call: 'GET /public/svc/captcha', fault: 'timeout' });
  await openPage({ path: '/en/', mounts: ['loading', 'svc-query'] });
  expect(requests).toEqual(['GET http://public.test/public/svc/captcha']);
  expect(loadingBar()).toBeNull();
});

it('is created once by the first call on a page without it (contract 3)', async () => {
  await openPage({ path: '/en/', mounts: ['logout'] });
  expect(document.querySelector('[data-mount="loading"]')).toBeNull();
  const first = await startCall();
  expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
  const second = await startCall();
  expect(document.querySelectorAll('[data-mount="loading"]')).toHaveLength(1);
  await first();
  await second();
  expect(loadingBar()).toBeNull();
});
