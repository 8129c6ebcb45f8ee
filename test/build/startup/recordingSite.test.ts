import { type FakeCompilation, fakeCompilation } from '../fakeCompilation';

interface RecordingSite {
  buildSite(
    compilation: FakeCompilation,
    parts: object,
  ): {
    site: { scripts: Record<string, string>; loaderTable: object; pages: { path: string; body: string }[] };
    assetOf: Record<string, string>;
  };
}
const { buildSite } = jest.requireActual<RecordingSite>('../../../build/startup/recordingSite.cjs');

const chunk = (name: string) => ({
  name,
  widgets: [name],
  shared: [],
  script: `assets/${name}.js`,
  styles: [],
  messages: { zh: { title: '标题' }, en: { title: 'Title' } },
});
const { site, assetOf } = buildSite(
  fakeCompilation({
    'widgets.js': 'loader',
    'assets/base.js': 'base',
    'assets/auth.js': 'auth',
    'assets/navigation.js': 'navigation',
    'assets/base.css': '.rw {}',
  }),
  {
    version: '1.2.3',
    loaderFile: 'widgets.js',
    chunks: [chunk('auth'), chunk('navigation')],
    sharedScripts: { base: 'assets/base.js' },
    markup: { auth: { zh: '<p>登录</p>', en: '<p>Sign in</p>' } },
    registry: { auth: {}, navigation: { prerender: false } },
  },
);

test('has a prerendered page in zh and an empty page in en for each widget', () => {
  expect(site.pages).toEqual([
    { path: '/', body: '<div data-mount="auth"><!--rewards-widgets 1.2.3 zh auth 0 0--><p>登录</p></div>' },
    { path: '/en/', body: '<div data-mount="auth"></div>' },
    { path: '/', body: '<div data-mount="navigation"></div>' },
    { path: '/en/', body: '<div data-mount="navigation"></div>' },
  ]);
});

test('has the scripts that the loader table names, and knows their assets', () => {
  expect(assetOf).toEqual({
    'widgets.js': 'widgets.js',
    'assets/base.0.js': 'assets/base.js',
    'assets/auth.zh.0.js': 'assets/auth.js',
    'assets/auth.en.0.js': 'assets/auth.js',
    'assets/navigation.zh.0.js': 'assets/navigation.js',
    'assets/navigation.en.0.js': 'assets/navigation.js',
  });
  expect(Object.keys(site.scripts)).toEqual(expect.arrayContaining(Object.keys(assetOf)));
  expect(site.scripts['assets/auth.en.0.js']).toMatch(/^auth\n.*"title":"Title"/);
  expect(site.loaderTable).toMatchObject({ shared: { base: '0 -' }, widgets: { auth: ' 0 -', navigation: ' 0 -' } });
});
