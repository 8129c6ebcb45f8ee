import { mountNames } from '../../../src/mounts/registry';
import { version } from '../../support/build';
import { settlePromises } from '../../support/clock';
import {
  closePage,
  insertedFiles,
  mountPointAt,
  mountPoints,
  openPage,
  searchWholePage,
  stateOf,
  states,
} from './openPage';

afterEach(closePage);

const createMount = (name: string, text = 'page content') => {
  const element = document.createElement('div');
  element.dataset['mount'] = name;
  element.textContent = text;
  return element;
};

describe('mounts the mount points of a page (contract 2)', () => {
  test('in the language of the path', async () => {
    const zh = await openPage('<div data-mount="logout"></div><p><b data-mount="svc-query"></b></p>', '/english');
    expect(zh.fetches.map(({ name, locale }) => [name, locale])).toEqual([
      ['logout', 'zh'],
      ['svc-query', 'zh'],
    ]);
    const en = await openPage('<div data-mount="logout"></div>', '/en/account/');
    expect(en.fetches.map(({ name, locale }) => [name, locale])).toEqual([['logout', 'en']]);
  });

  test('of every widget', async () => {
    const { fetches } = await openPage(mountNames.map((name) => `<div data-mount="${name}"></div>`).join(''));
    expect(fetches.map(({ name }) => name).sort()).toEqual([...mountNames].sort());
  });

  test('several of one name', async () => {
    const { fetches, renderings } = await openPage('<div data-mount="logout"></div>'.repeat(3));
    for (const { succeed } of fetches) await succeed();
    expect(renderings).toHaveLength(3);
    for (const [index, { options }] of renderings.entries()) expect(options.element).toBe(mountPointAt(index));
  });

  test('inside any element (A2)', async () => {
    const parents = ['form', 'a', 'fieldset', 'section hidden', 'td'].map((tag) => {
      const inner = `<div data-mount="logout"></div></${tag.split(' ')[0]}>`;
      return tag === 'td' ? `<table><tr><td>${inner}</tr></table>` : `<${tag}>${inner}`;
    });
    await openPage(parents.join(''));
    expect(states()).toEqual(Array(5).fill('loading'));
  });

  test('but not inside a template element', async () => {
    const { fetches } = await openPage('<template><div data-mount="logout"></div></template>');
    expect(fetches).toEqual([]);
  });
});

describe('window.widgets.status()', () => {
  test('returns a row for each mount point, in the order of discovery', async () => {
    const { widgets, fetches, renderings } = await openPage(
      '<div data-mount="logout"></div><div data-mount="svc-query"></div><div data-mount="auth"></div>',
    );
    expect(widgets.version).toBe(version);
    expect(widgets.status()).toEqual(
      ['logout', 'svc-query', 'auth'].map((name) => ({ name, state: 'loading', ms: null, error: null })),
    );
    await fetches[0]?.succeed();
    await fetches[1]?.fail();
    renderings[0]?.commit();
    expect(widgets.status()).toEqual([
      { name: 'logout', state: 'ready', ms: expect.any(Number), error: null },
      { name: 'svc-query', state: 'failed', ms: null, error: 'ChunkLoadError: https://cdn.test/assets/a.js' },
      { name: 'auth', state: 'loading', ms: null, error: null },
    ]);
  });

  test('returns the milliseconds from discovery to the first commit', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const { widgets, fetches, renderings } = await openPage('<div data-mount="logout"></div>');
    await fetches[0]?.succeed();
    clock.mockReturnValue(1234.4);
    renderings[0]?.commit();
    expect(widgets.status()[0]?.ms).toBe(234);
  });
});

describe('singletons (contract 2)', () => {
  test.each(['notification', 'loading'])('mounts the first %s and reports each further one', async (name) => {
    const { fetches, warnings } = await openPage(`<div data-mount="${name}">page content</div>`.repeat(3));
    expect(fetches).toHaveLength(1);
    expect(states()).toEqual(['loading', null, null]);
    expect(mountPointAt(1).innerHTML).toBe('page content');
    await searchWholePage();
    expect(warnings).toEqual(Array(2).fill(`[rewards-widgets ${version}] ${name} is on this page already`));
  });

  test('mounts a second singleton when the first is removed, so that no notice is lost (contract 3)', async () => {
    const { warnings } = await openPage('<div data-mount="notification"></div>'.repeat(2));
    mountPointAt(0).remove();
    await settlePromises();
    expect([states(), warnings.length]).toEqual([['loading'], 1]);
  });

  test('mounts a singleton that is inserted after the first was removed', async () => {
    const { fetches } = await openPage('<div data-mount="loading"></div>');
    mountPointAt(0).remove();
    await settlePromises();
    document.body.append(createMount('loading'));
    await settlePromises();
    expect([fetches.length, states()]).toEqual([2, ['loading']]);
  });
});

