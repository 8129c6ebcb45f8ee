interface CheckBudgets {
  checkBudgets(files: Record<string, number>, budgets: Record<string, number>): string[];
}

const { checkBudgets } = jest.requireActual<CheckBudgets>('../../../build/budgets/checkBudgets.cjs');
const files = { 'widgets.js': 4000, 'assets/auth.zh.a1b2c3d4.js': 5200, 'assets/base.a1b2c3d4.css': 2400 };
const budgets = { 'widgets.js': 4075, 'auth.zh.js': 5300, 'base.css': 2400 };

test('accepts files within their budgets', () => {
  expect(checkBudgets(files, budgets)).toEqual([]);
});

test('tolerates 0.5 % above the budget', () => {
  expect(checkBudgets({ 'auth.zh.js': 5326 }, { 'auth.zh.js': 5300 })).toEqual([]);
  expect(checkBudgets({ 'auth.zh.js': 5327 }, { 'auth.zh.js': 5300 })).toEqual([
    'auth.zh.js is 27 bytes over its budget of 5,300',
  ]);
});

test('never accepts a loader of 4,096 bytes', () => {
  const { 'widgets.js': loader } = jest.requireActual<Record<string, number>>('../../../build/budgets/budgets.json');
  expect(loader! * 1.005).toBeLessThan(4096);
});

test('reports by how many bytes a file is over its budget', () => {
  expect(checkBudgets(files, { ...budgets, 'auth.zh.js': 4000 })).toEqual([
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
