import { act, fireEvent, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { siteOrigin } from '../../support/page/openPage';
import { settle } from '../../support/page/settle';
import { respondOnce } from '../../support/page/stubServices';
import { texts } from '../../support/texts';
import { focusElsewhere } from '../kit/hooks/focusElsewhere';
import { createRewards, heading, openRewardsPage, rewardsCall, rowTexts } from './openRewardsPage';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const reward = (name: string, days: number) => ({ name, expiredAt: inDays(days) });
const manyRewards = [
  { name: 'No end' },
  ...[30, 20, 6, 40, 10, 50].map((days) => reward(`In ${days}`, days)),
  ...Array.from({ length: 12 }, () => reward('Cake', 15)),
];

describe.each([
  ['zh', ''],
  ['en', '/en'],
] as const)('in %s', (language, prefix) => {
  const messages = texts[language];
  const seeAll = () => screen.queryByRole('link', { name: messages['rewards.seeAll']!.replace('{count}', '19') });

  it('the account home shows the five that end first and a link to all (M-core-13)', async () => {
    respondOnce(rewardsCall, manyRewards);
    const page = await openRewardsPage(`${prefix}/account/#/`, 'mei');
    expect(rowTexts(page).map((text) => text?.replace(/\d{4}-.*|Valid.*|有效期.*/, ''))).toEqual([
      'In 6',
      'In 10',
      'Cake × 12',
      'In 20',
      'In 30',
    ]);
    expect(heading()).toHaveTextContent(/19$/);
    expect(seeAll()).toHaveAttribute('href', `${siteOrigin}${prefix}/account/#/rewards`);
    await expectAccessible(page.mountPoint('rewards'));

    await page.visitor.click(seeAll()!);
    await act(async () => {
      location.hash = '#/rewards';
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
    expect(rowTexts(page)).toHaveLength(8);
    expect(rowTexts(page).at(-1)).toBe('No end');
    expect(seeAll()).toBeNull();
    expect(heading()).toHaveFocus();
  });

  it('a reward that ends within seven days is marked', async () => {
    respondOnce(rewardsCall, [reward('Later', 8), reward('Soon', 6.9), reward('Over', -2), { name: 'Never' }]);
    const page = await openRewardsPage(`${prefix}/account/#/rewards`, 'mei');
    const marked = rowTexts(page).filter((text) => text?.endsWith(messages['rewards.soon']!));
    expect(marked).toEqual([expect.stringMatching(/^Soon/)]);
  });
});

it('a link that opened another tab does not move the focus later', async () => {
  respondOnce(rewardsCall, manyRewards);
  await openRewardsPage('/en/account/#/', 'mei');
  const elsewhere = focusElsewhere();
  fireEvent.click(screen.getByRole('link', { name: /19/ }), { ctrlKey: true });
  await act(async () => {
    location.hash = '#/rewards';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.queryByRole('link', { name: /19/ })).toBeNull();
  expect(elsewhere).toHaveFocus();
});

it('equal rewards that end on one day are marked while one of them is valid', async () => {
  stopClock('2026-11-27T12:00:00+08:00');
  const ends = ['2026-11-27 18:00:00', '2026-11-27 06:00:00', '2026-11-26 06:00:00'];
  respondOnce(
    rewardsCall,
    ends.map((expiredAt) => ({ name: 'Cake', expiredAt })),
  );
  const page = await openRewardsPage('/en/account/#/rewards', 'mei');
  await settle();
  expect(rowTexts(page)).toEqual(['CakeValid until 2026-11-26', 'Cake × 2Valid until 2026-11-27Ends soon']);
});

it('the account home shows all rewards when there are five', async () => {
  respondOnce(rewardsCall, createRewards(5));
  const page = await openRewardsPage('/en/account/', 'mei');
  await settle();
  expect(rowTexts(page)).toHaveLength(5);
  expect(screen.queryByRole('link')).toBeNull();
});
