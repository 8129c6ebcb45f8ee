import { routes } from '../../demo/site/routes';
import { expect, test, verifyCaptcha } from './support/fixtures';

const otherPage = '/help/legal/star-gift-exchange-terms/';
/** The page to go to from `otherPage`. */
const anotherPage = '/apps/';

test('the bfcache takes every page of the demo', async ({ visitor, engine, language, prefix }) => {
  test.setTimeout(300_000);
  const refused: string[] = [];
  // Firefox refuses a page that is left while a request is pending, such as one for a late file: each has three tries.
  const isRestored = async (path: string) => {
    for (let tries = 0; tries < 3; tries += 1) {
      await visitor.waitUntilQuiet();
      if (await visitor.leaveAndReturn(prefix + (path === otherPage ? anotherPage : otherPage))) return true;
    }
    return false;
  };
  for (const [index, { path, layout }] of routes.entries()) {
    // A page without widgets has nothing to be ready.
    if (layout === 'document') continue;
    // In CI, to save time, the engines take turns.
    if (process.env['CI'] && (index % 2 === 0) !== (engine === 'firefox')) continue;
    await visitor.open(prefix + path);
    if (path.endsWith('svc-query')) await visitor.find('button', verifyCaptcha[language]);
    if (!(await isRestored(path))) refused.push(path);
  }
  expect(refused).toEqual([]);
});

test('after history navigation the first step of the recovery is empty (F6)', async ({ visitor, demo, t, prefix }) => {
  await visitor.open(`${prefix}/account/forgot-password`);
  await visitor.type(t('forgotPassword.identifier'), '13800000001');
  await visitor.click('button', t('forgotPassword.next'));
  await visitor.type(t('forgotPassword.pin'), '12');
  await visitor.leaveAndReturn(prefix + otherPage);
  expect(await visitor.valueOf(t('forgotPassword.identifier'))).toBe('');
  expect(demo.services.outbox).toHaveLength(1);
});

test('after history navigation the sign-in form has the typed user name', async ({ visitor, t, prefix }) => {
  await visitor.open(`${prefix}/account/`);
  await visitor.type(t('auth.username'), 'mei');
  await visitor.leaveAndReturn(prefix + otherPage);
  expect(await visitor.valueOf(t('auth.username'))).toBe('mei');
});
