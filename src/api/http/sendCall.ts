import { ApiError } from './ApiError';
import { type HttpRequest, sendRequest } from './client';
import { type RawResponse, readResponse, retryAfterOf } from './envelope';
import type { ResponseSchema } from './schema';

/** A request, and how to read its response. */
export interface SendableCall<T> extends HttpRequest {
  readonly response: ResponseSchema<T>;
  /** The error codes that the service documents for this call. */
  readonly errorCodes?: readonly string[];
  /** False for a GET without a retry, such as one of a poll. A POST never has one. */
  readonly isRepeatable?: boolean;
}

/** Milliseconds until the retry of a GET, at least; at most a second more, so that pages do not retry all at once. */
const retryDelay = 500;
const retriedStatuses = [502, 503, 504];

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends a request. Retries a GET once before `end`, after a network or gateway failure (B4). */
async function sendAndRetry<T>(call: SendableCall<T>, end: number): Promise<RawResponse> {
  const timeLeft = () => Math.round(end - performance.now());
  const randomDelay = retryDelay + Math.random() * 1000;
  for (let canRetry = call.method === 'GET' && call.isRepeatable !== false; ; canRetry = false) {
    let delay = randomDelay;
    try {
      // At least 1 ms, as axios takes 0 for no timeout (M2).
      const response = await sendRequest({ ...call, deadline: Math.max(timeLeft(), 1) });
      delay = Math.max(delay, (retryAfterOf(response) ?? 0) * 1000);
      if (!canRetry || !retriedStatuses.includes(response.status) || timeLeft() <= delay) return response;
    } catch (error) {
      const isOffline = error instanceof ApiError && error.kind === 'offline';
      if (!canRetry || !isOffline || timeLeft() <= delay) throw error;
    }
    await wait(delay);
  }
}

/**
 * Sends a call until `end`, in milliseconds of `performance.now()`. Resolves with the typed response; rejects with an
 * ApiError for everything else.
 */
export async function sendCall<T>(call: SendableCall<T>, end: number): Promise<T> {
  const response = await sendAndRetry(call, end);
  return readResponse(response, call.response, call.errorCodes);
}
