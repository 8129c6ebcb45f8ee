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
