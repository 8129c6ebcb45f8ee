import { HttpResponse } from 'msw';

export type HeaderList = readonly (readonly [string, string])[];

function json(body: unknown, status: number, headers: HeaderList): Response {
  // msw reads cookies from the headers given to the constructor, not from headers added later.
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: [
      ['content-type', 'application/json; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...headers.map(([name, value]): [string, string] => [name, value]),
    ],
  });
}

/** Returns a 200 response whose body is the result itself. */
export function ok(body: unknown = {}, headers: HeaderList = []): Response {
  return json(body, 200, headers);
}

/** Returns a 200 response whose body has the result in `data`. */
export function okWrapped(data: unknown, headers: HeaderList = []): Response {
  return json({ data }, 200, headers);
}

/**
 * Returns a response with an error code. The status is a parameter because some services send errors with status 200.
 */
export function serviceError(code: string | number, status = 400, headers: HeaderList = []): Response {
  return json({ error: { code, message: `Refused with ${code}.` } }, status, headers);
}

/** Returns a 429 response with the seconds to wait in `Retry-After`, a header that the page can read (B5). */
export function tooManyRequests(code: string | number, seconds: number): Response {
  return serviceError(code, 429, [
    ['retry-after', String(Math.max(1, Math.ceil(seconds)))],
    ['access-control-expose-headers', 'Retry-After'],
  ]);
}
