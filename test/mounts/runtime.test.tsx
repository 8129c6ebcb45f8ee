import { act } from '@testing-library/react';
import { type ReactElement, useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import type { Widgets } from '../../src/mounts/Page';
import type { MountName } from '../../src/mounts/registry';
import type { Runtime } from '../../src/mounts/runtimeLink';
import { version } from '../support/build';
import { settle } from '../support/clock';
import { newGround } from '../support/ground';

type Fc = () => ReactElement | null;

// Each page has modules of its own; React must be one.
for (const name of [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-intl',
  'react-error-boundary',
]) {
  const kept = jest.requireActual<object>(name);
  jest.doMock(name, () => kept);
}

/** What each mount point of the page shows; a name that is not here shows a line of text. */
let shown: Partial<Record<MountName, Fc>> = {};
let complaints: string[] = [];
let endPage = () => {};

const Line: Fc = () => <p className="rw">rendered</p>;

/** Opens a page whose files are all there at once: the real runtime, with widgets made for a test. */
async function openPage(content: string | Element): Promise<Widgets> {
  jest.resetModules();
  endPage = newGround();
  history.replaceState(null, '', '/');
  if (typeof content === 'string') document.body.innerHTML = content;
  // What stands there already keeps the focus.
  else if (!content.isConnected) document.body.replaceChildren(content);
  let introduction = '';
  let runtime: Runtime | undefined;
  jest.doMock('../../src/mounts/files', () => ({
    nonce: undefined,
    trusted: (url: string) => url,
    filesOf: () => ['form.2b.css', 'base.1a.js'],
    async fetchFiles() {
      document.dispatchEvent(new CustomEvent(introduction, { detail: runtime }));
    },
  }));
  ({ introduction } = await import('../../src/mounts/runtimeLink'));
  const { render } = await import('../../src/mounts/runtime/render');
  runtime = {
    begin() {},
    prepare: async (name) => (options) => render([shown[name] ?? Line, {}], options),
  };
  const { startPage } = await import('../../src/mounts/Page');
  let widgets: Widgets | undefined;
  await act(async () => {
    widgets = startPage();
    await settle();
  });
  if (!widgets) throw new Error('no page');
  return widgets;
}

/** What the runtime renders ahead for a widget, marked as this build's own. */
async function renderedAhead(name: MountName, Widget: Fc): Promise<string> {
  const { Tree } = await import('../../src/mounts/runtime/Tree');
  const markup = renderToString(
    <Tree element={null} locale="zh" words={{}} onReady={() => {}} onSettled={() => {}} onCrash={() => {}}>
      <Widget />
    </Tree>,
    { identifierPrefix: `rw-${name}-` },
  );
  return `<div data-mount="${name}"><!--rewards-widgets ${version} zh ${name} 1a 2b-->${markup}</div>`;
}

const mountOf = (name: string) => document.querySelector<HTMLElement>(`[data-mount="${name}"]`) as HTMLElement;
const stateOf = (name: string) => mountOf(name).getAttribute('data-mount-state');
const doing = (act_: () => void) =>
  act(async () => {
    act_();
    await settle();
  });

beforeEach(() => {
  shown = {};
  complaints = [];
  const note = (...args: unknown[]) => void complaints.push(args.map(String).join(' '));
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
});
afterEach(async () => {
  await doing(() => document.body.replaceChildren());
  endPage();
  jest.restoreAllMocks();
});

const line = '<p class="rw">rendered</p>';
const three =
  '<div data-mount="logout">by the page</div><div data-mount="svc-query"></div><div data-mount="auth"></div>';

describe('a widget that throws fails alone (A1)', () => {
  const Breaks: Fc = () => {
    throw new TypeError('ours');
  };
  const BreaksInEffect: Fc = () => {
    useEffect(() => {
      throw new TypeError('ours');
    }, []);
    return <p>half</p>;
  };
  const BreaksLater: Fc = () => {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new TypeError('ours');
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
    shown.logout = Widget;
    const { status } = await openPage(three);
    expect(status().map(({ name, state, error }) => [name, state, error])).toEqual([
      ['logout', 'failed', 'TypeError'],
      ['svc-query', 'ready', null],
      ['auth', 'ready', null],
    ]);
    expect(mountOf('logout')).toHaveTextContent('by the page此部分暂时无法加载。重试');
    expect([mountOf('svc-query').innerHTML, mountOf('auth').innerHTML]).toEqual([line, line]);
    expect(complaints).toEqual([`[rewards-widgets ${version}] logout failed: TypeError`]);
  });

  test('long after it was ready', async () => {
    shown['svc-query'] = BreaksLater;
    await openPage(three);
    expect(stateOf('svc-query')).toBe('ready');
    await doing(() => mountOf('svc-query').querySelector('button')?.click());
    expect([stateOf('svc-query'), stateOf('logout'), stateOf('auth')]).toEqual(['failed', 'ready', 'ready']);
    await doing(() => mountOf('svc-query').querySelector('button')?.click());
    expect([stateOf('svc-query'), mountOf('svc-query').textContent]).toEqual(['ready', 'break']);
  });

  test('when it is taken away', async () => {
    shown.logout = () => {
      useEffect(
        () => () => {
          throw new TypeError('ours');
        },
        [],
      );
      return <p>rendered</p>;
    };
    const { status } = await openPage(three);
    // Not within `act`, which throws whatever React was told.
    mountOf('logout').remove();
    await settle();
    expect(status().map(({ name, state }) => [name, state])).toEqual([
      ['svc-query', 'ready'],
      ['auth', 'ready'],
    ]);
  });

  test('three times within a minute: no further try (A1)', async () => {
    shown.logout = Breaks;
    await openPage(three);
    for (let index = 0; index < 2; index += 1) await doing(() => mountOf('logout').querySelector('button')?.click());
    expect([stateOf('logout'), mountOf('logout').querySelector('button')]).toEqual(['failed', null]);
    expect(mountOf('logout')).toHaveTextContent('by the page此部分暂时无法加载。');
  });
});

