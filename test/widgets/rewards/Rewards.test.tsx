import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { siteOrigin } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';
import { signInInOtherTab, signOutInOtherTab } from '../account/otherTab';
import { focusElsewhere } from '../kit/hooks/focusElsewhere';
import { createRewards, heading, openRewardsPage, retryButton, rewardsCall, rows, rowTexts } from './openRewardsPage';

describe.each([
  ['zh', '', /^有效期至 \d{4}-\d\d-\d\d$/],
  ['en', '/en', /^Valid until \d{4}-\d\d-\d\d$/],
] as const)('rewards in %s', (language, prefix, validUntil) => {
  const path = `${prefix}/account/#/rewards`;
  const messages = texts[language];

  it('lists the available rewards of a member and their count (M-core-13, M-api-21)', async () => {
    const page = await openRewardsPage(path, 'mei');
    expect(heading().textContent).toBe(`${messages['rewards.title']}7`);
    expect(rows()).toHaveLength(7);
    for (const name of ['买一赠一券', '生日好礼']) expect(screen.getAllByText(name)[0]).toBeVisible();
    expect(screen.getAllByText(validUntil)).toHaveLength(7);
    expect(requestsTo(rewardsCall).map(({ query }) => query)).toEqual([
      { status: 'Available', pageNum: '1', pageSize: '100' },
    ]);
    await expectAccessible(page.mountPoint('rewards'));
  });

  it('explains to a member without rewards how to earn one', async () => {
    const page = await openRewardsPage(path, 'plain');
    expect(heading()).toHaveTextContent(/0$/);
    expect(screen.getByText(messages['rewards.none']!)).toBeVisible();
    expect(screen.getByRole('link', { name: messages['rewards.benefits']! })).toHaveAttribute(
      'href',
      `${siteOrigin}${prefix}/account/starbucks-rewards`,
    );
    await expectAccessible(page.mountPoint('rewards'));
  });
});

it('lists rewards of any shape, with and without an envelope (M-ent-12)', async () => {
  const unusualRewards = [
    { name: ' Birthday cake ', expiredAt: '2099-12-31T10:00:00+08:00' },
    { title: 'A title', endDate: 'soon' },
    { name: '', rewardName: 'Its own name', validTo: 4_102_400_000_000 },
    'A text',
    { couponNo: 17 },
    null,
    ['list'],
    { name: { zh: 'nested' }, expiredAt: { a: 1 } },
    { name: '<b>bold</b>' },
  ];
  respondOnce(rewardsCall, { data: unusualRewards });
  const page = await openRewardsPage('/en/account/#/rewards', 'mei');
  expect(heading()).toHaveTextContent('Available rewards9');
  expect(rowTexts(page)).toEqual([
    'Birthday cakeValid until 2099-12-31',
    'Its own nameValid until 2099-12-31',
    'A title',
    'A text',
    'Reward',
    'Reward',
    'Reward',
    'Reward',
    '<b>bold</b>',
  ]);
  respondOnce(rewardsCall, createRewards(3));
  await openRewardsPage('/en/account/#/rewards', 'mei');
  expect(heading()).toHaveTextContent('Available rewards3');
});

it('shows a hundred rewards at a time; Show more focuses the first new row (B7)', async () => {
  // The response that is registered last comes first.
  for (const [count, first] of [
    [30, 201],
    [100, 101],
    [100, 1],
  ] as const) {
    respondOnce(rewardsCall, createRewards(count, first));
  }
  const page = await openRewardsPage('/en/account/#/rewards', 'mei');
  expect(heading()).toHaveTextContent('Available rewards230');
  expect(rows()).toHaveLength(100);
  const showMoreButton = screen.getByRole('button', { name: 'Show more', hidden: true });
  await page.visitor.click(showMoreButton);
  expect(rows()).toHaveLength(200);
  expect(rows()[100]).toHaveFocus();
  await page.visitor.click(showMoreButton);
  expect(rows()).toHaveLength(230);
  expect(rows()[200]).toHaveFocus();
  expect(showMoreButton).not.toBeInTheDocument();
});

