import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(__dirname, '../..');
const recipes = join(root, 'docs/recipes');
const hostPage = readFileSync(join(root, 'docs/host-page.md'), 'utf8');

test.each(readdirSync(recipes))('docs/host-page.md shows exactly the file docs/recipes/%s', (name) => {
  const blocks = [...hostPage.matchAll(/^```\w*\n([\s\S]*?)^```$/gm)].map(([, text]) => text);
  expect(blocks).toContain(readFileSync(join(recipes, name), 'utf8'));
  expect(hostPage).toContain(`(recipes/${name})`);
});

describe('prerender.mjs', () => {
  const recipe = jest.requireActual<{ renderWidgets(page: object): { head: string; mountPoints: object } }>(
    '../../docs/recipes/prerender.mjs',
  );
  const dist = mkdtempSync(join(tmpdir(), 'widgets-prerender-'));
  const files = { zh: ['a.js'], en: ['a.js'] };
  writeFileSync(
    join(dist, 'manifest.json'),
    JSON.stringify({
      widgets: { auth: files, navigation: files },
      firstCall: [],
      prerendered: { auth: { zh: 'auth.html', en: 'auth.html', except: { signedIn: true } } },
    }),
  );
  writeFileSync(join(dist, 'auth.html'), '<form></form>');
  afterAll(() => rmSync(dist, { recursive: true }));

  const fallbacks = { auth: 'Call us', navigation: '<a href="/">Home</a>' };
  const render = (cookies: object, options: object) =>
    recipe.renderWidgets({ dist, base: '/w/', url: 'https://www.example.test/', cookies, ...options });

  test('writes the fallback content behind markup, or in its place', () => {
    const names = ['auth', 'navigation'];
    expect(render({}, { names, fallbacks }).mountPoints).toEqual({
      auth: '<div data-mount="auth"><form></form></div><noscript>Call us</noscript>',
      navigation: '<div data-mount="navigation"><a href="/">Home</a></div>',
    });
    expect(render({ 'login-status': 'true' }, { names, fallbacks }).mountPoints).toMatchObject({
      auth: '<div data-mount="auth">Call us</div>',
    });
    expect(render({}, { names }).mountPoints).toEqual({
      auth: '<div data-mount="auth"><form></form></div>',
      navigation: '<div data-mount="navigation"></div>',
    });
  });

  test('keeps the other widgets of a page with a misspelt name', () => {
    const { head, mountPoints } = render({}, { names: ['auth', 'navigatoin'] });
    expect(head).toBe('<link rel="preload" as="script" fetchpriority="low" href="/w/a.js">');
    expect(mountPoints).toHaveProperty('navigatoin', '<div data-mount="navigatoin"></div>');
  });
});

describe('deploy.sh', () => {
  let folder = '';
  const pathOf = (path: string) => join(folder, path);
  const write = (path: string, text: string) => {
    mkdirSync(dirname(pathOf(path)), { recursive: true });
    writeFileSync(pathOf(path), text);
  };
  const deploy = (build: string) => execFileSync('sh', [join(recipes, 'deploy.sh'), pathOf(build), pathOf('site')]);
  const assets = () => readdirSync(pathOf('site/w/assets'));
  const setAge = (asset: string, days: number) => {
    const time = Date.now() / 1000 - days * 86_400;
    utimesSync(pathOf(`site/w/assets/${asset}`), time, time);
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'widgets-deploy-'));
    for (const build of ['one', 'two']) {
      write(`${build}/widgets.js`, `loader ${build}`);
      write(`${build}/manifest.json`, build);
      write(`${build}/assets/base.${build}.js`, build);
      write(`${build}/prerendered/zh/auth.html`, build);
    }
    deploy('one');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('publishes a build and keeps the files of the one before', () => {
    deploy('two');
    expect(readFileSync(pathOf('site/w/widgets.js'), 'utf8')).toBe('loader two');
    expect(readFileSync(pathOf('site/w/prerendered/zh/auth.html'), 'utf8')).toBe('two');
    expect(assets()).toEqual(['base.one.js', 'base.two.js']);
  });

  test('a second run with the earlier build rolls back', () => {
    deploy('two');
    deploy('one');
    expect(readFileSync(pathOf('site/w/widgets.js'), 'utf8')).toBe('loader one');
    expect(readFileSync(pathOf('site/w/manifest.json'), 'utf8')).toBe('one');
    expect(assets()).toEqual(['base.one.js', 'base.two.js']);
  });

  test('the 90 days of a file begin with the deployment that replaced it', () => {
    setAge('base.one.js', 200);
    deploy('two');
    expect(assets()).toContain('base.one.js');
    setAge('base.one.js', 89);
    setAge('base.two.js', 200);
    deploy('two');
    expect(assets()).toEqual(['base.one.js', 'base.two.js']);
    setAge('base.one.js', 92);
    deploy('two');
    expect(assets()).toEqual(['base.two.js']);
  });

  test('leaves no temporary file that pages could load', () => {
    expect(existsSync(pathOf('site/w/.widgets.js'))).toBe(false);
  });
});
