import { stateAddress } from '../../../demo/gallery/stateAddress';
import { findState } from '../../../demo/gallery/states';
import { findRow } from '../../flows/calls';
import { texts } from '../../support/texts';
import { backgroundCalls, type Click, clicks } from '../faultMatrix/calls';
import { expect, test } from '../support/fixtures';
import { corpus } from './corpus';
import { sendHostileTexts } from './hostileTexts';
import { watchExecution } from './watchExecution';

// Values that a widget parses, such as codes, amounts, tokens and addresses, are hostile too. The widget may then show an
// error in place of the response.

const isLong = Boolean(process.env['LONG']);
const rows: readonly (Pick<Click, 'row' | 'state'> & Partial<Click>)[] = [
  ...clicks.filter(({ hasPhoneToken }) => !hasPhoneToken),
  ...backgroundCalls.filter(({ row }) => !findRow(row).call.endsWith(':script')),
];

for (const [index, { row, state, control, isClickedHere }] of rows.entries()) {
  // A response has several values: each row starts at another tenth of the positions, in CI at one.
  const positions = corpus.map((_, at) => at).filter((at) => at % 10 === index % 10);

  test(`no value of the response runs: ${row} (J4, contract 6)`, async ({ page, demo }) => {
    test.setTimeout(isLong ? 600_000 : 30_000);
    const readExecution = await watchExecution(page);
    const path = findRow(row).call.replace(/^[A-Z]+ /, '');
    for (const from of isLong ? positions : [positions[index % positions.length]!]) {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await sendHostileTexts(page, demo, from, (of) => (of.startsWith(path) ? 'all' : 'shown'));
      const answered = page.waitForResponse(
        (response) => new URL(response.url()).pathname.startsWith(path) && response.request().method() !== 'OPTIONS',
      );
      await page.goto(demo.origin + stateAddress(findState(state)!, 'en', { isAlone: true }), { waitUntil: 'commit' });
      // The state sets faults of its own for a click. The widgets do not run yet.
      if (control) demo.services.faults.clear();
      if (isClickedHere) await page.getByRole('button', { name: texts.en[control!]!, exact: true }).click();
      await answered;
      await expect(page.locator('[data-mount] [aria-busy=true]')).toHaveCount(0);
      expect(await readExecution(), `from ${from}`).toEqual({ traces: [], markup: [] });
    }
  });
}