describe('failed request', () => {
  // test/flows/background.test.tsx tries every fault.
  it.each(['reset', '500', '502', 'shape', 'hostile'] as const)(
    '%s shows a notice and a retry button, which loads the rewards (I1)',
    async (fault) => {
      // After an error of the network or of a gateway the client sends the request once more by itself (B4).
      // The retry comes after its shortest delay.
      jest.spyOn(Math, 'random').mockReturnValue(0);
      services.faults.set({ call: rewardsCall, fault, times: fault === 'reset' || fault === '502' ? 2 : 1 });
      const page = await openRewardsPage('/en/account/#/rewards', 'mei');
      if (fault === 'reset' || fault === '502') await screen.findByRole('button', { name: 'Try again' });
      expect(heading()).toHaveTextContent(/^Available rewards–Number not known$/);
      expect(screen.getByText('Your rewards could not be loaded.')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again later');
      expect(page.mountPoint('rewards')).not.toHaveTextContent(/Refused|__proto__|502|undefined/);
      if (fault === '500') await expectAccessible(page.mountPoint('rewards'));

      await page.visitor.click(retryButton()!);
      await settle();
      expect(heading()).toHaveTextContent('Available rewards7');
      expect(rows()).toHaveLength(7);
      expect(retryButton()).toBeNull();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      expect(heading()).toHaveFocus();
    },
  );

  it('the notice about it ends with the session (I5)', async () => {
    services.faults.set({ call: rewardsCall, fault: '500' });
    await openRewardsPage('/en/account/#/rewards', 'mei');
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    await act(async () => signOutInOtherTab());
    await settle();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('a retry leaves the focus of a visitor who has gone on to another part of the page (I1)', async () => {
    stopClock();
    services.faults.set({ call: rewardsCall, fault: '500', times: 1 });
    const page = await openRewardsPage('/en/account/#/rewards', 'mei');
    services.faults.set({ call: rewardsCall, fault: 'slow', times: 1 });
    await page.visitor.click(retryButton()!);
    const elsewhere = focusElsewhere();
    await passTime(4_000);
    expect(rows()).toHaveLength(7);
    expect(elsewhere).toHaveFocus();
  });

  it('sends one request for twenty clicks on the retry button, which keeps the focus (B4)', async () => {
    services.faults.set({ call: rewardsCall, fault: '500', times: 1 });
    const page = await openRewardsPage('/en/account/#/rewards', 'mei');
    services.faults.set({ call: rewardsCall, fault: 'timeout' });
    await page.visitor.click(retryButton()!);
    await act(async () => {
      for (let clicks = 0; clicks < 20; clicks += 1) retryButton()?.click();
    });
    await settle();
    expect(requestsTo(rewardsCall)).toHaveLength(2);
    expect(retryButton()).toHaveAttribute('aria-disabled', 'true');
    expect(retryButton()).toHaveFocus();
  });
});

describe('the widget is empty', () => {
  it('for a signed-out visitor, without any request (contract 3)', async () => {
    const page = await openRewardsPage('/en/account/#/rewards');
    expect(page.isReady('rewards')).toBe(true);
    expect(page.mountPoint('rewards')).toBeEmptyDOMElement();
    expect(services.calls).toEqual([]);
  });

  it.each(['timeout', '500', '401'] as const)('while the login status is unknown: %s (C1, C2)', async (fault) => {
    services.faults.set({ call: 'GET /api/Customers/detail', fault });
    const page = await openRewardsPage('/en/account/#/rewards', 'mei');
    expect(page.mountPoint('rewards')).toBeEmptyDOMElement();
    expect(requestsTo(rewardsCall)).toEqual([]);
  });

  it('after a sign-out in another tab, also when the response arrives later (B9, C4, C8)', async () => {
    stopClock();
    services.faults.set({ call: rewardsCall, fault: 'slow' });
    const page = await openRewardsPage('/en/account/#/rewards', 'mei');
    await act(async () => signOutInOtherTab());
    await passTime(5_000);
    expect(requestsTo(rewardsCall)).toHaveLength(1);
    expect(page.mountPoint('rewards')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('when another member signs in, until the rewards of this member are there (B9, C4, C8)', async () => {
    stopClock();
    const page = await openRewardsPage('/en/account/#/rewards', 'mei');
    expect(rows()).toHaveLength(7);
    services.faults.set({ call: rewardsCall, fault: 'slow' });
    await act(async () => signInInOtherTab());
    await passTime(1000);
    expect(requestsTo(rewardsCall)).toHaveLength(2);
    expect(rows()).toEqual([]);
    expect(page.mountPoint('rewards')).not.toHaveTextContent('7');

    // A third sign-in aborts the request of the second; its end says nothing.
    await act(async () => signInInOtherTab());
    await passTime(1000);
    expect(requestsTo(rewardsCall)).toHaveLength(3);
    expect(retryButton()).toBeNull();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await passTime(4000);
    expect(rows()).toHaveLength(7);
  });
});
