import { createHash } from 'node:crypto';
import { type FakeCompilation, fakeCompilation } from '../fakeCompilation';

interface FileRow {
  readonly size: number;
  readonly gzip: number;
  readonly brotli: number;
  readonly integrity: string;
}
interface Manifest {
  describeFiles(compilation: FakeCompilation): Record<string, FileRow>;
  emitManifest(compilation: FakeCompilation, manifest: object): void;
}
const { describeFiles, emitManifest } = jest.requireActual<Manifest>('../../../build/assets/manifest.cjs');
const script = 'void 0;'.repeat(100);
const compilation = fakeCompilation({
  'widgets.js': script,
  'assets/base.css': '.rw {}',
  'assets/base.js.map': '{}',
  'prerendered/zh/auth.html': '<form></form>',
  'THIRD-PARTY.txt': 'licences',
});

test('lists all files by name, but no source maps (contract 1)', () => {
  expect(Object.keys(describeFiles(compilation))).toEqual([
    'THIRD-PARTY.txt',
    'assets/base.css',
    'prerendered/zh/auth.html',
    'widgets.js',
  ]);
});

test('a row holds sizes in bytes and the SRI hash (contract 1)', () => {
  const row = describeFiles(compilation)['widgets.js'];
  expect(row).toEqual({
    size: 700,
    gzip: expect.any(Number),
    brotli: expect.any(Number),
    integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
  });
  expect(row?.gzip).toBeLessThan(100);
  expect(row?.brotli).toBeLessThan(row?.gzip ?? 0);
});

test('emits manifest.json', () => {
  const target = fakeCompilation({});
  emitManifest(target, { version: '1.2.3' });
  expect(JSON.parse(target.texts()['manifest.json'] ?? '')).toEqual({ version: '1.2.3' });
});
