import { screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { openPage, type Page } from '../../../support/page/openPage';
import { settle } from '../../../support/page/settle';
import { texts } from '../../../support/texts';

let resolveLoad: () => void = () => {};
let rejectLoad: () => void = () => {};
let show: () => void = () => {};
let loadCount = 0;
/** True when the first commit of the page has shown the loaded component. */
let isInFirstCommit = false;

function Target({ name }: { name: string }) {
  return <p>{name} is loaded</p>;
}

interface Options {
  readonly path?: string;
  /** The state of a preload before the page is rendered. */
  readonly preload?: 'loaded' | 'loading';
}

/** Opens a page with a lazy component, which loads when a test calls `resolveLoad` or `rejectLoad`. */
async function openLazyPage({ path = '/en/', preload }: Options = {}): Promise<Page> {
  loadCount = 0;
  return openPage({
    path,
    async widget() {
      const { lazyComponent } = await import('../../../../src/widgets/kit/ui/lazyComponent');
      const Lazy = lazyComponent<{ name: string }>(() => {
        loadCount += 1;
        return new Promise((resolve, reject) => {
          resolveLoad = () => resolve(Target);
          rejectLoad = () => reject(new Error('ChunkLoadError'));
        });
      });
      if (preload) {
        const preloaded = Lazy.preload();
        if (preload === 'loaded') {
          resolveLoad();
          await preloaded;
        }
      }
      return function Sample() {
        const [isShown, setShown] = useState(preload !== 'loading');
        show = () => setShown(true);
        useLayoutEffect(() => {
          isInFirstCommit = target() !== null;
        }, []);
        // Runs between the render of the lazy component and its effects.
        useLayoutEffect(() => {
          if (isShown && preload) resolveLoad();
        });
        return isShown ? <Lazy name="It" /> : null;
      };
    },
  });
}

/** Shows the component outside `act`, so that its effects run in a later task than its render, as in a browser. */
async function showOutsideAct(): Promise<void> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  react.IS_REACT_ACT_ENVIRONMENT = false;
  show();
  await waitFor(() => expect(target()).not.toBeNull());
  react.IS_REACT_ACT_ENVIRONMENT = true;
}

const target = () => screen.queryByText('It is loaded');
const spinner = () => screen.queryByText(texts.en['general.loading']!);

describe('lazyComponent', () => {
  it('shows a spinner while it loads', async () => {
    await openLazyPage();
    expect([target(), spinner()]).toEqual([null, expect.anything()]);
    resolveLoad();
    await settle();
    expect([target(), spinner()]).toEqual([expect.anything(), null]);
    expect(loadCount).toBe(1);
  });

  it('renders at once after a preload', async () => {
    await openLazyPage({ preload: 'loaded' });
    expect(isInFirstCommit).toBe(true);
    expect(target()).toBeVisible();
    expect(loadCount).toBe(1);
  });

  it('renders if the preload resolves between the first render and its effects', async () => {
    await openLazyPage({ preload: 'loading' });
    await showOutsideAct();
    expect(target()).toBeVisible();
  });

  it.each([
    ['zh', '/'],
    ['en', '/en/'],
  ] as const)('shows a failure in %s, with a retry button', async (locale, path) => {
    const page = await openLazyPage({ path });
    rejectLoad();
    await settle();
    expect(screen.getByText(texts[locale]['general.notLoaded']!)).toBeVisible();
    await page.visitor.click(screen.getByRole('button', { name: texts[locale]['general.retry']! }));
    const focused = document.activeElement;
    resolveLoad();
    await settle();
    expect(target()).toBeVisible();
    expect(loadCount).toBe(2);
    // A keyboard user goes on from here, although the button is gone.
    expect(focused).not.toBe(document.body);
    expect(document.activeElement).toBe(focused);
    expect(focused).toContainElement(target());
  });
});
