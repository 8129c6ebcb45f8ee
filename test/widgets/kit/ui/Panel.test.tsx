import { screen } from '@testing-library/react';
import { expectAccessible } from '../../../support/axe';
import { stopClock } from '../../../support/clock';
import { openPage } from '../../../support/page/openPage';
import { passTime } from '../../../support/page/settle';
import { texts } from '../../../support/texts';

it.each([
  ['/en/', texts.en['general.loading']!],
  ['/', texts.zh['general.loading']!],
])('a spinner in a panel announces its text on %s: %s', async (path, text) => {
  const page = await openPage({
    path,
    async widget() {
      const { Panel } = await import('../../../../src/widgets/kit/ui/Panel');
      const { Spinner } = await import('../../../../src/widgets/kit/ui/Spinner');
      return () => (
        <Panel className="rw-sample">
          <Spinner />
        </Panel>
      );
    },
  });
  const panel = page.mountPoint('sample').firstElementChild;
  expect(panel).toHaveClass('rw', 'rw-panel', 'rw-sample');
  expect(screen.getByText(text).closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await expectAccessible(page.mountPoint('sample'));
});

it('a spinner says after three seconds that it takes longer (B3)', async () => {
  stopClock();
  await openPage({
    path: '/en/',
    async widget() {
      const { Spinner } = await import('../../../../src/widgets/kit/ui/Spinner');
      return Spinner;
    },
  });
  await passTime(2900);
  expect(screen.queryByText(texts.en['form.stillWorking']!)).toBeNull();
  await passTime(200);
  const text = screen.getByText(texts.en['form.stillWorking']!);
  expect(text).not.toHaveClass('rw-hidden');
  expect(text.closest('[aria-live]')).toBeVisible();
});
