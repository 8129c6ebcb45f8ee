import '../../support/build';
import Ajv2020 from 'ajv/dist/2020';
import { parseConfig } from '../../../src/api/browser/config';
import { configKeys } from '../../../src/contract/configKeys';

interface ConfigSchema {
  configSchema(): object;
  readonly descriptions: Readonly<Record<string, string>>;
}
const { configSchema, descriptions } = jest.requireActual<ConfigSchema>('../../../build/assets/configSchema.cjs');
const isValid = new Ajv2020({ strict: true }).compile(configSchema());

/** Returns true when the runtime accepts a configuration without a warning. */
function isAccepted(config: unknown): boolean {
  let isWithoutWarning = true;
  parseConfig(JSON.stringify(config), { origin: 'http://localhost', protocol: 'http:' }, () => {
    isWithoutWarning = false;
  });
  return isWithoutWarning;
}

test.each([
  {},
  { $schema: './config.schema.json' },
  { services: { account: 'https://account.test', gateway: 'http://localhost:3001/', public: 'https://例え.test' } },
  { captchaOrigins: ['https://captcha.test', 'https://[::1]:8443'], redirectOrigins: [] },
  { promotion: { content: '', url: '/stars' }, appLinks: { ios: 'https://apps.test/ios?a=1#b' } },
])('%j is valid for the schema', (config) => {
  expect(isValid(config)).toBe(true);
});

test.each([
  [],
  null,
  { services: { account: 'account.test' } },
  { services: { account: 'https://account.test/path' } },
  { services: { account: null } },
  { services: 'https://account.test' },
  { captchaOrigins: 'https://captcha.test' },
  { redirectOrigins: ['*'] },
  { promotion: [] },
  { appLinks: { ios: 'http://apps.test/' } },
])('%j is valid neither for the schema nor for the runtime', (config) => {
  expect([isValid(config), isAccepted(config)]).toEqual([false, false]);
});

test.each([
  { captchaOrigin: [] },
  { services: { accounts: 'https://account.test' } },
  { promotion: { text: 'Stars' } },
  { promotion: { content: 1 } },
])('%j is not valid for the schema, so that editors notice a mistake that the runtime ignores', (config) => {
  expect([isValid(config), isAccepted(config)]).toEqual([false, true]);
});

test('each key has a description', () => {
  const keys = Object.entries(configKeys).flatMap(([name, kinds]) =>
    typeof kinds === 'string' ? [name] : [name, ...Object.keys(kinds).map((key) => `${name}.${key}`)],
  );
  expect(Object.keys(descriptions)).toEqual(keys);
});
