import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { type Driver, elementId, retry } from './driver';

/** Returns the path of WebKitGTK's small browser, whose folder is named for the processor. */
function findMiniBrowser(): string {
  const paths = readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`);
  const found = paths.find(existsSync);
  if (!found) throw new Error('WebKit is missing (Debian: apt-get install webkit2gtk-driver xvfb)');
  return found;
}

/** Starts a screen that only exists in memory. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [name] = await once(screen.stdio[3] as Readable, 'data');
  return { screen, display: `:${String(name).trim()}` };
}

/** Starts WebKit with one window. */
export async function startWebKit(port: number): Promise<Driver> {
  const { screen, display } = await startScreen();
  const server = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  await retry(() => send('GET', '/status'), 30_000);
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId } = (await send('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  await send('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1000 });
  return {
    async navigate(url) {
      await send('POST', `${session}/url`, { url });
    },
    runScript: (script, args) => send('POST', `${session}/execute/sync`, { script, args }),
    async click(element) {
      await send('POST', `${session}/element/${elementId(element)}/click`, {});
    },
    async type(element, text) {
      await send('POST', `${session}/element/${elementId(element)}/value`, { text });
    },
    async deleteCookies() {
      await send('DELETE', `${session}/cookie`);
    },
    async close() {
      await send('DELETE', session).catch(() => undefined);
      server.kill();
      screen.kill();
    },
  };
}
