import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultNames } from '../../demo/services/faults';
import { createServices } from '../../demo/services/services';
import { rows } from './calls';
import { cellsOf, meanings } from './faults';

const { callNames } = createServices({ origin: 'http://localhost:3001' });
const named = Object.entries(rows);

describe('the fault matrix (3.1)', () => {
  it('has a row for every call of the services', () => {
    const calls = named.map(([, { call }]) => call);
    expect(callNames.filter((name) => !calls.some((call) => call === name))).toEqual([]);
    expect(calls.filter((call) => !callNames.includes(call))).toEqual([]);
  });

  it.each(named)('%s: the named file tests the row', (name, { file }) => {
    expect(readFileSync(join(__dirname, `${file}.test.tsx`), 'utf8')).toContain(`'${name}'`);
  });

  it('has a column for every fault', () => {
    expect(Object.keys(meanings).sort()).toEqual([...faultNames, 'aborted'].sort());
  });

  it('tests each fault in each language on some row', () => {
    const cells = new Set(named.flatMap((_, row) => cellsOf(row)).map(({ fault, language }) => `${fault} ${language}`));
    expect(cells.size).toBe(2 * Object.keys(meanings).length);
  });

  it('tests every fault of every row in both languages in a long run', () => {
    const before = process.env.LONG;
    process.env.LONG = '1';
    try {
      for (const [row] of named.entries()) expect(cellsOf(row)).toHaveLength(2 * Object.keys(meanings).length);
    } finally {
      if (before === undefined) delete process.env.LONG;
      else process.env.LONG = before;
    }
  });
});
