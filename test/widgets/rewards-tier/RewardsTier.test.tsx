import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { answerOnce, callsOf, openPage, services, settle } from '../../support/page';
import { signOutElsewhere } from '../account/visit';

const detail = 'GET /api/Customers/detail';
const open = (path: string, signedInAs?: string) =>
  openPage({ path, mounts: ['rewards-tier', 'notification'], ...(signedInAs === undefined ? {} : { signedInAs }) });

describe.each([
  ['zh', '/account/', '绿卡会员', '金卡会员', '再攒 83 颗星星即可升级', '42 / 125 颗星星', '升级进度', '本轮星星'],
  [
    'en',
    '/en/account/',
    'Green member',
    'Gold member',
    '83 more to reach the next tier',
    '42 of 125 stars',
    'Progress to the next tier',
    'Stars of this round',
  ],
])('in %s', (language, path, green, gold, toGo, inWords, progress, round) => {
  it('a Green member sees the points out of those that the next tier needs (M-tier-01)', async () => {
    const page = await open(path, 'mei');
    const tier = page.mount('rewards-tier');
    expect(screen.getByRole('heading', { name: green })).toBeVisible();
    expect(tier).toHaveTextContent('42/125');
    expect(screen.getByText(toGo)).toBeVisible();
    const gauge = screen.getByRole('meter', { name: progress });
    expect(gauge).toHaveAttribute('aria-valuenow', '33.6');
    expect(gauge).toHaveAttribute('aria-valuetext', inWords);
    expect(gauge.querySelector('[stroke-dasharray]')).toHaveAttribute('stroke-dasharray', '33.6 200');
    // What would need a policy for inline styles (contract 6).
    expect(tier.querySelectorAll('[style]')).toHaveLength(0);
    await expectAccessible(tier);
  });

  it('a Gold member sees the stars of the round, and hears how many there are in all (M-tier-02, A-39)', async () => {
    const page = await open(path, 'gold');
    expect(screen.getByRole('heading', { name: gold })).toBeVisible();
    expect(page.mount('rewards-tier')).toHaveTextContent(/5\.5/);
    expect(page.mount('rewards-tier')).not.toHaveTextContent('23.5');
    const gauge = screen.getByRole('meter', { name: round });
    expect(gauge).toHaveAttribute('aria-valuenow', '5.5');
    expect(gauge).toHaveAttribute('aria-valuemax', '9');
    expect(gauge.getAttribute('aria-valuetext')).toBe(
      language === 'en'
        ? '5.5 of 9 stars in this round, 23.5 stars in total'
        : '本轮 5.5 颗，共 9 颗；总计 23.5 颗星星',
    );
    // Five stars of 30, and half of the sixth.
    expect(gauge.querySelector('svg svg')).toHaveAttribute('width', '165');
    await expectAccessible(page.mount('rewards-tier'));
  });
});

it.each([
  [{ firstName: 'A', loyaltyTier: 'Platinum', loyaltyPoints: 10, pointsToNextTier: 0 }, '10/10', '100'],
  [{ firstName: 'A', loyaltyTier: 'Green', loyaltyPoints: -8, pointsToNextTier: '125' }, '0/125', '0'],
  [{ firstName: 'A', loyaltyTier: null, loyaltyPoints: '1200.5', pointsToNextTier: 0.25 }, '1,200.5/1,200.8', '100'],
])('odd numbers and tiers are shown as far as they make sense: %j (I2)', async (user, figure, now) => {
  answerOnce(detail, user);
  const page = await open('/en/account/', 'mei');
  expect(page.mount('rewards-tier')).toHaveTextContent(figure);
  expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', now);
  if (now === '0') expect(page.mount('rewards-tier').querySelector('[stroke-dasharray]')).toBeNull();
  expect(page.mount('rewards-tier').textContent).not.toMatch(/NaN|Platinum|undefined/);
});

it.each([
  { firstName: 'A', loyaltyTier: 'Welcome', loyaltyPoints: 0, pointsToNextTier: 0 },
  { firstName: 'A', loyaltyTier: 'Green', loyaltyPoints: 'many', pointsToNextTier: null },
  { firstName: 'A' },
])('where no goal is named, the points stand alone, without a gauge: %j (M-tier-01, I2)', async (user) => {
  answerOnce(detail, user);
  const page = await open('/en/account/', 'mei');
  const tier = page.mount('rewards-tier');
  expect(tier).toHaveTextContent(/0 stars$/);
  expect(tier.textContent).not.toMatch(/\/|NaN|undefined/);
  expect(screen.queryByRole('meter')).toBeNull();
  await expectAccessible(tier);
});

describe('nothing shows', () => {
  it('to a visitor, who is asked nothing about (contract 3)', async () => {
    const page = await open('/en/account/');
    expect(page.isReady('rewards-tier')).toBe(true);
    expect(page.mount('rewards-tier')).toBeEmptyDOMElement();
    expect(callsOf(detail)).toEqual([]);
  });

  it.each(['timeout', '500', '401', 'html', 'empty'] as const)(
    'while the account has not answered: %s (C1, C2)',
    async (fault) => {
      services.faults.set({ call: detail, fault });
      const page = await open('/en/account/', 'gold');
      expect(page.isReady('rewards-tier')).toBe(true);
      expect(page.mount('rewards-tier')).toBeEmptyDOMElement();
    },
  );

  it('after a sign-out in another tab (C4)', async () => {
    const page = await open('/en/account/', 'gold');
    expect(page.mount('rewards-tier')).not.toBeEmptyDOMElement();
    await act(async () => signOutElsewhere());
    await settle();
    expect(page.mount('rewards-tier')).toBeEmptyDOMElement();
  });
});
