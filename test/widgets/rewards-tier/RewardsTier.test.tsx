import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';
import { signOutInOtherTab } from '../account/otherTab';

const detail = 'GET /api/Customers/detail';
const openTier = (path: string, signedInAs?: string) =>
  openPage({ path, mounts: ['rewards-tier', 'notification'], ...(signedInAs === undefined ? {} : { signedInAs }) });

const expectedTexts = {
  zh: {
    toNext: '再攒 83 颗星星即可升级',
    pointsValue: '42 / 125 颗星星',
    goldValue: '本轮 5.5 颗，共 9 颗；总计 23.5 颗星星',
  },
  en: {
    toNext: '83 more to reach the next tier',
    pointsValue: '42 of 125 stars',
    goldValue: '5.5 of 9 stars in this round, 23.5 stars in total',
  },
} as const;

describe.each([
  ['zh', '/account/'],
  ['en', '/en/account/'],
] as const)('tier in %s', (language, path) => {
  const messages = texts[language];
  const { toNext, pointsValue, goldValue } = expectedTexts[language];

  it('shows a Green member the points out of those that the next tier needs (M-tier-01)', async () => {
    const page = await openTier(path, 'mei');
    const tier = page.mountPoint('rewards-tier');
    expect(screen.getByRole('heading', { name: messages['rewardsTier.green']! })).toBeVisible();
    expect(tier).toHaveTextContent('42/125');
    expect(screen.getByText(toNext)).toBeVisible();
    const gauge = screen.getByRole('meter', { name: messages['rewardsTier.progress']! });
    expect(gauge).toHaveAttribute('aria-valuenow', '33.6');
    expect(gauge).toHaveAttribute('aria-valuetext', pointsValue);
    expect(gauge.querySelector('[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', '88.7 263.9');
    // A content security policy may forbid inline styles (contract 6).
    expect(tier.querySelectorAll('[style]')).toHaveLength(0);
    await expectAccessible(tier);
  });

  it('shows a Gold member the stars of the round, with the total as text for screen readers (M-tier-02, M-con-31, A-39)', async () => {
    const page = await openTier(path, 'gold');
    expect(screen.getByRole('heading', { name: messages['rewardsTier.gold']! })).toBeVisible();
    expect(page.mountPoint('rewards-tier')).toHaveTextContent(/5\.5/);
    expect(page.mountPoint('rewards-tier')).not.toHaveTextContent('23.5');
    const gauge = screen.getByRole('meter', { name: messages['rewardsTier.goldProgress']! });
    expect(gauge).toHaveAttribute('aria-valuenow', '5.5');
    expect(gauge).toHaveAttribute('aria-valuemax', '9');
    expect(gauge).toHaveAttribute('aria-valuetext', goldValue);
    expect(screen.getByText(messages['rewardsTier.lostCard']!)).toHaveTextContent('24');
    expect(screen.getByRole('link', { name: messages['rewardsTier.reportLostCard']! })).toHaveAttribute(
      'href',
      `http://localhost${path}#/profile/msr`,
    );
    // Five stars of 30 units, and half of the sixth.
    expect(gauge.querySelector('svg svg')).toHaveAttribute('width', '165');
    await expectAccessible(page.mountPoint('rewards-tier'));
  });
});

it('has no plural for one star (M-tier-02)', async () => {
  respondOnce(detail, { firstName: 'A', loyaltyTier: 'Gold', rewardPoints: 1 });
  await openTier('/en/account/', 'gold');
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '1.0 of 9 stars in this round, 1 star in total');
});

it.each([
  [{ firstName: 'A', loyaltyTier: 'Platinum', loyaltyPoints: 10, pointsToNextTier: 0 }, '10/10', '100'],
  [{ firstName: 'A', loyaltyTier: 'Green', loyaltyPoints: -8, pointsToNextTier: '125' }, '0/125', '0'],
  [{ firstName: 'A', loyaltyTier: null, loyaltyPoints: '1200.5', pointsToNextTier: 0.25 }, '1,200.5/1,200.8', '100'],
])('shows unusual numbers and tiers without an error: %j (I2)', async (user, figure, now) => {
  respondOnce(detail, user);
  const page = await openTier('/en/account/', 'mei');
  expect(page.mountPoint('rewards-tier')).toHaveTextContent(figure);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', now);
  if (now === '0') expect(page.mountPoint('rewards-tier').querySelector('[stroke-dasharray]')).toBeNull();
  expect(page.mountPoint('rewards-tier').textContent).not.toMatch(/NaN|Platinum|undefined/);
});

it.each([
  { firstName: 'A', loyaltyTier: 'Welcome', loyaltyPoints: 0, pointsToNextTier: 0 },
  { firstName: 'A', loyaltyTier: 'Green', loyaltyPoints: 'many', pointsToNextTier: null },
  { firstName: 'A' },
])('shows an empty gauge for 0/0: %j (M-tier-01, A-38, I2)', async (user) => {
  respondOnce(detail, user);
  const page = await openTier('/en/account/', 'mei');
  const tier = page.mountPoint('rewards-tier');
  expect(tier).toHaveTextContent(/0\/0 stars$/);
  expect(tier.textContent).not.toMatch(/NaN|undefined/);
  const gauge = screen.getByRole('meter');
  expect(gauge).toHaveAttribute('aria-valuenow', '0');
  expect(gauge).toHaveAttribute('aria-valuetext', '0 of 0 stars');
  expect(gauge.querySelector('[stroke-dasharray]')).toBeNull();
  await expectAccessible(tier);
});

describe('the widget is empty', () => {
  it('for a signed-out visitor, without any request (contract 3)', async () => {
    const page = await openTier('/en/account/');
    expect(page.isReady('rewards-tier')).toBe(true);
    expect(page.mountPoint('rewards-tier')).toBeEmptyDOMElement();
    expect(requestsTo(detail)).toEqual([]);
  });

  it.each(['timeout', '500', '401', 'html', 'empty'] as const)(
    'while the login status is unknown: %s (C1, C2)',
    async (fault) => {
      services.faults.set({ call: detail, fault });
      const page = await openTier('/en/account/', 'gold');
      expect(page.isReady('rewards-tier')).toBe(true);
      expect(page.mountPoint('rewards-tier')).toBeEmptyDOMElement();
    },
  );

  it('after a sign-out in another tab (C4)', async () => {
    const page = await openTier('/en/account/', 'gold');
    expect(page.mountPoint('rewards-tier')).not.toBeEmptyDOMElement();
    await act(async () => signOutInOtherTab());
    await settle();
    expect(page.mountPoint('rewards-tier')).toBeEmptyDOMElement();
  });
});
