import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Configuration } from 'webpack';
import webpack from 'webpack';

type ConfigurationMaker = (env: Record<string, unknown>, argv: { mode: 'production' }) => Configuration;

/** A build that goes on: it watches the sources. */
export interface Watch {
  readonly close: () => Promise<void>;
}

async function readConfiguration(): Promise<Configuration> {
  const file = resolve(__dirname, '../../webpack.config.js');
  if (!existsSync(file)) {
    throw new Error(`There is no ${file} to build the bundle with.`);
  }
  const loaded: { default: Configuration | ConfigurationMaker } = await import(file);
  const found = loaded.default;
  const configuration = typeof found === 'function' ? found({}, { mode: 'production' }) : found;
  return { ...configuration, mode: 'production' };
}

/** Builds the bundle, and again after each change of its sources; `onBuilt` hears what is wrong with a build, if anything. */
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
