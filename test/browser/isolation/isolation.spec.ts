import { contentSecurityPolicy } from '../../../demo/site/csp';
import { type MountName, mountNames } from '../../../src/mounts/registry';
import { allWidgetsBody, readMountPoints, signedInNames, waitForWidgets } from '../support/allWidgets';
import { expect, test } from '../support/fixtures';
import { mountPoint, signInAs } from '../support/page';
import { addFailures, fail, takeUncaught, type Way } from './failingWidgets';
import { expectUsable } from './neighbours';

interface Failure {
  readonly way: Way;
  /** True when a retry button replaces the widget. React keeps a widget whose handler has thrown. */
  readonly isRemoved: boolean;
  readonly uncaught: (name: MountName) => string[];
}

const failures: readonly Failure[] = [
  { way: 'render', isRemoved: true, uncaught: () => [] },
  { way: 'effect', isRemoved: true, uncaught: () => [] },
  { way: 'handler', isRemoved: false, uncaught: (name) => [`TypeError: ${name} in a handler`] },
  { way: 'promise', isRemoved: false, uncaught: (name) => [`TypeError: ${name} in a promise`] },
];
const isLong = Boolean(process.env['LONG']);
/** The widgets that fail: all of them in the long run, otherwise each in one way. */
const failingNames = (way: number) => mountNames.filter((_, at) => isLong || at % failures.length === way);

const runs = failures.flatMap((failure, index) =>
  (isLong ? [undefined, 'mei'] : [undefined]).map((member) => ({ ...failure, member, names: failingNames(index) })),
);

for (const { way, isRemoved, uncaught, member, names } of runs) {
  const visitor = member === undefined ? 'signed out' : 'signed in';
  test(`a widget that fails in its ${way} leaves all others as they were, ${visitor} (A1)`, async ({
    page,
    context,
    demo,
    openHostPage,
  }) => {
    const present = member === undefined ? mountNames : signedInNames;
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (/warning|error/.test(message.type())) warnings.push(message.text());
    });
    if (member !== undefined) await signInAs(context, demo, member);
    await addFailures(page, present);
    await openHostPage(allWidgetsBody(demo, present), {
      path: '/en/host-page?token=demo',
      policy: contentSecurityPolicy(demo.servicesOrigin),
    });
    await waitForWidgets(page, present);
    for (const name of names.filter((one) => present.includes(one))) {
      await test.step(name, async () => {
        const { [name]: own, ...others } = await readMountPoints(page);
        await fail(page, name, way);
        const widget = mountPoint(page, name);
        if (isRemoved) {
          await expect(widget).toHaveAttribute('data-mount-state', 'failed');
          await expect(widget).toHaveText('This part could not be loaded.Try again');
        } else {
          await expect.poll(() => takeUncaught(page)).toEqual(uncaught(name));
        }
        const { [name]: failed, ...after } = await readMountPoints(page);
        expect(after).toEqual(others);
        if (!isRemoved) expect(failed).toBe(own);
        await expectUsable(page, name);
        if (isRemoved) {
          await widget.getByRole('button', { name: 'Try again' }).click();
          await expect(widget).toHaveAttribute('data-mount-state', 'ready');
        }
        expect(warnings.splice(0)).toEqual(
          isRemoved ? [expect.stringMatching(new RegExp(`\\] ${name} failed: TypeError$`))] : [],
        );
      });
    }
    expect(await takeUncaught(page)).toEqual([]);
  });
}
