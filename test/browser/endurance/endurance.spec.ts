import { expect, test } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { openMemoryMeter } from '../support/memory';
import { expectReady } from '../support/page';
import { createMember } from './member';
import { countTimers, countTimersFromStart } from './timers';

const isLong = Boolean(process.env['LONG']);
/** The rounds before the first measurement, in which caches fill. */
const warmUpRounds = isLong ? 4 : 2;
/** The rounds of a member between the measurements, each a few minutes of the page's clock: an hour, or some minutes in CI. */
const rounds = isLong ? 14 : 2;
/** The bytes that the heap may grow between the two measurements. */
const maxGrowth = 1_000_000;

const names = [
  'logout',
  'entry',
  'account-primary',
  'auth',
  'forgot-password',
  'rewards-tier',
  'rewards',
  'svc-query',
  'invoice',
  'promotion',
  'notification',
  'loading',
];

// The compilers that make hot code fast keep up to 1 MB of it in an hour, which would hide a leak of that size.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), '--js-flags=--no-sparkplug --no-maglev --no-turbofan'];
      return use({ ...launchOptions, args });
    },
    { scope: 'worker' },
  ],
});

test('a page that stays open for an hour keeps no timers, listeners, nodes or memory (A2, D5)', async ({
  page,
  demo,
  openHostPage,
}, { annotations }) => {
  test.setTimeout((warmUpRounds + rounds) * 20_000);
  await page.clock.install();
  await countTimersFromStart(page);
  const mountPoints = names.map((name) => mountTag(name)).join('');
  // On an account page, the amounts of an invoice would be cents.
  const body = configBlock(demo) + mountPoints.replace('"invoice"', '"invoice" data-unit="yuan"') + loaderTag(demo);
  await openHostPage(body, { path: '/en/account/' });
  for (const name of names) await expectReady(page, name);
  const measureMemory = await openMemoryMeter(page);
  const measure = async () => {
    // Ends the hiding of notices and similar waits.
    await page.clock.runFor(61_000);
    return { ...(await measureMemory()), timers: await countTimers(page) };
  };
  const member = createMember(page, demo);
  for (let round = 0; round < warmUpRounds; round += 1) await member.liveRound();
  const before = await measure();
  const startedAt = await page.evaluate(() => Date.now());
  for (let round = 0; round < rounds; round += 1) await member.liveRound();
  const after = await measure();

  const minutes = Math.floor(((await page.evaluate(() => Date.now())) - startedAt) / 60_000);
  const details = JSON.stringify({ minutes, before, after });
  annotations.push({ type: 'figures', description: details });
  console.log(`Endurance: ${details}`);
  expect(after.timers, details).toBeLessThanOrEqual(before.timers);
  expect(after.listeners, details).toBeLessThanOrEqual(before.listeners);
  expect(after.nodes, details).toBeLessThanOrEqual(before.nodes);
  expect(after.heap - before.heap, details).toBeLessThanOrEqual(maxGrowth);
  if (isLong) expect(minutes).toBeGreaterThanOrEqual(60);
});
