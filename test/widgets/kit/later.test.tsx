import { screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { openPage, type Page, settle } from '../../support/page';
import { texts } from '../../support/texts';

let arrive: () => void = () => {};
let fail: () => void = () => {};
let show: () => void = () => {};
let asked = 0;

function Part({ name }: { name: string }) {
  return <p>{name} is here</p>;
}

interface LatePage {
  readonly path?: string;
  /** Fetched before the page is rendered: until it has arrived, or only asked for. */
  readonly preload?: 'done' | 'under way';
}

/** A page that shows a part, whose code arrives, or does not, when a test says so. */
async function openLate({ path = '/en/', preload }: LatePage = {}): Promise<Page> {
  asked = 0;
  return openPage({
    path,
    async widget() {
      const { later } = await import('../../../src/widgets/kit/later');
      const Late = later<{ name: string }>(() => {
        asked += 1;
        return new Promise((resolve, reject) => {
          arrive = () => resolve(Part);
          fail = () => reject(new Error('ChunkLoadError'));
        });
      });
      if (preload) {
        const preloaded = Late.preload();
        if (preload === 'done') {
          arrive();
          await preloaded;
        }
      }
      return function Sample() {
        const [isShown, setShown] = useState(preload !== 'under way');
        show = () => setShown(true);
        // Between what is rendered and what its effects do: an answer may come just then.
        useLayoutEffect(() => {
          if (isShown && preload) arrive();
        });
        return isShown ? <Late name="It" /> : null;
      };
    },
  });
}

/** Has it shown as a page shows it by itself: what is rendered and what its effects do are two turns. */
async function showUnasked(): Promise<void> {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  react.IS_REACT_ACT_ENVIRONMENT = false;
  show();
  await new Promise((resolve) => setTimeout(resolve, 50));
  react.IS_REACT_ACT_ENVIRONMENT = true;
}

const here = () => screen.queryByText('It is here');
const spinner = () => screen.queryByText(texts.en['general.loading']!);

describe('a part that is fetched when it is shown', () => {
  it('shows a spinner until its code is there', async () => {
    await openLate();
    expect([here(), spinner()]).toEqual([null, expect.anything()]);
    arrive();
    await settle();
    expect([here(), spinner()]).toEqual([expect.anything(), null]);
    expect(asked).toBe(1);
  });

  it('is there at once when it was fetched ahead', async () => {
    await openLate({ preload: 'done' });
    expect(here()).toBeVisible();
    expect(asked).toBe(1);
  });

  it('is shown also when its code arrives between a render and its effects', async () => {
    await openLate({ preload: 'under way' });
    await showUnasked();
    expect(here()).toBeVisible();
  });

  it.each([
    ['zh', '/'],
    ['en', '/en/'],
  ] as const)('that does not come is told in %s, and can be tried again', async (locale, path) => {
    const page = await openLate({ path });
    fail();
    await settle();
    expect(screen.getByText(texts[locale]['general.notLoaded']!)).toBeVisible();
    await page.visitor.click(screen.getByRole('button', { name: texts[locale]['general.retry']! }));
    arrive();
    await settle();
    expect(here()).toBeVisible();
    expect(asked).toBe(2);
  });
});
