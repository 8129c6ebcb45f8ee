import type { Configuration } from 'webpack';
import webpack from 'webpack';

/** A build that watches its sources. */
export interface Watch {
  readonly close: () => Promise<void>;
}

/**
 * Builds the bundle, and rebuilds it after each change of its sources. `onBuilt` gets the errors of each build, if any.
 */
export function watchBundle(onBuilt: (errors: string | undefined) => void): Watch {
  // Not at the top of this file: the build has its own options for `@babel/register`, which then no longer compiles the
  // sources of the demo. They are all loaded by now.
  const configuration = require('../../webpack.config.js') as Configuration;
  const compiler = webpack(configuration);
  compiler.watch({ aggregateTimeout: 200, ignored: ['**/node_modules/**', '**/dist/**'] }, (error, stats) => {
    if (error !== null) {
      onBuilt(String(error.stack ?? error));
    } else {
      onBuilt(stats?.hasErrors() === true ? stats.toString({ preset: 'errors-only', colors: false }) : undefined);
    }
  });
  return {
    close: () =>
      new Promise((done) => {
        compiler.close(() => done());
      }),
  };
}
