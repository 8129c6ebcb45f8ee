import { act } from '@testing-library/react';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { Widgets } from '../../../src/contract/widgets';
import { resetPageState } from '../../../src/lib/pageState';
import { type Runtime, runtimeEvent } from '../../../src/mounts/loader/loadRuntime';
import { startPage } from '../../../src/mounts/loader/startPage';
import type { MountName } from '../../../src/mounts/registry';
import { render } from '../../../src/mounts/runtime/render';
import { WidgetTree } from '../../../src/mounts/runtime/WidgetTree';
import { watchForNotices } from '../../../src/mounts/runtime/watchForNotices';
import { showNoticeByKey } from '../../../src/notifications/currentNotice';
import { version } from '../../support/build';
import { settlePromises } from '../../support/clock';
import { trackListeners } from '../../support/trackListeners';

type Component = () => ReactElement | null;

/** Fetches a widget's files on the current page. */
let mockFetchFiles: () => Promise<void>;

jest.mock('../../../src/mounts/loader/files', () => ({
  insertFile: () => Promise.resolve(),
  filesOf: () => ['form.2b.css', 'base.1a.js'],
  fetchFiles: () => mockFetchFiles(),
}));

/** The components of the test's widgets; other widgets render a line of text. */
let components: Partial<Record<MountName, Component>> = {};
let problems: string[] = [];
let removeListeners = () => {};

const Line: Component = () => <p className="rw">rendered</p>;

/** Opens a page with the real loader and renderer, and the test's components. All files load at once. */
async function openPage(content: string | Element): Promise<Widgets> {
  resetPageState();
  removeListeners = trackListeners();
  history.replaceState(null, '', '/');
  if (typeof content === 'string') document.body.innerHTML = content;
  // An element that is in the page already keeps the focus.
  else if (!content.isConnected) document.body.replaceChildren(content);
  const runtime: Runtime = {
    start() {},
    prepare: async (name) => (options) => render([components[name] ?? Line, {}], options),
  };
  mockFetchFiles = async () => {
    document.dispatchEvent(new CustomEvent(runtimeEvent, { detail: runtime }));
  };
  let widgets: Widgets | undefined;
  await act(async () => {
    widgets = startPage();
    await settlePromises();
  });
  if (!widgets) throw new Error('no page');
  return widgets;
}

/** Returns a mount point with prerendered markup, with the stamp of this build. */
function prerenderedHtml(name: MountName, Widget: Component): string {
  const markup = renderToString(
    <WidgetTree element={null} locale="zh" messages={{}} onReady={() => {}} onEffects={() => {}}>
      <Widget />
    </WidgetTree>,
    { identifierPrefix: `rw-${name}-` },
  );
  return `<div data-mount="${name}"><!--rewards-widgets ${version} zh ${name} 1a 2b-->${markup}</div>`;
}

const mountOf = (name: string) => document.querySelector<HTMLElement>(`[data-mount="${name}"]`) as HTMLElement;
const stateOf = (name: string) => mountOf(name).getAttribute('data-mount-state');
const perform = (action: () => void) =>
  act(async () => {
    action();
    await settlePromises();
  });

beforeEach(() => {
  components = {};
  problems = [];
  const addProblem = (...args: unknown[]) => void problems.push(args.map(String).join(' '));
  jest.spyOn(console, 'error').mockImplementation(addProblem);
  jest.spyOn(console, 'warn').mockImplementation(addProblem);
});
afterEach(async () => {
  await perform(() => document.body.replaceChildren());
  removeListeners();
  jest.restoreAllMocks();
});

const line = '<p class="rw">rendered</p>';
const threeMounts =
  '<div data-mount="logout">page content</div><div data-mount="svc-query"></div><div data-mount="auth"></div>';

