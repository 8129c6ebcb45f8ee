import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, expect, test } from '../support/fixtures';
import { configBlock, loaderTag, mountTag } from '../support/hostPage';
import { expectReady } from '../support/page';
import { prerenderedMarkup } from '../support/prerendered';

/** The files whose functions have compile hints. */
const hintedFile = /\/w\/(assets\/(?:base|form|auth|svc-query|invoice)\.(?:zh\.)?\w{8}\.js)$/;

for (const isPrerendered of [true, false]) {
  for (const name of ['auth', 'svc-query', 'invoice']) {
    const markup = isPrerendered ? 'with' : 'without';
    test(`${name} ${markup} prerendered markup: functions called until ready are compiled eagerly`, async ({
      page,
      demo,
      openHostPage,
    }) => {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Profiler.enable');
      await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      const content = isPrerendered ? prerenderedMarkup(name, 'zh') : '';
      await openHostPage(configBlock(demo) + mountTag(name, content) + loaderTag(demo));
      await expectReady(page, name);
      const { result } = await cdp.send('Profiler.takePreciseCoverage');
      const calledFunctions = result.flatMap(({ url, functions }) => {
        const file = hintedFile.exec(url)?.[1];
        if (!file) return [];
        const source = readFileSync(join(dist, file), 'utf8');
        const offsets = functions.flatMap(({ ranges: [whole] }) => (whole!.count > 0 ? [whole!.startOffset] : []));
        // V8 compiles a function eagerly if a parenthesis or an exclamation mark precedes it.
        return offsets.map((offset) => ({
          file,
          source: source.slice(offset, offset + 60),
          isEager: /[(!]/.test(source[offset - 1] ?? '('),
        }));
      });
      expect(calledFunctions.length).toBeGreaterThan(500);
      // Methods cannot have hints, and some functions are called only in a browser, so the build cannot find them.
      const lazy = calledFunctions.filter(({ isEager }) => !isEager);
      expect(lazy.length / calledFunctions.length, JSON.stringify(lazy, null, 1)).toBeLessThan(0.1);
    });
  }
}
