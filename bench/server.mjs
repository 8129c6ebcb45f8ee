import { existsSync, readdirSync, readFileSync } from 'node:fs';
import http2 from 'node:http2';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import selfsigned from 'selfsigned';

const types = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };
/** Returns the content security policy of the pages (contract 6). */
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

/** Returns the bytes of the messages that `build/assets/languageScripts.cjs` adds to a script; null if it has none. */
function messageBytesOf(script) {
  const at = script.indexOf('(function(){var w=(function(m){');
  if (at < 0) return null;
  const [whole, code] = [script, script.slice(0, at)].map((part) => sizesOf(part));
  return { gzip: whole.gzip - code.gzip, brotli: whole.brotli - code.brotli };
}

/** Compresses a response in advance, so that the server does no work while the browser is measured. */
function prepared(text, type) {
  const raw = Buffer.from(text);
  const brotli = compressed(raw);
  return { type, brotli, sizes: sizesOf(raw, brotli), messages: messageBytesOf(raw.toString()) };
}

/** Yields the scripts and style sheets of a folder, with their URLs below a prefix. */
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

/** The calls of the floor's registration, which need no content in their responses. */
const registrationCalls = ['Cards/validate', 'userAvailable', 'sendRegisterPin', 'Customers/create'];

/** Returns the responses of the services that the widgets call on start, and that the floor's registration calls. */
function serviceResponses(origin) {
  const json = (body) => prepared(JSON.stringify(body), 'application/json');
  return [
    ['/public/svc/captcha', json({ data: { url: `${origin}/captcha.js` } })],
    ['/captcha.js', prepared(captchaScript, types['.js'])],
    ['/api/hello', json({ data: { message: 'Hello there', messageZh: '今天也适合来一杯咖啡' } })],
    ...registrationCalls.map((call) => [`/api/${call}`, json({})]),
  ];
}

/**
 * Starts a server like a CDN: HTTP/2 with TLS, with a certificate that is made for this run. All responses are
 * compressed in advance, with brotli at its highest level.
 */
export async function startServer() {
  const certificate = selfsigned.generate([{ name: 'commonName', value: '127.0.0.1' }], { days: 2, keySize: 2048 });
  const server = http2.createSecureServer({ key: certificate.private, cert: certificate.cert });
  const bodies = new Map();
  /** The requests since the last call of `takeLog`. */
  let log = [];

  server.on('stream', (stream, headers) => {
    stream.on('error', () => {
      // A closed page cancels its requests.
    });
    const url = headers[':path'].replace(/[?#].*/, '');
    const body = bodies.get(url);
    const { sizes = { gzip: 0, brotli: 0 }, messages = null, type = '' } = body ?? {};
    log.push({ url, sizes, messages, type });
    if (!body) {
      stream.respond({ ':status': 404 }, { endStream: true });
      return;
    }
    stream.respond({
      ':status': 200,
      'content-type': body.type,
      'content-encoding': 'br',
      'content-length': body.brotli.length,
      'cache-control': body.isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(body.policy ? { 'content-security-policy': body.policy } : {}),
    });
    stream.end(body.brotli);
  });

  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `https://127.0.0.1:${server.address().port}`;
  for (const [url, body] of serviceResponses(origin)) bodies.set(url, body);

  return {
    origin,
    /** Serves the scripts and style sheets of a folder below a prefix. With `isKept` the browser may keep them. */
    addFolder(folder, prefix, { isKept = false } = {}) {
      for (const [url, body] of filesBelow(folder, prefix)) bodies.set(url, { ...body, isKept });
    },
    /** Serves a page, by default with the policy. `styles` and `scripts` are the hashes of its inline ones. */
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
        // The browser is closed by then, so no request is pending.
        setTimeout(resolve, 200);
      }),
  };
}
