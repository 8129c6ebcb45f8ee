import { version } from '../support/build';
import { settle } from '../support/clock';
import { leaveStage, mountAt, mounts, openStage, stateOf, states } from './stage';

afterEach(leaveStage);

const place = (name: string, text = 'by the page') => {
  const element = document.createElement('div');
  element.dataset['mount'] = name;
  element.textContent = text;
  return element;
};

describe('what is on the page is mounted (contract 2)', () => {
  test('each name, in the language of the path', async () => {
    const zh = await openStage('<div data-mount="logout"></div><p><b data-mount="svc-query"></b></p>', '/english');
    expect(zh.fetches.map(({ name, locale }) => [name, locale])).toEqual([
      ['logout', 'zh'],
      ['svc-query', 'zh'],
    ]);
    const en = await openStage('<div data-mount="logout"></div>', '/en/account/');
    expect(en.fetches.map(({ name, locale }) => [name, locale])).toEqual([['logout', 'en']]);
  });

  test('a name may stand there several times', async () => {
    const { fetches, renderings } = await openStage('<div data-mount="logout"></div>'.repeat(3));
    for (const { arrive } of fetches) await arrive();
    expect(renderings.map(({ options }) => options.element)).toEqual(mounts());
  });

  test('wherever it stands (A2)', async () => {
    const spots = ['form', 'a', 'fieldset', 'section hidden', 'td'].map((tag) => {
      const inner = `<div data-mount="logout"></div></${tag.split(' ')[0]}>`;
      return tag === 'td' ? `<table><tr><td>${inner}</tr></table>` : `<${tag}>${inner}`;
    });
    await openStage(spots.join(''));
    expect(states()).toEqual(Array(5).fill('loading'));
  });

  test('what is in a template is no part of the page', async () => {
    const { fetches } = await openStage('<template><div data-mount="logout"></div></template>');
    expect(fetches).toEqual([]);
  });
});

describe('window.widgets.status()', () => {
  test('has a row for each, in the order of discovery', async () => {
    const { widgets, fetches, renderings } = await openStage(
      '<div data-mount="logout"></div><div data-mount="svc-query"></div><div data-mount="auth"></div>',
    );
    expect(widgets.version).toBe(version);
    expect(widgets.status()).toEqual(
      ['logout', 'svc-query', 'auth'].map((name) => ({ name, state: 'loading', ms: null, error: null })),
    );
    await fetches[0]?.arrive();
    await fetches[1]?.fail();
    renderings[0]?.commit();
    expect(widgets.status()).toEqual([
      { name: 'logout', state: 'ready', ms: expect.any(Number), error: null },
      { name: 'svc-query', state: 'failed', ms: null, error: 'ChunkLoadError: https://cdn.test/assets/a.js' },
      { name: 'auth', state: 'loading', ms: null, error: null },
    ]);
  });

  test('counts milliseconds from discovery to the first commit', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const { widgets, fetches, renderings } = await openStage('<div data-mount="logout"></div>');
    await fetches[0]?.arrive();
    clock.mockReturnValue(1234.4);
    renderings[0]?.commit();
    expect(widgets.status()[0]?.ms).toBe(234);
  });
});

describe('singletons', () => {
  test.each(['notification', 'loading'])('of %s the first is used, and each other one is told', async (name) => {
    const { fetches, lines } = await openStage(`<div data-mount="${name}">by the page</div>`.repeat(3));
    expect(fetches).toHaveLength(1);
    expect(states()).toEqual(['loading', null, null]);
    expect(mountAt(1).innerHTML).toBe('by the page');
    document.body.append(document.createElement('hr'));
    await settle();
    expect(lines).toEqual(
      Array(2).fill(`[rewards-widgets ${version}] ${name} is on this page already: the first one is used`),
    );
  });

  test('a second one is used as soon as the first has gone: no message is ever lost (contract 3)', async () => {
    const { lines } = await openStage('<div data-mount="notification"></div>'.repeat(2));
    mountAt(0).remove();
    await settle();
    expect([states(), lines.length]).toEqual([['loading'], 1]);
  });

  test('one that comes after the first has gone is used', async () => {
    const { fetches } = await openStage('<div data-mount="loading"></div>');
    mountAt(0).remove();
    await settle();
    document.body.append(place('loading'));
    await settle();
    expect([fetches.length, states()]).toEqual([2, ['loading']]);
  });
});

describe('a mount point inside another one', () => {
  test('is left alone, and told once', async () => {
    const { fetches, lines } = await openStage(
      '<div data-mount="svc-query"><i><b data-mount="logout">by the page</b></i></div>',
    );
    expect(fetches.map(({ name }) => name)).toEqual(['svc-query']);
    expect([stateOf(mountAt(1)), mountAt(1).innerHTML]).toEqual([null, 'by the page']);
    document.body.append(document.createElement('hr'));
    await settle();
    expect(lines).toEqual([`[rewards-widgets ${version}] logout is inside another mount point: left alone`]);
  });

  test('inside one of an unknown name it is on its own', async () => {
    const { fetches } = await openStage('<div data-mount="header"><b data-mount="logout"></b></div>');
    expect(fetches.map(({ name }) => name)).toEqual(['logout']);
  });
});