describe('a widget that throws fails alone (A1)', () => {
  const Breaks: Component = () => {
    throw new TypeError('broken widget');
  };
  const BreaksInEffect: Component = () => {
    useEffect(() => {
      throw new TypeError('broken widget');
    }, []);
    return <p>rendered</p>;
  };
  const BreaksLater: Component = () => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new TypeError('broken widget');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        break
      </button>
    );
  };

  test.each([
    ['when it is rendered', Breaks],
    ['in an effect', BreaksInEffect],
  ])('%s', async (_when, Widget) => {
    components.logout = Widget;
    const { status } = await openPage(threeMounts);
    expect(status().map(({ name, state, error }) => [name, state, error])).toEqual([
      ['logout', 'failed', 'TypeError'],
      ['svc-query', 'ready', null],
      ['auth', 'ready', null],
    ]);
    expect(mountOf('logout')).toHaveTextContent('page content此部分暂时无法加载。重试');
    expect([mountOf('svc-query').innerHTML, mountOf('auth').innerHTML]).toEqual([line, line]);
    expect(problems).toEqual([`[rewards-widgets ${version}] logout failed: TypeError`]);
  });

  test('in an event handler, after it was ready', async () => {
    components['svc-query'] = BreaksLater;
    await openPage(threeMounts);
    expect(stateOf('svc-query')).toBe('ready');
    await perform(() => mountOf('svc-query').querySelector('button')?.click());
    expect([stateOf('svc-query'), stateOf('logout'), stateOf('auth')]).toEqual(['failed', 'ready', 'ready']);
    await perform(() => mountOf('svc-query').querySelector('button')?.click());
    expect([stateOf('svc-query'), mountOf('svc-query').textContent]).toEqual(['ready', 'break']);
  });

  test('when it is unmounted', async () => {
    components.logout = () => {
      useEffect(
        () => () => {
          throw new TypeError('broken widget');
        },
        [],
      );
      return <p>rendered</p>;
    };
    const { status } = await openPage(threeMounts);
    // Not within `act`, which would throw the widget's error.
    mountOf('logout').remove();
    await settlePromises();
    expect(status().map(({ name, state }) => [name, state])).toEqual([
      ['svc-query', 'ready'],
      ['auth', 'ready'],
    ]);
  });

  test('three times within a minute, and then gets no retry button (A1)', async () => {
    components.logout = Breaks;
    await openPage(threeMounts);
    for (let index = 0; index < 2; index += 1) await perform(() => mountOf('logout').querySelector('button')?.click());
    expect([stateOf('logout'), mountOf('logout').querySelector('button')]).toEqual(['failed', null]);
    expect(mountOf('logout')).toHaveTextContent('page content此部分暂时无法加载。');
  });
});

test('the state is ready only after the first commit, when the widget is visible (contract 2)', async () => {
  const seen: unknown[] = [];
  components.logout = () => {
    seen.push(stateOf('logout'));
    return <p>rendered</p>;
  };
  const watch = new MutationObserver(() => seen.push([stateOf('logout'), mountOf('logout').textContent]));
  document.body.replaceChildren();
  watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-mount-state'] });
  await openPage(threeMounts);
  watch.disconnect();
  expect(seen).toContain('loading');
  expect(seen).toContainEqual(['ready', 'rendered']);
  expect(seen).not.toContainEqual(['ready', 'page content']);
});

test('a widget that renders nothing is ready and empty', async () => {
  components.logout = () => null;
  await openPage(threeMounts);
  expect([stateOf('logout'), mountOf('logout').innerHTML]).toEqual(['ready', '']);
});

test('two widgets of one name have different ids', async () => {
  components.logout = () => <i id={useId()} />;
  await openPage('<div data-mount="logout"></div><div data-mount="logout"></div>');
  const ids = [...document.querySelectorAll('i')].map(({ id }) => id);
  expect(ids).toEqual([expect.stringContaining('rw-logout-r'), expect.stringContaining('rw-logout-2-r')]);
});

test('a removed widget runs its cleanup, and the content of the page comes back (A2)', async () => {
  const cleanup = jest.fn();
  components.logout = () => {
    useEffect(() => cleanup, []);
    return <p>rendered</p>;
  };
  await openPage(threeMounts);
  const element = mountOf('logout');
  await perform(() => element.remove());
  expect(cleanup).toHaveBeenCalledTimes(1);
  expect(element.outerHTML).toBe('<div data-mount="logout">page content</div>');
});

