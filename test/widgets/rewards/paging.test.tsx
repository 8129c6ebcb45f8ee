import { screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { stopClock } from '../../support/clock';
import { answerOnce, callsOf, type Page, passTime, services, settle } from '../../support/page';
import { texts } from '../../support/texts';
import { call, giveRewards, openRewards, pageOf, rowTexts, tryAgain } from './visit';

/** The number in the list's heading, and that of the greeting on the same page. */
const counts = (page: Page) => [
  within(page.mount('rewards')).getByRole('heading').textContent?.replace('Available rewards', ''),
  within(page.mount('entry')).getByRole('definition').textContent,
];
const open = () => openRewards('/en/account/', 'mei', ['entry']);
const pagesAsked = () => callsOf(call).map(({ query }) => query['pageNum']);

it.each([
  [0, '0', 1],
  [99, '99', 1],
  [100, '100', 2],
  [250, '250', 3],
])('%d rewards are counted exactly, with one reading for all widgets (M-api-21, A-40)', async (given, shown, pages) => {
  giveRewards(given);
  const page = await open();
  expect(counts(page)).toEqual([shown, shown]);
  expect(pagesAsked()).toEqual(Array.from({ length: pages }, (_, index) => String(index + 1)));
});

it('a server that never comes to an end is read to page 50: there are 5,000 or more (contract 5, I1)', async () => {
  giveRewards(9_999);
  const page = await open();
  for (let patience = 0; patience < 20 && counts(page)[0] === ''; patience += 1) await settle();
  expect(counts(page)).toEqual(['5,000+5,000 or more', '5,000+5,000 or more']);
  expect(screen.getAllByText('5,000+')[0]).toHaveAttribute('aria-hidden', 'true');
  expect(pagesAsked()).toHaveLength(50);
  expect(pagesAsked().slice(-1)).toEqual(['50']);
  expect(rowTexts(page)).toHaveLength(100);
  expect(tryAgain()).toBeNull();
});

it('a page that came before ends the reading: the number is not known, what there is shows (I1)', async () => {
  answerOnce(call, pageOf(100));
  answerOnce(call, pageOf(100));
  const page = await open();
  expect(pagesAsked()).toEqual([]);
  expect(counts(page)).toEqual(['–Number not known', '–Number not known']);
  expect(rowTexts(page)).toHaveLength(100);
  expect(screen.getByText(texts.en['rewards.incomplete']!)).toBeVisible();
  // It is odd, but no call has failed.
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('a last page that looks like an earlier one is no repetition when it is not full', async () => {
  answerOnce(call, []);
  answerOnce(
    call,
    Array.from({ length: 100 }, () => null),
  );
  const page = await open();
  expect(counts(page)).toEqual(['100', '100']);
});

it('a page that fails leaves what was read, no number, and a way to try again (I1)', async () => {
  giveRewards(250);
  answerOnce(call, pageOf(100));
  services.faults.set({ call, fault: '500', times: 1 });
  const page = await open();
  expect(pagesAsked()).toEqual(['2']);
  expect(counts(page)).toEqual(['–Number not known', '–Number not known']);
  expect(rowTexts(page)[0]).toBe('Reward 1');
  expect(screen.getByText(texts.en['rewards.incomplete']!)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.System.Default_Error']!);

  await page.visitor.click(tryAgain()!);
  await settle();
  expect(counts(page)).toEqual(['250', '250']);
  expect(pagesAsked()).toEqual(['2', '1', '2', '3']);
});

it('is over after 15 s however slow the pages come, one at a time (I1)', async () => {
  stopClock();
  giveRewards(9_999);
  services.faults.set({ call, fault: 'slow' });
  const page = await open();
  for (const [second, asked] of [
    [3.9, 1],
    [0.2, 2],
    [4, 3],
    [4, 4],
  ] as const) {
    await passTime(second * 1000);
    expect(pagesAsked()).toHaveLength(asked);
  }
  expect(counts(page)).toEqual(['', 'Loading…']);
  await passTime(3_000);
  expect(pagesAsked()).toHaveLength(4);
  expect(counts(page)).toEqual(['–Number not known', '–Number not known']);
  expect(rowTexts(page)).toHaveLength(100);
});

it('a single call has 10 s', async () => {
  stopClock();
  services.faults.set({ call, fault: 'timeout' });
  const page = await open();
  await passTime(9_900);
  expect(counts(page)).toEqual(['', 'Loading…']);
  await passTime(200);
  expect(counts(page)[0]).toBe('–Number not known');
});

it('the loading bar shows for the whole reading, not page by page', async () => {
  stopClock();
  giveRewards(250);
  services.faults.set({ call, fault: 'slow' });
  await openRewards('/en/account/', 'mei', ['loading']);
  for (let second = 0; second < 11; second += 1) {
    expect(screen.getByRole('progressbar')).toBeVisible();
    await passTime(1000);
  }
  await passTime(2000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

describe('a 401 is a doubt in the session: who is signed in is asked again (C1)', () => {
  it('and when it is over, the page is that of a visitor', async () => {
    Cookies.set('login-status', 'true');
    answerOnce('GET /api/Customers/detail', { firstName: 'Mei', loyaltyTier: 'Green' });
    const page = await openRewards('/en/account/', undefined, ['entry']);
    expect(page.mount('rewards')).toBeEmptyDOMElement();
    expect(within(page.mount('entry')).getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(document.body.textContent).not.toContain('Mei');
    expect(document.cookie).not.toContain('login-status');
    expect(pagesAsked()).toEqual(['1']);
  });

  it('and when it is not, the rewards are read again', async () => {
    services.faults.set({ call, fault: '401', times: 1 });
    const page = await open();
    expect(callsOf('GET /api/Customers/detail')).toHaveLength(2);
    expect(counts(page)).toEqual(['7', '7']);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

it('a service that refuses members time and again does not make the page ask for ever', async () => {
  services.faults.set({ call, fault: '401' });
  const page = await open();
  await settle();
  expect(callsOf('GET /api/Customers/detail')).toHaveLength(2);
  expect(callsOf(call)).toHaveLength(2);
  expect(counts(page)[0]).toBe('–Number not known');
  expect(tryAgain()).toBeVisible();
});

it('stops when the last widget that shows them goes', async () => {
  services.faults.set({ call, fault: 'timeout', times: 1 });
  const page = await open();
  await page.remove('rewards');
  await page.remove('entry');
  await settle();
  expect(callsOf(call)).toHaveLength(1);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