describe('an unknown name is left alone, with one line that helps', () => {
  test.each([
    ['svc-qurey', 'svc-query'],
    ['log-out', 'logout'],
    ['Auth', 'auth'],
    ['notifications', 'notification'],
  ])('%s: did you mean %s?', async (name, meant) => {
    const { fetches, lines } = await openStage(`<div data-mount="${name}">by the page</div>`.repeat(2));
    document.body.append(place(name));
    await settle();
    expect(fetches).toEqual([]);
    expect(states()).toEqual([null, null, null]);
    expect(mountAt(0).innerHTML).toBe('by the page');
    expect(lines).toEqual([`[rewards-widgets ${version}] no widget is named "${name}": did you mean "${meant}"?`]);
  });

  test.each([
    ['that every object has', 'constructor'],
    ['that is a prototype', '__proto__'],
    ['that is empty', ''],
    ['with a blank before it', ' logout'],
    ['of two', 'logout auth'],
    ['of 100,000 letters', 'x'.repeat(100_000)],
  ])('also one %s', async (_case, name) => {
    document.body.replaceChildren();
    const { fetches, lines, widgets } = await openStage('');
    document.body.append(place(name), place(name));
    await settle();
    expect([fetches.length, lines.length, widgets.status().length]).toEqual([0, 1, 0]);
  });
});

describe('what comes later is mounted, what goes leaves nothing behind (A2)', () => {
  test('inserted, also deep inside something', async () => {
    const { fetches } = await openStage('');
    const around = document.createElement('section');
    around.append(place('logout'), place('svc-query'));
    document.body.append(around);
    await settle();
    expect(fetches.map(({ name }) => name)).toEqual(['logout', 'svc-query']);
  });

  test('a hundred at once', async () => {
    const { fetches, widgets } = await openStage('');
    document.body.append(...Array.from({ length: 100 }, () => place('logout')));
    await settle();
    expect([fetches.length, widgets.status().length]).toEqual([100, 100]);
  });

  test('removed while ready: unmounted, and given back as it was found', async () => {
    const { fetches, renderings, widgets } = await openStage('<div data-mount="logout">by <b>the</b> page</div>');
    const element = mountAt(0);
    const bold = element.querySelector('b');
    await fetches[0]?.arrive();
    renderings[0]?.commit();
    element.remove();
    await settle();
    expect([renderings[0]?.isGone, widgets.status()]).toEqual([true, []]);
    expect(element.outerHTML).toBe('<div data-mount="logout">by <b>the</b> page</div>');
    expect(element.querySelector('b')).toBe(bold);
  });

  test('removed while loading: what arrives late is not rendered', async () => {
    const { fetches, renderings, lines } = await openStage('<div data-mount="logout">by the page</div>');
    const element = mountAt(0);
    element.remove();
    await settle();
    await fetches[0]?.arrive();
    expect([renderings.length, element.outerHTML]).toEqual([0, '<div data-mount="logout">by the page</div>']);
    const other = await openStage('<div data-mount="logout"></div>');
    mountAt(0).remove();
    await settle();
    await other.fetches[0]?.fail();
    expect([...lines, ...other.lines]).toEqual([]);
  });

  test('with its surroundings', async () => {
    const { widgets } = await openStage(
      '<section><div data-mount="logout"></div></section><div data-mount="auth"></div>',
    );
    document.querySelector('section')?.remove();
    await settle();
    expect(widgets.status().map(({ name }) => name)).toEqual(['auth']);
  });

  test('the whole body replaced by the page', async () => {
    const { widgets, fetches } = await openStage('<div data-mount="logout"></div>');
    const body = document.createElement('body');
    body.append(place('auth'));
    document.body.replaceWith(body);
    await settle();
    expect(widgets.status().map(({ name }) => name)).toEqual(['auth']);
    expect(fetches).toHaveLength(2);
  });

  test('moved: it stays what it is', async () => {
    const { fetches, renderings } = await openStage('<div data-mount="logout"></div><section></section>');
    const element = mountAt(0);
    await fetches[0]?.arrive();
    renderings[0]?.commit();
    document.querySelector('section')?.append(element);
    await settle();
    expect([fetches.length, renderings[0]?.isGone, stateOf(element)]).toEqual([1, false, 'ready']);
    expect(element.textContent).toBe('logout is here');
  });

  test('taken out and put back later: mounted anew', async () => {
    const { fetches } = await openStage('<div data-mount="logout">by the page</div>');
    const element = mountAt(0);
    element.remove();
    await settle();
    document.body.append(element);
    await settle();
    expect([fetches.length, stateOf(element)]).toEqual([2, 'loading']);
  });

  test('given another name, or none', async () => {
    const { fetches, renderings, widgets } = await openStage('<div data-mount="logout">by the page</div>');
    const element = mountAt(0);
    await fetches[0]?.arrive();
    renderings[0]?.commit();
    element.dataset['mount'] = 'auth';
    await settle();
    expect([renderings[0]?.isGone, fetches.at(-1)?.name, element.textContent]).toEqual([true, 'auth', 'by the page']);
    element.removeAttribute('data-mount');
    await settle();
    expect([stateOf(element), widgets.status()]).toEqual([null, []]);
  });

  test('given a name for the first time', async () => {
    const { fetches } = await openStage('<div>by the page</div>');
    document.body.firstElementChild?.setAttribute('data-mount', 'logout');
    await settle();
    expect(fetches).toHaveLength(1);
  });

  test('what a widget does inside itself is its own business', async () => {
    const { fetches, renderings } = await openStage('<div data-mount="logout"></div>');
    await fetches[0]?.arrive();
    const look = jest.spyOn(document, 'querySelectorAll');
    renderings[0]?.commit();
    mountAt(0).append('more');
    await settle();
    // One look is that of `mountAt` itself.
    expect(look.mock.calls).toHaveLength(1);
  });
});

