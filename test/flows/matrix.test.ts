import { join } from 'node:path';
import { faultNames } from '../../demo/services/faults';
import { createServices } from '../../demo/services/services';
import { backgroundCalls, clicks, untestedRows } from '../browser/faultMatrix/calls';
import { readTestSource } from '../docs/testSource';
import { findRow, type RowName, rows } from './calls';
import { cellsOf, meanings } from './faults';
import { knownErrors } from './knownErrors';

const { callNames } = createServices({ origin: 'http://localhost:3001' });
const named = Object.entries(rows);
const columns = Object.keys(meanings).length;

describe('the fault matrix (B3)', () => {
  it('has a row for every call of the services', () => {
    const calls = named.map(([, { call }]) => call);
    expect(callNames.filter((name) => !calls.some((call) => call === name))).toEqual([]);
    expect(calls.filter((call) => !callNames.includes(call))).toEqual([]);
  });

  it.each(named)('%s: the named file tests the row', (name, { file }) => {
    const source = readTestSource(join(__dirname, `${file}.test.tsx`));
    // A call of `testFaults`, an item of a list, or a key of an object. All stand outside any condition.
    expect(source).toMatch(new RegExp(`^(testFaults\\('${name}',|  \\['${name}',|  '${name}': )`, 'm'));
  });

  it('has a test in Chromium for every row but those that name a reason', () => {
    const tested = [...clicks, ...backgroundCalls].map(({ row }) => row);
    expect([...tested, ...Object.keys(untestedRows)].sort()).toEqual(Object.keys(rows).sort());
  });

  it('has a column for every fault', () => {
    expect(Object.keys(meanings).sort()).toEqual([...faultNames, 'aborted', 'offline', 'known'].sort());
  });

  it('names a known error of every call that a visitor sends', () => {
    const clicked = named.filter(([, { file }]) => file !== 'background');
    expect(clicked.map(([name]) => name)).toEqual(Object.keys(knownErrors));
  });

  it('tests each fault in each language on some row', () => {
    const cells = named.flatMap(([name]) => cellsOf(findRow(name as RowName)));
    expect(new Set(cells.map(({ fault, language }) => `${fault} ${language}`)).size).toBe(2 * columns);
  });

  it('tests every fault of every row in both languages in a long run', () => {
    const before = process.env.LONG;
    process.env.LONG = '1';
    try {
      for (const [name] of named) {
        const cells = cellsOf(findRow(name as RowName));
        expect([name, cells.length]).toEqual([name, 2 * (name in knownErrors ? columns : columns - 1)]);
      }
    } finally {
      if (before === undefined) delete process.env.LONG;
      else process.env.LONG = before;
    }
  });
});
