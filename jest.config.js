process.env.TZ = 'Asia/Shanghai';

const shared = {
  transform: { '\\.m?[jt]sx?$': 'babel-jest', '[\\\\/]messages[\\\\/](zh|en)\\.json$': '<rootDir>/build/messages.cjs' },
  transformIgnorePatterns: [
    '/node_modules/(?!(rettime|until-async|@open-draft/deferred-promise|react-intl|@formatjs|intl-messageformat)/)',
  ],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/empty.cjs' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/'],
};

/** Two kinds, told by the suffix: `.test.ts` is run by Node alone, `.test.tsx` as a visitor would see it. */
module.exports = {
  // By default jest leaves one core idle: on two, that is half of them.
  maxWorkers: '100%',
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/test/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'widgets',
      testEnvironment: '<rootDir>/test/support/jsdom-env.cjs',
      testMatch: ['<rootDir>/test/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
    },
  ],
};
