import { act, screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { stopClock } from '../../support/clock';
import { answerOnce, callsOf, openPage, passTime, requests, services, settle, site } from '../../support/page';
import { signInElsewhere, signOutElsewhere } from '../account/visit';

const detail = 'GET /api/Customers/detail';
const hello = 'GET /api/hello';
const rewards = 'GET /api/Customers/rewards';
const open = (path: string, signedInAs?: string) =>
  openPage({ path, mounts: ['entry', 'notification'], ...(signedInAs === undefined ? {} : { signedInAs }) });
const heading = () => screen.queryByRole('heading')?.textContent;
const count = () => screen.getByRole('definition');

const words = {
  zh: {
    path: '/',
    coffee: '今天也适合来一杯咖啡',
    signIn: '登录',
    join: '立即加入',
    prefix: '',
    greeting: /^(早上|下午|晚上)好，Mei$/,
    rewards: '可用好礼',
    see: '查看我的好礼',
  },
  en: {
    path: '/en',
    coffee: "It's a great day for coffee",
    signIn: 'Sign in',
    join: 'Join now',
    prefix: '/en',
    greeting: /^Good (morning|afternoon|evening), Mei$/,
    rewards: 'Available rewards',
    see: 'See my rewards',
  },
} as const;

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  const say = words[language];

  it('a visitor finds a friendly line and the ways in, each as the site writes it (M-home-02, M-grt-03, A-09)', async () => {
    const page = await open(say.path);
    expect(heading()).toBe(say.coffee);
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href(say.signIn)).toBe(`${site}${say.prefix}/account/#/`);
    expect(href(say.join)).toBe(`${site}${say.prefix}/account/register`);
    expect(requests).toEqual(['GET http://content.test/api/hello']);
    await expectAccessible(page.mount('entry'));
  });

  it('the editors’ line of the language takes the place of ours (M-api-28, M-api-29, M-ent-13)', async () => {
    const lines = { message: 'A cup for the rain', messageZh: '雨天的一杯' };
    answerOnce(hello, { data: lines });
    await open(say.path);
    expect(heading()).toBe(language === 'en' ? lines.message : lines.messageZh);
  });

  it('a member is greeted by name and told how many rewards wait (M-home-01, M-grt-02)', async () => {
    const page = await open(say.path, 'mei');
    expect(heading()).toMatch(say.greeting);
    expect(screen.getByRole('term')).toHaveTextContent(say.rewards);
    expect(count()).toHaveTextContent(/^7$/);
    expect(screen.getByRole('link', { name: say.see })).toHaveAttribute(
      'href',
      `${site}${say.prefix}/account/#/rewards`,
    );
    expect(screen.queryByRole('link', { name: say.signIn })).toBeNull();
    expect(callsOf(hello)).toEqual([]);
    expect(callsOf(rewards).map(({ query }) => query)).toEqual([
      { status: 'Available', pageNum: '1', pageSize: '100' },
    ]);
    await expectAccessible(page.mount('entry'));
  });
});

describe('the built-in line stays, and nobody is told (contract 5, A-36)', () => {
  it.each(['timeout', 'reset', '500', '502', 'html', 'malformed', 'empty', 'shape', '401', '429', 'hostile'] as const)(
    'when the content service does this: %s',
    async (fault) => {
      services.faults.set({ call: hello, fault });
      const page = await open('/en');
      expect(heading()).toBe(words.en.coffee);
      expect(page.mount('notification')).toHaveTextContent('');
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
  ])('when it answers %j', async (body) => {
    answerOnce(hello, body);
    await open('/en');
    expect(heading()).toBe(words.en.coffee);
  });

  it('the line is text and nothing else', async () => {
    answerOnce(hello, { message: '<img src=x onerror=alert(1)>', messageZh: '' });
    const page = await open('/en');
    expect(heading()).toBe('<img src=x onerror=alert(1)>');
    expect(page.mount('entry').querySelector('img')).toBeNull();
  });
});

