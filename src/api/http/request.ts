import { loadOnce } from '../../lib/loadOnce';
import { pageState } from '../../lib/pageState';
import { startWait } from '../../lib/startWait';
import { ApiError } from './ApiError';
import { trackActivity } from './activity';
import type { HttpRequest } from './client';
import type { SendableCall } from './sendCall';
import { withDeadline } from './withDeadline';

/** A service call: the request and how to read its response. */
export interface Call<T> extends Omit<SendableCall<T>, 'deadline'> {
  /** Milliseconds; the default is 10 s for a GET and 20 s for a POST (contract 5). */
  readonly deadline?: number;
  /** True for requests that the visitor does not wait for: the loading bar ignores them. */
  readonly isBackground?: boolean;
}

/** Loads the HTTP client and what reads responses, in a chunk of its own, as rendering does not need it. */
export const loadClient = loadOnce(() => import(/* webpackChunkName: "client" */ './sendCall'));

/** The calls that must wait, by name: the milliseconds left, and the error that said so. */
const blockedCalls = pageState(() => new Map<string, { readonly timeLeft: () => number; readonly error: ApiError }>());

type Endpoint = Pick<HttpRequest, 'service' | 'method' | 'path'>;
const nameOf = ({ service, method, path }: Endpoint) => `${method} ${service} ${path}`;

/** Throws an `unsent` ApiError while the call must wait; its code and status are those of the response that said so. */
function checkBlocked(endpoint: Endpoint): void {
  const blocked = blockedCalls().get(nameOf(endpoint));
  const seconds = blocked ? Math.ceil(blocked.timeLeft() / 1000) : 0;
  if (!blocked || seconds <= 0) return;
  throw new ApiError('unsent', blocked.error.code, blocked.error.status, seconds);
}

/** Records how long the service wants the call to wait (contract 5). */
function recordWait(endpoint: Endpoint, error: unknown): void {
  if (!(error instanceof ApiError) || error.retryAfter === null) return;
  blockedCalls().set(nameOf(endpoint), { timeLeft: startWait(error.retryAfter * 1000), error });
}

/** Loads the client within the deadline, which includes it, as loading is slow on a poor network. Then sends the call. */
async function send<T>(call: SendableCall<T>): Promise<T> {
  const end = performance.now() + call.deadline;
  const { sendCall } = await withDeadline(loadClient(), call.deadline);
  return sendCall(call, end);
}

/** Makes a service call. Resolves with the typed response; rejects with an ApiError for everything else. */
export async function request<T>(call: Call<T>): Promise<T> {
  const sendable = { ...call, deadline: call.deadline ?? (call.method === 'GET' ? 10_000 : 20_000) };
  checkBlocked(call);
  const sending = send(sendable);
  try {
    return await (call.isBackground ? sending : trackActivity(sending));
  } catch (error) {
    recordWait(call, error);
    throw error;
  }
}
