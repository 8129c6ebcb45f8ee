import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Driver, elementId, retry } from './driver';

type Send = (command: string, parameters?: object) => Promise<unknown>;

const openSocket = (port: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', reject);
  });

/** Speaks Marionette, the protocol of Firefox for WebDriver: `length:[type, id, command, parameters]`. */
function speak(socket: Socket): Send {
  const pending = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  let lastId = 0;
  const readMessage = () => {
    const colon = received.indexOf(':');
    const end = colon + 1 + Number(received.subarray(0, Math.max(colon, 0)).toString());
    if (colon < 0 || received.length < end) return undefined;
    const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
    received = received.subarray(end);
    return { message };
  };
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data]);
    for (let read = readMessage(); read; read = readMessage()) {
      // The first message, which introduces the protocol, is no list.
      if (!Array.isArray(read.message)) continue;
      const [, id, error, result] = read.message;
      if (error) pending.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else pending.get(id)?.resolve(result);
      pending.delete(id);
    }
  });
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('Firefox has closed the connection'));
  });
  return (command, parameters = {}) =>
    new Promise((resolve, reject) => {
      const message = JSON.stringify([0, ++lastId, command, parameters]);
      pending.set(lastId, { resolve, reject });
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

/** Starts Firefox without a window on the screen, with a profile of its own. */
export async function startFirefox(): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = spawn(
    process.env['FIREFOX_PATH'] ?? 'firefox-esr',
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, HOME: profile } },
  );
  const exited = once(browser, 'exit');
  // Firefox takes a free port and writes it into its profile.
  const readPort = async () => Number(await readFile(join(profile, 'MarionetteActivePort'), 'utf8'));
  const socket = await retry(async () => openSocket(await readPort()), 30_000);
  const send = speak(socket);
  await send('WebDriver:NewSession');
  await send('WebDriver:SetWindowRect', { width: 1280, height: 1000 });

  const runScript = async (script: string, args: readonly unknown[]) =>
    ((await send('WebDriver:ExecuteScript', { script, args })) as { value: unknown }).value;
  return {
    async navigate(url) {
      await send('WebDriver:Navigate', { url });
    },
    runScript,
    async click(element) {
      await send('WebDriver:ElementClick', { id: elementId(element) });
    },
    async type(element, text) {
      await send('WebDriver:ElementSendKeys', { id: elementId(element), text });
    },
    async deleteCookies() {
      await send('WebDriver:DeleteAllCookies');
    },
    async close() {
      browser.kill();
      await exited;
      socket.destroy();
      await rm(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
