import { screen } from '@testing-library/react';
import { expectAccessible } from '../../support/axe';
import { openPage } from '../../support/page';

it.each([
  ['/en/', 'Loading…'],
  ['/', '加载中…'],
])('on %s a spinner in a panel says %j, to ears as to eyes', async (path, words) => {
  const page = await openPage({
    path,
    async widget() {
      const { Panel } = await import('../../../src/widgets/kit/Panel');
      const { Spinner } = await import('../../../src/widgets/kit/Spinner');
      return () => (
        <Panel className="rw-sample">
          <Spinner />
        </Panel>
      );
    },
  });
  const panel = page.mount('sample').firstElementChild;
  expect(panel).toHaveClass('rw', 'rw-panel', 'rw-sample');
  expect(screen.getByText(words).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await expectAccessible(page.mount('sample'));
});
