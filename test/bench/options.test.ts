import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadModule } from './loadModule';

interface OptionsModule {
  readOptions(args: readonly string[]): Record<string, unknown>;
}

const { readOptions } = loadModule<OptionsModule>('options.mjs');

describe('the options', () => {
  const project = mkdtempSync(join(tmpdir(), 'bench-'));
  mkdirSync(join(project, 'dist'));
  writeFileSync(join(project, 'dist/manifest.json'), '{}');

  test('--against takes a dist folder, or a project folder that has one', () => {
    const dist = join(project, 'dist');
    expect(readOptions(['--against', project])).toMatchObject({
      against: dist,
      pages: ['sign-in', 'invoice'],
      runs: 15,
    });
    const args = ['--against', dist, '--pages', 'home', '--runs', '6', '--json'];
    expect(readOptions(args)).toMatchObject({ against: dist, pages: ['home'], runs: 6, isJson: true });
  });

  test('only a full run writes the document, at any rate', () => {
    expect(readOptions([])).toMatchObject({ writes: true });
    expect(readOptions(['--rate', '12'])).toMatchObject({ writes: true, rate: 12 });
    expect(readOptions(['--quick'])).toMatchObject({ writes: false });
    expect(readOptions(['--only', 'heap,shift'])).toMatchObject({ writes: false, parts: ['heap', 'shift'] });
    expect(readOptions(['--no-write'])).toMatchObject({ writes: false });
  });

  test.each([
    [['--fast'], 'There is no option --fast'],
    [['--only', 'speed'], '--only takes pages, interaction, warm, peers, heap, shift'],
    [['--only'], '--only needs a value'],
    [['--against', join(tmpdir(), 'no-such-build')], 'there is no build in'],
    [['--against', project, '--runs', '0'], '--runs takes a number'],
    [['--rate', '0'], '--rate takes a number from 1'],
    [['--runs', '9'], '--runs needs --against'],
    [['--against', project, '--quick'], '--against takes no --quick'],
    [['--only', 'heap', '--rate', '4', '--against', project], '--against takes no --only, --rate'],
  ])('%j shows what is wrong', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
