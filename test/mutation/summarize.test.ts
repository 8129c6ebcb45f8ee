interface Figures {
  readonly mutants: number;
  readonly killed: number;
}
const { isEnough } = jest.requireActual<{ isEnough(figures: Figures): boolean }>('./summarize.mjs');

test('the tests must notice at least 90 % of the changes, and some change', () => {
  expect(isEnough({ mutants: 10, killed: 9 })).toBe(true);
  expect(isEnough({ mutants: 100, killed: 89 })).toBe(false);
  expect(isEnough({ mutants: 0, killed: 0 })).toBe(false);
});
