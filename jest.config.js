const { availableParallelism } = require('node:os');

process.env.TZ = 'Asia/Shanghai';

const shared = {
  transform: {
    '\\.m?[jt]sx?$': 'babel-jest',
    'services\\.openapi\\.yaml$': '<rootDir>/test/support/servicesTransform.cjs',
    '[\\\\/]messages[\\\\/](zh|en)\\.json$': '<rootDir>/build/messages/jestTransform.cjs',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(rettime|until-async|@open-draft/deferred-promise|react-intl|@formatjs|intl-messageformat)/)',
  ],
  moduleNameMapper: { '\\.css$': '<rootDir>/test/support/empty.cjs' },
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/test/browser/'],
  // Mutation testing copies the project into it.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
};

/** The suffix selects the environment: `.test.ts` runs in Node, `.test.tsx` in jsdom. */
module.exports = {
  // Tests wait for a third of their time. By default jest would even leave one core idle.
  maxWorkers: availableParallelism() + 1,
  // Many times what a test takes: the five seconds of jest are too few for some on a busy machine. In a long run, one test
  // plays thousands of sequences.
  testTimeout: process.env.LONG ? 3_600_000 : 30_000,
  projects: [
    { ...shared, displayName: 'node', testEnvironment: 'node', testMatch: ['<rootDir>/test/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: '<rootDir>/test/support/jsdom-env.cjs',
      testMatch: ['<rootDir>/test/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/test/support/setup.ts'],
    },
  ],
};
