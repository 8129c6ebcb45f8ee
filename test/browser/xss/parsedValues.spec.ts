import type { Page } from '@playwright/test';
import { stateAddress } from '../../../demo/gallery/stateAddress';
import { findState } from '../../../demo/gallery/states';
import { findRow, type RowName } from '../../flows/calls';
import { texts } from '../../support/texts';
import { backgroundCalls, type Click, clicks } from '../faultMatrix/calls';
import { expect, type Fixtures, test } from '../support/fixtures';
import { corpus } from './corpus';
import { hostileText, replaceTexts } from './hostileTexts';
import { watchExecution } from './watchExecution';

// The values of a response that a widget parses, such as amounts, tokens and addresses, and the code of an error. The
// widget may show an error in place of the response.

const isLong = Boolean(process.env['LONG']);
const rows: readonly (Pick<Click, 'row' | 'state'> & Partial<Click>)[] = [
  ...clicks.filter(({ hasPhoneToken }) => !hasPhoneToken),
  ...backgroundCalls.filter(({ row }) => !findRow(row).call.endsWith(':script')),
];

/** The responses without a text: they are empty, or only say yes or no. */
const withoutText: readonly RowName[] = [
  'exchanging the code of the sign-in',
  'logging out',
  'sending a code for the registration',
  'creating an account',
  'sending a PIN for a new password',
  'sending an e-mail for a new password',
  'setting a new password by link',
  'sending a PIN to validate a number',
  'validating a number',
  'applying for an invoice',
  'the availability of a username',
];
/** Responses in place of those of a state of the gallery that fails. */
const successes: Readonly<Partial<Record<RowName, object>>> = {
  'verifying the PIN for a new password': { data: { token: 'token' } },
};

const kinds = ['value', 'error code'] as const;
const cells = rows.flatMap((each, index) => kinds.map((kind) => ({ ...each, index, kind })));
/** In CI, to save time, the two kinds take turns where a response has both. */
const isSampled = (kind: (typeof kinds)[number], index: number) => isLong || kinds.indexOf(kind) === index % 2;
const sentCells = cells.filter(({ row, kind, index }) =>
  withoutText.includes(row) ? kind === 'error code' : isSampled(kind, index),
);
/** CI has the policy only, to save time. */
const policies = isLong ? (['strict', 'none'] as const) : (['strict'] as const);

for (const { row, state, control, isClickedHere, index, kind } of sentCells) {
  // A body has several texts: each row starts at another tenth of the positions, in CI at one.
  const positions = corpus.map((_, at) => at).filter((at) => at % 10 === index % 10);

  const sendHostileValues = async ({ page, demo }: Pick<Fixtures, 'demo'> & { readonly page: Page }) => {
    test.setTimeout(isLong ? 600_000 : 90_000);
    const readExecution = await watchExecution(page);
    const path = findRow(row).call.replace(/^[A-Z]+ /, '');
    let position = 0;
    const next = () => {
      position += 1;
      return hostileText(position - 1);
    };
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch();
        if (kind === 'error code') {
          const json = { code: next(), error: { code: next(), message: next() } };
          return route.fulfill({ response, status: 400, json });
        }
        const success = successes[row];
        const json = replaceTexts(success ?? (await response.json()), next, 'all');
        return route.fulfill({ response, json, ...(success ? { status: 200 } : {}) });
      },
    );
    for (const from of isLong ? positions : [positions[index % positions.length]!]) {
      position = from;
      const answered = page.waitForResponse(
        (response) => new URL(response.url()).pathname === path && response.request().method() !== 'OPTIONS',
      );
      await page.goto(demo.origin + stateAddress(findState(state)!, 'en', { isAlone: true }), { waitUntil: 'commit' });
      // The state sets faults of its own for a click. The widgets do not run yet.
      if (control) demo.services.faults.clear();
      if (isClickedHere) await page.getByRole('button', { name: texts.en[control!]!, exact: true }).click();
      await answered;
      await expect(page.locator('[data-mount] [aria-busy=true]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      expect(position, 'the response had a text').toBeGreaterThan(from);
      expect(await readExecution(), `from ${from}`).toEqual({ traces: [], markup: [] });
    }
  };

  for (const policy of policies) {
    test.describe(`with policy ${policy}`, () => {
      test.use({ bypassCSP: policy === 'none' });
      test(`no ${kind} of a response runs: ${row} (J4, contract 6)`, sendHostileValues);
    });
  }
}
