import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { openPage, siteOrigin } from '../../support/page/openPage';
import { passTime, settle } from '../../support/page/settle';
import { requests, requestsTo, respondOnce, services } from '../../support/page/stubServices';
import { texts } from '../../support/texts';
import { signInInOtherTab, signOutInOtherTab } from '../account/otherTab';

const accountCall = 'GET /api/Customers/detail';
const contentCall = 'GET /api/hello';
const rewardsCall = 'GET /api/Customers/rewards';
const openEntry = (path: string, signedInAs?: string) =>
  openPage({ path, mounts: ['entry', 'notification'], ...(signedInAs === undefined ? {} : { signedInAs }) });
const heading = () => screen.queryByRole('heading')?.textContent;
const rewardCount = () => screen.getByRole('definition');

const builtInLine = texts.en['entry.coffee'];

describe.each([
  ['zh', '', '/', /^(早上|下午|晚上)好，Mei$/],
  ['en', '/en', '/en', /^Good (morning|afternoon|evening), Mei$/],
] as const)('home page in %s', (language, prefix, path, greeting) => {
  const messages = texts[language];

  it('shows a signed-out visitor a greeting line and links to sign in and to join (M-home-02, M-grt-03, A-09)', async () => {
    const page = await openEntry(path);
    expect(heading()).toBe(messages['entry.coffee']);
    const hrefOf = (id: string) => screen.getByRole('link', { name: messages[id]! }).getAttribute('href');
    expect(hrefOf('entry.signIn')).toBe(`${siteOrigin}${prefix}/account/#/`);
    expect(hrefOf('entry.join')).toBe(`${siteOrigin}${prefix}/account/register`);
    expect(requests).toEqual(['GET http://content.test/api/hello']);
    await expectAccessible(page.mountPoint('entry'));
  });

  it('shows the line of the content service instead of the built-in line (M-api-28, M-api-29, M-ent-13)', async () => {
    const lines = { message: 'A cup for the rain', messageZh: '雨天的一杯' };
    respondOnce(contentCall, { data: lines });
    await openEntry(path);
    expect(heading()).toBe(language === 'en' ? lines.message : lines.messageZh);
  });

  it('isolates the name from the words around it, in any writing direction (M-grt-02)', async () => {
    const firstName = '\u202eمي!';
    respondOnce(accountCall, { firstName, loyaltyTier: 'Green' });
    await openEntry(path, 'mei');
    const name = screen.getByRole('heading').querySelector('bdi');
    expect(name).toHaveTextContent(firstName);
    expect(heading()).toMatch(new RegExp(greeting.source.replace('Mei', firstName)));
  });

  it('greets a member by name and shows the count of rewards (M-home-01, M-grt-02)', async () => {
    const page = await openEntry(path, 'mei');
    expect(heading()).toMatch(greeting);
    expect(screen.getByRole('term')).toHaveTextContent(messages['entry.rewards']!);
    expect(rewardCount()).toHaveTextContent(/^7$/);
    expect(screen.getByRole('link', { name: messages['entry.seeRewards']! })).toHaveAttribute(
      'href',
      `${siteOrigin}${prefix}/account/#/rewards`,
    );
    expect(screen.queryByRole('link', { name: messages['entry.signIn']! })).toBeNull();
    expect(requestsTo(contentCall)).toEqual([]);
    expect(requestsTo(rewardsCall).map(({ query }) => query)).toEqual([
      { status: 'Available', pageNum: '1', pageSize: '100' },
    ]);
    await expectAccessible(page.mountPoint('entry'));
  });
});

describe('the built-in line stays, without a notice (contract 5, A-36)', () => {
  it.each(['timeout', 'reset', '500', '502', 'html', 'malformed', 'empty', 'shape', '401', '429', 'hostile'] as const)(
    'when the content service has the fault %s',
    async (fault) => {
      stopClock();
      services.faults.set({ call: contentCall, fault });
      const page = await openEntry('/en');
      // By then, the request has failed, also one that gets no response or is repeated.
      await passTime(60_000);
      expect(heading()).toBe(builtInLine);
      expect(page.mountPoint('notification')).toHaveTextContent('');
      expect(page.isReady('entry')).toBe(true);
    },
  );

  it.each([
    {},
    { message: '' },
    { message: '  ' },
    { message: null },
    { data: { message: { a: 1 } } },
    { messageZh: '早' },
  ])('when the response is %j', async (body) => {
    respondOnce(contentCall, body);
    await openEntry('/en');
    expect(heading()).toBe(builtInLine);
  });

  it('and markup in the line is text (J4)', async () => {
    respondOnce(contentCall, { message: '<img src=x onerror=alert(1)>', messageZh: '' });
    const page = await openEntry('/en');
    expect(heading()).toBe('<img src=x onerror=alert(1)>');
    expect(page.mountPoint('entry').querySelector('img')).toBeNull();
  });
});

