import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage, services, settle } from '../../support/page';

const bar = () => screen.queryByRole('progressbar', { name: /^(Loading|加载中)$/ });

/** A piece of work that a visitor waits for, and how to end it. */
async function work() {
  const { counted } = await import('../../../src/api/activity');
  let end: (how?: Error) => void = () => {};
  const promise = new Promise<void>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve());
  });
  const done = act(async () => counted(promise).catch(() => {}));
  // The act ends with the work: until then it is only begun.
  void done;
  return async (how?: Error) => {
    end(how);
    await done;
  };
}

it.each([
  ['/en/', 'Loading'],
  ['/', '加载中'],
])('on %s is a progress bar named %s while a call is under way (M-ldg-01)', async (path, name) => {
  services.faults.set({ call: 'POST /logout', fault: 'timeout' });
  const page = await openPage({ path, mounts: ['loading', 'logout', 'notification'], signedInAs: 'mei' });
  expect(page.mount('loading')).toBeEmptyDOMElement();
  await page.visitor.click(screen.getByRole('button'));
  expect(screen.getByRole('progressbar', { name })).toBeInTheDocument();
  await expectAccessible(page.mount('loading'));
});
