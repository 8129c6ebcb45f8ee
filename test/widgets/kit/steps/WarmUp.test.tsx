import { screen } from '@testing-library/react';
import { useEffect } from 'react';
import { lateLoads } from '../../../../src/lib/lateLoads';
import { openPage, type Page } from '../../../support/page';
import { runLateLoads } from './runLateLoads';

let renderCount = 0;
let effectCount = 0;
let isBroken = false;

/** The later step of the sample: counts its renders and effects. */
function Later() {
  renderCount += 1;
  useEffect(() => {
    effectCount += 1;
  }, []);
  if (isBroken) throw new TypeError('broken step');
  return <p>later</p>;
}

const load = () => Promise.resolve();

/** Opens a page with a first step and the warm-up of a later one. */
async function openSample(): Promise<Page> {
  renderCount = 0;
  effectCount = 0;
  return openPage({
    path: '/',
    async widget() {
      const { WarmUp } = await import('../../../../src/widgets/kit/steps/WarmUp');
      return () => (
        <>
          <p>first</p>
          <WarmUp load={load}>
            <Later />
          </WarmUp>
        </>
      );
    },
  });
}

describe('WarmUp', () => {
  beforeEach(() => {
    isBroken = false;
  });

  it('renders the later step when the browser is idle, outside the document and without effects', async () => {
    const page = await openSample();
    expect(renderCount).toBe(0);
    await runLateLoads();
    expect(renderCount).toBeGreaterThan(0);
    expect(effectCount).toBe(0);
    expect(page.mountPoint('sample')).toHaveTextContent(/^first$/);
    expect(screen.queryByText('later')).toBeNull();
  });

  it('leaves the first step in place if the later one throws (A1)', async () => {
    isBroken = true;
    const page = await openSample();
    await runLateLoads();
    expect(renderCount).toBeGreaterThan(0);
    expect(page.mountPoint('sample')).toHaveTextContent(/^first$/);
  });

  it('renders nothing after it was unmounted', async () => {
    const page = await openSample();
    const count = lateLoads().size;
    await page.removeMountPoint('sample');
    expect(lateLoads().size).toBe(count - 1);
    await runLateLoads();
    expect(renderCount).toBe(0);
  });
});
