import { readFile, realpath, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const compressible = /^(?:text|application|image\/svg)/;
const minCompressedSize = 1024;

/** Returns the file below `root` for an encoded URL path; undefined if it does not exist or lies outside `root`. */
export async function findFile(root: string, path: string): Promise<string | undefined> {
  let name: string;
  try {
    name = decodeURIComponent(path);
  } catch {
    return undefined;
  }
  const parts = name.split(/[/\\]/).filter(Boolean);
  if (name.includes('\0') || parts.length === 0 || parts.some((part) => part.startsWith('.'))) {
    return undefined;
  }
  try {
    const folder = await realpath(root);
    const file = await realpath(join(folder, ...parts));
    return file.startsWith(folder + sep) && (await stat(file)).isFile() ? file : undefined;
  } catch {
    return undefined;
  }
}

/** Compresses a body with brotli or gzip, if the browser accepts either and the body is worth it. */
export async function compress(
  body: Buffer,
  type: string,
  acceptEncoding: string,
): Promise<{ body: Buffer; encoding?: string }> {
  if (body.length < minCompressedSize || !compressible.test(type)) {
    return { body };
  }
  if (/\bbr\b/.test(acceptEncoding)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { body: await promisify(brotliCompress)(body, { params }), encoding: 'br' };
  }
  return /\bgzip\b/.test(acceptEncoding) ? { body: await promisify(gzip)(body), encoding: 'gzip' } : { body };
}

/** The compressed bodies of immutable files. Compressing the largest for each visit makes the browser tests wait. */
const immutableBodies = new Map<string, ReturnType<typeof compress>>();

/** Responds with a file. Browsers cache an immutable file for good and revalidate any other. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  isImmutable: boolean,
): Promise<void> {
  const { mtimeMs, size } = await stat(file);
  const tag = `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  response.setHeader('ETag', tag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304).end();
    return;
  }
  const type = contentTypes[extname(file)] ?? 'application/octet-stream';
  const acceptEncoding = String(request.headers['accept-encoding'] ?? '');
  const key = `${file} ${acceptEncoding}`;
  const compressed = immutableBodies.get(key) ?? compress(await readFile(file), type, acceptEncoding);
  if (isImmutable) {
    immutableBodies.set(key, compressed);
  }
  const sent = await compressed;
  response.setHeader('Content-Type', type);
  if (sent.encoding !== undefined) {
    response.setHeader('Content-Encoding', sent.encoding);
  }
  response.setHeader('Content-Length', sent.body.length);
  response.end(request.method === 'HEAD' ? undefined : sent.body);
}
