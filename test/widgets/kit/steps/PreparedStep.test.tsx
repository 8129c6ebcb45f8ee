import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { openPage, type Page } from '../../../support/page/openPage';
import { runLateLoads } from './runLateLoads';

let renderCount = 0;
let effectCount = 0;
let isBroken = false;
/** Renders the sample, with or without the later step. */
let showLater: (isShown: boolean) => void;

/** The later step of the sample: counts its renders and effects. */
function Later() {
  renderCount += 1;
  useEffect(() => {
    effectCount += 1;
  }, []);
  if (isBroken) throw new TypeError('broken step');
  return <input aria-label="later" />;
}

let load = () => Promise.resolve();

/** Opens a page with a first step and a later one. */
async function openSample(): Promise<Page> {
  renderCount = 0;
  effectCount = 0;
  return openPage({
    path: '/',
    async widget() {
      const { PreparedStep } = await import('../../../../src/widgets/kit/steps/PreparedStep');
      return () => {
        const [{ isShown }, render] = useState({ isShown: false });
        showLater = (value) => act(() => render({ isShown: value }));
        return (
          <>
            <p>first</p>
            <PreparedStep load={load} isShown={isShown}>
              <Later />
            </PreparedStep>
          </>
        );
      };
    },
  });
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'later' });
const type = (value: string) => fireEvent.input(field(), { target: { value } });

describe('PreparedStep', () => {
  beforeEach(() => {
    isBroken = false;
    load = () => Promise.resolve();
  });

  it('renders the step when the browser is idle, outside the document and without effects', async () => {
    const page = await openSample();
    expect(renderCount).toBe(0);
    await runLateLoads();
    expect(renderCount).toBeGreaterThan(0);
    expect(effectCount).toBe(0);
    expect(page.mountPoint('sample')).toHaveTextContent(/^first$/);
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
  });

  it('shows the prepared step where the visitor gets to it', async () => {
    const page = await openSample();
    await runLateLoads();
    showLater(true);
    expect(page.mountPoint('sample')).toContainElement(field());
    expect(field()).toBeVisible();
    expect(effectCount).toBe(1);
  });

  it('keeps the focus in the step when the flow renders again', async () => {
    await openSample();
    await runLateLoads();
    showLater(true);
    field().focus();
    showLater(true);
    expect(field()).toHaveFocus();
  });

  it('shows a step that is not prepared, and leaves it in place when its code arrives late', async () => {
    let arrive: () => void = () => {};
    load = () => new Promise((resolve) => (arrive = resolve));
    await openSample();
    await runLateLoads();
    showLater(true);
    type('typed');
    await act(async () => arrive());
    expect(field()).toHaveValue('typed');
  });

  it('shows a new step to a visitor who comes back to it', async () => {
    await openSample();
    await runLateLoads();
    showLater(true);
    type('typed');
    showLater(false);
    expect(screen.queryByRole('textbox', { hidden: true })).toBeNull();
    showLater(true);
    expect(field()).toHaveValue('');
  });

  it('does not prepare a step that the visitor has left', async () => {
    await openSample();
    showLater(true);
    showLater(false);
    const count = renderCount;
    await runLateLoads();
    expect(renderCount).toBe(count);
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
    await page.removeMountPoint('sample');
    await runLateLoads();
    expect(renderCount).toBe(0);
  });
});
