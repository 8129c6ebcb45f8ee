import { existsSync, readdirSync, readFileSync } from 'node:fs';
import http2 from 'node:http2';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import selfsigned from 'selfsigned';
import { distFolder, outFolder } from './folders.mjs';

const types = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };
/** The policy that the project's own pages have to run under (contract 6). */
const policy = (styles, scripts) =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data:",
    "connect-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types rewards-widgets rewards-widgets-captcha',
  ].join('; ');

const compressed = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
const sizesOf = (content, brotli = compressed(content)) => ({
  gzip: gzipSync(content, { level: 9 }).length,
  brotli: brotli.length,
});

/** What the words that the build puts behind a widget's code (`build/assets/languageScripts.cjs`) add to the sizes of a script. */
function wordsIn(script) {
  const at = script.indexOf('(function(){var w=(function(m){');
  if (at < 0) return null;
  const [whole, code] = [script, script.slice(0, at)].map((part) => sizesOf(part));
  return { gzip: whole.gzip - code.gzip, brotli: whole.brotli - code.brotli };
}

/** A body in all its sizes, ready to be sent: nothing is compressed while something is measured. */
function prepared(text, type) {
  const raw = Buffer.from(text);
  const brotli = compressed(raw);
  return { type, brotli, sizes: sizesOf(raw, brotli), words: wordsIn(raw.toString()) };
}

/** The files of a folder under a prefix. */
function* filesBelow(folder, prefix) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[path.extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = path.join(entry.parentPath, entry.name);
    const url = prefix + path.relative(folder, file).split(path.sep).join('/');
    yield [url, prepared(readFileSync(file), type)];
  }
}

const captchaScript = `window.capInit = function (box) {
  var button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'OK';
  box.style.minHeight = '230px';
  box.appendChild(button);
};`;

/** What the widgets ask services for, as soon as they are there. */
function answers(origin) {
  const json = (body) => prepared(JSON.stringify(body), 'application/json');
  return [
    ['/public/svc/captcha', json({ data: { url: `${origin}/captcha.js` } })],
    ['/captcha.js', prepared(captchaScript, types['.js'])],
    ['/api/hello', json({ data: { message: 'Hello there', messageZh: '今天也适合来一杯咖啡' } })],
  ];
}

/**
 * Serves the build and what it is compared with, over HTTP/2 as a CDN does: with TLS, which browsers want for it, and a
 * certificate that is made for this run. Every answer was compressed beforehand, by brotli at its best.
 */
export async function startServer() {
  const certificate = selfsigned.generate([{ name: 'commonName', value: '127.0.0.1' }], { days: 2, keySize: 2048 });
  const server = http2.createSecureServer({ key: certificate.private, cert: certificate.cert });
  const bodies = new Map();
  /** Every request since the log was last taken. */
  let log = [];

  server.on('stream', (stream, headers) => {
    stream.on('error', () => {
      // A page that is closed lets go of what it asked for.
    });
    const url = headers[':path'].replace(/[?#].*/, '');
    const body = bodies.get(url);
    const { sizes = { gzip: 0, brotli: 0 }, words = null, type = '' } = body ?? {};
    log.push({ url, sizes, words, type });
    if (!body) {
      stream.respond({ ':status': 404 }, { endStream: true });
      return;
    }
    stream.respond({
      ':status': 200,
      'content-type': body.type,
      'content-encoding': 'br',
      'content-length': body.brotli.length,
      'cache-control': 'no-cache',
      ...(body.policy ? { 'content-security-policy': body.policy } : {}),
    });
    stream.end(body.brotli);
  });

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `https://127.0.0.1:${server.address().port}`;
  for (const [url, body] of [...filesBelow(distFolder, '/w/'), ...filesBelow(outFolder, '/bench/'), ...answers(origin)])
    bodies.set(url, body);

  return {
    origin,
    /**
     * Puts a page on the server. One under the policy runs as strictly as the contract asks; `styles` and `scripts` are
     * the hashes of those that it carries.
     */
    addPage(url, html, { hasPolicy = true, styles = [], scripts = [] } = {}) {
      bodies.set(url, { ...prepared(html, 'text/html; charset=utf-8'), policy: hasPolicy && policy(styles, scripts) });
    },
    takeLog() {
      const taken = log;
      log = [];
      return taken;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        // The browser is closed by then: nobody is kept waiting.
        setTimeout(resolve, 200);
      }),
  };
}
