import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resolveSteps } from '../../../demo/gallery/resolveSteps';
import { readShownState, stateAddress } from '../../../demo/gallery/stateAddress';
import { findState, idOf, states } from '../../../demo/gallery/states';
import { widgetDetails } from '../../../demo/gallery/widgetDetails';
import { parseFaultRequest } from '../../../demo/services/parseFaultRequest';
import { scenarios } from '../../../demo/services/scenarios';
import { createServices } from '../../../demo/services/services';
import { findRoute } from '../../../demo/site/routes';
import { locales } from '../../../demo/site/texts';
import { mountNames } from '../../../src/mounts/registry';

const widgetsFolder = join(__dirname, '../../../src/widgets');
const calls = createServices({ origin: 'http://services.test' }).handlers.map(({ info }) =>
  `${String(info.method)} ${String(info.path)}`.replace(' *', ' '),
);
const problemsOf = (faults: readonly unknown[]) =>
  faults.map((fault) => parseFaultRequest(fault, calls)).filter((result) => typeof result === 'string');

describe('each state of the gallery', () => {
  test.each(states.map((state) => [idOf(state), state] as const))('%s: its page and faults exist', (id, state) => {
    expect(findState(id)).toBe(state);
    expect(findRoute(state.path.replace(/[?#].*/, ''))).toBeDefined();
    expect(problemsOf(state.faults ?? [])).toEqual([]);
  });

  test.each(locales)('its steps name texts that a page can show, in %s', (locale) => {
    const texts = states
      .flatMap((state) => resolveSteps(state, locale))
      .map(({ see, press, type, select }) => see ?? press ?? type ?? select);
    expect(texts.filter((text) => text === '' || /[{}]/.test(String(text)))).toEqual([]);
  });
});

test('the address of a state keeps query and hash of its page, and names the state', () => {
  const profile = findState('navigation/profile');
  const spent = findState('reset-password/spent');
  if (!profile || !spent) throw new Error('The states of this test do not exist');
  expect(stateAddress(profile, 'en')).toBe('/en/account/?gallery=navigation%2Fprofile#/profile/svc/add');
  expect(stateAddress(spent, 'zh', { isAlone: true })).toBe(
    '/account/reset-password?token=spent&gallery=reset-password%2Fspent&alone=',
  );
  const query = new URLSearchParams('gallery=reset-password/spent&alone');
  expect(readShownState(query)).toEqual({ state: spent, isAlone: true });
  expect(readShownState(new URLSearchParams('gallery=__proto__'))).toBeUndefined();
});

test('the details of each widget name the events that its folder sends', () => {
  const eventsIn = (folder: string) =>
    readdirSync(join(widgetsFolder, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => [...readFileSync(join(widgetsFolder, folder, file), 'utf8').matchAll(/event: '(\w+)'/g)])
      .map(([, event]) => event);
  for (const name of mountNames.filter((mount) => !mount.startsWith('account-'))) {
    expect([name, [...new Set(eventsIn(name))].sort()]).toEqual([name, [...widgetDetails[name].events].sort()]);
  }
});

describe('each scenario', () => {
  test.each(scenarios.map(({ name, faults }) => [name, faults] as const))('%s: its faults exist', (_, faults) => {
    expect(faults.length).toBeGreaterThan(0);
    expect(problemsOf(faults)).toEqual([]);
  });

  test('has a name of its own', () => {
    const names = scenarios.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
