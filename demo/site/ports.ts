/** The port of the site, and the port of the services, which is the next one. */
export interface Ports {
  readonly site: number;
  readonly services: number;
}

const defaultPort = 3000;
const lastPort = 65_534;

/** Parses the environment variable PORT. Returns an error message if it is not a valid port. */
export function readPorts(value: string | undefined): Ports | string {
  const site = value === undefined || value === '' ? defaultPort : Number(value);
  if (!Number.isInteger(site) || site < 1 || site > lastPort) {
    return `PORT is "${value ?? ''}", but must be a whole number from 1 to ${lastPort}.`;
  }
  return { site, services: site + 1 };
}

/** Returns another valid port for the site, as an example in the error message. */
function exampleSitePort(site: number): number {
  return site + 1000 <= lastPort ? site + 1000 : defaultPort;
}

/** Returns the error message for a port that cannot be used; undefined for any other error. */
export function describePortError(error: unknown, port: number, ports: Ports): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') {
    return undefined;
  }
  const reason = code === 'EADDRINUSE' ? 'is taken by another program' : 'may not be used without more rights';
  const user = port === ports.site ? 'the site' : 'the stub services, one above the site';
  return `Port ${port} (${user}) ${reason}: set the variable PORT to use another, such as PORT=${exampleSitePort(ports.site)}.`;
}
