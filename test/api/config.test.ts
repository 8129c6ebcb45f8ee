import '../support/build';
import fc from 'fast-check';
import { type Config, parseConfig } from '../../src/api/config';

const page = { origin: 'https://www.example.test', protocol: 'https:' };
const plainPage = { origin: 'http://localhost:3000', protocol: 'http:' };

function read(block: unknown, on = page): { config: Config; complaints: string[] } {
  const complaints: string[] = [];
  const text = typeof block === 'string' || block === null ? block : JSON.stringify(block);
  return { config: parseConfig(text, on, (complaint) => complaints.push(complaint)), complaints };
}

const defaults: Config = {
  services: { account: page.origin, gateway: page.origin, public: page.origin, content: page.origin },
  captchaOrigins: [],
  redirectOrigins: [],
  promotion: null,
};

describe('what is left out takes its default (contract 2)', () => {
  test.each([
    ['no block', null],
    ['an empty object', {}],
    ['empty parts', { services: {}, captchaOrigins: [], redirectOrigins: [] }],
    ['keys that nobody knows', { theme: 'dark', services: { coffee: 'https://coffee.test' } }],
  ])('%s', (_case, block) => {
    expect(read(block)).toEqual({ config: defaults, complaints: [] });
  });

  test('one service may be named alone', () => {
    const { config } = read({ services: { gateway: 'https://gateway.test' } });
    expect(config.services).toEqual({ ...defaults.services, gateway: 'https://gateway.test' });
  });
});

test('all that a page may say is read', () => {
  const said = {
    services: {
      account: 'https://account.test',
      gateway: 'https://gateway.test:8443',
      public: 'https://public.test/',
      content: 'https://content.test',
    },
    captchaOrigins: ['https://captcha.test', 'https://captcha2.test/'],
    redirectOrigins: ['https://app.test'],
    promotion: { content: 'Double stars', url: '/stars' },
  };
  expect(read(said)).toEqual({
    config: {
      ...said,
      services: { ...said.services, public: 'https://public.test' },
      captchaOrigins: ['https://captcha.test', 'https://captcha2.test'],
    },
    complaints: [],
  });
});

test.each([
  '',
  '{',
  '{"services":}',
  'undefined',
  'null',
  '[]',
  '"https://account.test"',
  '1',
  'true',
  '<!-- -->',
  '{"a":1}{"b":2}',
])('a block that is %j is told and gives the defaults', (text) => {
  expect(read(text)).toEqual({
    config: defaults,
    complaints: ['widgets-config is not a JSON object: the defaults are used'],
  });
});

describe('only an origin is an origin (B2)', () => {
  test.each([
    'javascript:alert(1)',
    'data:text/html,a',
    'blob:https://www.example.test/0b1a',
    'file:///etc',
    'ftp://account.test',
    'wss://account.test',
    '//account.test',
    'account.test',
    '/account',
    '',
    ' https://account.test',
    'https://user@account.test',
    'https://user:pass@account.test',
    'https://account.test/api',
    'https://account.test//',
    'https://account.test/.',
    'https://account.test?a=1',
    'https://account.test#a',
    'https://account.test/?',
    'https:account.test',
    'https://account.test\\@evil.test',
    'http://account.test',
    'null',
    null,
    1,
    true,
    [],
    ['https://account.test'],
    { href: 'https://account.test' },
  ])('%j is left out of every place, and told', (value) => {
    const { config, complaints } = read({
      services: { account: value },
      captchaOrigins: [value, 'https://captcha.test'],
      redirectOrigins: [value],
    });
    expect(config).toEqual({ ...defaults, captchaOrigins: ['https://captcha.test'] });
    expect(complaints).toEqual(
      ['services.account', 'captchaOrigins', 'redirectOrigins'].map(
        (where) => `widgets-config: ${where} is not an origin: it is left out`,
      ),
    );
  });

  test('http is an origin on a page that is itself http', () => {
    const block = { services: { account: 'http://localhost:3001' }, captchaOrigins: ['http://localhost:3001'] };
    expect(read(block, plainPage)).toMatchObject({ config: { ...block }, complaints: [] });
    expect(read({ services: { account: 'https://account.test' } }, plainPage).complaints).toEqual([]);
  });

  test.each([{ captchaOrigins: 'https://captcha.test' }, { captchaOrigins: {} }, { captchaOrigins: null }])(
    'a list that is none is told: %j',
    (block) => {
      expect(read(block)).toEqual({
        config: defaults,
        complaints: ['widgets-config: captchaOrigins is not a list: it is left out'],
      });
    },
  );

  test.each([1, 'https://account.test', [], null, true])('services that are %j are the defaults', (services) => {
    expect(read({ services }).config).toEqual(defaults);
  });
});