describe('the greeting goes by the visitor’s clock (M-grt-01, A-47, I8)', () => {
  it.each([
    ['04:59:30', 'Good evening, Mei', 'Good morning, Mei'],
    ['11:59:59', 'Good morning, Mei', 'Good afternoon, Mei'],
    ['16:59:01', 'Good afternoon, Mei', 'Good evening, Mei'],
  ])('also when the page is open as %s passes', async (time, before, after) => {
    // The zone of the tests is China's.
    stopClock(`2026-03-05T${time}+08:00`);
    await open('/en', 'mei');
    expect(heading()).toBe(before);
    await passTime(60_000);
    expect(heading()).toBe(after);
  });

  it.each([
    ['05:00:00', 'Good morning, Mei'],
    ['12:00:00', 'Good afternoon, Mei'],
    ['17:00:00', 'Good evening, Mei'],
    ['00:00:00', 'Good evening, Mei'],
  ])('from the very moment on: %s', async (time, line) => {
    stopClock(`2026-03-05T${time}+08:00`);
    await open('/en', 'mei');
    expect(heading()).toBe(line);
  });

  it('changes at the minute, not up to a minute later', async () => {
    stopClock('2026-03-05T11:59:58.500+08:00');
    await open('/en', 'mei');
    await passTime(1400);
    expect(heading()).toBe('Good morning, Mei');
    await passTime(200);
    expect(heading()).toBe('Good afternoon, Mei');
  });

  it('is looked up when the visitor comes back to a page that slept', async () => {
    stopClock('2026-03-05T09:00:00+08:00');
    await open('/en', 'mei');
    jest.setSystemTime(new Date('2026-03-05T18:00:00+08:00'));
    expect(heading()).toBe('Good morning, Mei');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(heading()).toBe('Good evening, Mei');
  });

  it('leaves no timer behind when the widget goes', async () => {
    stopClock('2026-03-05T09:00:00+08:00');
    const page = await open('/en', 'mei');
    await settle();
    await page.remove('entry');
    await settle();
    expect(jest.getTimerCount()).toBe(0);
  });
});

it.each([
  [{ loyaltyTier: 'Green' }, /^Good \w+$/],
  [{ firstName: ' ', loyaltyTier: 'Green' }, /^Good \w+$/],
  [{ firstName: ' Mei ', loyaltyTier: 'Green' }, /^Good \w+, Mei$/],
  [{ firstName: 'M'.repeat(10_000), loyaltyTier: 'Green' }, /^Good \w+, M{10000}$/],
])('a first name that is missing leaves no comma, a long one is kept: case %#', async (user, line) => {
  answerOnce(detail, user);
  await open('/en', 'mei');
  expect(heading()).toMatch(line);
});

describe('the number of rewards', () => {
  it('is on its way until it is known, with nothing that reads like a number', async () => {
    services.faults.set({ call: rewards, fault: 'timeout' });
    await open('/en', 'mei');
    expect(count()).toHaveTextContent(/^Loading…$/);
  });

  it('is a dash, in words too, when the service fails, which is told once (I1)', async () => {
    services.faults.set({ call: rewards, fault: '500' });
    const page = await open('/en', 'mei');
    expect(count()).toHaveTextContent(/^–Number not known$/);
    expect(screen.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong, please try again later');
    expect(heading()).toMatch(/, Mei$/);
    await expectAccessible(page.mount('entry'));
  });
});

describe('nothing personal shows', () => {
  it('before the account has answered: the place is kept, and no service is asked more (C1)', async () => {
    services.faults.set({ call: detail, fault: 'timeout' });
    const page = await open('/en', 'mei');
    expect(page.isReady('entry')).toBe(true);
    expect(page.mount('entry')).toHaveTextContent(/^$/);
    expect(page.mount('entry').querySelector('[aria-busy="true"]')).not.toBeNull();
    expect(requests).toEqual(['GET http://account.test/api/Customers/detail']);
    await expectAccessible(page.mount('entry'));
  });

  it.each(['500', 'html', '401'] as const)('when the account answers %s: the ways in show (C1, C2)', async (fault) => {
    services.faults.set({ call: detail, fault });
    await open('/en', 'mei');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(callsOf(rewards)).toEqual([]);
    expect(callsOf(detail)).toHaveLength(1);
  });

  it('after a sign-out in another tab; a sign-in there is greeted here (C4, C8)', async () => {
    const page = await open('/en', 'mei');
    await act(async () => signOutElsewhere());
    await settle();
    expect(heading()).toBe(words.en.coffee);
    expect(page.mount('entry').outerHTML).not.toMatch(/Mei|>7</);
    await act(async () => signInElsewhere());
    await settle();
    expect(heading()).toMatch(/, Mei$/);
    expect(count()).toHaveTextContent(/^7$/);
    expect(callsOf(rewards)).toHaveLength(2);
  });
});
