import axios, { AxiosError } from 'axios';
import { config, type Service } from '../browser/config';
import { clientHeaders } from '../browser/version';
import { ApiError } from './ApiError';
import type { RawResponse } from './envelope';

/** An HTTP request to one of the configured services, or to the page's own origin (`site`). */
export interface HttpRequest {
  readonly service: Service | 'site';
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds after which the request fails with `timeout`. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Serialises a body to JSON, without the fields that are undefined; `undefined` without a body. A `toJSON` that the
 * page adds to arrays or objects, as old Prototype.js does, has no effect: the replacer reads the original value from
 * its holder (M3).
 */
export function toJson(body: unknown): string | undefined {
  return JSON.stringify(body, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}

/** Serialises query parameters as in RFC 3986. axios would leave some characters unescaped. */
const toQuery = (query: NonNullable<HttpRequest['query']>) =>
  Object.entries(query)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');

const http = axios.create({
  allowAbsoluteUrls: false,
  withCredentials: true,
  withXSRFToken: false,
  validateStatus: () => true,
  paramsSerializer: { serialize: toQuery },
  // Without these, axios would parse JSON.
  transformRequest: [],
  transformResponse: [],
});

/**
 * Sends a request once and resolves with the response, whatever its status. Rejects with an ApiError (`offline`,
 * `timeout` or `aborted`) when there is no response.
 */
export async function sendRequest(httpRequest: HttpRequest): Promise<RawResponse> {
  const { service, method, path, query, body, headers, deadline, signal } = httpRequest;
  const { services } = config();
  const origin = service === 'site' ? location.origin : services[service];
  try {
    const response = await http.request<string>({
      baseURL: origin,
      url: path,
      method,
      timeout: deadline,
      headers: {
        Accept: 'application/json',
        // Only the services may know the client.
        ...(Object.values(services).includes(origin) ? clientHeaders : {}),
        // Without a body, axios does not send it.
        'Content-Type': 'application/json',
        ...headers,
      },
      ...(query ? { params: query } : {}),
      data: toJson(body),
      ...(signal ? { signal } : {}),
    });
    return {
      status: response.status,
      text: response.data,
      retryAfter: response.headers['retry-after'],
    };
  } catch (error) {
    if (signal?.aborted) throw new ApiError('aborted');
    const code = error instanceof AxiosError ? error.code : undefined;
    throw new ApiError(code === 'ECONNABORTED' ? 'timeout' : 'offline');
  }
}
