import { routes } from '../../demo/site/routes';
import { expect, test } from './support/fixtures';
import { texts } from './support/texts';

const otherPage = '/help/legal/star-gift-exchange-terms/';

test('the bfcache takes every page of the demo', async ({ visitor, prefix }) => {
  test.setTimeout(300_000);
  const refused: string[] = [];
  for (const { path, layout } of routes) {
    // A page without widgets has nothing to be ready.
    if (layout === 'document' || path === otherPage) continue;
    await visitor.open(prefix + path);
    await visitor.waitUntilReady();
    if (!(await visitor.leaveAndReturn(prefix + otherPage))) refused.push(path);
  }
  expect(refused).toEqual([]);
});

test('after history navigation the first step of the recovery is empty (F6)', async ({
  visitor,
  demo,
  language,
  prefix,
}) => {
  const { recovery } = texts[language];
  await visitor.open(`${prefix}/account/forgot-password`);
  await visitor.type(recovery.identifier, '13800000001');
  await visitor.click('button', recovery.next);
  await visitor.type(recovery.pin, '12');
  await visitor.leaveAndReturn(prefix + otherPage);
  expect(await visitor.valueOf(recovery.identifier)).toBe('');
  expect(demo.services.outbox).toHaveLength(1);
});

test('after history navigation the sign-in form has the typed user name', async ({ visitor, language, prefix }) => {
  const { signIn } = texts[language];
  await visitor.open(`${prefix}/account/`);
  await visitor.type(signIn.user, 'mei');
  await visitor.leaveAndReturn(prefix + otherPage);
  expect(await visitor.valueOf(signIn.user)).toBe('mei');
});