describe('a mount point inside another one', () => {
  test('is not mounted, and reported once', async () => {
    const { fetches, warnings } = await openPage(
      '<div data-mount="svc-query"><i><b data-mount="logout">page content</b></i></div>',
    );
    expect(fetches.map(({ name }) => name)).toEqual(['svc-query']);
    expect([stateOf(mountPointAt(1)), mountPointAt(1).innerHTML]).toEqual([null, 'page content']);
    await searchWholePage();
    expect(warnings).toEqual([`[rewards-widgets ${version}] logout is inside another mount point`]);
  });

  test('is left alone while the outer one is unmounted, and when the outer one is refused', async () => {
    const { widgets, fetches } = await openPage(
      '<div data-mount="svc-query"><b data-mount="logout"></b></div><div data-mount="promotion"></div>' +
        '<div data-mount="promotion"><b data-mount="entry"></b></div>',
    );
    widgets.unmount();
    mountPointAt(0).append(createMount('auth'));
    await settlePromises();
    expect(fetches.map(({ name }) => name)).toEqual(['promotion', 'svc-query']);
    expect(states()).toEqual([null, null, null, null, null, null]);
  });

  test('is mounted if the outer one has an unknown name', async () => {
    const { fetches } = await openPage('<div data-mount="header"><b data-mount="logout"></b></div>');
    expect(fetches.map(({ name }) => name)).toEqual(['logout']);
  });
});

describe('reports an unknown name once, with a suggestion', () => {
  test.each([
    ['svc-qurey', 'svc-query'],
    ['log-out', 'logout'],
    ['Auth', 'auth'],
    ['notifications', 'notification'],
  ])('%s: did you mean %s?', async (name, suggested) => {
    const { fetches, warnings } = await openPage(`<div data-mount="${name}">page content</div>`.repeat(2));
    document.body.append(createMount(name));
    await settlePromises();
    expect(fetches).toEqual([]);
    expect(states()).toEqual([null, null, null]);
    expect(mountPointAt(0).innerHTML).toBe('page content');
    expect(warnings).toEqual([
      `[rewards-widgets ${version}] no widget is named "${name}": did you mean "${suggested}"?`,
    ]);
  });

  test.each([
    ['that every object has as a property', 'constructor'],
    ['that is __proto__', '__proto__'],
    ['that is empty', ''],
    ['with a space before it', ' logout'],
    ['made of two names', 'logout auth'],
    ['with 100,000 letters', 'x'.repeat(100_000)],
  ])('a name %s', async (_case, name) => {
    document.body.replaceChildren();
    const { fetches, warnings, widgets } = await openPage('');
    document.body.append(createMount(name), createMount(name));
    await settlePromises();
    expect([fetches.length, warnings.length, widgets.status().length]).toEqual([0, 1, 0]);
    expect(warnings[0]).toContain(`no widget is named "${name}"`);
  });
});

