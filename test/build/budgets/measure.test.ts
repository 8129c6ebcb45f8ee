import { brotliCompressSync, gzipSync } from 'node:zlib';

interface Measure {
  measure(texts: Record<string, string>, version: string): Record<string, number>;
}

const { measure } = jest.requireActual<Measure>('../../../build/budgets/measure.cjs');

/** A loader of this version, with content hashes that follow from it. */
const loader = (version: string, hashes: readonly string[]) =>
  `"use strict";report("[rewards-widgets ${version}]");table=${JSON.stringify(hashes)}`;

test('measures the same for any version number and the hashes that change with it', () => {
  const first = measure({ 'widgets.js': loader('0.1.0', ['0c460b96', '3a05e39d', '0c460b96']) }, '0.1.0');
  const second = measure(
    { 'widgets.js': loader('12.34.56-beta.7', ['aaaaaaaa', '12345678', 'aaaaaaaa']) },
    '12.34.56-beta.7',
  );
  expect(second).toEqual(first);
});

test('measures the loader with gzip, other scripts and style sheets with brotli, and nothing else', () => {
  const text = 'a text without a version, a text without a hash';
  expect(measure({ 'widgets.js': text, 'assets/base.css': text, 'prerendered/zh/auth.html': text }, '0.1.0')).toEqual({
    'widgets.js': gzipSync(text, { level: 9 }).length,
    'assets/base.css': brotliCompressSync(text).length,
  });
});
