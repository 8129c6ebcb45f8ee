import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Figures {
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly { readonly file: string; readonly line: string; readonly why?: string }[];
}
const { isEnough } = jest.requireActual<{ isEnough(figures: Figures): boolean }>('./summarize.mjs');
const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const modules = Object.entries<Figures>(JSON.parse(read('test/long/figures/mutation.json')));

test.each(modules)('the tests of %s notice enough, and each other change has a reason', (_name, figures) => {
  expect(isEnough(figures)).toBe(true);
});

// Otherwise `npm run test:mutation -- MODULE` has not run since the line changed.
test.each(modules)('the changes of %s that no test notices are in lines that still exist', (_name, { survivors }) => {
  const lost = survivors.filter(({ file, line }) => !read(file).includes(line));
  expect(lost.map(({ file, line }) => `${file}: ${line}`)).toEqual([]);
});