describe('follows changes of the page (A2)', () => {
  test('mounts inserted elements, also inside another element', async () => {
    const { fetches } = await openPage('');
    const section = document.createElement('section');
    section.append(createMount('logout'), createMount('svc-query'));
    document.body.append(section);
    await settlePromises();
    expect(fetches.map(({ name }) => name)).toEqual(['logout', 'svc-query']);
  });

  test('mounts an element that is inserted together with text', async () => {
    const { fetches } = await openPage('');
    document.body.append('text', createMount('logout'));
    await settlePromises();
    expect(fetches.map(({ name }) => name)).toEqual(['logout']);
  });

  test('mounts a hundred elements that are inserted at once', async () => {
    const { fetches, widgets } = await openPage('');
    document.body.append(...Array.from({ length: 100 }, () => createMount('logout')));
    await settlePromises();
    expect([fetches.length, widgets.status().length]).toEqual([100, 100]);
  });

  test('unmounts a removed element, and restores its content', async () => {
    const { fetches, renderings, widgets } = await openPage('<div data-mount="logout">page <b>content</b></div>');
    const element = mountPointAt(0);
    const bold = element.querySelector('b');
    await fetches[0]?.succeed();
    renderings[0]?.commit();
    element.remove();
    await settlePromises();
    expect([renderings[0]?.isUnmounted, widgets.status()]).toEqual([true, []]);
    expect(element.outerHTML).toBe('<div data-mount="logout">page <b>content</b></div>');
    expect(element.querySelector('b')).toBe(bold);
  });

  test('ignores the files of an element that was removed while it loaded', async () => {
    const { fetches, renderings, warnings } = await openPage('<div data-mount="logout">page content</div>');
    const element = mountPointAt(0);
    element.remove();
    await settlePromises();
    await fetches[0]?.succeed();
    expect([renderings.length, element.outerHTML]).toEqual([0, '<div data-mount="logout">page content</div>']);
    const other = await openPage('<div data-mount="logout"></div>');
    mountPointAt(0).remove();
    await settlePromises();
    await other.fetches[0]?.fail();
    expect([...warnings, ...other.warnings]).toEqual([]);
  });

  test('unmounts an element whose parent is removed', async () => {
    const { widgets } = await openPage(
      '<section><div data-mount="logout"></div></section><div data-mount="auth"></div>',
    );
    document.querySelector('section')?.remove();
    await settlePromises();
    expect(widgets.status().map(({ name }) => name)).toEqual(['auth']);
  });

  test('follows a page that replaces its body', async () => {
    const { widgets, fetches } = await openPage('<div data-mount="logout"></div>');
    const body = document.createElement('body');
    body.append(createMount('auth'));
    document.body.replaceWith(body);
    await settlePromises();
    expect(widgets.status().map(({ name }) => name)).toEqual(['auth']);
    expect(fetches).toHaveLength(2);
  });

  test('keeps a moved element mounted', async () => {
    const { fetches, renderings } = await openPage('<div data-mount="logout"></div><section></section>');
    const element = mountPointAt(0);
    await fetches[0]?.succeed();
    renderings[0]?.commit();
    document.querySelector('section')?.append(element);
    await settlePromises();
    expect([fetches.length, renderings[0]?.isUnmounted, stateOf(element)]).toEqual([1, false, 'ready']);
    expect(element.textContent).toBe('logout widget');
  });

  test('mounts an element again that was removed and inserted later', async () => {
    const { fetches } = await openPage('<div data-mount="logout">page content</div>');
    const element = mountPointAt(0);
    element.remove();
    await settlePromises();
    document.body.append(element);
    await settlePromises();
    expect([fetches.length, stateOf(element)]).toEqual([2, 'loading']);
  });

  test('mounts another widget when the name changes, and none when it is removed', async () => {
    const { fetches, renderings, widgets } = await openPage('<div data-mount="logout">page content</div>');
    const element = mountPointAt(0);
    await fetches[0]?.succeed();
    renderings[0]?.commit();
    element.dataset['mount'] = 'auth';
    await settlePromises();
    expect([renderings[0]?.isUnmounted, fetches.at(-1)?.name, element.textContent]).toEqual([
      true,
      'auth',
      'page content',
    ]);
    element.removeAttribute('data-mount');
    await settlePromises();
    expect([stateOf(element), widgets.status()]).toEqual([null, []]);
  });

  test('mounts an element that gets a name', async () => {
    const { fetches } = await openPage('<div>page content</div>');
    document.body.firstElementChild?.setAttribute('data-mount', 'logout');
    await settlePromises();
    expect(fetches).toHaveLength(1);
  });

  test('does not search the page for changes inside a mount point', async () => {
    const { fetches, renderings } = await openPage('<div data-mount="logout">page content</div>');
    await fetches[0]?.succeed();
    const queries = jest.spyOn(document, 'querySelectorAll');
    renderings[0]?.commit();
    mountPointAt(0).append('more');
    await settlePromises();
    // The one call is made by `mountPointAt`.
    expect(queries.mock.calls).toHaveLength(1);
  });
});

