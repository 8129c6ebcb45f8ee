import { resolve } from 'node:path';
import { watchBundle } from './build';
import { closeOnSignal, run } from './run';

/** `npm start`: builds the bundle, keeps it built, and serves the demo site with its services. */
async function start(): Promise<void> {
  const running = await run(resolve(__dirname, '../../dist'));
  console.log('Building the bundle …');
  let isAnnounced = false;
  const watch = await watchBundle((errors) => {
    if (errors !== undefined) {
      console.error(`The build has failed; it is tried again after the next change.\n${errors}`);
    } else if (isAnnounced) {
      console.log('The bundle is built again.');
    }
    if (!isAnnounced) {
      isAnnounced = true;
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
