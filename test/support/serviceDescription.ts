import type { Service } from '../../src/api/browser/config';

interface Validator {
  (value: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
}

interface Operation {
  readonly call: string;
  readonly service: Service | 'site';
  readonly errorGroup: string | null;
  readonly hasBasicAuthorization: boolean;
  /** The names of validators; null where nothing is described. */
  readonly headers: string;
  readonly query: string;
  readonly body: string | null;
  readonly responses: Readonly<Record<string, string | null>>;
}

type Description = Readonly<Record<string, Validator>> & { readonly operations: readonly Operation[] };

// `servicesTransform.cjs` compiles the file.
const description = jest.requireActual<Description>('../../docs/services.openapi.yaml');

/** The described calls, such as `POST /public/invoices`. */
export const operations = new Map(description.operations.map((operation) => [operation.call, operation]));

function findProblems(part: string, validator: string, value: unknown): string[] {
  const validate = description[validator] as Validator;
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${part}${instancePath} ${message ?? ''}`);
}

/** Returns the text as JSON; undefined for any other text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Query values that are whole numbers become numbers, as the description gives them that type. */
const readQuery = (url: URL) =>
  Object.fromEntries([...url.searchParams].map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]));

/** Returns a line for each part of a request that differs from the description. */
export function findRequestProblems(request: Request, text: string): string[] {
  const url = new URL(request.url);
  const call = `${request.method} ${url.pathname}`;
  const operation = operations.get(call);
  if (!operation) return [`${call} is not described`];
  // The origins of the tests start with the name of the service; the page itself is on `localhost`.
  const service = url.hostname === 'localhost' ? 'site' : url.hostname.split('.')[0];
  const hasBasicAuthorization = /^Basic [\w+/]+=*$/.test(request.headers.get('authorization') ?? '');
  return [
    ...(service === operation.service ? [] : [`sent to ${service}, not to ${operation.service}`]),
    ...(hasBasicAuthorization === operation.hasBasicAuthorization ? [] : ['authorization is missing or not allowed']),
    ...findProblems('headers', operation.headers, Object.fromEntries(request.headers)),
    // The seed of a QR code may consist of digits only.
    ...findProblems('query', operation.query, { ...readQuery(url), ...readSeed(url) }),
    ...(operation.body ? findProblems('body', operation.body, parseJson(text)) : text && ['a body is not described']),
  ].map((problem) => `${call}: ${problem}`);
}

function readSeed({ searchParams }: URL): { seed?: string } {
  const seed = searchParams.get('seed');
  return seed === null ? {} : { seed };
}

/** Returns a line for each part of a response that differs from the description. */
export function findResponseProblems(call: string, status: number, text: string): string[] {
  const operation = operations.get(call);
  if (!operation) return [`${call} is not described`];
  const { responses } = operation;
  const key = [String(status), `${Math.floor(status / 100)}XX`].find((name) => name in responses);
  if (key === undefined) return [`${call}: status ${status} is not described`];
  const isEmptyAllowed = status >= 400 || '204' in responses;
  if (text === '' && isEmptyAllowed) return [];
  const validator = responses[key];
  if (!validator) return [`${call}: ${status} has a body`];
  return findProblems(`${status}`, validator, parseJson(text)).map((problem) => `${call}: ${problem}`);
}
