import { goTo } from '../../../../src/api/browser/navigate';
import { openPage } from '../../../support/page/openPage';

/** Opens a page with a widget that warns. Returns whether the browser would ask. */
async function openWithWarning(times: 'always' | 'once'): Promise<() => boolean> {
  await openPage({
    path: '/en/sample',
    async widget() {
      const { useLeaveWarning } = await import('../../../../src/widgets/kit/page/useLeaveWarning');
      return function Sample() {
        useLeaveWarning(true, times);
        return <p className="rw">text</p>;
      };
    },
  });
  return () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it.each([
  ['always', false],
  ['once', true],
] as const)('asks %s: when the widgets navigate, such as after a logout: %s (A-41)', async (times, asks) => {
  const hasAsked = await openWithWarning(times);
  expect(hasAsked()).toBe(true);
  goTo('/');
  expect(hasAsked()).toBe(asks);
});
