interface Release {
  addRelease(changelog: string, version: string, date: string): string;
}

const { addRelease } = jest.requireActual<Release>('../../build/release.cjs');

test('npm version moves the unreleased changes under the version and the date', () => {
  const changelog = '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A.\n\n## [0.1.0] - 2024-01-01\n';
  expect(addRelease(changelog, '0.2.0', '2025-03-01')).toBe(
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2025-03-01\n\n### Added\n\n- A.\n\n## [0.1.0] - 2024-01-01\n',
  );
});

test('a release without changes in the changelog fails', () => {
  expect(() => addRelease('## [Unreleased]\n\n## [0.1.0] - 2024-01-01\n', '0.2.0', '2025-03-01')).toThrow('unreleased');
});
