import '../support/http';
import fc from 'fast-check';
import { ApiError } from '../../src/api/http/ApiError';
import { pendingRequests } from '../../src/api/http/activity';
import { resetPageState } from '../../src/lib/pageState';
import { type RowName, rows } from '../flows/calls';
import { changedResponses, secret } from './responses/changeResponse';
import { intercepted } from './responses/intercept';
import { prepareServices, serviceCalls } from './responses/serviceCalls';
import { runs } from './runs';

jest.mock('../../src/api/http/client', () => {
  const client = jest.requireActual<typeof import('../../src/api/http/client')>('../../src/api/http/client');
  const { intercept } = jest.requireActual<typeof import('./responses/intercept')>('./responses/intercept');
  return { ...client, sendRequest: intercept(client.sendRequest) };
});
jest.mock(
  '../../src/api/browser/captchaScript',
  () => jest.requireActual<typeof import('./responses/intercept')>('./responses/intercept').captchaScript,
);

const names = Object.keys(serviceCalls) as RowName[];
const ownKeys = () => [Object, Array].flatMap(({ prototype }) => Reflect.ownKeys(prototype));
const keysBefore = ownKeys().length;
const status = fc.oneof({ arbitrary: fc.constant(200), weight: 9 }, fc.constantFrom(201, 400, 429, 500));

/** Milliseconds after which a call hangs. */
const timeout = 2000;

/** Returns the text of the stub services' response to a call. */
async function fetchValidResponse(name: RowName): Promise<string> {
  const call = serviceCalls[name]!;
  Object.assign(intercepted, { call: rows[name].call, response: null, lastResponse: null });
  prepareServices(call);
  const value = await call.send();
  expect([value, call.isValid(value)]).toEqual([value, true]);
  expect(intercepted.lastResponse).toMatchObject({ status: 200 });
  return intercepted.lastResponse!.text;
}

/** Sends a call to a service with a changed response. Throws unless it gives a valid value or an ApiError. */
async function readChanged(name: RowName): Promise<void> {
  const { send, isValid } = serviceCalls[name]!;
  resetPageState();
  let shown: string;
  try {
    const value = await send();
    shown = JSON.stringify(value) ?? '';
    if (!isValid(value)) throw new Error(`not what the function declares: ${shown}`);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, message } = error;
    if (code !== null && typeof code !== 'string') throw new Error('the code is no text');
    shown = `${message} ${code}`;
  }
  if (shown.includes(secret)) throw new Error('holds text of an error of the service');
  if (ownKeys().length !== keysBefore) throw new Error('a prototype was changed');
  if (pendingRequests.get() !== 0) throw new Error('a request stays pending');
}

beforeAll(() => Object.assign(window, { capInit: () => {} }));

test('every call with response data has a row, but the script, which a browser reads', () => {
  const withData = Object.entries(rows).filter(([, row]) => 'hasData' in row);
  expect([...names, 'the script of the security check'].sort()).toEqual(withData.map(([name]) => name).sort());
});

test.each(names)('%s: any change of a valid response gives a typed value or an ApiError (B3, B6)', async (name) => {
  const valid = await fetchValidResponse(name);
  await fc.assert(
    fc.asyncProperty(changedResponses(valid), status, async (text, at) => {
      intercepted.response = { status: at, text, retryAfter: undefined };
      await readChanged(name);
    }),
    { ...runs(5000, 100), timeout },
  );
});