test('ready is said after the first commit, when the widget is to be seen (contract 2)', async () => {
  const seen: unknown[] = [];
  shown.logout = () => {
    seen.push(stateOf('logout'));
    return <p>rendered</p>;
  };
  const watch = new MutationObserver(() => seen.push([stateOf('logout'), mountOf('logout').textContent]));
  document.body.replaceChildren();
  watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-mount-state'] });
  await openPage(three);
  watch.disconnect();
  expect(seen).toContain('loading');
  expect(seen).toContainEqual(['ready', 'rendered']);
  expect(seen).not.toContainEqual(['ready', 'by the page']);
});

test('a widget with nothing to show is ready and empty', async () => {
  shown.logout = () => null;
  await openPage(three);
  expect([stateOf('logout'), mountOf('logout').innerHTML]).toEqual(['ready', '']);
});

test('ids differ between two widgets of a name', async () => {
  shown.logout = () => <i id={useId()} />;
  await openPage('<div data-mount="logout"></div><div data-mount="logout"></div>');
  const ids = [...document.querySelectorAll('i')].map(({ id }) => id);
  expect(ids).toEqual([expect.stringContaining('rw-logout-r'), expect.stringContaining('rw-logout-2-r')]);
});

test('removed, a widget leaves nothing behind (A2)', async () => {
  const gone = jest.fn();
  shown.logout = () => {
    useEffect(() => gone, []);
    return <p>rendered</p>;
  };
  await openPage(three);
  const element = mountOf('logout');
  await doing(() => element.remove());
  expect(gone).toHaveBeenCalledTimes(1);
  expect(element.outerHTML).toBe('<div data-mount="logout">by the page</div>');
});

