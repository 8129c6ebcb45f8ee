import { resolve } from 'node:path';
import { serveServices } from '../../../demo/services/http';
import { createServices, type Services } from '../../../demo/services/services';
import { startSite } from '../../../demo/site/server';

/** The folder of the built bundle. */
export const dist = process.env['DIST'] ?? resolve(__dirname, '../../../dist');

/** A running demo site with its stub services. */
export interface Demo {
  readonly origin: string;
  readonly servicesOrigin: string;
  readonly services: Services;
}

/** Starts the demo site on a port and its services on the next one. */
export async function startDemo(port: number): Promise<Demo & { readonly close: () => Promise<unknown> }> {
  const siteOrigins = [`http://localhost:${port}`];
  const servicesOrigin = `http://localhost:${port + 1}`;
  const services = createServices({ origin: servicesOrigin, siteOrigins, cookies: 'header' });
  const servicesServer = await serveServices(services, { port: port + 1, siteOrigins });
  const site = await startSite({ port, servicesOrigin, dist });
  return {
    origin: site.origin,
    servicesOrigin,
    services,
    close: () => Promise.all([site.close(), servicesServer.close()]),
  };
}
