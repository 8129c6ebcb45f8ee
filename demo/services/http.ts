import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getResponse } from 'msw';
import { clientCookiesHeader } from './readCall';
import { withoutCorsHeader } from './respondWithFault';
import type { Services } from './services';
import { minute } from './time';

const responseDeadline = minute;
const maxBodySize = 1024 * 1024;
const allowedHeaders = 'authorization, cache-control, content-type, x-client-name, x-client-version';

function corsHeaders(origin: string | undefined, siteOrigins: readonly string[]): Record<string, string> {
  // A response to a request with credentials must name the origin; `*` is not allowed.
  if (origin === undefined || !siteOrigins.includes(origin)) return { Vary: 'Origin' };
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Expose-Headers': 'Retry-After',
  };
}

async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    chunks.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size > maxBodySize) return null;
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function toRequest(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>): Request {
  const headers = new Headers();
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    const [name = '', value = ''] = incoming.rawHeaders.slice(index, index + 2);
    if (!['cookie', clientCookiesHeader].includes(name.toLowerCase())) headers.append(name, value);
  }
  headers.set(clientCookiesHeader, incoming.headers.cookie ?? '');
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(new URL(incoming.url ?? '/', 'http://services.invalid'), {
    method,
    headers,
    ...(hasBody ? { body } : {}),
  });
}

/** Returns the response of the services; `too late` after the deadline, or when the client closes the connection. */
async function getResponseInTime(services: Services, request: Request, outgoing: ServerResponse) {
  let stop = () => {};
  const late = new Promise<'too late'>((resolve) => {
    stop = () => resolve('too late');
  });
  const timer = setTimeout(stop, responseDeadline);
  outgoing.once('close', stop);
  try {
    return await Promise.race([getResponse([...services.handlers], request), late]);
  } finally {
    clearTimeout(timer);
    outgoing.off('close', stop);
  }
}

function sendError(outgoing: ServerResponse, status: number, message: string): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  outgoing.end(JSON.stringify({ error: { code: status, message } }));
}

async function handleRequest(
  services: Services,
  siteOrigins: readonly string[],
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(corsHeaders(incoming.headers.origin, siteOrigins))) {
    outgoing.setHeader(name, value);
  }
  outgoing.setHeader('X-Content-Type-Options', 'nosniff');
  // When a kept-alive connection drops, the browser repeats the request. That would hide a fault or send a call twice.
  outgoing.setHeader('Connection', 'close');
  if (incoming.method === 'OPTIONS') {
    if (outgoing.hasHeader('Access-Control-Allow-Origin')) {
      outgoing.setHeader('Access-Control-Allow-Methods', 'GET, POST, DELETE');
      outgoing.setHeader('Access-Control-Allow-Headers', allowedHeaders);
      outgoing.setHeader('Access-Control-Max-Age', '600');
    }
    outgoing.writeHead(204).end();
    return;
  }
  const body = await readBody(incoming);
  if (body === null) {
    sendError(outgoing, 413, 'The body is too large.');
    return;
  }
  const response = await getResponseInTime(services, toRequest(incoming, body), outgoing);
  if (response === undefined) {
    sendError(outgoing, 501, `The services do not know ${incoming.method ?? ''} ${incoming.url ?? ''}.`);
    return;
  }
  if (response === 'too late' || response.type === 'error') {
    incoming.socket.destroy();
    return;
  }
  if (response.headers.has(withoutCorsHeader)) {
    for (const name of outgoing.getHeaderNames()) if (name.startsWith('access-control-')) outgoing.removeHeader(name);
    response.headers.delete(withoutCorsHeader);
  }
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie' && name !== 'access-control-expose-headers') outgoing.setHeader(name, value);
  }
  // One header per cookie: joined by commas, cookies could not be separated again.
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  const content = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status).end(response.status === 204 ? undefined : content);
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Serves the services over HTTP to the given sites. Rejects with Node's error if the port is taken. */
export async function serveServices(
  services: Services,
  { port, siteOrigins }: { readonly port: number; readonly siteOrigins: readonly string[] },
): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    handleRequest(services, siteOrigins, incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent || outgoing.destroyed) outgoing.destroy();
      else sendError(outgoing, 500, error instanceof Error ? error.message : 'Something broke.');
    });
  });
  await listen(server, port);
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
