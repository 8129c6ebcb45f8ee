interface ThirdParty {
  findMissingSections(names: readonly string[], text: string): string[];
  findShippedPackages(compilation: unknown): string[];
  renderLicences(rows: readonly object[]): string;
}

const { findMissingSections, findShippedPackages, renderLicences } =
  jest.requireActual<ThirdParty>('../../build/thirdParty.cjs');
const moduleOf = (file: string) => ({ resource: `/project/${file}` });
const compilationOf = (modules: readonly object[]) => ({
  chunks: new Set([{}]),
  chunkGraph: { getChunkModulesIterable: () => modules },
});

const rows = [
  { packageJson: { name: 'react', version: '19.3.1' }, licenseId: 'MIT', licenseText: 'MIT License\r\n\r\nText' },
  { packageJson: { name: '@formatjs/intl', version: '6.1.4' }, licenseId: 'MIT', licenseText: 'Other text' },
];

test('finds the package of every module of a chunk, also of parts of a concatenated module and of nested packages', () => {
  const modules = [
    moduleOf('src/index.ts'),
    { modules: [moduleOf('node_modules/react/index.js'), moduleOf('src/lib/getOwn.ts')] },
    moduleOf('node_modules/react-intl/node_modules/@formatjs/intl/src/number.js'),
    {},
  ];
  expect(findShippedPackages(compilationOf(modules))).toEqual(['@formatjs/intl', 'react']);
});

test('writes name, version, licence and text of each package, in the order of names', () => {
  const text = renderLicences(rows);
  expect(text).toContain('\nreact 19.3.1 (MIT)\n==================\n\nMIT License\n\nText\n');
  expect(text.indexOf('@formatjs/intl')).toBeLessThan(text.indexOf('react 19'));
});

test('reports a shipped package without a section', () => {
  expect(findMissingSections(['@formatjs/intl', 'react', 'react-dom'], renderLicences(rows))).toEqual(['react-dom']);
});
