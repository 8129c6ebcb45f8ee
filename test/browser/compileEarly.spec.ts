import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ready, shell } from './ahead';
import { configuration, dist, expect, script, test } from './world';

for (const isAhead of [true, false]) {
  for (const name of ['auth', 'svc-query', 'invoice']) {
    test(`what ${name} calls until React is in charge is compiled with its scripts, ${isAhead ? 'with' : 'without'} a first state`, async ({
      page,
      world,
      host,
    }) => {
      const tools = await page.context().newCDPSession(page);
      await tools.send('Profiler.enable');
      await tools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
      await host(
        `${configuration(world)}<div data-mount="${name}">${isAhead ? shell(name, 'zh') : ''}</div>${script(world)}`,
      );
      await ready(page, name);
      const { result } = await tools.send('Profiler.takePreciseCoverage');
      const calls = result.flatMap(({ url, functions }) => {
        const file = /\/w\/(widgets\.js|assets\/(?:base|form|auth|svc-query|invoice)\.(?:zh\.)?\w{6}\.js)$/.exec(
          url,
        )?.[1];
        if (!file) return [];
        const text = readFileSync(join(dist, file), 'utf8');
        const places = functions.flatMap(({ ranges: [whole] }) => (whole!.count > 0 ? [whole!.startOffset] : []));
        return places.map((at) => ({ file, text: text.slice(at, at + 60), isEarly: /[(!]/.test(text[at - 1] ?? '(') }));
      });
      expect(calls.length).toBeGreaterThan(500);
      // Some are called by what only a browser has; and methods are what they are.
      const late = calls.filter(({ isEarly }) => !isEarly);
      expect(late.length / calls.length, JSON.stringify(late, null, 1)).toBeLessThan(0.08);
    });
  }
}
