import type { Page } from '@playwright/test';
import { contentSecurityPolicy } from '../../../demo/site/csp';
import { type MountName, mountNames } from '../../../src/mounts/registry';
import { allWidgetsBody, signedInNames, waitForWidgets } from '../support/allWidgets';
import { type Demo, expect, type Fixtures, test } from '../support/fixtures';
import { mountPoint, signInAs } from '../support/page';
import { corpus } from './corpus';
import { type Extent, hostileText, sendHostileTexts } from './hostileTexts';
import { watchExecution } from './watchExecution';

const isLong = Boolean(process.env['LONG']);
/** Returns the positions of the corpus to start at: all of them in the long run, and a few otherwise. */
const starts = (count: number) =>
  isLong
    ? corpus.map((_, at) => at)
    : Array.from({ length: count }, (_, at) => Math.floor((at * corpus.length) / count));

/** The parameters that any widget reads, and two that none reads. */
const parameters = ['redirectURL', 'code', 'username', 'token', 'phoneToken', 'widgets', 'utm_source', 'gallery'];
/** Beside `phoneToken`, no widget reads `token`. */
const parameterLists = [parameters, parameters.filter((name) => name !== 'phoneToken')];

/** Returns a query whose parameters have strings of the corpus, and a hash with another one. */
function hostileQuery(from: number, names: readonly string[]): string {
  const query = names.map((name, index) => {
    const text = hostileText(from + index * 7);
    // Lone surrogates cannot be encoded.
    return `${name}=${/^[\ud800-\udfff]/.test(text) ? '%ED%A0%80' : encodeURIComponent(text)}`;
  });
  return `?${query.join('&')}#${encodeURI(hostileText(from + 3).replace(/[\ud800-\udfff]/g, ''))}`;
}

interface Visit {
  readonly demo: Demo;
  readonly openHostPage: Fixtures['openHostPage'];
  readonly policy: 'strict' | 'none';
  readonly from: number;
  readonly extent: Extent;
  readonly query?: string;
  readonly names?: readonly MountName[];
}

/** Opens a page with all widgets, whose services send hostile texts. Returns the list of the sent strings. */
async function openHostilePage(
  page: Page,
  { demo, openHostPage, policy, from, extent, query = '', names = mountNames }: Visit,
) {
  // Ends the requests and navigations of the page before.
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const sent = await sendHostileTexts(page, demo, from, extent);
  await openHostPage(allWidgetsBody(demo, names), {
    path: `/en/host-page${query}`,
    ...(policy === 'strict' ? { policy: contentSecurityPolicy(demo.servicesOrigin) } : {}),
  });
  await waitForWidgets(page, names);
  return sent;
}

/** Waits until a widget shows more than `least` of the sent strings as they are: a quiet network alone proves nothing. */
async function expectShown(page: Page, name: MountName, sent: readonly string[], least: number): Promise<void> {
  const countShown = async () => {
    const text = (await mountPoint(page, name).textContent()) ?? '';
    return new Set(sent.filter((one) => text.includes(one.trim()))).size;
  };
  await expect.poll(countShown, `texts of ${name}`).toBeGreaterThan(least);
}

for (const policy of ['strict', 'none'] as const) {
  // Without the policy, CI opens each page once, to save time.
  const isSample = !isLong && policy === 'none';
  for (const extent of isSample ? (['shown'] as const) : (['shown', 'all'] as const)) {
    test(`no text of a service runs in the widgets of a signed-in visitor: ${extent} texts, policy ${policy} (J4, contract 6)`, async ({
      page,
      context,
      demo,
      openHostPage,
    }) => {
      test.setTimeout(isLong ? 3_600_000 : 120_000);
      const readExecution = await watchExecution(page);
      await signInAs(context, demo, 'gold');
      for (const from of starts(isSample ? 1 : 3)) {
        const sent = await openHostilePage(page, { demo, openHostPage, policy, from, extent, names: signedInNames });
        if (extent === 'shown') {
          await expectShown(page, 'rewards', sent, 50);
          await expectShown(page, 'entry', sent, 0);
        }
        expect(await readExecution(), `from ${from}: ${hostileText(from)}`).toEqual({ traces: [], markup: [] });
      }
    });
  }

  test(`no text of a service and no query parameter runs for a signed-out visitor: policy ${policy} (J4, contract 6)`, async ({
    page,
    demo,
    openHostPage,
  }) => {
    test.setTimeout(isLong ? 3_600_000 : 120_000);
    const readExecution = await watchExecution(page);
    for (const from of starts(isSample ? 1 : 5)) {
      for (const names of isSample ? [parameters] : parameterLists) {
        const query = hostileQuery(from, names);
        const sent = await openHostilePage(page, { demo, openHostPage, policy, from, extent: 'shown', query });
        await expectShown(page, 'entry', sent, 0);
        expect(await readExecution(), `from ${from}: ${query}`).toEqual({ traces: [], markup: [] });
      }
    }
  });
}