describe('promotion', () => {
  test.each([
    [{ content: 'a' }, { content: 'a', url: '' }],
    [
      { content: 'a', url: 1 },
      { content: 'a', url: '' },
    ],
    [
      { content: '', url: '/a' },
      { content: '', url: '/a' },
    ],
    [{ content: 1, url: '/a' }, null],
    [{ url: '/a' }, null],
    ['a', null],
    [['a'], null],
    [null, null],
  ])('%j', (promotion, expected) => {
    expect(read({ promotion }).config.promotion).toEqual(expected);
  });
});

describe('nothing else has a say', () => {
  test('what is read is frozen throughout', () => {
    const { config } = read({ captchaOrigins: ['https://a.test'], promotion: { content: 'a' } });
    for (const part of [config, config.services, config.captchaOrigins, config.redirectOrigins, config.promotion]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test('a block cannot reach prototypes', () => {
    const inside = '{"services":{"account":"https://evil.test"},"captchaOrigins":["https://evil.test"],"evil":1}';
    for (const text of [
      `{"__proto__":${inside}}`,
      `{"constructor":{"prototype":${inside}}}`,
      `{"services":{"__proto__":{"account":"https://evil.test"}}}`,
      `{"promotion":{"__proto__":{"content":"evil"}}}`,
    ]) {
      expect(read(text).config).toEqual(defaults);
    }
    expect(({} as Record<string, unknown>)['evil']).toBeUndefined();
  });

  test('a page that adds to Object.prototype configures nothing by it (A4)', () => {
    const added = {
      services: { account: 'https://evil.test' },
      captchaOrigins: ['https://evil.test'],
      redirectOrigins: ['https://evil.test'],
      promotion: { content: 'evil' },
      account: 'https://evil.test',
      content: 'evil',
    };
    Object.assign(Object.prototype, added);
    let config: Config;
    try {
      config = read('{"promotion":{}}').config;
    } finally {
      for (const name of Object.keys(added)) Reflect.deleteProperty(Object.prototype, name);
    }
    expect(config).toEqual(defaults);
  });

  test('a browser without Object.hasOwn reads it too (package.json, browserslist)', () => {
    const { hasOwn } = Object;
    Reflect.deleteProperty(Object, 'hasOwn');
    try {
      expect(read({ captchaOrigins: ['https://a.test'] }).config.captchaOrigins).toEqual(['https://a.test']);
    } finally {
      Object.hasOwn = hasOwn;
    }
  });
});

test('any block gives origins and nothing but origins', () => {
  const value = fc.oneof(
    fc.jsonValue(),
    fc.webUrl(),
    fc.constantFrom('https://a.test', 'https://a.test/', 'http://a.test'),
  );
  const block = fc.record(
    {
      services: fc.oneof(value, fc.dictionary(fc.constantFrom('account', 'gateway', 'public', 'content'), value)),
      captchaOrigins: fc.oneof(value, fc.array(value)),
      redirectOrigins: fc.oneof(value, fc.array(value)),
      promotion: value,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(block, (said) => {
      const { config } = read(said);
      const all = [...Object.values(config.services), ...config.captchaOrigins, ...config.redirectOrigins];
      for (const origin of all) expect(new URL(origin).origin).toBe(origin);
      expect(all.every((origin) => origin.startsWith('https://'))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
