import type { State } from './state';

/** Sends a request to the control endpoints of the stub services; rejects when they refuse it. */
async function control(servicesOrigin: string, path: string, body: unknown): Promise<Response> {
  const response = await fetch(`${servicesOrigin}/__stub/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`The stub services refuse ${path} ${JSON.stringify(body)}: ${await response.text()}`);
  return response;
}

/**
 * Brings the stub services to the start of a state: first data, the faults of the state, and a session if it has a
 * member. Resolves with the cookies for the visitor's browser.
 */
export async function prepareServices(servicesOrigin: string, { member, faults = [] }: State): Promise<string[]> {
  await control(servicesOrigin, 'reset', {});
  for (const fault of faults) await control(servicesOrigin, 'faults', fault);
  if (member === undefined) return ['login-status=; Path=/; Max-Age=0', 'sid=; Path=/; Max-Age=0'];
  const response = await control(servicesOrigin, 'session', { user: member });
  return ['login-status=true; Path=/', ...response.headers.getSetCookie()];
}
