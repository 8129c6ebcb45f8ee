/**
 * Mutation testing: changes the sources of a module, one small change at a time, and counts the changes that its tests
 * notice. Usage: node test/mutation/run.mjs [MODULE ...]. Keeps its figures in test/long/figures, and writes them into
 * docs/assurance.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Stryker } from '@stryker-mutator/core';
import { writeDocument } from '../long/writeDocument.mjs';
import { modules } from './modules.mjs';
import { isEnough, summarize } from './summarize.mjs';

const outFile = 'test/long/figures/mutation.json';
const [node, jsdom] = createRequire(import.meta.url)('../../jest.config.js').projects;

/** Returns the options of jest for test files of one environment. */
function jestOptions(tests) {
  const { displayName: _, ...project } = tests[0].endsWith('x') ? jsdom : node;
  return {
    ...project,
    // Stryker adds these options to those of jest.config.js, where the tests of all projects are.
    projects: [],
    // Stryker wraps the environment, and does not know `<rootDir>`.
    testEnvironment: project.testEnvironment.replace('<rootDir>', '.'),
    // Jest lists the files of these folders for each change.
    roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/demo/services', '<rootDir>/docs'],
    testMatch: tests.map((path) => `<rootDir>/${path}`),
  };
}

/** Returns the options of Stryker for a module. */
const optionsOf = ({ mutate, tests }) => ({
  mutate,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { projectType: 'custom', enableFindRelatedTests: false, config: jestOptions(tests) },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Many times what a test takes: on a busy machine, a slow test must not look like an endless one.
  timeoutMS: 30_000,
  ignorePatterns: ['/bench', '/dist', '/screenshots', '/test-results'],
  tempDirName: '.cache/stryker',
  // Stryker cannot rewrite it with TypeScript 7, and does not need to.
  tsconfigFile: 'none',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false, reportScoreTable: false },
  allowConsoleColors: false,
});

const readFigures = () => JSON.parse(readFileSync(outFile, 'utf8'));

/** Tests a module and adds its figures to those of the other modules. */
async function testModule(module) {
  const figures = summarize(await new Stryker(optionsOf(module)).runMutationTest());
  const dated = { date: new Date().toISOString().slice(0, 10), ...figures };
  writeFileSync(outFile, `${JSON.stringify({ ...readFigures(), [module.name]: dated }, null, 2)}\n`);
  console.log(`${module.name}: ${figures.killed} of ${figures.mutants} changes noticed`);
  if (!isEnough(figures)) process.exitCode = 1;
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !modules.some((module) => module.name === name));
if (unknown.length > 0)
  throw new Error(`No module: ${unknown.join()}. There are: ${modules.map(({ name }) => name).join(', ')}.`);
for (const module of modules.filter(({ name }) => names.length === 0 || names.includes(name))) {
  await testModule(module);
}
writeDocument();
