import { addLateLoad, runLateLoads } from '../../src/lib/lateLoads';
import { resetPageState } from '../../src/lib/pageState';

let loaded: string[];
let idle: () => void;
const add = (name: string) => addLateLoad(async () => void loaded.push(name));
const run = () =>
  runLateLoads((callback) => {
    idle = callback;
  });

beforeEach(() => {
  resetPageState();
  loaded = [];
  idle = () => {};
});

test('loads what was added, once', () => {
  add('first');
  expect(loaded).toEqual([]);
  run();
  idle();
  expect(loaded).toEqual(['first']);
});

test('loads what is added later, such as by a widget below the fold, when the browser is idle again', () => {
  run();
  add('late');
  expect(loaded).toEqual([]);
  idle();
  expect(loaded).toEqual(['late']);
});

test('does not load what was removed before', () => {
  add('first')();
  run();
  add('late')();
  idle();
  expect(loaded).toEqual([]);
});

test('goes on after a failure', () => {
  addLateLoad(() => Promise.reject(new Error('offline')));
  add('next');
  run();
  expect(loaded).toEqual(['next']);
});
