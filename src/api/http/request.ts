import { loadOnce } from '../../lib/loadOnce';
import { pageState } from '../../lib/pageState';
import { ApiError, securityCheckCodes } from './ApiError';
import { trackActivity } from './activity';
import type { HttpRequest } from './client';
import { type RawResponse, readResponse, retryAfterOf } from './envelope';
import type { ResponseSchema } from './schema';
import { withDeadline } from './withDeadline';

/** A service call: the request and the schema of its response. */
export interface Call<T> extends Omit<HttpRequest, 'deadline'> {
  readonly response: ResponseSchema<T>;
  /** The error codes that the service documents for this call; the security check's are known to all. */
  readonly errorCodes?: readonly string[];
  /** Milliseconds; the default is 10 s for a GET and 20 s for a POST (contract 5). */
  readonly deadline?: number;
  /** True for requests that the visitor does not wait for: the loading bar ignores them. */
  readonly isBackground?: boolean;
  /** False for a GET without a retry, such as one of a poll. A POST never has one. */
  readonly isRepeatable?: boolean;
}

/** Milliseconds until the retry of a GET, at least; at most a second more, so that pages do not retry all at once. */
const retryDelay = 500;
const retriedStatuses = [502, 503, 504];

/** Loads the HTTP client in a chunk of its own, as rendering does not need it. Rejects with an `unsent` ApiError. */
export const loadClient = loadOnce(() =>
  import(/* webpackChunkName: "client" */ './client').catch(() => {
    throw new ApiError('unsent');
  }),
);

/**
 * The calls that must wait, by name: until when, in milliseconds of `performance.now()`, and the error that said so.
 */
const blockedCalls = pageState(() => new Map<string, { readonly until: number; readonly error: ApiError }>());

const nameOf = ({ service, method, path }: HttpRequest) => `${method} ${service} ${path}`;

/** Throws an `unsent` ApiError while the call must wait; its code and status are those of the response that said so. */
function checkBlocked(httpRequest: HttpRequest): void {
  const blocked = blockedCalls().get(nameOf(httpRequest));
  const seconds = blocked ? Math.ceil((blocked.until - performance.now()) / 1000) : 0;
  if (!blocked || seconds <= 0) return;
  throw new ApiError('unsent', blocked.error.code, blocked.error.status, seconds);
}

/** Records how long the service wants the call to wait (contract 5). */
function recordWait(httpRequest: HttpRequest, error: unknown): void {
  if (!(error instanceof ApiError) || error.retryAfter === null) return;
  blockedCalls().set(nameOf(httpRequest), { until: performance.now() + error.retryAfter * 1000, error });
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a request. Retries a GET once within its deadline, after a network or gateway failure (B4). */
async function send(httpRequest: HttpRequest, isRepeatable: boolean): Promise<RawResponse> {
  const end = performance.now() + httpRequest.deadline;
  const timeLeft = () => Math.round(end - performance.now());
  // The deadline includes loading the client, which is slow on a poor network.
  const { sendRequest } = await withDeadline(loadClient(), httpRequest.deadline);
  const randomDelay = retryDelay + Math.random() * 1000;
  for (let canRetry = isRepeatable; ; canRetry = false) {
    let delay = randomDelay;
    try {
      // At least 1 ms, as axios takes 0 for no timeout (M2).
      const response = await sendRequest({ ...httpRequest, deadline: Math.max(timeLeft(), 1) });
      delay = Math.max(delay, (retryAfterOf(response) ?? 0) * 1000);
      if (!canRetry || !retriedStatuses.includes(response.status) || timeLeft() <= delay) return response;
    } catch (error) {
      const isOffline = error instanceof ApiError && error.kind === 'offline';
      if (!canRetry || !isOffline || timeLeft() <= delay) throw error;
    }
    await wait(delay);
    if (httpRequest.signal?.aborted) throw new ApiError('aborted');
  }
}

/** Makes a service call. Resolves with the typed response; rejects with an ApiError for everything else. */
export async function request<T>(call: Call<T>): Promise<T> {
  const { response: schema, errorCodes = [], isBackground, isRepeatable = true, ...rest } = call;
  const deadline = call.deadline ?? (call.method === 'GET' ? 10_000 : 20_000);
  checkBlocked({ ...rest, deadline });
  const sending = send({ ...rest, deadline }, isRepeatable && call.method === 'GET');
  const response = await (isBackground ? sending : trackActivity(sending));
  try {
    return readResponse(response, schema, [...errorCodes, ...securityCheckCodes]);
  } catch (error) {
    recordWait({ ...rest, deadline }, error);
    throw error;
  }
}