describe('scan and unmount on request', () => {
  const html =
    '<main><div data-mount="logout">by the page</div></main><aside><div data-mount="auth">by the page</div></aside>';

  test('unmount gives all back, and it stays so', async () => {
    const { widgets, fetches, renderings } = await openStage(html);
    for (const { arrive } of fetches) await arrive();
    for (const { commit } of renderings) commit();
    widgets.unmount();
    document.body.append(document.createElement('hr'));
    await settle();
    expect([widgets.status(), states(), renderings.map(({ isGone }) => isGone)]).toEqual([
      [],
      [null, null],
      [true, true],
    ]);
    expect(mounts().map(({ textContent }) => textContent)).toEqual(['by the page', 'by the page']);
  });

  test('unmount does not let a second singleton take the place of the first', async () => {
    const { widgets } = await openStage('<div data-mount="promotion"></div><div data-mount="promotion"></div>');
    widgets.unmount();
    const line = document.body.appendChild(document.createElement('hr'));
    await settle();
    // What goes has the whole page looked at.
    line.remove();
    await settle();
    expect([widgets.status(), states()]).toEqual([[], [null, null]]);
  });

  test('unmount takes a part of the page, or one element', async () => {
    const { widgets } = await openStage(html);
    widgets.unmount(document.querySelector('main') ?? undefined);
    expect(widgets.status().map(({ name }) => name)).toEqual(['auth']);
    widgets.unmount(mountAt(1));
    expect(widgets.status()).toEqual([]);
  });

  test('scan mounts it again', async () => {
    const { widgets, fetches } = await openStage(html);
    widgets.unmount();
    widgets.scan(mountAt(0));
    expect([states(), fetches.length]).toEqual([['loading', null], 3]);
    widgets.scan();
    expect([states(), fetches.length]).toEqual([['loading', 'loading'], 4]);
  });

  test('scan mounts once what is mounted already', async () => {
    const { widgets, fetches } = await openStage(html);
    widgets.scan();
    widgets.scan();
    expect(fetches).toHaveLength(2);
  });

  test('scan reaches what the page hides from it, such as a shadow root', async () => {
    const { widgets, fetches } = await openStage('<div id="host"></div>');
    const shadow = document.getElementById('host')?.attachShadow({ mode: 'open' });
    shadow?.append(place('logout'));
    expect(fetches).toHaveLength(0);
    if (shadow) widgets.scan(shadow);
    expect(fetches).toHaveLength(1);
  });
});

describe('secrets leave the address before anything is fetched (F2, contract 6)', () => {
  test('auth takes the code, and is handed it', async () => {
    const { fetches, renderings } = await openStage(
      '<div data-mount="logout"></div><div data-mount="auth"></div>',
      '/account/?code=s3cret&token=t#/x',
    );
    expect(fetches.map(({ name, address }) => [name, new URL(address).search])).toEqual([
      ['logout', expect.any(String)],
      ['auth', '?token=t'],
    ]);
    expect(location.href).toBe(`${location.origin}/account/?token=t#/x`);
    await fetches[1]?.arrive();
    expect(renderings[0]?.options.secrets).toEqual({ code: ['code=s3cret'] });
  });

  test('no file is asked for while a secret of this page is in the address', async () => {
    const { fetches } = await openStage(
      '<div data-mount="logout"></div><div data-mount="svc-query"></div><div data-mount="auth"></div>',
      '/?code=s3cret',
    );
    expect(fetches.filter(({ address }) => address.includes('s3cret'))).toEqual([]);
  });

  test('a page without a widget that wants it keeps its address', async () => {
    const { renderings, fetches } = await openStage('<div data-mount="logout"></div>', '/?code=theirs');
    expect(location.search).toBe('?code=theirs');
    await fetches[0]?.arrive();
    expect(renderings[0]?.options.secrets).toEqual({});
  });
});
