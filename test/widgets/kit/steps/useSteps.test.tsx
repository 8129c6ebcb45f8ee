import { act, configure, screen, waitFor } from '@testing-library/react';
import { type Steps, useSteps } from '../../../../src/widgets/kit/steps/useSteps';
import { openPage } from '../../../support/page/openPage';

// The browser goes through its history in tasks of its own.
configure({ asyncUtilTimeout: 5000 });

type Step = { readonly at: 'first' } | { readonly at: 'second' | 'third'; readonly secret: string };

const firstStep: Step = { at: 'first' };
let steps: Steps<Step>;

function Sample() {
  steps = useSteps<Step>(firstStep);
  return (
    <div className="rw">
      <output>{steps.step.at}</output>
    </div>
  );
}

/** Opens a page with the widget. `state` is the state of its history entry, which a reload keeps. */
const openSample = (state: unknown = null) =>
  openPage({
    path: '/en/sample#/route',
    async widget() {
      history.replaceState(state, '');
      return Sample;
    },
  });
const shown = () => screen.getByRole('status').textContent;
const push = (at: 'second' | 'third') => act(async () => steps.push({ at, secret: '4711' }));
const go = (delta: number, step: string) => {
  act(() => history.go(delta));
  return waitFor(() => expect(shown()).toBe(step));
};

it('leads back and forth with the history, and keeps the address (F6)', async () => {
  await openSample();
  await push('second');
  await push('third');
  await go(-1, 'second');
  await go(-1, 'first');
  await go(2, 'third');
  expect(location.pathname + location.hash).toBe('/en/sample#/route');
});

it('puts no data into the history entry, and keeps what the page has put there (J1)', async () => {
  await openSample();
  history.replaceState({ own: 'page' }, '');
  await push('second');
  expect(history.state).toMatchObject({ own: 'page' });
  expect(JSON.stringify(history.state)).not.toContain('4711');
});

it('shows the first step after a reload, and names the step that was lost (F6)', async () => {
  await openSample();
  await push('second');
  await openSample(history.state);
  expect(shown()).toBe('first');
  expect(steps.lostStep).toBe('second');
});

it('stays at a step whose request is pending (E1)', async () => {
  await openSample();
  await push('second');
  const { state } = history;
  steps.stepLock.current = true;
  const hasGoneBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await act(() => hasGoneBack);
  expect(shown()).toBe('second');
  expect(history.state).toEqual(state);
});

it('ignores an entry of the page, such as another hash route', async () => {
  await openSample();
  await push('second');
  act(() => {
    history.pushState(null, '', '#/other');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect(shown()).toBe('second');
});

/** Follows a link to an anchor of the page: an entry of the page between those of the widget. */
const followAnchor = (hash: string) =>
  act(() => {
    history.pushState(null, '', hash);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
/** Goes back to the first step by the history, and waits until the browser is there. */
const goBack = async () => {
  const hasGoneBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  act(() => steps.goToFirst());
  await act(() => hasGoneBack);
};

it('goes back to the first step across an entry of the page', async () => {
  await openSample();
  await push('second');
  followAnchor('#content');
  await push('third');
  await goBack();
  expect(shown()).toBe('first');
});

it('a first step that Back did not reach by the history is the start of the next steps', async () => {
  await openSample();
  await push('second');
  followAnchor('#content');
  act(() => steps.goToFirst());
  await push('third');
  await goBack();
  expect(shown()).toBe('first');
  await go(1, 'third');
});

it('Forward leads to no step whose input has changed since (H4)', async () => {
  await openSample();
  await push('second');
  await go(-1, 'first');
  act(() => steps.forgetOthers());
  act(() => history.forward());
  await waitFor(() => expect(steps.lostStep).toBe('second'));
  expect(shown()).toBe('first');
});

it('keeps its steps when another mount point of its name is inserted above (F6)', async () => {
  const page = await openSample();
  await push('second');
  const other = document.createElement('div');
  other.dataset.mount = 'sample';
  page.mountPoint('sample').before(other);
  await go(-1, 'first');
  await go(1, 'second');
});

it('works without history entries where the page stores a text as its state', async () => {
  await openSample();
  history.replaceState('text', '');
  await push('second');
  expect(shown()).toBe('second');
  act(() => steps.goToFirst());
  expect(shown()).toBe('first');
  expect(history.state).toBe('text');
});

it('forgets the data of a step that must not be reached again', async () => {
  await openSample();
  await push('second');
  act(() => steps.resetAndGoToFirst());
  expect(shown()).toBe('first');
  await waitFor(() => expect(JSON.stringify(history.state)).not.toContain('second'));
  act(() => history.forward());
  await waitFor(() => expect(steps.lostStep).toBe('second'));
  expect(shown()).toBe('first');
});
