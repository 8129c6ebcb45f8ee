import { resolve } from 'node:path';
import { closeOnSignal, run } from './run';

/** Serves a bundle that is already in dist/, with the demo site and its services: for browser tests. */
async function serve(): Promise<void> {
  const running = await run(resolve(__dirname, '../../dist'));
  console.log(`The demo site is at ${running.site} (its stub services at ${running.services}).`);
  closeOnSignal(running.close);
}

serve().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
