interface Row {
  readonly gzip: number;
  readonly brotli: number;
}
interface Budgets {
  overBudget(files: Record<string, Row>, budgets: Record<string, number>): string[];
}

const { overBudget } = jest.requireActual<Budgets>('../../build/budgets.cjs');
const files = {
  'widgets.js': { gzip: 4000, brotli: 3500 },
  'assets/auth.zh.a1b2c3.js': { gzip: 6000, brotli: 5200 },
  'assets/base.a1b2c3.css': { gzip: 2800, brotli: 2400 },
  'shells/zh/auth.html': { gzip: 900, brotli: 700 },
};
const budgets = { 'widgets.js': 4096, 'auth.zh.js': 5300, 'base.css': 2400 };

test('files within their budgets are well: the entry by gzip, the others by brotli', () => {
  expect(overBudget(files, budgets)).toEqual([]);
});

test('a file above its budget is named, and by how much', () => {
  expect(overBudget(files, { ...budgets, 'auth.zh.js': 4000, 'widgets.js': 3999 })).toEqual([
    'widgets.js is 1 byte over its budget of 3,999',
    'auth.zh.js is 1,200 bytes over its budget of 4,000',
  ]);
});

test('a file without a budget, and a budget without a file, are told', () => {
  const { 'auth.zh.js': _, ...others } = budgets;
  expect(overBudget(files, { ...others, 'tabs.js': 1 })).toEqual([
    'auth.zh.js has no budget: it weighs 5,200 bytes',
    'tabs.js has a budget, but is not built',
  ]);
});
