import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { contentSecurityPolicy } from './csp';
import type { Markup } from './html';
import { layoutMounts, pageDocument } from './layout';
import { filesOf, readManifest } from './manifest';
import type { Page } from './page';
import { notFoundRoute } from './pages/notFound';
import { promotion } from './promotion';
import { findRoute, trailOf } from './routes';
import { readShells } from './shells';
import { findFile, sendFile, squeeze } from './staticFiles';
import { localPath, readPath } from './urls';

/** Where the site listens, where its services are and which bundle it shows. */
export interface SiteOptions {
  /** The port; 0 takes a free one. */
  readonly port: number;
  readonly servicesOrigin: string;
  /** The folder of the built bundle. */
  readonly dist: string;
}

/** A running site. */
export interface Site {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const publicFolder = resolve(__dirname, '../../public');
const bundlePrefix = '/w/';

interface Wanted {
  readonly path: string;
  readonly query: string;
  readonly cookies: string;
  readonly isFramed: boolean;
}

async function renderPage(
  { path: rawPath, query, cookies, isFramed }: Wanted,
  siteOrigin: string,
  options: SiteOptions,
): Promise<{ status: number; markup: Markup }> {
  const { locale, path } = readPath(rawPath);
  const found = findRoute(path);
  const inFrame = isFramed && found?.framed ? findRoute(found.framed) : undefined;
  const route = inFrame ?? found ?? notFoundRoute;
  const manifest = await readManifest(options.dist);
  const isMember = /(?:^|;\s*)login-status=true(?:;|$)/.test(cookies);
  const hasCode = new URLSearchParams(query).has('code');
  const mounts = [...layoutMounts, ...route.mounts];
  const page: Page = {
    locale,
    built: new Set(manifest.widgets.keys()),
    shells: await readShells(options.dist, manifest, mounts, { path: route.path, locale, isMember, hasCode }),
    isMember,
    hasCode,
    t: (words) => words[locale],
    to: (target) => localPath(locale, target),
  };
  const markup = pageDocument(
    {
      page,
      path: found?.path ?? path,
      query,
      title: route.title,
      ...(route.lead === undefined ? {} : { lead: route.lead }),
      trail: trailOf(route),
      layout: route.layout ?? 'wide',
      siteOrigin,
      servicesOrigin: options.servicesOrigin,
      // Who is signed in is asked at once.
      preload: [...(isMember ? manifest.firstCall : []), ...filesOf(manifest, mounts, locale)],
    },
    route.content(page),
  );
  return { status: found === undefined ? 404 : 200, markup };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, text }: { status: number; type: string; text: string },
): Promise<void> {
  const sent = await squeeze(Buffer.from(text), type, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, Sec-Fetch-Dest',
    'Content-Length': sent.body.length,
    ...(sent.encoding === undefined ? {} : { 'Content-Encoding': sent.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : sent.body);
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  siteOrigin: string,
  options: SiteOptions,
): Promise<void> {
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(options.servicesOrigin));
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    await send(request, response, { status: 405, type: 'text/plain; charset=utf-8', text: 'Method not allowed\n' });
    return;
  }
  const url = request.url ?? '/';
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const query = end < 0 ? '' : url.slice(end + 1);
  if (path === '/promotion.json') {
    const text = JSON.stringify(promotion('zh'));
    await send(request, response, { status: 200, type: 'application/json; charset=utf-8', text });
    return;
  }
  if (findRoute(readPath(path).path) === undefined) {
    const bundled = path.startsWith(bundlePrefix);
    const file = bundled
      ? await findFile(options.dist, path.slice(bundlePrefix.length))
      : await findFile(publicFolder, path);
    if (file !== undefined) {
      await sendFile(request, response, file, bundled && path.startsWith(`${bundlePrefix}assets/`));
      return;
    }
    if (bundled) {
      await send(request, response, { status: 404, type: 'text/plain; charset=utf-8', text: 'No such file\n' });
      return;
    }
  }
  const { status, markup } = await renderPage(
    {
      path,
      query,
      cookies: request.headers.cookie ?? '',
      isFramed: request.headers['sec-fetch-dest'] === 'iframe',
    },
    siteOrigin,
    options,
  );
  await send(request, response, { status, type: 'text/html; charset=utf-8', text: markup.text });
}

/** Listens on a port, or rejects with the error that the system gives, such as EADDRINUSE. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolvePort, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      server.off('error', reject);
      resolvePort((server.address() as AddressInfo).port);
    });
  });
}

/** Starts the demo site for a bundle that is already built, or that is being built: it is read for each request. */
export async function startSite(options: SiteOptions): Promise<Site> {
  let siteOrigin = '';
  const server = createServer((request, response) => {
    answer(request, response, siteOrigin, options).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) {
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      }
      response.end('The demo site has failed; the terminal says why.\n');
    });
  });
  const port = await listen(server, options.port);
  siteOrigin = `http://localhost:${port}`;
  return {
    origin: siteOrigin,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
