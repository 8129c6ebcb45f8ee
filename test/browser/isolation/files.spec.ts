import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../../../demo/site/csp';
import type { Locale } from '../../../demo/site/texts';
import { type MountName, mountNames } from '../../../src/mounts/registry';
import { allWidgetsBody, readMountPoints, waitForWidgets } from '../support/allWidgets';
import { dist, expect, test } from '../support/fixtures';
import { mountPoint } from '../support/page';
import { expectUsable } from './neighbours';

interface Manifest {
  readonly widgets: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>>;
}

/** Returns the files of each widget, from the build. */
const readManifest = () => (JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest).widgets;

/** The mount points of the account share their files. */
const chunkOf = (name: MountName) => (name.startsWith('account-') ? 'account' : name);

const all: readonly MountName[] = mountNames;
const kinds: readonly { kind: string; pattern: RegExp; names: readonly MountName[]; sample: readonly MountName[] }[] = [
  { kind: 'chunk', pattern: /\.en\.\w+\.js$/, names: all, sample: ['auth', 'notification', 'rewards'] },
  {
    kind: 'style sheet',
    pattern: /\.css$/,
    // It has none of its own.
    names: all.filter((name) => name !== 'phone-validate'),
    sample: ['svc-query', 'promotion', 'account-mobile'],
  },
];

for (const { kind, pattern, names, sample } of kinds) {
  for (const name of process.env['LONG'] ? names : sample) {
    test(`a missing ${kind} of ${name} leaves the other widgets as they are (A8)`, async ({
      page,
      demo,
      openHostPage,
    }) => {
      const files = readManifest();
      const missing = files[name]?.en.find((file) => pattern.test(file) && file.includes(`/${chunkOf(name)}.`));
      if (missing === undefined) throw new Error(`${name} has no ${kind} of its own`);
      const failing = mountNames.filter((one) => files[one]?.en.includes(missing));
      await page.route(`**/${missing}`, (route) => route.abort());
      await page.clock.install();
      await openHostPage(allWidgetsBody(demo), {
        path: '/en/host-page?token=demo',
        policy: contentSecurityPolicy(demo.servicesOrigin),
      });
      await waitForWidgets(
        page,
        mountNames.filter((one) => !failing.includes(one)),
      );
      const others = async () => {
        const all = Object.entries(await readMountPoints(page));
        return Object.fromEntries(all.filter(([one]) => !failing.includes(one as MountName)));
      };
      const before = await others();
      expect(Object.keys(before)).toHaveLength(mountNames.length - failing.length);

      // The loader tries again after half a second and after two seconds.
      for (const one of failing) {
        await expect(async () => {
          await page.clock.runFor(1000);
          await expect(mountPoint(page, one)).toHaveAttribute('data-mount-state', 'failed', { timeout: 200 });
        }).toPass();
      }
      expect(await others()).toEqual(before);
      await expectUsable(page, name);
      const used = await others();

      await page.unroute(`**/${missing}`);
      for (const one of failing) {
        await expect(mountPoint(page, one)).toHaveText('This part could not be loaded.Try again');
        await mountPoint(page, one).getByRole('button', { name: 'Try again' }).click();
        await expect(mountPoint(page, one)).toHaveAttribute('data-mount-state', 'ready');
      }
      expect(await others()).toEqual(used);
    });
  }
}
