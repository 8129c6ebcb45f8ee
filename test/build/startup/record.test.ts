interface Site {
  readonly scripts: Record<string, string>;
  readonly loaderTable: object;
  readonly pages: readonly { path: string; body: string }[];
}
const { record } = jest.requireActual<{ record(site: Site): Promise<Record<string, [number, number][]>> }>(
  '../../../build/startup/compileHints.cjs',
);

const called =
  "function called(){document.querySelector('[data-mount]').setAttribute('data-mount-state',__LOADER_TABLE__.state)}";
const script = `${called}function notCalled(){}called()`;
const pages = [{ path: '/', body: '<div data-mount="auth"></div>' }];

test('returns the positions of the functions that a page calls until its widgets are ready', async () => {
  const recording = await record({ scripts: { 'widgets.js': script }, loaderTable: { state: 'ready' }, pages });
  const functions = recording['widgets.js']?.map(([start, end]) => script.slice(start, end));
  expect(functions).toContain(called);
  expect(functions).not.toContain('function notCalled(){}');
});

test('rejects with the warning of a page', async () => {
  const scripts = { 'widgets.js': "console.warn('auth failed')" };
  await expect(record({ scripts, loaderTable: {}, pages })).rejects.toThrow(/could not be recorded: .*auth failed/s);
});
