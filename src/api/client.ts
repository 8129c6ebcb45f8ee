import axios, { AxiosError } from 'axios';
import { ApiError } from './ApiError';
import { config, type Service } from './config';
import type { RawAnswer } from './envelope';
import { version } from './version';

/** One HTTP request to one of the configured services, or to the page's own site. */
export interface Outgoing {
  readonly service: Service | 'site';
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the call is given up. */
  readonly deadline: number;
  readonly signal?: AbortSignal | undefined;
}

/**
 * The body as JSON text. A page's own `toJSON` on arrays or objects (old Prototype.js has one) changes nothing: a
 * replacer is handed the holder, where the value still stands as it was before `toJSON` (M3).
 */
export function toJson(body: unknown): string {
  return JSON.stringify(body, function (this: Record<string, unknown>, key) {
    return this[key];
  });
}

/** A query as RFC 3986 has it, in UTF-8. */
const toQuery = (query: NonNullable<Outgoing['query']>) =>
  Object.entries(query)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');

const http = axios.create({
  allowAbsoluteUrls: false,
  withCredentials: true,
  withXSRFToken: false,
  responseType: 'text',
  validateStatus: () => true,
  paramsSerializer: { serialize: toQuery },
  transformRequest: [(data: unknown) => data],
  transformResponse: [(data: unknown) => data],
});

/** Sends one request, once, and answers what came back whatever its status; throws an ApiError when nothing did. */
export async function send(outgoing: Outgoing): Promise<RawAnswer> {
  const { service, method, path, query, body, headers, deadline, signal } = outgoing;
  try {
    const response = await http.request<unknown>({
      baseURL: service === 'site' ? location.origin : config().services[service],
      url: path,
      method,
      timeout: deadline,
      headers: {
        Accept: 'application/json',
        'X-Client-Name': 'rewards-widgets',
        'X-Client-Version': version,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(query ? { params: query } : {}),
      ...(body === undefined ? {} : { data: toJson(body) }),
      ...(signal ? { signal } : {}),
    });
    return {
      status: response.status,
      text: typeof response.data === 'string' ? response.data : '',
      retryAfter: response.headers['retry-after'],
    };
  } catch (error) {
    if (signal?.aborted) throw new ApiError('aborted');
    const code = error instanceof AxiosError ? error.code : undefined;
    throw new ApiError(code === 'ECONNABORTED' || code === 'ETIMEDOUT' ? 'timeout' : 'offline');
  }
}
