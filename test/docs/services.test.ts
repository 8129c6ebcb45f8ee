import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { createServices } from '../../demo/services/services';
import { catalogue } from '../../src/notifications/catalogue';
import { findRequestProblems, findResponseProblems, operations } from '../support/serviceDescription';

const root = join(__dirname, '../..');
const file = join(root, 'docs/services.openapi.yaml');
const { 'x-error-groups': errorGroups } = parse(readFileSync(file, 'utf8')) as {
  readonly 'x-error-groups': Readonly<Record<string, Readonly<Record<string, string>>>>;
};
const describedCalls = [...operations.keys()].sort();

test('the description of the services is valid OpenAPI 3.1', () => {
  const validator = join(root, 'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js');
  expect(JSON.parse(execFileSync(process.execPath, [validator, file], { encoding: 'utf8' }))).toEqual({ valid: true });
}, 60_000);

test('it describes every call of the sources', () => {
  const folders = ['src/api/services', 'src/api/session'];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => readFileSync(join(root, folder, name), 'utf8')),
  );
  const paths = sources.flatMap((source) => source.match(/'\/(?:api|web|public|logout|promotion)[\w/.]*'/g) ?? []);
  const described = new Set(describedCalls.map((call) => `'${call.split(' ')[1]}'`));
  expect(new Set(paths)).toEqual(described);
});

test('it describes every call of the stub services, and no other', async () => {
  const services = createServices({ origin: 'https://captcha.test' });
  const paths = services.handlers.map(({ info }) => String(info.header).replace(' *', ' '));
  const isService = (call: string) => !/\/(__stub|captcha\/:script)/.test(call);
  expect(paths.filter(isService).sort()).toEqual(describedCalls);
});

describe('error codes', () => {
  test('each operation names a group that lists its codes', () => {
    const groups = [...operations.values()].flatMap(({ errorGroup }) => errorGroup ?? []);
    expect([...new Set(groups), 'System'].sort()).toEqual(Object.keys(errorGroups).sort());
  });

  test.each(Object.entries(errorGroups))('the group %s lists the codes that have a notice', (group, codes) => {
    const keys = Object.entries(catalogue[group as keyof typeof catalogue]);
    const isCode = (key: string) => /^-?\d+$/.test(key) || ['CaptchaRequired', 'capture', 'captcha'].includes(key);
    const notices = keys.filter(([key, tone]) => tone === 'error' && isCode(key)).map(([key]) => key);
    // The pages handle these codes without a notice of their group.
    const handled = { Login: ['80040'], ResetPassword: ['40002'] }[group] ?? [];
    expect(Object.keys(codes).sort()).toEqual([...notices, ...handled].sort());
  });
});

describe('a check reports', () => {
  const call = 'POST /api/Customers/userAvailable';
  const url = 'https://account.test/api/Customers/userAvailable';
  const headers = { 'x-client-name': 'rewards-widgets', 'x-client-version': '1.0.0' };
  const body = '{"user":"mei"}';
  const check = (changes: { url?: string; headers?: Record<string, string>; body?: string }) => {
    const init = { method: 'POST', headers: changes.headers ?? headers };
    return findRequestProblems(new Request(changes.url ?? url, init), changes.body ?? body);
  };

  test('nothing for a request and a response as described', () => {
    expect(check({})).toEqual([]);
    expect(findResponseProblems(call, 200, '{"success":true}')).toEqual([]);
    expect(findResponseProblems(call, 200, '{"data":{"success":true}}')).toEqual([]);
    expect(findResponseProblems(call, 200, '{"error":{"code":"20009"}}')).toEqual([]);
    expect(findResponseProblems(call, 404, '')).toEqual([]);
    expect(findResponseProblems('POST /logout', 200, '')).toEqual([]);
  });

  test.each([
    ['an unknown path', { url: 'https://account.test/api/Customers/available' }, 'is not described'],
    ['another service', { url: url.replace('account', 'public') }, 'sent to public, not to account'],
    ['a missing header', { headers: {} }, "headers must have required property 'x-client-name'"],
    ['credentials in a call without them', { headers: { ...headers, authorization: 'Basic YTpi' } }, 'authorization'],
    ['a query that no one described', { url: `${url}?user=mei` }, 'query must NOT have additional properties'],
    ['a missing field', { body: '{}' }, "body must have required property 'user'"],
    ['a field too many', { body: '{"user":"mei","password":"x"}' }, 'body must NOT have additional properties'],
    ['a value of another type', { body: '{"user":1}' }, 'body/user must be string'],
  ])('%s', (_name, changes, problem) => {
    expect(check(changes).join('\n')).toContain(problem);
  });

  test.each([
    ['a body of another shape', 200, '{"data":"something else"}'],
    ['text', 200, '<html></html>'],
    ['a missing body', 200, ''],
    ['an error without a code', 400, '{"error":{"message":"no"}}'],
    ['a status', 302, '{}'],
  ])('%s of a response', (_name, status, text) => {
    expect(findResponseProblems(call, status, text)).not.toEqual([]);
  });
});
