import { serveServices } from '../services/http';
import { createServices } from '../services/services';
import { portProblem, readPorts } from './ports';
import { startSite } from './server';

/** The site and its services, both running. */
export interface Running {
  readonly site: string;
  readonly services: string;
  readonly close: () => Promise<void>;
}

/** Ends the process with one sentence: what is wrong is for a person to put right. */
function giveUp(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Starts the site and its services on PORT and the port after it, for the bundle in `dist`. */
export async function run(dist: string): Promise<Running> {
  const ports = readPorts(process.env['PORT']);
  if (typeof ports === 'string') {
    return giveUp(ports);
  }
  const refuse = (port: number) => (error: unknown) => {
    const sentence = portProblem(error, port, ports);
    if (sentence === undefined) {
      throw error;
    }
    return giveUp(sentence);
  };
  const siteOrigins = [`http://localhost:${ports.site}`, `http://127.0.0.1:${ports.site}`];
  const servicesOrigin = `http://localhost:${ports.services}`;
  const site = await startSite({ port: ports.site, servicesOrigin, dist }).catch(refuse(ports.site));
  const services = await serveServices(createServices({ origin: servicesOrigin, siteOrigins, cookies: 'header' }), {
    port: ports.services,
    siteOrigins,
  }).catch(refuse(ports.services));
  return {
    site: site.origin,
    services: services.origin,
    close: async () => {
      await Promise.all([site.close(), services.close()]);
    },
  };
}

/** Closes everything once the terminal asks for it. */
export function closeOnSignal(close: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void close().finally(() => process.exit(0));
    });
  }
}
