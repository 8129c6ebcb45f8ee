import { fork } from 'node:child_process';
import path from 'node:path';
import { benchFolder, projectFolder } from './folders.mjs';

/**
 * Starts the demo site in a process of its own. Resolves with its origin, that of the services, the paths, and functions
 * that reset the services and that close it all.
 */
export function startDemo() {
  const port = process.env.PORT ?? '4100';
  return new Promise((resolve, reject) => {
    const child = fork(path.join(benchFolder, 'demoSite.cjs'), {
      cwd: projectFolder,
      env: { ...process.env, PORT: port },
    });
    child.once('exit', (code) => reject(new Error(`The demo site exited with ${code}`)));
    child.once('message', (message) => {
      resolve({
        ...message,
        reset: () => fetch(`${message.services}/__stub/reset`, { method: 'POST' }),
        close() {
          child.removeAllListeners('exit');
          child.disconnect();
        },
      });
    });
  });
}
