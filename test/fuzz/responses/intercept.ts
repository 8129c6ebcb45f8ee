import type { HttpRequest, sendRequest } from '../../../src/api/http/client';
import type { RawResponse } from '../../../src/api/http/envelope';

/** The call whose responses a test replaces. */
export const intercepted = {
  /** Its method and path. */
  call: '',
  /** The response in place of the service's. Without it the stub services respond to all calls. */
  response: null as RawResponse | null,
  /** The last response to the call. */
  lastResponse: null as RawResponse | null,
  /** The body of the last request to any call. */
  lastBody: undefined as unknown,
};

/** Returns a function that sends requests, and takes the response to the intercepted call from the test. */
export function intercept(send: typeof sendRequest): typeof sendRequest {
  return async (request: HttpRequest) => {
    const { call, response } = intercepted;
    const isIntercepted = call === `${request.method} ${request.path}`;
    intercepted.lastBody = request.body;
    const other = { status: 200, text: '{}', retryAfter: undefined };
    const received = response ? (isIntercepted ? response : other) : await send(request);
    if (isIntercepted) intercepted.lastResponse = received;
    return received;
  };
}

/** The URLs of the scripts of security checks that a call has loaded. */
export const loadedUrls: string[] = [];

/** Replaces `src/api/browser/captchaScript.ts`: loads no script. */
export const captchaScript = {
  async loadCaptchaScript(url: string): Promise<void> {
    loadedUrls.push(url);
  },
};
