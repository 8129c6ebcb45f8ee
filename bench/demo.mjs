import { fork } from 'node:child_process';
import path from 'node:path';
import { benchFolder, projectFolder } from './folders.mjs';

/** Starts the demo site in a process of its own. Resolves with its origin, its paths, and a function that closes it. */
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
        close() {
          child.removeAllListeners('exit');
          child.disconnect();
        },
      });
    });
  });
}