describe('window.widgets.scan() and unmount()', () => {
  const html =
    '<main><div data-mount="logout">page content</div></main><aside><div data-mount="auth">page content</div></aside>';

  test('unmount restores all mount points, and they stay unmounted', async () => {
    const { widgets, fetches, renderings } = await openPage(html);
    for (const { succeed } of fetches) await succeed();
    for (const { commit } of renderings) commit();
    widgets.unmount();
    await searchWholePage();
    expect([widgets.status(), states(), renderings.map(({ isUnmounted }) => isUnmounted)]).toEqual([
      [],
      [null, null],
      [true, true],
    ]);
    expect(mountPoints().map(({ textContent }) => textContent)).toEqual(['page content', 'page content']);
  });

  test('unmount restores the other mount points when the page has patched one of them (A4)', async () => {
    const { widgets, fetches, renderings } = await openPage(html);
    for (const { succeed } of fetches) await succeed();
    for (const { commit } of renderings) commit();
    Object.defineProperty(mountPointAt(0), 'textContent', {
      set() {
        throw new TypeError('a method of the page');
      },
    });
    widgets.unmount();
    expect([widgets.status(), states(), mountPointAt(1).textContent]).toEqual([[], [null, null], 'page content']);
  });

  test('unmount does not replace a singleton by a second one', async () => {
    const { widgets } = await openPage('<div data-mount="promotion"></div><div data-mount="promotion"></div>');
    widgets.unmount();
    await searchWholePage();
    expect([widgets.status(), states()]).toEqual([[], [null, null]]);
  });

  test('unmount accepts a part of the page or one element', async () => {
    const { widgets } = await openPage(html);
    widgets.unmount(document.querySelector('main') ?? undefined);
    expect(widgets.status().map(({ name }) => name)).toEqual(['auth']);
    widgets.unmount(mountPointAt(1));
    expect(widgets.status()).toEqual([]);
  });

  test('scan mounts unmounted elements again', async () => {
    const { widgets, fetches } = await openPage(html);
    widgets.unmount();
    widgets.scan(mountPointAt(0));
    expect([states(), fetches.length]).toEqual([['loading', null], 3]);
    widgets.scan();
    expect([states(), fetches.length]).toEqual([['loading', 'loading'], 4]);
  });

  test('scan does not mount an element twice', async () => {
    const { widgets, fetches } = await openPage(html);
    widgets.scan();
    widgets.scan();
    expect(fetches).toHaveLength(2);
  });

  test('scan accepts a shadow root, which the loader does not find by itself', async () => {
    const { widgets, fetches } = await openPage('<div id="host"></div>');
    const shadow = document.getElementById('host')?.attachShadow({ mode: 'open' });
    shadow?.append(createMount('logout'));
    expect(fetches).toHaveLength(0);
    if (shadow) widgets.scan(shadow);
    expect(fetches).toHaveLength(1);
  });
});

describe('removes secrets from the address before any request (F2, contract 6)', () => {
  test('passes the removed code to auth', async () => {
    const { fetches, renderings } = await openPage(
      '<div data-mount="logout"></div><div data-mount="auth"></div>',
      '/account/?code=s3cret&token=t#/x',
    );
    expect(fetches.map(({ name, address }) => [name, new URL(address).search])).toEqual([
      ['logout', expect.any(String)],
      ['auth', '?token=t'],
    ]);
    expect(location.href).toBe(`${location.origin}/account/?token=t#/x`);
    await fetches[1]?.succeed();
    expect(renderings[0]?.options.secrets).toEqual({ code: ['code=s3cret'] });
  });

  test('requests no file while a secret of the page is in the address', async () => {
    const { fetches } = await openPage(
      '<div data-mount="logout"></div><div data-mount="svc-query"></div><div data-mount="auth"></div>',
      '/?code=s3cret',
    );
    expect(fetches.map(({ address }) => address.includes('s3cret'))).toEqual([false, false, false]);
  });

  test('keeps a parameter that no widget of the page reads', async () => {
    const { renderings, fetches } = await openPage('<div data-mount="logout"></div>', '/?code=theirs');
    expect(location.search).toBe('?code=theirs');
    await fetches[0]?.succeed();
    expect(renderings[0]?.options.secrets).toEqual({});
  });
});

describe('the inspector (contract 2)', () => {
  test.each([
    ['/?widgets=inspect', ['inspector.1a.js']],
    ['/?widgets=inspected', []],
    ['/', []],
  ])('for the address %s, the loader fetches %j', async (path, files) => {
    await openPage('', path);
    await settlePromises();
    expect(insertedFiles).toEqual(files);
  });

  test('inspect() fetches it', async () => {
    const { widgets } = await openPage('');
    await widgets.inspect();
    expect(insertedFiles).toEqual(['inspector.1a.js']);
  });
});
