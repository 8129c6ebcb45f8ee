import { expect, test } from '../support/fixtures';
import { mountTag } from '../support/hostPage';
import { attackerHost } from './corpus';
import { watchExecution } from './watchExecution';

// The other tests expect that no text is more than text. Here, some are.

test('a script, a dialog, a request and active markup are found in a mount point (J4)', async ({
  page,
  openHostPage,
}) => {
  const readExecution = await watchExecution(page);
  const markup = [
    '<img src=x onerror=__xss(1)>',
    `<img src="https://${attackerHost}/p.png">`,
    '<svg onload=alert(2)></svg>',
    '<a href="javascript:__xss(3)">link</a>',
    '<a href="data:text/html,x">data</a>',
    '<script>__xss(4)</script>',
    '<x>unknown</x>',
    mountTag('auth'),
  ];
  await openHostPage(mountTag('entry', markup.join('')));
  // The load event ends a navigation to a script that a click has begun before.
  await page.waitForLoadState('load');
  await page.getByRole('link', { name: 'link' }).click();
  const traces = new Set<string>();
  const found = async () => {
    const execution = await readExecution();
    for (const trace of execution.traces) traces.add(trace);
    return { traces: [...traces].sort(), markup: execution.markup };
  };
  await expect.poll(found).toEqual({
    traces: [
      'called __xss 1',
      'called __xss 3',
      'called __xss 4',
      'dialog: 2',
      `request to https://${attackerHost}/p.png`,
    ],
    markup: [
      'img[src=x]',
      'img[onerror]',
      'svg[onload]',
      'a[href=javascript:__xss(3)]',
      'a[href=data:text/html,x]',
      '<script>',
      'unknown <x>',
      '<div>',
    ],
  });
});
