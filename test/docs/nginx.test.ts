import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((path) => existsSync(path));
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';
const hasBrotli = existsSync(brotliModule);

/** Without nginx, each test is skipped by name. */
const withNginx = nginx ? test : test.skip;

let folder = '';
let port = 0;
let server: ChildProcess | undefined;

const findPort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const request = (path: string, encodings = '') =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders }>((resolve, reject) => {
    get({ port, path, headers: { 'Accept-Encoding': encodings } }, (response) => {
      response.resume().on('end', () => resolve({ status: response.statusCode, headers: response.headers }));
    }).on('error', reject);
  });

const waitForServer = async (attempts = 100): Promise<void> => {
  try {
    await request('/');
  } catch (error) {
    if (attempts === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await waitForServer(attempts - 1);
  }
};

beforeAll(async () => {
  if (!nginx) return;
  folder = mkdtempSync(join(tmpdir(), 'widgets-nginx-'));
  port = await findPort();
  for (const path of ['site/w/assets', 'site/w/0.1.0/assets', 'site/en', 'conf.d'])
    mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'site/en/index.html'), '<!doctype html>');
  const asset = 'assets/base.1a2b3c4d.js';
  for (const name of ['widgets.js', asset, `0.1.0/${asset}`, 'assets/base.1a2b3c4d.css', 'manifest.json'])
    writeFileSync(join(folder, 'site/w', name), '/* text */ '.repeat(200));
  cpSync(join(root, 'docs/recipes/security-headers.inc'), join(folder, 'conf.d/security-headers.inc'));
  // Only what differs on each machine: port, folder, and brotli where it is installed.
  const recipe = read('docs/recipes/nginx.conf')
    .replace('listen 80;', `listen ${port};`)
    .replace('root /var/www/site;', `root ${folder}/site;`);
  writeFileSync(join(folder, 'conf.d/widgets.conf'), hasBrotli ? recipe.replace(/# (brotli)/g, '$1') : recipe);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${hasBrotli ? `load_module ${brotliModule};\n` : ''}pid ${folder}/pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      include ${folder}/conf.d/*.conf;
    }`,
  );
  const options = ['-p', folder, '-c', 'nginx.conf', '-e', join(folder, 'error.log'), '-g', 'daemon off;'];
  server = spawn(nginx, options, { stdio: 'inherit' });
  await waitForServer();
}, 20_000);

afterAll(async () => {
  if (!server) return;
  const ended = new Promise((resolve) => server?.once('exit', resolve));
  server.kill('SIGQUIT');
  await ended;
  rmSync(folder, { recursive: true });
});

withNginx('the nginx recipe caches assets for a year, and revalidates all other files', async () => {
  for (const build of ['/w', '/w/0.1.0']) {
    const { headers } = await request(`${build}/assets/base.1a2b3c4d.js`);
    expect([build, headers['cache-control']]).toEqual([build, 'public, max-age=31536000, immutable']);
  }
  for (const path of ['/w/widgets.js', '/w/manifest.json']) {
    const response = await request(path);
    expect([path, response.headers['cache-control'], typeof response.headers.etag]).toEqual([
      path,
      'no-cache',
      'string',
    ]);
  }
});

withNginx('the nginx recipe lets nobody cache that a file is missing', async () => {
  const { status, headers } = await request('/w/assets/base.99999999.js');
  expect([status, headers['cache-control']]).toEqual([404, undefined]);
});

withNginx('the nginx recipe compresses scripts, style sheets and JSON with gzip', async () => {
  for (const path of ['/w/widgets.js', '/w/assets/base.1a2b3c4d.css', '/w/manifest.json']) {
    const { headers } = await request(path, 'gzip');
    expect([path, headers['content-encoding'], headers.vary]).toEqual([path, 'gzip', 'Accept-Encoding']);
  }
});

(hasBrotli ? withNginx : test.skip)('the nginx recipe compresses with brotli where the module is there', async () => {
  const { headers } = await request('/w/widgets.js', 'gzip, br');
  expect(headers['content-encoding']).toBe('br');
});

withNginx('the nginx recipe allows other origins to load the bundle', async () => {
  const { headers } = await request('/w/widgets.js');
  expect([headers['access-control-allow-origin'], headers['x-content-type-options']]).toEqual(['*', 'nosniff']);
});

withNginx('the nginx recipe takes the language of a page from its path', async () => {
  for (const [path, language] of Object.entries({ '/': 'zh-CN', '/en/': 'en' })) {
    expect([path, (await request(path)).headers['content-language']]).toEqual([path, language]);
  }
});

withNginx('the nginx recipe sends the headers of SECURITY.md with each page, also with a 404', async () => {
  const [, block = ''] = /```text\n([\s\S]*?)```/.exec(read('SECURITY.md')) ?? [];
  const lines = block.replace(/\n +/g, ' ').trim().split('\n');
  for (const path of ['/', '/missing']) {
    const { headers } = await request(path);
    for (const line of lines) {
      const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? [];
      const expected = value
        .replaceAll('BUNDLE', 'https://cdn.example.test')
        .replace('CAPTCHA', 'https://captcha.example.test')
        .replace('SERVICES', 'https://services.example.test');
      expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, expected]);
    }
  }
});
