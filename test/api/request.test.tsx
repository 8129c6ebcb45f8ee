import './wire';
import { isBusy, onActivity } from '../../src/api/activity';
import { type Call, request, warmUp } from '../../src/api/request';
import { passTime, settle, stopClock } from '../support/clock';
import { answer, says, sent, services } from './wire';

const get: Call<{ seed: string }> = {
  service: 'gateway',
  method: 'GET',
  path: '/api/qrcode/seed',
  answer: (shapes) => shapes.answer({ seed: shapes.requiredText }),
};
const post: Call<void> = {
  service: 'gateway',
  method: 'POST',
  path: '/web/login/oauth/access_token',
  answer: ({ done }) => done,
};
const getCall = 'GET /api/qrcode/seed';
const postCall = 'POST /web/login/oauth/access_token';
const never = () => new Promise<never>(() => {});

/** How a call ended, `pending` while it has not. */
function watch(call: Promise<unknown>): { readonly end: () => unknown } {
  let end: unknown = 'pending';
  call.then(
    (value) => {
      end = value;
    },
    (error: { kind?: string }) => {
      end = error.kind ?? error;
    },
  );
  return { end: () => end };
}

beforeEach(async () => {
  await warmUp();
  stopClock('2026-03-02T10:00:00+08:00');
});
afterEach(() => expect(isBusy()).toBe(false));

describe('deadlines (contract 5, B3)', () => {
  test.each([
    ['GET', 10_000, () => request(get)],
    ['POST', 20_000, () => request(post)],
    ['one of its own', 30_000, () => request({ ...post, deadline: 30_000 })],
  ])('%s: %i ms', async (_name, deadline, act) => {
    answer(getCall, never);
    answer(postCall, never);
    const { end } = watch(act());
    await passTime(deadline - 1);
    expect([end(), isBusy()]).toEqual(['pending', true]);
    await passTime(1);
    expect(end()).toBe('timeout');
    await passTime(60_000);
    expect(sent).toHaveLength(1);
  });

  test('an answer that comes late is not heard', async () => {
    answer(getCall, async () => {
      await new Promise((resolve) => setTimeout(resolve, 12_000));
      return says('{"seed":"late"}');
    });
    const { end } = watch(request(get));
    await passTime(10_000);
    expect(end()).toBe('timeout');
    await passTime(10_000);
    expect(end()).toBe('timeout');
  });

  test('a repeated GET has what is left of the first deadline', async () => {
    let round = 0;
    answer(getCall, async () => {
      round += 1;
      if (round > 1) return never();
      await new Promise((resolve) => setTimeout(resolve, 4000));
      return says('', 503);
    });
    const { end } = watch(request(get));
    await passTime(9999);
    expect([end(), sent.length]).toEqual(['pending', 2]);
    await passTime(1);
    expect(end()).toBe('timeout');
  });

  test('a GET that failed too late is not repeated', async () => {
    answer(getCall, async () => {
      await new Promise((resolve) => setTimeout(resolve, 9500));
      return says('', 503);
    });
    const { end } = watch(request(get));
    await passTime(9500);
    expect([end(), sent.length]).toEqual(['refused', 1]);
  });

  test('a clock that jumps changes nothing (J2)', async () => {
    answer(getCall, () => (sent.length > 1 ? says('{"seed":"a"}') : says('', 503)));
    const { end } = watch(request(get));
    await settle();
    jest.setSystemTime(Date.now() + 86_400_000);
    await passTime(800);
    expect(end()).toEqual({ seed: 'a' });
  });
});

describe('a GET is repeated once, for the network and for gateways (B4)', () => {
  test.each([
    ['502', () => says('<html>', 502)],
    ['503', () => says('', 503)],
    ['504', () => says('{}', 504)],
    ['network', () => Response.error()],
  ])('%s, then it works', async (_name, reply) => {
    answer(getCall, () => (sent.length > 1 ? says('{"seed":"a"}') : reply()));
    const { end } = watch(request(get));
    await passTime(499);
    expect(sent).toHaveLength(1);
    await passTime(1001);
    expect([end(), sent.length]).toEqual([{ seed: 'a' }, 2]);
  });

  test.each([
    ['a gateway, twice', [503, 503], 'refused'],
    ['the network, twice', [0, 0], 'offline'],
    ['a gateway, then the network', [502, 0], 'offline'],
    ['the network, then a gateway', [0, 504], 'refused'],
  ] as const)('%s: no third time', async (_name, replies, expected) => {
    answer(getCall, () => {
      const status = replies[sent.length - 1] ?? 200;
      return status === 0 ? Response.error() : says('{"seed":"a"}', status);
    });
    const { end } = watch(request(get));
    await passTime(15_000);
    expect([end(), sent.length]).toEqual([expected, 2]);
  });

  test.each([400, 401, 403, 404, 408, 429, 500, 501, 505])('not for %i', async (status) => {
    answer(getCall, () => says('{}', status));
    const { end } = watch(request(get));
    await passTime(15_000);
    expect([end(), sent.length]).toEqual(['refused', 1]);
  });

  test('not for what is no answer', async () => {
    answer(getCall, () => says('<html>'));
    const { end } = watch(request(get));
    await passTime(15_000);
    expect([end(), sent.length]).toEqual(['malformed', 1]);
  });
});

