interface Row {
  readonly gzip: number;
  readonly brotli: number;
}
interface CheckBudgets {
  checkBudgets(files: Record<string, Row>, budgets: Record<string, number>): string[];
}

const { checkBudgets } = jest.requireActual<CheckBudgets>('../../../build/budgets/checkBudgets.cjs');
const files = {
  'widgets.js': { gzip: 4000, brotli: 3500 },
  'assets/auth.zh.a1b2c3d4.js': { gzip: 6000, brotli: 5200 },
  'assets/base.a1b2c3d4.css': { gzip: 2800, brotli: 2400 },
  'prerendered/zh/auth.html': { gzip: 900, brotli: 700 },
};
const budgets = { 'widgets.js': 4096, 'auth.zh.js': 5300, 'base.css': 2400 };

test('accepts files within their budgets: the loader by gzip, all others by brotli', () => {
  expect(checkBudgets(files, budgets)).toEqual([]);
});

test('reports by how many bytes a file is over its budget', () => {
  expect(checkBudgets(files, { ...budgets, 'auth.zh.js': 4000, 'widgets.js': 3999 })).toEqual([
    'widgets.js is 1 byte over its budget of 3,999',
    'auth.zh.js is 1,200 bytes over its budget of 4,000',
  ]);
});

test('reports a file without a budget, and a budget without a file', () => {
  const { 'auth.zh.js': _, ...others } = budgets;
  expect(checkBudgets(files, { ...others, 'tabs.js': 1 })).toEqual([
    'auth.zh.js has no budget: its size is 5,200 bytes',
    'tabs.js has a budget, but is not built',
  ]);
});