describe('markup that was rendered ahead', () => {
  const Form: Fc = () => {
    const id = useId();
    const [presses, setPresses] = useState(0);
    return (
      <form className="rw">
        <label htmlFor={id}>Card number</label>
        <input className="rw-input" id={id} defaultValue="" />
        <input className="rw-check-box" type="checkbox" aria-label="Remember" />
        <button type="button" onClick={() => setPresses(presses + 1)}>
          {presses}
        </button>
      </form>
    );
  };

  const inputs = () => [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
  const caughtUp = () => act(() => new Promise((resolve) => setTimeout(resolve)));
  /** The line by which whoever made the page learns that it was in vain. */
  const replaced = (name: string) =>
    `[rewards-widgets ${version}] ${name}: what was rendered ahead is not for this build or place: replaced`;

  test('is adopted: the elements stay, and so does what was typed before the code came', async () => {
    shown['svc-query'] = Form;
    document.body.innerHTML = await renderedAhead('svc-query', Form);
    const typed = document.body.querySelector('input') as HTMLInputElement;
    typed.value = '7310180000000001';
    await openPage(mountOf('svc-query'));
    expect(mountOf('svc-query').querySelector('input')).toBe(typed);
    expect([typed.value, stateOf('svc-query')]).toEqual(['7310180000000001', 'ready']);
    expect(document.querySelector('label')?.control).toBe(typed);
    await doing(() => document.querySelector('button')?.click());
    expect([document.querySelector('button')?.textContent, typed.value]).toEqual(['1', '7310180000000001']);
    expect(complaints).toEqual([]);
  });

  test('a press that the entry heard before is caught up on, once, and leaves no mark', async () => {
    shown['svc-query'] = Form;
    document.body.innerHTML = await renderedAhead('svc-query', Form);
    const button = document.querySelector('button') as HTMLButtonElement;
    button.setAttribute('aria-busy', 'true');
    await openPage(mountOf('svc-query'));
    await caughtUp();
    expect([button.isConnected, button.textContent, button.hasAttribute('aria-busy')]).toEqual([true, '1', false]);
    await doing(() => button.click());
    expect(button.textContent).toBe('2');
    // React for development tells of the mark that it found; for production, it does not look.
    expect(complaints).toEqual([expect.stringMatching(/-\s+aria-busy="true"/)]);
  });

  test('a press in markup that is replaced is nobody’s', async () => {
    shown['svc-query'] = Form;
    document.body.innerHTML = (await renderedAhead('svc-query', Form)).replace(version, '0.0.0');
    document.querySelector('button')?.setAttribute('aria-busy', 'true');
    await openPage(mountOf('svc-query'));
    await caughtUp();
    expect(mountOf('svc-query').textContent).toBe('Card number0');
  });

  test('changed by something else on the page, it is rendered anew, with what the visitor did', async () => {
    shown['svc-query'] = Form;
    document.body.innerHTML = await renderedAhead('svc-query', Form);
    const [typed, ticked] = inputs();
    const errors = jest.fn();
    window.addEventListener('error', errors);
    typed.value = '7310180000000001';
    typed.focus();
    typed.setSelectionRange(4, 6);
    ticked.click();
    document.querySelector('button')?.setAttribute('aria-busy', 'true');
    // As a translator does, and a password manager.
    document.querySelector('label')!.innerHTML = '<font>Carte</font>';
    ticked.before(document.createElement('input'));
    await openPage(mountOf('svc-query'));
    await caughtUp();
    const [text, box] = inputs();
    expect([text === typed, text.value, box.checked]).toEqual([false, '7310180000000001', true]);
    expect(text).toHaveFocus();
    expect([text.selectionStart, text.selectionEnd]).toEqual([4, 6]);
    expect([mountOf('svc-query').textContent, stateOf('svc-query')]).toEqual(['Card number1', 'ready']);
    window.removeEventListener('error', errors);
    expect(errors).not.toHaveBeenCalled();
    expect(complaints).toEqual([
      `[rewards-widgets ${version}] svc-query: what was rendered ahead had been changed, and was rendered anew`,
    ]);
  });

  test('what stands beside it goes when it is taken over, and comes back when the widget fails', async () => {
    shown.logout = () => {
      const [isBroken, setBroken] = useState(false);
      if (isBroken) throw new TypeError('ours');
      return (
        <button className="rw" type="button" onClick={() => setBroken(true)}>
          break
        </button>
      );
    };
    document.body.innerHTML = (await renderedAhead('logout', shown.logout))
      .replace('<!--', '<!-- a part of the CMS --><!--')
      .replace('</div>', '<p>Call us</p></div>');
    const button = document.querySelector('button');
    await openPage(mountOf('logout'));
    expect([document.querySelector('button') === button, mountOf('logout').textContent]).toEqual([true, 'break']);
    await doing(() => button?.click());
    expect(mountOf('logout').textContent).toBe('Call us此部分暂时无法加载。重试');
  });

  test('is taken over also by the first of its name after another one has gone', async () => {
    shown['svc-query'] = Form;
    const html = await renderedAhead('svc-query', Form);
    await openPage(html);
    await doing(() => mountOf('svc-query').remove());
    const next = document.createRange().createContextualFragment(html);
    const label = next.querySelector('label');
    await doing(() => document.body.append(next));
    expect([document.querySelector('label') === label, stateOf('svc-query')]).toEqual([true, 'ready']);
    expect(complaints).toEqual([]);
  });

  test('of a second widget of the name is rendered anew, as its ids are those of a first', async () => {
    shown['svc-query'] = Form;
    const html = await renderedAhead('svc-query', Form);
    await openPage(html + html);
    const [first, second] = [...document.querySelectorAll('[id]')];
    expect(first?.id).not.toBe(second?.id);
    expect([...document.querySelectorAll('[data-mount]')].map((element) => element.textContent)).toEqual([
      'Card number0',
      'Card number0',
    ]);
    expect(complaints).toEqual([replaced('svc-query')]);
  });

  test('of a second widget of the name is taken over as well where it has no ids', async () => {
    shown.logout = Line;
    const html = await renderedAhead('logout', Line);
    document.body.innerHTML = html + html;
    const lines = [...document.querySelectorAll('p')];
    const page = document.createElement('main');
    page.append(...document.body.childNodes);
    await openPage(page);
    expect([...document.querySelectorAll('p')]).toEqual(lines);
    expect(complaints).toEqual([]);
  });

  test('is taken over also where a template breaks lines around it', async () => {
    shown['svc-query'] = Form;
    document.body.innerHTML = (await renderedAhead('svc-query', Form))
      .replace('<!--', '\n  <!--')
      .replace('</div>', '\n</div>');
    const label = document.querySelector('label');
    await openPage(mountOf('svc-query'));
    expect(document.querySelector('label')).toBe(label);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['of another version', (html: string) => html.replace(version, '0.0.0')],
    ['in another language', (html: string) => html.replace(' zh ', ' en ')],
    ['that goes with other files', (html: string) => html.replace('1a', '1b')],
    ['that goes with more files', (html: string) => html.replace('2b', '2b 3c')],
    ['of another widget', (html: string) => html.replace('zh svc-query', 'zh auth')],
    ['whose mark is text', (html: string) => html.replace('<!--', '').replace('-->', '')],
    ['without a mark', (html: string) => html.replace(/<!--rewards.*?-->/, '')],
  ])('%s is replaced', async (_which, change) => {
    shown['svc-query'] = Form;
    document.body.innerHTML = change(await renderedAhead('svc-query', Form));
    const old = document.querySelector('label');
    await openPage(mountOf('svc-query'));
    expect(mountOf('svc-query').textContent).toBe('Card number0');
    expect(document.contains(old)).toBe(false);
    expect(complaints).toEqual([replaced('svc-query')]);
  });
});
