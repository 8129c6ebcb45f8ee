import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { prepareServices } from '../gallery/prepareServices';
import { readShownState } from '../gallery/stateAddress';
import { widgetRoute } from '../gallery/widgetRoute';
import { pagePolicy } from './csp';
import type { Markup } from './html';
import { getLayoutMounts, pageDocument } from './layout';
import { listFiles, readManifest } from './manifest';
import type { Page } from './page';
import { notFoundRoute } from './pages/notFound';
import { readPrerendered, readWidgetFiles } from './prerendered';
import { getPromotion } from './promotion';
import { findRoute, getAncestors } from './routes';
import { compress, findFile, sendFile } from './staticFiles';
import { localizePath, parsePath } from './urls';

/** The options of the demo site. */
export interface SiteOptions {
  /** The port to listen on; 0 takes a free port. */
  readonly port: number;
  readonly servicesOrigin: string;
  /** The folder of the bundle. The site reads it for each request. */
  readonly dist: string;
  /** Resolves when the first build of the bundle has ended. Until then every request waits. */
  readonly firstBuild?: Promise<void>;
}

/** A running site. */
export interface Site {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const publicFolder = resolve(__dirname, '../../public');
const bundlePrefix = '/w/';

interface PageRequest {
  readonly path: string;
  readonly query: string;
  readonly cookies: string;
  readonly isFramed: boolean;
}

async function renderPage(
  { path: rawPath, query, cookies, isFramed }: PageRequest,
  siteOrigin: string,
  options: SiteOptions,
): Promise<{ status: number; markup: Markup; newCookies: readonly string[] }> {
  const { locale, path } = parsePath(rawPath);
  const found = findRoute(path);
  const framedRoute = isFramed && found?.framedPath ? findRoute(found.framedPath) : undefined;
  const parameters = new URLSearchParams(query);
  const shown = readShownState(parameters);
  const pageRoute = framedRoute ?? found ?? notFoundRoute;
  const route = shown?.isAlone ? widgetRoute(pageRoute, shown.state.widget) : pageRoute;
  const manifest = await readManifest(options.dist);
  const newCookies = shown ? await prepareServices(options.servicesOrigin, shown.state) : [];
  const isSignedIn = shown ? shown.state.member !== undefined : /(?:^|;\s*)login-status=true(?:;|$)/.test(cookies);
  const mounts = [...getLayoutMounts(route.layout), ...route.mounts];
  const page: Page = {
    locale,
    builtWidgets: new Set(Object.keys(manifest.widgets)),
    prerendered: await readPrerendered(options.dist, manifest, mounts, {
      path: route.path,
      query: parameters,
      locale,
      isSignedIn,
    }),
    isSignedIn,
    query: parameters,
    readWidgetFiles: (name) => readWidgetFiles(options.dist, manifest, name, locale),
    t: (text) => text[locale],
    to: (target) => localizePath(locale, target),
  };
  const markup = pageDocument(
    {
      page,
      path: found?.path ?? path,
      query,
      title: route.title,
      ...(route.lead === undefined ? {} : { lead: route.lead }),
      ancestors: getAncestors(route),
      layout: route.layout ?? 'wide',
      ...(shown === undefined ? {} : { state: shown.state }),
      siteOrigin,
      servicesOrigin: options.servicesOrigin,
      // The page of a signed-in visitor fetches the session at once.
      preload: [...(isSignedIn ? manifest.firstCall : []), ...listFiles(manifest, mounts, locale)],
    },
    await route.content(page),
  );
  return { status: found === undefined ? 404 : 200, markup, newCookies };
}

async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, text }: { status: number; type: string; text: string },
): Promise<void> {
  const sent = await compress(Buffer.from(text), type, String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding, Sec-Fetch-Dest',
    'Content-Length': sent.body.length,
    ...(sent.encoding === undefined ? {} : { 'Content-Encoding': sent.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : sent.body);
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  siteOrigin: string,
  options: SiteOptions,
): Promise<void> {
  await options.firstBuild;
  response.setHeader('Content-Security-Policy', pagePolicy(options.servicesOrigin));
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
    const text = JSON.stringify(getPromotion('zh'));
    await send(request, response, { status: 200, type: 'application/json; charset=utf-8', text });
    return;
  }
  if (findRoute(parsePath(path).path) === undefined) {
    const isBundleFile = path.startsWith(bundlePrefix);
    const file = isBundleFile
      ? await findFile(options.dist, path.slice(bundlePrefix.length))
      : await findFile(publicFolder, path);
    if (file !== undefined) {
      await sendFile(request, response, file, path.startsWith(`${bundlePrefix}assets/`));
      return;
    }
    if (isBundleFile) {
      await send(request, response, { status: 404, type: 'text/plain; charset=utf-8', text: 'No such file\n' });
      return;
    }
  }
  // At another name of this machine, such as 127.0.0.1, the services refuse the page, and their cookies are third-party.
  if (request.headers.host !== new URL(siteOrigin).host) {
    response.writeHead(302, { Location: siteOrigin + url, 'Cache-Control': 'no-cache' }).end();
    return;
  }
  const { status, markup, newCookies } = await renderPage(
    {
      path,
      query,
      cookies: request.headers.cookie ?? '',
      isFramed: request.headers['sec-fetch-dest'] === 'iframe',
    },
    siteOrigin,
    options,
  );
  if (newCookies.length > 0) response.setHeader('Set-Cookie', newCookies);
  await send(request, response, { status, type: 'text/html; charset=utf-8', text: markup.text });
}

/** Listens on a port and returns it. Rejects with Node's error, such as EADDRINUSE. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolvePort, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', () => {
      server.off('error', reject);
      resolvePort((server.address() as AddressInfo).port);
    });
  });
}

/** Starts the demo site. Rejects with Node's error if the port cannot be used. */
export async function startSite(options: SiteOptions): Promise<Site> {
  let siteOrigin = '';
  const server = createServer((request, response) => {
    respond(request, response, siteOrigin, options).catch((error: unknown) => {
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
