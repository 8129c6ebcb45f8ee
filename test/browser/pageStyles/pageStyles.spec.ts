import { expect, test } from '../support/fixtures';
import { findMissingFile, pageStyles, readStyle } from './pageStyles';
import { compare, findAreas, holdStill, takePicture } from './pictures';
import { states } from './states';

// Nothing scrolls while a state is being reached, so that the pointer stays over its control.
test.use({ viewport: { width: 656, height: 6000 } });

const installed = pageStyles.filter((style) => findMissingFile(style) === undefined);

for (const { title, open } of states) {
  test(`widgets look the same on every page: ${title} (A5)`, async ({ page, context, demo }) => {
    await open(page, demo, '<!doctype html>');
    await holdStill(page);
    const areas = await findAreas(page);
    const plain = await takePicture(page);
    const blank = await context.newPage();
    const differences: string[] = [];
    const check = async (style: string, picture: Buffer) => {
      for (const difference of await compare(blank, plain, picture, areas)) differences.push(`${style}: ${difference}`);
    };
    for (const style of installed) await check(style.title, await takePicture(page, style, readStyle(style)));
    await open(page, demo, '');
    await holdStill(page);
    await check('Quirks mode', await takePicture(page));
    expect(differences).toEqual([]);
  });
}

for (const style of pageStyles) {
  const file = findMissingFile(style);
  if (file !== undefined) test.skip(`${style.title}: ${file} is not installed`, () => {});
}
