import { findRequestProblems, findResponseProblems } from './serviceDescription';

const problems: string[] = [];
const pendingChecks: Promise<void>[] = [];
let isAnyRequestAccepted = false;

/** Turns the check of requests off for the rest of a test that sends requests of its own invention. */
export function acceptAnyRequest(): void {
  isAnyRequestAccepted = true;
}

function check(read: () => Promise<string>, find: (text: string) => string[]): void {
  pendingChecks.push(read().then((text) => void problems.push(...find(text))));
}

/** Checks a request of the bundle against `docs/services.openapi.yaml`. A difference fails the test at its end. */
export function checkRequest(request: Request): void {
  const { pathname } = new URL(request.url);
  // The captcha's script belongs to its provider.
  if (isAnyRequestAccepted || pathname.startsWith('/captcha/')) return;
  const copy = request.clone();
  check(
    () => copy.text(),
    (text) => findRequestProblems(copy, text),
  );
}

/** Checks a response of the stub services against the same file. A fault or a test may respond in any way. */
export function checkResponse(call: string, response: Response): void {
  if (call.includes('/captcha/:script')) return;
  check(
    () => response.text(),
    (text) => findResponseProblems(call, response.status, text),
  );
}

afterEach(async () => {
  isAnyRequestAccepted = false;
  await Promise.all(pendingChecks.splice(0));
  expect(problems.splice(0)).toEqual([]);
});
