/** The ports of the site and of its services, which take the next one. */
export interface Ports {
  readonly site: number;
  readonly services: number;
}

const defaultPort = 3000;
const lastPort = 65_534;

/** Reads the variable PORT; a sentence when it is no port. */
export function readPorts(value: string | undefined): Ports | string {
  const site = value === undefined || value === '' ? defaultPort : Number(value);
  if (!Number.isInteger(site) || site < 1 || site > lastPort) {
    return `PORT is "${value ?? ''}", but must be a whole number from 1 to ${lastPort}.`;
  }
  return { site, services: site + 1 };
}

/** Another port, for an example, that is a port itself. */
function example(site: number): number {
  return site + 1000 <= lastPort ? site + 1000 : defaultPort;
}

/** What is said when a port cannot be had: one sentence for a person; undefined for any other error. */
export function portProblem(error: unknown, port: number, ports: Ports): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') {
    return undefined;
  }
  const trouble = code === 'EADDRINUSE' ? 'is taken by another program' : 'may not be used without more rights';
  const whose = port === ports.site ? 'the site' : 'the stub services, one above the site';
  return `Port ${port} (${whose}) ${trouble}: set the variable PORT to use another, such as PORT=${example(ports.site)}.`;
}
