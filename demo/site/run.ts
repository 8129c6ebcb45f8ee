import { readAllowedOrigins } from '../services/allowedOrigins';
import { serveServices } from '../services/http';
import { createServices } from '../services/services';
import { describePortError, readPorts } from './ports';
import { startSite } from './server';

/** The origins of the running site and services. */
export interface RunningDemo {
  readonly site: string;
  readonly services: string;
  readonly close: () => Promise<void>;
}

/** Ends the process with an error message for the developer. */
function exitWithMessage(message: string): never {
  console.error(message);
  process.exit(1);
}

/**
 * Starts the site and its services on PORT and the next port, with the bundle in `dist`. The services also accept
 * requests from the sites in ALLOWED_ORIGINS. Until `firstBuild` resolves, requests to the site wait.
 */
export async function run(dist: string, firstBuild: Promise<void> = Promise.resolve()): Promise<RunningDemo> {
  const ports = readPorts(process.env['PORT']);
  if (typeof ports === 'string') {
    return exitWithMessage(ports);
  }
  const allowedOrigins = readAllowedOrigins(process.env['ALLOWED_ORIGINS']);
  if (typeof allowedOrigins === 'string') {
    return exitWithMessage(allowedOrigins);
  }
  const exitOnPortError = (port: number) => (error: unknown) => {
    const message = describePortError(error, port, ports);
    if (message === undefined) {
      throw error;
    }
    return exitWithMessage(message);
  };
  const siteOrigins = [`http://localhost:${ports.site}`, ...allowedOrigins];
  const servicesOrigin = `http://localhost:${ports.services}`;
  const site = await startSite({ port: ports.site, servicesOrigin, dist, firstBuild }).catch(
    exitOnPortError(ports.site),
  );
  const services = await serveServices(createServices({ origin: servicesOrigin, siteOrigins, cookies: 'header' }), {
    port: ports.services,
    siteOrigins,
  }).catch(exitOnPortError(ports.services));
  return {
    site: site.origin,
    services: services.origin,
    close: async () => {
      await Promise.all([site.close(), services.close()]);
    },
  };
}

/** Closes the demo and ends the process when the terminal sends SIGINT or SIGTERM. */
export function closeOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0));
    });
  }
}
