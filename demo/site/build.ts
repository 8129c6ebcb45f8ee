import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';

type ConfigurationFactory = (env: Record<string, unknown>, argv: { mode: 'production' }) => Configuration;

/** A build that watches its sources. */
export interface Watch {
  readonly close: () => Promise<void>;
}

async function readConfiguration(): Promise<Configuration> {
  const file = resolve(__dirname, '../../webpack.config.js');
  if (!existsSync(file)) {
    throw new Error(`There is no ${file} to build the bundle with.`);
  }
  const loaded: { default: Configuration | ConfigurationFactory } = await import(file);
  const exported = loaded.default;
  const configuration = typeof exported === 'function' ? exported({}, { mode: 'production' }) : exported;
  return { ...configuration, mode: 'production' };
}

/**
 * Builds the bundle, and rebuilds it after each change of its sources. `onBuilt` gets the errors of each build, if any.
 */
export async function watchBundle(onBuilt: (errors: string | undefined) => void): Promise<Watch> {
  const compiler = webpack(await readConfiguration());
  if (compiler === null) {
    throw new Error('webpack takes no configuration from webpack.config.js.');
  }
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
