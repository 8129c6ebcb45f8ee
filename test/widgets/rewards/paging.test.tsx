import { screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { stopClock } from '../../support/clock';
import { languages } from '../../support/page/languages';
import type { Page } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';
import { createRewards, openRewardsPage, retryButton, rewardsCall, rowTexts, setRewardCount } from './openRewardsPage';

/** Returns the count in the heading of the list, and the count in the home page greeting. */
const counts = (page: Page) => [
  within(page.mountPoint('rewards')).getByRole('heading').textContent?.replace('Available rewards', ''),
  within(page.mountPoint('entry')).getByRole('definition').textContent,
];
const openBothWidgets = () => openRewardsPage('/en/account/#/rewards', 'mei', ['entry']);
const requestedPages = () => requestsTo(rewardsCall).map(({ query }) => query['pageNum']);

it.each([
  [0, '0', 1],
  [99, '99', 1],
  [100, '100', 2],
  [250, '250', 3],
])(
  'counts %d rewards exactly, with one fetch for all widgets (M-api-21, A-40)',
  async (rewardCount, countText, pages) => {
    setRewardCount(rewardCount);
    const page = await openBothWidgets();
    expect(counts(page)).toEqual([countText, countText]);
    expect(requestedPages()).toEqual(Array.from({ length: pages }, (_, index) => String(index + 1)));
  },
);

it('stops at page 50 and shows 5,000 or more (contract 5, I1)', async () => {
  setRewardCount(9_999);
  const page = await openBothWidgets();
  for (let waits = 0; waits < 20 && counts(page)[0] === ''; waits += 1) await settle();
  expect(counts(page)).toEqual(['5,000+5,000 or more', '5,000+5,000 or more']);
  expect(screen.getAllByText('5,000+')[0]).toHaveAttribute('aria-hidden', 'true');
  expect(requestedPages()).toHaveLength(50);
  expect(requestedPages().slice(-1)).toEqual(['50']);
  expect(rowTexts(page)).toHaveLength(60);
  expect(retryButton()).toBeNull();
});

it.each(languages)(
  'says below the list that it ends after the first 5,000 rewards, in %s (contract 5, I1)',
  async (language) => {
    setRewardCount(9_999);
    const page = await openRewardsPage(`${language === 'en' ? '/en' : ''}/account/#/rewards`, 'mei');
    for (let waits = 0; waits < 20 && rowTexts(page).length === 0; waits += 1) await settle();
    expect(screen.getByText(texts[language]['rewards.stopped']!.replace('{count}', '5,000'))).toBeVisible();
  },
);

it('stops at a repeated page: shows its rewards, and a dash for the count (I1)', async () => {
  respondOnce(rewardsCall, createRewards(100));
  respondOnce(rewardsCall, createRewards(100));
  const page = await openBothWidgets();
  expect(requestedPages()).toEqual([]);
  expect(counts(page)).toEqual(['–Number not known', '–Number not known']);
  expect(rowTexts(page)).toHaveLength(100);
  expect(screen.getByText(texts.en['rewards.incomplete']!)).toBeVisible();
  // No request has failed, so there is no notice.
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('keeps the rewards of earlier pages when a page fails, with a dash for the count and a retry button (I1)', async () => {
  setRewardCount(250);
  respondOnce(rewardsCall, createRewards(100));
  services.faults.set({ call: rewardsCall, fault: '500', times: 1 });
  const page = await openBothWidgets();
  expect(requestedPages()).toEqual(['2']);
  expect(counts(page)).toEqual(['–Number not known', '–Number not known']);
  expect(rowTexts(page)[0]).toBe('Reward 1');
  expect(screen.getByText(texts.en['rewards.incomplete']!)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(texts.en['notice.System.Default_Error']!);

  await page.visitor.click(retryButton()!);
  await settle();
  expect(counts(page)).toEqual(['250', '250']);
  expect(requestedPages()).toEqual(['2', '1', '2', '3']);
});

it('fetches one page at a time and stops after 15 s (I1)', async () => {
  stopClock();
  setRewardCount(9_999);
  services.faults.set({ call: rewardsCall, fault: 'slow' });
  const page = await openBothWidgets();
  for (const [seconds, requested] of [
    [3.9, 1],
    [0.2, 2],
    [4, 3],
    [4, 4],
  ] as const) {
    await passTime(seconds * 1000);
    expect(requestedPages()).toHaveLength(requested);
  }
  expect(counts(page)).toEqual(['', 'Loading…']);
  await passTime(3_000);
  expect(requestedPages()).toHaveLength(4);
  expect(counts(page)).toEqual(['–Number not known', '–Number not known']);
  expect(rowTexts(page)).toHaveLength(60);
});

it('times out after 10 s for a single page (I1)', async () => {
  stopClock();
  services.faults.set({ call: rewardsCall, fault: 'timeout' });
  const page = await openBothWidgets();
  await passTime(9_900);
  expect(counts(page)).toEqual(['', 'Loading…']);
  await passTime(200);
  expect(counts(page)[0]).toBe('–Number not known');
});

it('shows the loading bar until the last page (B8)', async () => {
  stopClock();
  setRewardCount(250);
  services.faults.set({ call: rewardsCall, fault: 'slow' });
  await openRewardsPage('/en/account/#/rewards', 'mei', ['loading']);
  for (let second = 0; second < 11; second += 1) {
    expect(screen.getByRole('progressbar')).toBeVisible();
    await passTime(1000);
  }
  await passTime(2000);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

describe('after a 401 the session is checked again (C1)', () => {
  it('shows the signed-out page when the session is over', async () => {
    Cookies.set('login-status', 'true');
    respondOnce('GET /api/Customers/detail', { firstName: 'Mei', loyaltyTier: 'Green' });
    const page = await openRewardsPage('/en/account/#/rewards', undefined, ['entry']);
    expect(page.mountPoint('rewards')).toBeEmptyDOMElement();
    expect(within(page.mountPoint('entry')).getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(document.body.textContent).not.toContain('Mei');
    expect(document.cookie).not.toContain('login-status');
    expect(requestedPages()).toEqual(['1']);
  });

  it('fetches the rewards again when the session is valid', async () => {
    services.faults.set({ call: rewardsCall, fault: '401', times: 1 });
    const page = await openBothWidgets();
    expect(requestsTo('GET /api/Customers/detail')).toHaveLength(2);
    expect(counts(page)).toEqual(['7', '7']);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});

it('checks the session only once when the service keeps responding with 401 (C1)', async () => {
  services.faults.set({ call: rewardsCall, fault: '401' });
  const page = await openBothWidgets();
  await settle();
  expect(requestsTo('GET /api/Customers/detail')).toHaveLength(2);
  expect(requestsTo(rewardsCall)).toHaveLength(2);
  expect(counts(page)[0]).toBe('–Number not known');
  expect(retryButton()).toBeVisible();
});

it('stops fetching when the last widget with rewards is removed (B9)', async () => {
  stopClock();
  setRewardCount(250);
  services.faults.set({ call: rewardsCall, fault: 'slow' });
  const page = await openBothWidgets();
  await page.removeMountPoint('rewards');
  await page.removeMountPoint('entry');
  await passTime(10_000);
  expect(requestsTo(rewardsCall)).toHaveLength(1);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
