interface Figures {
  readonly mutants: number;
  readonly killed: number;
  readonly survivors: readonly { readonly why?: string }[];
}
const { isEnough } = jest.requireActual<{ isEnough(figures: Figures): boolean }>('./summarize.mjs');

const survivors = (count: number) => Array.from({ length: count }, () => ({ why: 'It has no effect.' }));

test('the tests must notice at least 90 % of the changes, and some change', () => {
  expect(isEnough({ mutants: 10, killed: 9, survivors: survivors(1) })).toBe(true);
  expect(isEnough({ mutants: 100, killed: 89, survivors: survivors(11) })).toBe(false);
  expect(isEnough({ mutants: 0, killed: 0, survivors: [] })).toBe(false);
});

test('each change that the tests do not notice must have a reason', () => {
  expect(isEnough({ mutants: 30, killed: 28, survivors: [...survivors(1), {}] })).toBe(false);
});
