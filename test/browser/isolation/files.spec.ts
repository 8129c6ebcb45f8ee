import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../../../demo/site/csp';
import type { Locale } from '../../../demo/site/texts';
import { type MountName, mountNames } from '../../../src/mounts/registry';
import { allWidgetsBody, readMountPoints, signedInNames, waitForWidgets } from '../support/allWidgets';
import { dist, expect, test } from '../support/fixtures';
import { mountPoint, signInAs } from '../support/page';
import { expectUsable } from './neighbours';

interface Manifest {
  readonly widgets: Readonly<Record<string, Readonly<Record<Locale, readonly string[]>>>>;
}

/** Returns the files of each widget, from the build. */
const readManifest = () => (JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8')) as Manifest).widgets;

/** The mount points of the account share their files. */
const chunkOf = (name: MountName) => (name.startsWith('account-') ? 'account' : name);

const all: readonly MountName[] = mountNames;
/** A page with all widgets, of which one lacks a file. `member` is its visitor; without, the visitor is signed out. */
interface Case {
  readonly name: MountName;
  readonly member?: string;
}
/** The long run takes all widgets, for both visitors; otherwise there is a sample. */
const kinds: readonly { kind: string; pattern: RegExp; names: readonly MountName[]; sample: readonly Case[] }[] = [
  {
    kind: 'chunk',
    pattern: /\.en\.\w+\.js$/,
    names: all,
    sample: [{ name: 'auth' }, { name: 'notification' }, { name: 'rewards', member: 'mei' }],
  },
  {
    kind: 'style sheet',
    pattern: /\.css$/,
    // It has none of its own.
    names: all.filter((name) => name !== 'phone-validate'),
    sample: [{ name: 'svc-query' }, { name: 'promotion' }, { name: 'account-mobile', member: 'mei' }],
  },
];

/** The widgets of a page, by its visitor. */
const namesFor = (member?: string): readonly MountName[] => (member === undefined ? all : signedInNames);
const allCases = (names: readonly MountName[]): readonly Case[] =>
  [undefined, 'mei'].flatMap((member) =>
    names.filter((name) => namesFor(member).includes(name)).map((name) => ({ name, ...(member && { member }) })),
  );

for (const { kind, pattern, names, sample } of kinds) {
  for (const { name, member } of process.env['LONG'] ? allCases(names) : sample) {
    const visitor = member === undefined ? 'signed out' : 'signed in';
    test(`a missing ${kind} of ${name} leaves the other widgets as they are, ${visitor} (A8)`, async ({
      page,
      context,
      demo,
      openHostPage,
    }) => {
      const present = namesFor(member);
      const files = readManifest();
      const missing = files[name]?.en.find((file) => pattern.test(file) && file.includes(`/${chunkOf(name)}.`));
      if (missing === undefined) throw new Error(`${name} has no ${kind} of its own`);
      const failing = present.filter((one) => files[one]?.en.includes(missing));
      await page.route(`**/${missing}`, (route) => route.abort());
      await page.clock.install();
      if (member !== undefined) await signInAs(context, demo, member);
      await openHostPage(allWidgetsBody(demo, present), {
        path: '/en/host-page?token=demo',
        policy: contentSecurityPolicy(demo.servicesOrigin),
      });
      await waitForWidgets(
        page,
        present.filter((one) => !failing.includes(one)),
      );
      const others = async () => {
        const all = Object.entries(await readMountPoints(page));
        return Object.fromEntries(all.filter(([one]) => !failing.includes(one as MountName)));
      };
      const before = await others();
      expect(Object.keys(before)).toHaveLength(present.length - failing.length);

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
