import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { answerOnce, callsOf, services, settle, site } from '../../support/page';
import { signOutElsewhere } from '../account/visit';
import { call, giveRewards, heading, openRewards, pageOf, rows, rowTexts, tryAgain } from './visit';

describe.each([
  ['zh', '/account/', '可用好礼7', '买一赠一券', /有效期至 \d{4}-\d\d-\d\d/, '目前没有可用的好礼', '了解会员权益', ''],
  [
    'en',
    '/en/account/',
    'Available rewards7',
    '生日好礼',
    /Valid until \d{4}-\d\d-\d\d/,
    'No rewards at the moment',
    'See the benefits',
    '/en',
  ],
])('in %s', (_language, path, title, name, until, none, benefits, prefix) => {
  it('a member sees the rewards that can be used, and how many there are (M-core-13, M-api-21)', async () => {
    const page = await openRewards(path, 'mei');
    expect(heading()).toHaveTextContent(new RegExp(`^${title}$`));
    expect(rows()).toHaveLength(7);
    expect(screen.getAllByText(name)[0]).toBeVisible();
    expect(screen.getAllByText(until)).toHaveLength(7);
    expect(callsOf(call).map(({ query }) => query)).toEqual([{ status: 'Available', pageNum: '1', pageSize: '100' }]);
    await expectAccessible(page.mount('rewards'));
  });

  it('a member without any is told how to come by one', async () => {
    const page = await openRewards(path, 'plain');
    expect(heading()).toHaveTextContent(/0$/);
    expect(screen.getByText(none)).toBeVisible();
    expect(screen.getByRole('link', { name: benefits })).toHaveAttribute(
      'href',
      `${site}${prefix}/account/starbucks-rewards`,
    );
    await expectAccessible(page.mount('rewards'));
  });
});

it('takes rewards of any shape, bare or wrapped, and counts each (M-ent-12)', async () => {
  const odd = [
    { name: ' Birthday cake ', expiredAt: '2026-12-31T10:00:00+08:00' },
    { title: 'A title', endDate: 'soon' },
    { name: '', rewardName: 'Its own name', validTo: 1_798_700_400_000 },
    'A text',
    { couponNo: 17 },
    null,
    ['list'],
    { name: { zh: 'nested' }, expiredAt: { a: 1 } },
    { name: '<b>bold</b>' },
  ];
  answerOnce(call, { data: odd });
  const page = await openRewards('/en/account/', 'mei');
  expect(heading()).toHaveTextContent('Available rewards9');
  expect(rowTexts(page)).toEqual([
    'Birthday cakeValid until 2026-12-31',
    'A title',
    expect.stringMatching(/^Its own nameValid until 20\d\d-\d\d-\d\d$/),
    'A text',
    'Reward',
    'Reward',
    'Reward',
    'Reward',
    '<b>bold</b>',
  ]);
  answerOnce(call, pageOf(3));
  await openRewards('/en/account/', 'mei');
  expect(heading()).toHaveTextContent('Available rewards3');
});

it('shows a hundred, then a hundred more with each press, and goes on from there (B7)', async () => {
  giveRewards(230);
  const page = await openRewards('/en/account/', 'mei');
  expect(heading()).toHaveTextContent('Available rewards230');
  expect(rows()).toHaveLength(100);
  const more = screen.getByRole('button', { name: 'Show more', hidden: true });
  await page.visitor.click(more);
  expect(rows()).toHaveLength(200);
  expect(rows()[100]).toHaveFocus();
  await page.visitor.click(more);
  expect(rows()).toHaveLength(230);
  expect(rows()[200]).toHaveFocus();
  expect(more).not.toBeInTheDocument();
});

describe('a failure', () => {
  it.each(['reset', '500', '502', 'html', 'malformed', 'empty', 'shape', '403', '429', 'hostile'] as const)(
    '%s is told, and put right by one press',
    async (fault) => {
      // What a network or a gateway breaks is asked for once more by itself (B4).
      services.faults.set({ call, fault, times: fault === 'reset' || fault === '502' ? 2 : 1 });
      const page = await openRewards('/en/account/', 'mei');
      if (fault === 'reset' || fault === '502') await screen.findByRole('button', { name: 'Try again' });
      expect(heading()).toHaveTextContent(/^Available rewards–Number not known$/);
      expect(screen.getByText('Your rewards could not be loaded.')).toBeVisible();
      expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again later');
      expect(page.mount('rewards')).not.toHaveTextContent(/Refused|__proto__|502|undefined/);
      if (fault === '500') await expectAccessible(page.mount('rewards'));

      await page.visitor.click(tryAgain()!);
      await settle();
      expect(heading()).toHaveTextContent('Available rewards7');
      expect(rows()).toHaveLength(7);
      expect(tryAgain()).toBeNull();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
      expect(heading()).toHaveFocus();
    },
  );

  it('takes twenty presses for one, and keeps the focus while it tries', async () => {
    services.faults.set({ call, fault: '500', times: 1 });
    const page = await openRewards('/en/account/', 'mei');
    services.faults.set({ call, fault: 'timeout' });
    await page.visitor.click(tryAgain()!);
    await act(async () => {
      for (let press = 0; press < 20; press += 1) tryAgain()?.click();
    });
    await settle();
    expect(callsOf(call)).toHaveLength(2);
    expect(tryAgain()).toHaveAttribute('aria-disabled', 'true');
    expect(tryAgain()).toHaveFocus();
  });
});

describe('nothing shows', () => {
  it('to a visitor, and no service is asked', async () => {
    const page = await openRewards('/en/account/');
    expect(page.isReady('rewards')).toBe(true);
    expect(page.mount('rewards')).toBeEmptyDOMElement();
    expect(services.calls).toEqual([]);
  });

  it.each(['timeout', '500', '401'] as const)('while the account has not answered: %s (C1, C2)', async (fault) => {
    services.faults.set({ call: 'GET /api/Customers/detail', fault });
    const page = await openRewards('/en/account/', 'mei');
    expect(page.mount('rewards')).toBeEmptyDOMElement();
    expect(callsOf(call)).toEqual([]);
  });

  it('after a sign-out in another tab, not even when the answer comes then (B9, C4, C8)', async () => {
    services.faults.set({ call, fault: 'timeout' });
    const page = await openRewards('/en/account/', 'mei');
    await act(async () => signOutElsewhere());
    await settle();
    expect(page.mount('rewards')).toBeEmptyDOMElement();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });
});