describe('prerendered markup', () => {
  const Form: Component = () => {
    const id = useId();
    const [clicks, setClicks] = useState(0);
    return (
      <form className="rw">
        <label htmlFor={id}>Card number</label>
        <input className="rw-input" id={id} defaultValue="" />
        <input className="rw-check-box" type="checkbox" aria-label="Remember" />
        <button type="button" onClick={() => setClicks(clicks + 1)}>
          {clicks}
        </button>
      </form>
    );
  };

  const inputs = () => [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  const afterHydration = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  /** Returns the warning that prerendered markup was not used. */
  const replacedMarkup = (name: string) =>
    `[rewards-widgets ${version}] ${name}: the prerendered markup is not of this build or place, and was replaced`;

  test('hydrates: its elements and typed values stay', async () => {
    components['svc-query'] = Form;
    document.body.innerHTML = prerenderedHtml('svc-query', Form);
    const typed = document.body.querySelector('input') as HTMLInputElement;
    typed.value = '7310180000000001';
    await openPage(mountOf('svc-query'));
    expect(mountOf('svc-query').querySelector('input')).toBe(typed);
    expect([typed.value, stateOf('svc-query')]).toEqual(['7310180000000001', 'ready']);
    expect(document.querySelector('label')?.control).toBe(typed);
    await perform(() => document.querySelector('button')?.click());
    expect([document.querySelector('button')?.textContent, typed.value]).toEqual(['1', '7310180000000001']);
    expect(problems).toEqual([]);
  });

  test('hydrates at once, not in a later task behind a frame', () => {
    document.body.innerHTML = prerenderedHtml('svc-query', Form);
    const onReady = jest.fn();
    let unmount = () => {};
    act(() => {
      unmount = render([Form, {}], {
        element: mountOf('svc-query'),
        name: 'svc-query',
        locale: 'zh',
        secrets: {},
        files: ['form.2b.css', 'base.1a.js'],
        onReady,
        onCrash: () => {},
      });
      expect(onReady).toHaveBeenCalledTimes(1);
    });
    act(() => unmount());
    expect(problems).toEqual([]);
  });

  test('replays an early click once, and removes its mark', async () => {
    components['svc-query'] = Form;
    document.body.innerHTML = prerenderedHtml('svc-query', Form);
    const button = document.querySelector('button') as HTMLButtonElement;
    button.setAttribute('aria-busy', 'true');
    await openPage(mountOf('svc-query'));
    await afterHydration();
    expect([button.isConnected, button.textContent, button.hasAttribute('aria-busy')]).toEqual([true, '1', false]);
    await perform(() => button.click());
    expect(button.textContent).toBe('2');
    // React's development build reports the mark as a difference; its production build does not compare attributes.
    expect(problems).toEqual([expect.stringMatching(/-\s+aria-busy="true"/)]);
  });

  test('does not replay an early click in markup that is replaced', async () => {
    components['svc-query'] = Form;
    document.body.innerHTML = prerenderedHtml('svc-query', Form).replace(version, '0.0.0');
    document.querySelector('button')?.setAttribute('aria-busy', 'true');
    await openPage(mountOf('svc-query'));
    await afterHydration();
    expect(mountOf('svc-query').textContent).toBe('Card number0');
  });

  test('renders again if another script has changed it, and keeps values, focus and the early click', async () => {
    components['svc-query'] = Form;
    document.body.innerHTML = prerenderedHtml('svc-query', Form);
    const [typed, ticked] = inputs();
    const errors = jest.fn();
    window.addEventListener('error', errors);
    typed.value = '7310180000000001';
    typed.focus();
    typed.setSelectionRange(4, 6);
    ticked.click();
    document.querySelector('button')?.setAttribute('aria-busy', 'true');
    // Like a translator and a password manager.
    document.querySelector('label')!.innerHTML = '<font>Carte</font>';
    ticked.before(document.createElement('input'));
    await openPage(mountOf('svc-query'));
    await afterHydration();
    const [text, box] = inputs();
    expect([text === typed, text.value, box.checked]).toEqual([false, '7310180000000001', true]);
    expect(text).toHaveFocus();
    expect([text.selectionStart, text.selectionEnd]).toEqual([4, 6]);
    expect([mountOf('svc-query').textContent, stateOf('svc-query')]).toEqual(['Card number1', 'ready']);
    window.removeEventListener('error', errors);
    expect(errors).not.toHaveBeenCalled();
    expect(problems).toEqual([
      `[rewards-widgets ${version}] svc-query: the prerendered markup had been changed, and was rendered again`,
    ]);
  });

  test('other content of the page is removed before hydration, and comes back when the widget fails', async () => {
    components.logout = () => {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new TypeError('broken widget');
      return (
        <button className="rw" type="button" onClick={() => setBroken(true)}>
          break
        </button>
      );
    };
    document.body.innerHTML = prerenderedHtml('logout', components.logout)
      .replace('<!--', '<!-- a part of the CMS --><!--')
      .replace('</div>', '<p>Call us</p></div>');
    const button = document.querySelector('button');
    await openPage(mountOf('logout'));
    expect([document.querySelector('button') === button, mountOf('logout').textContent]).toEqual([true, 'break']);
    await perform(() => button?.click());
    expect(mountOf('logout').textContent).toBe('Call us此部分暂时无法加载。重试');
  });

  test('hydrates if an earlier widget of its name was removed', async () => {
    components['svc-query'] = Form;
    const html = prerenderedHtml('svc-query', Form);
    await openPage(html);
    await perform(() => mountOf('svc-query').remove());
    const next = document.createRange().createContextualFragment(html);
    const label = next.querySelector('label');
    await perform(() => document.body.append(next));
    expect([document.querySelector('label') === label, stateOf('svc-query')]).toEqual([true, 'ready']);
    expect(problems).toEqual([]);
  });

  test('renders again for a second widget of its name, as both would have the same ids', async () => {
    components['svc-query'] = Form;
    const html = prerenderedHtml('svc-query', Form);
    await openPage(html + html);
    const [first, second] = [...document.querySelectorAll('[id]')];
    expect(first?.id).not.toBe(second?.id);
    expect([...document.querySelectorAll('[data-mount]')].map((element) => element.textContent)).toEqual([
      'Card number0',
      'Card number0',
    ]);
    expect(problems).toEqual([replacedMarkup('svc-query')]);
  });

  test('hydrates for a second widget of its name if it has no ids', async () => {
    components.logout = Line;
    const html = prerenderedHtml('logout', Line);
    document.body.innerHTML = html + html;
    const lines = [...document.querySelectorAll('p')];
    const page = document.createElement('main');
    page.append(...document.body.childNodes);
    await openPage(page);
    expect(document.querySelectorAll('p')).toHaveLength(2);
    for (const [index, line] of document.querySelectorAll('p').entries()) expect(line).toBe(lines[index]);
    expect(problems).toEqual([]);
  });

  test('hydrates if a template adds line breaks around it', async () => {
    components['svc-query'] = Form;
    document.body.innerHTML = prerenderedHtml('svc-query', Form)
      .replace('<!--', '\n  <!--')
      .replace('</div>', '\n</div>');
    const label = document.querySelector('label');
    await openPage(mountOf('svc-query'));
    expect(document.querySelector('label')).toBe(label);
    expect(problems).toEqual([]);
  });

  test.each([
    ['of another version', (html: string) => html.replace(version, '0.0.0')],
    ['in another language', (html: string) => html.replace(' zh ', ' en ')],
    ['with other file hashes', (html: string) => html.replace('1a', '1b')],
    ['with more files', (html: string) => html.replace('2b', '2b 3c')],
    ['of another widget', (html: string) => html.replace('zh svc-query', 'zh auth')],
    ['whose stamp is text', (html: string) => html.replace('<!--', '').replace('-->', '')],
    ['without a stamp', (html: string) => html.replace(/<!--rewards.*?-->/, '')],
  ])('%s is replaced', async (_which, change) => {
    components['svc-query'] = Form;
    document.body.innerHTML = change(prerenderedHtml('svc-query', Form));
    const old = document.querySelector('label');
    await openPage(mountOf('svc-query'));
    expect(mountOf('svc-query').textContent).toBe('Card number0');
    expect(document.contains(old)).toBe(false);
    expect(problems).toEqual([replacedMarkup('svc-query')]);
  });
});

test('a notice from before the first widget gets its outlet, also when that widget is in a shadow root (contract 3)', async () => {
  const widgets = await openPage('<div id="host"></div>');
  await act(async () => {
    watchForNotices();
    showNoticeByKey('Login', 'NotKept');
  });
  expect(document.querySelector('[data-mount=notification]')).toBeNull();
  const shadow = document.getElementById('host')!.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<div data-mount="logout"></div>';
  await act(async () => {
    widgets.scan(shadow);
    await settlePromises();
  });
  expect(document.querySelector('[data-mount=notification]')).not.toBeNull();
});
