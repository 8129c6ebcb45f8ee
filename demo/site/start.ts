import { resolve } from 'node:path';
import { watchBundle } from './build';
import { closeOnSignal, run } from './run';

/** `npm start`: serves the demo site and its services, builds the bundle, and rebuilds it after each change. */
async function start(): Promise<void> {
  let endFirstBuild = () => {};
  const firstBuild = new Promise<void>((resolveFirstBuild) => {
    endFirstBuild = resolveFirstBuild;
  });
  const running = await run(resolve(__dirname, '../../dist'), firstBuild);
  console.log('Building the bundle …');
  let isFirst = true;
  const watch = watchBundle((errors) => {
    if (errors !== undefined) {
      console.error(`The build has failed; it is tried again after the next change.\n${errors}`);
    } else if (!isFirst) {
      console.log('The bundle is built again.');
    }
    if (isFirst) {
      isFirst = false;
      endFirstBuild();
      console.log(`The demo site is at ${running.site} (its stub services at ${running.services}). Ctrl+C ends it.`);
    }
  });
  closeOnSignal(async () => {
    await Promise.all([watch.close(), running.close()]);
  });
}

start().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
