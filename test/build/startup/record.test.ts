interface Site {
  readonly scripts: Record<string, string>;
  readonly loaderTable: object;
  readonly pages: readonly { path: string; body: string }[];
}
const { record } = jest.requireActual<{ record(site: Site): Promise<Record<string, [number, number][]>> }>(
  '../../../build/startup/compileHints.cjs',
);

const makeReady =
  "function makeReady(){document.querySelector('[data-mount]').setAttribute('data-mount-state',__LOADER_TABLE__.state)}";
const onKey = 'function onKey(){}';
const onInput = 'function onInput(){}';
const onSubmit = 'function onSubmit(event){event.preventDefault();fetchIt()}';
const fetchIt = 'function fetchIt(){const call=new XMLHttpRequest();call.onloadend=onResponse;call.send()}';
const onResponse = 'function onResponse(){}';
const notCalled = 'function notCalled(){}';
const script = `${[makeReady, onKey, onInput, onSubmit, fetchIt, onResponse, notCalled].join(';')};makeReady();
document.querySelector('input').onkeydown=onKey;document.querySelector('input').oninput=onInput;document.querySelector('form').onsubmit=onSubmit`;
const pages = [{ path: '/', body: '<div data-mount="auth"><form><input></form></div>' }];

test('returns the positions of the functions that a page calls when it starts and when its form is sent', async () => {
  const recording = await record({ scripts: { 'widgets.js': script }, loaderTable: { state: 'ready' }, pages });
  const functions = recording['widgets.js']?.map(([start, end]) => script.slice(start, end));
  expect(functions).toEqual(expect.arrayContaining([makeReady, onKey, onInput, onSubmit, fetchIt, onResponse]));
  expect(functions).not.toContain(notCalled);
});

test('rejects with the warning of a page', async () => {
  const scripts = { 'widgets.js': "console.warn('auth failed')" };
  await expect(record({ scripts, loaderTable: {}, pages })).rejects.toThrow(/could not be recorded: .*auth failed/s);
});
