import type { Page } from '@playwright/test';
import { stateAddress } from '../../../demo/gallery/stateAddress';
import { findState, idOf, states } from '../../../demo/gallery/states';
import { mountNames } from '../../../src/mounts/registry';
import { expect, test } from '../support/fixtures';
import { mountPoint } from '../support/page';
import { corpus } from './corpus';
import { sendHostileTexts } from './hostileTexts';
import { watchExecution } from './watchExecution';

const isLong = Boolean(process.env['LONG']);

test('the corpus has at least 100 strings', () => {
  expect(new Set(corpus).size).toBeGreaterThanOrEqual(100);
});

/** The states that show texts of a response to the visitor's request. The transactions show all strings at once. */
const shownTexts = [
  { id: 'svc-query/result', minimum: 90, long: [0, 1] },
  { id: 'invoice/progress-sent', minimum: 3, long: corpus.map((_, at) => at) },
];

/** Opens a state of the gallery with hostile texts from a position of the corpus. */
async function openHostileState(page: Page, demo: Parameters<typeof sendHostileTexts>[1], id: string, from: number) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await sendHostileTexts(page, demo, from, 'shown');
  await page.goto(demo.origin + stateAddress(findState(id)!, 'en', { isAlone: true }));
  await expect(page.locator('html'), `${id} from ${from}`).toHaveAttribute('data-gallery', 'ready', {
    timeout: 20_000,
  });
}

for (const policy of ['strict', 'none'] as const) {
  // Without the policy, CI visits the first state, to save time.
  const visited = isLong || policy === 'strict' ? shownTexts : shownTexts.slice(0, 1);
  test.describe(`with policy ${policy}`, () => {
    test.use({ bypassCSP: policy === 'none' });

    for (const { id, minimum, long } of visited) {
      test(`no text of a service runs in ${id} (J4, contract 6)`, async ({ page, demo }) => {
        test.setTimeout(isLong ? 3_600_000 : 60_000);
        const readExecution = await watchExecution(page);
        for (const from of isLong ? long : [0]) {
          await openHostileState(page, demo, id, from);
          // The gallery may end before the last part of the result is there.
          const countShown = async () => {
            const text = (await mountPoint(page, id.split('/')[0] ?? '').textContent()) ?? '';
            return corpus.filter((one) => one.length > 5 && text.includes(one.trim())).length;
          };
          // Short strings are not counted, and some places of the corpus have only those.
          await expect.poll(countShown, { message: `from ${from}` }).toBeGreaterThanOrEqual(from === 0 ? minimum : 1);
          expect(await readExecution(), `from ${from}`).toEqual({ traces: [], markup: [] });
        }
      });
    }

    for (const widget of isLong ? mountNames : []) {
      test(`no text of a service runs in the states of ${widget} (J4, contract 6)`, async ({ page, demo }) => {
        test.setTimeout(3_600_000);
        const readExecution = await watchExecution(page);
        const own = states.filter((one) => one.widget === widget);
        for (const [index, state] of own.entries()) {
          // Each state starts at another tenth of the positions. All of them would take ten hours.
          for (let from = index % 10; from < corpus.length; from += 10) {
            await openHostileState(page, demo, idOf(state), from);
            expect(await readExecution(), `${idOf(state)} from ${from}`).toEqual({ traces: [], markup: [] });
          }
        }
      });
    }
  });
}
