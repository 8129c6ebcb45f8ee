import '../../support/build';
import { type Config, parseConfig } from '../../../src/api/browser/config';

const page = { origin: 'https://www.example.test', protocol: 'https:' };
const httpPage = { origin: 'http://localhost:3000', protocol: 'http:' };

function parse(block: unknown, host = page): { config: Config; warnings: string[] } {
  const warnings: string[] = [];
  const text = typeof block === 'string' || block === null ? block : JSON.stringify(block);
  return {
    config: parseConfig(text, host, (fault, part) => warnings.push(part ? `${part} ${fault}` : fault)),
    warnings,
  };
}

const defaults: Config = {
  services: { account: page.origin, gateway: page.origin, public: page.origin, content: page.origin },
  captchaOrigins: [],
  redirectOrigins: [],
  promotion: null,
  appLinks: { ios: null, android: null },
};

describe('missing keys take their defaults (contract 2)', () => {
  test.each([
    ['no block', null],
    ['an empty object', {}],
    ['empty parts', { services: {}, captchaOrigins: [], redirectOrigins: [] }],
    ['unknown keys', { theme: 'dark', services: { coffee: 'https://coffee.test' } }],
  ])('%s', (_case, block) => {
    expect(parse(block)).toEqual({ config: defaults, warnings: [] });
  });

  test('one service can be configured alone', () => {
    const { config } = parse({ services: { gateway: 'https://gateway.test' } });
    expect(config.services).toEqual({ ...defaults.services, gateway: 'https://gateway.test' });
  });
});

test('reads all keys (contract 2)', () => {
  const block = {
    services: {
      account: 'https://account.test',
      gateway: 'https://gateway.test:8443',
      public: 'https://public.test/',
      content: 'https://content.test',
    },
    captchaOrigins: ['https://captcha.test', 'https://captcha2.test/'],
    redirectOrigins: ['https://app.test'],
    promotion: { content: 'Double stars', url: '/stars' },
    appLinks: { ios: 'https://apps.test/ios?a=1', android: 'https://apps.test/android' },
  };
  expect(parse(block)).toEqual({
    config: {
      ...block,
      services: { ...block.services, public: 'https://public.test' },
      captchaOrigins: ['https://captcha.test', 'https://captcha2.test'],
    },
    warnings: [],
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
])('the block %j gives the defaults and a warning', (text) => {
  expect(parse(text)).toEqual({
    config: defaults,
    warnings: ['is not a JSON object: the defaults are used'],
  });
});

describe('only bare origins are accepted (B2)', () => {
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
  ])('%j is left out everywhere, with a warning', (value) => {
    const { config, warnings } = parse({
      services: { account: value },
      captchaOrigins: [value, 'https://captcha.test'],
      redirectOrigins: [value],
    });
    expect(config).toEqual({ ...defaults, captchaOrigins: ['https://captcha.test'] });
    expect(warnings).toEqual(
      ['services.account', 'captchaOrigins', 'redirectOrigins'].map(
        (where) => `${where} is not an origin: it is left out`,
      ),
    );
  });

  test('http origins are accepted on an http page', () => {
    const block = { services: { account: 'http://localhost:3001' }, captchaOrigins: ['http://localhost:3001'] };
    expect(parse(block, httpPage)).toMatchObject({ config: { ...block }, warnings: [] });
    expect(parse({ services: { account: 'https://account.test' } }, httpPage).warnings).toEqual([]);
  });

  test.each([{ captchaOrigins: 'https://captcha.test' }, { captchaOrigins: {} }, { captchaOrigins: null }])(
    'a value that is no list gives a warning: %j',
    (block) => {
      expect(parse(block)).toEqual({
        config: defaults,
        warnings: ['captchaOrigins is not a list: it is left out'],
      });
    },
  );

  test.each([1, 'https://account.test', [], null, true])('services %j gives the defaults', (services) => {
    expect(parse({ services })).toEqual({
      config: defaults,
      warnings: ['services is not an object: it is left out'],
    });
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
    expect(parse({ promotion }).config.promotion).toEqual(expected);
  });
});

describe('links to the app stores (contract 2)', () => {
  test('one store can be configured alone', () => {
    const { config, warnings } = parse({ appLinks: { android: 'https://apps.test/android' } });
    expect([config.appLinks, warnings]).toEqual([{ ios: null, android: 'https://apps.test/android' }, []]);
  });

  test.each([
    'http://apps.test/',
    'javascript:alert(1)',
    'itms-apps://apps.test/',
    '//apps.test/',
    '/apps/',
    'https:apps.test',
    'https:///apps.test',
    'https://user:pass@apps.test/',
    'https://apps.test/\u202e',
    ' https://apps.test/',
    '',
    null,
    1,
    {},
    ['https://apps.test/'],
  ])('%j is left out, with a warning', (ios) => {
    const { config, warnings } = parse({ appLinks: { ios } });
    expect(config).toEqual(defaults);
    expect(warnings).toEqual(['appLinks.ios is not an https URL: it is left out']);
  });

  test.each(['services', 'promotion', 'appLinks'])('%s that is no object gives a warning', (name) => {
    for (const value of ['https://apps.test/', 1, null, [], true]) {
      expect(parse({ [name]: value })).toEqual({
        config: defaults,
        warnings: [`${name} is not an object: it is left out`],
      });
    }
  });
});

describe('isolation from the page', () => {
  test('the configuration is frozen throughout', () => {
    const { config } = parse({ captchaOrigins: ['https://a.test'], promotion: { content: 'a' } });
    for (const part of [config, ...Object.values(config)]) {
      expect(part).not.toBeNull();
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test('a block cannot change prototypes', () => {
    const inside = '{"services":{"account":"https://evil.test"},"captchaOrigins":["https://evil.test"],"evil":1}';
    for (const text of [
      `{"__proto__":${inside}}`,
      `{"constructor":{"prototype":${inside}}}`,
      `{"services":{"__proto__":{"account":"https://evil.test"}}}`,
      `{"promotion":{"__proto__":{"content":"evil"}}}`,
    ]) {
      expect(parse(text).config).toEqual(defaults);
    }
    expect(({} as Record<string, unknown>)['evil']).toBeUndefined();
  });

  test('additions to Object.prototype have no effect (A4)', () => {
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
      config = parse('{"promotion":{}}').config;
    } finally {
      for (const name of Object.keys(added)) Reflect.deleteProperty(Object.prototype, name);
    }
    expect(config).toEqual(defaults);
  });

  test('works in a browser without Object.hasOwn', () => {
    const { hasOwn } = Object;
    Reflect.deleteProperty(Object, 'hasOwn');
    try {
      expect(parse({ captchaOrigins: ['https://a.test'] }).config.captchaOrigins).toEqual(['https://a.test']);
    } finally {
      Object.hasOwn = hasOwn;
    }
  });
});
