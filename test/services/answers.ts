import { HttpResponse } from 'msw';

export type HeaderList = readonly (readonly [string, string])[];

function json(body: unknown, status: number, headers: HeaderList): Response {
  // msw takes cookies from the headers that a response is made with, never from later additions.
  return new HttpResponse(JSON.stringify(body), {
    status,
    headers: [
      ['content-type', 'application/json; charset=utf-8'],
      ['cache-control', 'no-store'],
      ...headers.map(([name, value]): [string, string] => [name, value]),
    ],
  });
}

/** A bare answer: the fields of the call stand at the top. */
export function ok(body: unknown = {}, headers: HeaderList = []): Response {
  return json(body, 200, headers);
}

/** A wrapped answer: the fields of the call stand below `data`. */
export function wrapped(data: unknown, headers: HeaderList = []): Response {
  return json({ data }, 200, headers);
}

/** A refusal with a code of the error catalogue. Some services refuse on a 200, so the status is theirs to say. */
export function refuse(code: string | number, status = 400, headers: HeaderList = []): Response {
  return json({ error: { code, message: `Refused with ${code}.` } }, status, headers);
}

/** A refusal for being asked too often, with the seconds to wait where a page can read them (B5). */
export function tooOften(code: string | number, seconds: number): Response {
  return refuse(code, 429, [
    ['retry-after', String(Math.max(1, Math.ceil(seconds)))],
    ['access-control-expose-headers', 'Retry-After'],
  ]);
}
