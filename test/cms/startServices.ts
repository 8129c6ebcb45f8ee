import { resolve } from 'node:path';
import { closeOnSignal, run } from '../../demo/site/run';

/** Starts the demo with the bundle in DIST, without a build: the tests use its services from another origin. */
run(process.env['DIST'] ?? resolve(__dirname, '../../dist')).then(
  ({ close }) => closeOnSignal(close),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