test.each([
  ['502', () => says('<html>', 502)],
  ['503', () => says('', 503)],
  ['504', () => says('', 504)],
  ['network', () => Response.error()],
  ['500', () => says('', 500)],
  ['429', () => says('', 429)],
  ['401', () => says('', 401)],
])('no POST is ever repeated: %s (B4)', async (_name, reply) => {
  answer(postCall, reply);
  const { end } = watch(request(post));
  await passTime(60_000);
  expect(end()).not.toBe('pending');
  expect(sent).toHaveLength(1);
});

describe('abort (B9)', () => {
  test('while it is under way', async () => {
    answer(postCall, never);
    const controller = new AbortController();
    const { end } = watch(request({ ...post, signal: controller.signal }));
    await settle();
    controller.abort();
    await settle();
    expect([end(), isBusy()]).toEqual(['aborted', false]);
  });

  test('before it began nothing is sent', async () => {
    const controller = new AbortController();
    controller.abort();
    const { end } = watch(request({ ...post, signal: controller.signal }));
    await settle();
    expect([end(), sent.length]).toEqual(['aborted', 0]);
  });

  test('while a GET waits for its second try, there is none', async () => {
    answer(getCall, () => says('', 503));
    const controller = new AbortController();
    const { end } = watch(request({ ...get, signal: controller.signal }));
    await settle();
    controller.abort();
    await passTime(5000);
    expect([end(), sent.length]).toEqual(['aborted', 1]);
  });
});

describe('activity, which the loading bar shows (B8)', () => {
  test('counts what is under way, and ends at nothing', async () => {
    const heard: boolean[] = [];
    const stop = onActivity(() => heard.push(isBusy()));
    answer(postCall, never);
    answer(getCall, () => says('', 500));
    const calls = [watch(request(post)), watch(request(get)), watch(request(get))];
    await settle();
    expect([isBusy(), calls.map(({ end }) => end())]).toEqual([true, ['pending', 'refused', 'refused']]);
    await passTime(20_000);
    expect(isBusy()).toBe(false);
    stop();
    await request({ ...get }).catch(() => {});
    expect(heard).toEqual([true, true, true, true, true, false]);
  });

  test('does not count what no visitor waits for', async () => {
    answer(getCall, never);
    const { end } = watch(request({ ...get, quiet: true }));
    await settle();
    expect([isBusy(), end()]).toEqual([false, 'pending']);
    await passTime(10_000);
    expect([isBusy(), end()]).toEqual([false, 'timeout']);
  });
});

describe('the code of the client is part of the call', () => {
  type Wire = typeof import('../../src/api/wire');
  let arrive: (wire: Wire) => void = () => {};
  let failToArrive: () => void = () => {};

  /** A page on which the chunk of the client arrives, or does not, when a test says so. */
  async function openPage() {
    jest.resetModules();
    const { send, readAnswer, shapes } = jest.requireActual<Wire>('../../src/api/wire');
    const chunk = new Promise<Wire>((resolve, reject) => {
      arrive = () => resolve({ send, readAnswer, shapes } as Wire);
      failToArrive = () => reject(new Error('ChunkLoadError'));
    });
    const then = chunk.then.bind(chunk);
    // A module whose `then` is a chunk's is waited for by `import()` as a chunk is.
    jest.doMock('../../src/api/wire', () => ({ __esModule: true, then }));
    return import('../../src/api/request');
  }
  afterEach(() => {
    jest.dontMock('../../src/api/wire');
    jest.resetModules();
  });

  test('the deadline runs from the press, not from when the code is there', async () => {
    const page = await openPage();
    answer(postCall, never);
    const { end } = watch(page.request(post));
    await passTime(15_000);
    arrive({} as Wire);
    await passTime(4999);
    expect([end(), sent.length]).toEqual(['pending', 1]);
    await passTime(1);
    expect(end()).toBe('timeout');
  });

  test('code that comes after the deadline sends nothing any more', async () => {
    const page = await openPage();
    const { end } = watch(page.request(post));
    await passTime(20_000);
    expect(end()).toBe('unsent');
    arrive({} as Wire);
    await passTime(1000);
    expect(sent).toEqual([]);
  });

  test('code that cannot be had is `unsent`, and is asked for again by the next call', async () => {
    const page = await openPage();
    const { end } = watch(page.request(post));
    failToArrive();
    await settle();
    expect(end()).toBe('unsent');
    jest.dontMock('../../src/api/wire');
    services.model.loginCodes.set('a', { userName: 'mei', until: Date.now() + 1000 });
    const again = watch(page.request({ ...post, body: { code: 'a', grant_type: 'authorization_code' } }));
    await passTime(1);
    expect([again.end(), sent.length]).toEqual([undefined, 1]);
  });
});