describe('the greeting follows the visitor’s clock (M-grt-01, A-47, I8)', () => {
  it.each([
    ['04:59:30', 'Good evening, Mei', 'Good morning, Mei'],
    ['11:59:59', 'Good morning, Mei', 'Good afternoon, Mei'],
    ['16:59:01', 'Good afternoon, Mei', 'Good evening, Mei'],
  ])('and changes on an open page after %s', async (time, before, after) => {
    // The tests run in the time zone of China.
    stopClock(`2026-03-05T${time}+08:00`);
    await openEntry('/en', 'mei');
    expect(heading()).toBe(before);
    await passTime(60_000);
    expect(heading()).toBe(after);
  });

  it.each([
    ['05:00:00', 'Good morning, Mei', '早上好，Mei'],
    ['12:00:00', 'Good afternoon, Mei', '下午好，Mei'],
    ['17:00:00', 'Good evening, Mei', '晚上好，Mei'],
    ['00:00:00', 'Good evening, Mei', '晚上好，Mei'],
  ])('from %s on', async (time, en, zh) => {
    stopClock(`2026-03-05T${time}+08:00`);
    await openEntry('/en', 'mei');
    expect(heading()).toBe(en);
    await openEntry('/', 'mei');
    expect(heading()).toBe(zh);
  });

  it.each([
    ['05:00:00', 'Good morning', '早上好'],
    ['12:00:00', 'Good afternoon', '下午好'],
    ['17:00:00', 'Good evening', '晚上好'],
  ])('from %s on, also for a member without a first name', async (time, en, zh) => {
    stopClock(`2026-03-05T${time}+08:00`);
    await openEntry('/en', 'plain');
    expect(heading()).toBe(en);
    await openEntry('/', 'plain');
    expect(heading()).toBe(zh);
  });

  it('and changes at the full minute', async () => {
    stopClock('2026-03-05T11:59:58.500+08:00');
    await openEntry('/en', 'mei');
    await passTime(1400);
    expect(heading()).toBe('Good morning, Mei');
    await passTime(200);
    expect(heading()).toBe('Good afternoon, Mei');
  });

  it('and is updated when the visitor returns to a suspended page', async () => {
    stopClock('2026-03-05T09:00:00+08:00');
    await openEntry('/en', 'mei');
    jest.setSystemTime(new Date('2026-03-05T18:00:00+08:00'));
    expect(heading()).toBe('Good morning, Mei');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(heading()).toBe('Good evening, Mei');
  });

  it('and removing the widget stops its timer', async () => {
    stopClock('2026-03-05T09:00:00+08:00');
    const page = await openEntry('/en', 'mei');
    await settle();
    expect(jest.getTimerCount()).toBe(1);
    await page.removeMountPoint('entry');
    await settle();
    expect(jest.getTimerCount()).toBe(0);
  });
});

it.each([
  [{ loyaltyTier: 'Green' }, /^Good \w+$/],
  [{ firstName: ' ', loyaltyTier: 'Green' }, /^Good \w+$/],
  [{ firstName: ' Mei ', loyaltyTier: 'Green' }, /^Good \w+, Mei$/],
  [{ firstName: 'M'.repeat(10_000), loyaltyTier: 'Green' }, /^Good \w+, M{10000}$/],
])('greets without a comma when the first name is missing, and keeps a long one: case %# (I8)', async (user, line) => {
  respondOnce(accountCall, user);
  await openEntry('/en', 'mei');
  expect(heading()).toMatch(line);
});

describe('count of rewards', () => {
  it('is a placeholder without a number until it is known (I1)', async () => {
    services.faults.set({ call: rewardsCall, fault: 'timeout' });
    await openEntry('/en', 'mei');
    expect(rewardCount()).toHaveTextContent(/^Loading…$/);
  });

  it('is a dash with a text for screen readers when the service fails, with one notice (I1)', async () => {
    services.faults.set({ call: rewardsCall, fault: '500' });
    const page = await openEntry('/en', 'mei');
    expect(rewardCount()).toHaveTextContent(/^–Number not known$/);
    expect(screen.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again later');
    expect(heading()).toMatch(/, Mei$/);
    await expectAccessible(page.mountPoint('entry'));
  });
});

describe('nothing personal is visible', () => {
  it('while the login status is unknown: an empty panel, and no other request (C1)', async () => {
    services.faults.set({ call: accountCall, fault: 'timeout' });
    const page = await openEntry('/en', 'mei');
    expect(page.isReady('entry')).toBe(true);
    expect(page.mountPoint('entry')).toHaveTextContent(/^$/);
    expect(page.mountPoint('entry').querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(requests).toEqual(['GET http://account.test/api/Customers/detail']);
    await expectAccessible(page.mountPoint('entry'));
  });

  it.each(['500', 'html', '401'] as const)(
    'when the account service has the fault %s: the invitation is visible (C1, C2)',
    async (fault) => {
      services.faults.set({ call: accountCall, fault });
      await openEntry('/en', 'mei');
      expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
      expect(requestsTo(rewardsCall)).toEqual([]);
      expect(requestsTo(accountCall)).toHaveLength(1);
    },
  );

  it('after a sign-out in another tab; a sign-in there shows the greeting here (C4, C8)', async () => {
    const page = await openEntry('/en', 'mei');
    await act(async () => signOutInOtherTab());
    await settle();
    expect(heading()).toBe(builtInLine);
    expect(page.mountPoint('entry').outerHTML).not.toMatch(/Mei|>7</);
    await act(async () => signInInOtherTab());
    await settle();
    expect(heading()).toMatch(/, Mei$/);
    expect(rewardCount()).toHaveTextContent(/^7$/);
    expect(requestsTo(rewardsCall)).toHaveLength(2);
  });
});
