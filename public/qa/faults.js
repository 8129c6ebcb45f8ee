/* The parts of the panel about scenarios and faults. */
import { showBadge } from './badge.js';
import { button, createElement, field, replaceChildren, section } from './elements.js';
import { runAction } from './message.js';
import { callStub } from './stub.js';
import { isEnglish, texts } from './texts.js';

/** What `faultFromUrl.js` could not set, if anything. */
const problem = document.documentElement.getAttribute('data-qa-problem');
const problems = problem ? [texts.badAddress + problem] : [];

const activeScenario = createElement('p', {});
const activeFaults = createElement('ul', { class: 'qa-list' });
const scenario = createElement('select', {});
const call = createElement('select', {});
const fault = createElement('select', {});
const code = createElement('input', { type: 'text', autocomplete: 'off' });
const times = createElement('input', { type: 'number', min: '1', inputmode: 'numeric' });

const addOptions = (select, names, getLabel) => {
  if (select.options.length === 0) {
    select.append(...names.map((name) => createElement('option', { value: name }, getLabel(name))));
  }
};

const describe = (active) =>
  [
    `${active.call} → ${active.fault}`,
    active.code !== undefined && `${active.code}`,
    active.times !== undefined && `× ${active.times}`,
  ]
    .filter(Boolean)
    .join(' ');

const faultRow = (active) => {
  const text = describe(active);
  const remove = button(
    texts.remove,
    runAction(() => setFault({ call: active.call, fault: 'none' })),
  );
  remove.setAttribute('aria-label', `${texts.remove}: ${text}`);
  return createElement('li', {}, createElement('span', {}, text), remove);
};

const showFaults = ({ faults, names, calls, scenarios, scenario: active }) => {
  addOptions(scenario, scenarios, (name) => name);
  addOptions(call, ['*', ...calls], (name) => (name === '*' ? texts.everyCall : name));
  addOptions(fault, names, (name) => name);
  activeScenario.textContent = active ? texts.activeScenario + active : '';
  const rows = faults.map(faultRow);
  replaceChildren(
    activeFaults,
    ...problems.map((text) => createElement('li', {}, text)),
    ...(rows.length === 0 ? [createElement('li', {}, texts.noFault)] : rows),
  );
  showBadge(active, [...problems, ...faults.map(describe)]);
};

const setFault = async (fault) => showFaults(await callStub('POST', '/__stub/faults', fault));
const clearFaults = async () => showFaults(await callStub('DELETE', '/__stub/faults'));
const setScenario = async () => showFaults(await callStub('POST', '/__stub/scenario', { name: scenario.value }));
const setSelectedFault = () =>
  setFault({
    call: call.value,
    fault: fault.value,
    ...(code.value === '' ? {} : { code: code.value }),
    ...(times.value === '' ? {} : { times: Number(times.value) }),
  });

/** Shows which faults the services have. */
export const loadFaults = async () => showFaults(await callStub('GET', '/__stub/faults'));

/** Shows the tab before the services have responded, or without their response. */
export const showUnknownFaults = () => showBadge('', problems);

/** The parts, in the order in which the panel shows them. */
export const faultSections = [
  section(
    texts.scenarios,
    field(texts.scenario, scenario),
    createElement('div', { class: 'qa-buttons' }, button(texts.setScenario, runAction(setScenario))),
    activeScenario,
    createElement('p', {}, createElement('a', { href: isEnglish ? '/en/gallery' : '/gallery' }, texts.gallery)),
  ),
  section(
    texts.faults,
    activeFaults,
    field(texts.call, call),
    field(texts.fault, fault),
    createElement('div', { class: 'qa-pair' }, field(texts.code, code), field(texts.times, times)),
    createElement(
      'div',
      { class: 'qa-buttons' },
      button(texts.set, runAction(setSelectedFault)),
      button(texts.clear, runAction(clearFaults)),
    ),
  ),
];
