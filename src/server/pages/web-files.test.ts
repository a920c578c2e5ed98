import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { WebFiles } from './web-files.ts';

const script = `export const words = ${JSON.stringify('bright '.repeat(400))};`;
const built = `${script}\n`;
let folder: string;
let files: WebFiles;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-files-'));
  const made: Record<string, string> = {
    'client/assets/entry-abc.js': script,
    'client/assets/app-def.js': script,
    'client/assets/home-ghi.css': '.hero { color: red }\n',
    'client/robots.txt': 'User-agent: *\n',
    'pages/de/client/assets/de/app-def.js': 'german',
    'server/index.js': 'secret',
    'art/manifest.json': '{"hash":"h1"}',
    'art/card/JP.svg': '<svg>japan</svg>',
    'art/card/_.svg': '<svg>somewhere</svg>',
    'art/hero.svg': '<svg>globe</svg>',
  };
  for (const [name, text] of Object.entries(made)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  // As the build packs: other bytes than the shop itself would make of the file.
  writeFileSync(join(folder, 'client/assets/app-def.js.br'), brotliCompressSync(built));
  writeFileSync(join(folder, 'client/assets/app-def.js.gz'), gzipSync(built));
  files = new WebFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const get = async (path: string, accepts?: string) => {
  const answer = await files.find(path, { accepts, ifNoneMatch: undefined });
  return (
    answer && {
      status: answer.status,
      headers: answer.headers,
      body: Buffer.from(await answer.arrayBuffer()),
    }
  );
};

describe('WebFiles', () => {
  it('finds the pages’ style by the addresses of its files', () => {
    expect([...files.styles('en')]).toEqual([['/assets/home-ghi.css', '.hero { color: red }']]);
  });

  it('serves a language’s own file, and the source’s where a package left out the same one', async () => {
    expect((await get('/assets/de/app-def.js'))?.body.toString()).toBe('german');
    expect((await get('/assets/de/entry-abc.js'))?.body.toString()).toBe(script);
    expect((await get('/assets/de/unknown.js'))?.status).toBe(404);
  });

  it('serves the bundle with a permanent cache, in an encoding that the browser accepts', async () => {
    const plain = await get('/assets/entry-abc.js');
    expect(plain?.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(plain?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(plain?.headers.has('content-encoding')).toBe(false);
    expect(plain?.body.toString()).toBe(script);
    const brotli = await get('/assets/entry-abc.js', 'gzip, br');
    expect(brotli?.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(brotli?.body ?? Buffer.alloc(0)).toString()).toBe(script);
    const gzip = await get('/assets/entry-abc.js', 'gzip');
    expect(gzip?.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(gzip?.body ?? Buffer.alloc(0)).toString()).toBe(script);
  });

  it('serves the build’s compressed files, but never under their own names', async () => {
    const brotli = await get('/assets/app-def.js', 'gzip, deflate, br, zstd');
    expect(brotli?.headers.get('content-encoding')).toBe('br');
    expect(brotli?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(brotliDecompressSync(brotli?.body ?? Buffer.alloc(0)).toString()).toBe(built);
    const gzip = await get('/assets/app-def.js', 'gzip');
    expect(gzip?.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(gzip?.body ?? Buffer.alloc(0)).toString()).toBe(built);
    expect((await get('/assets/app-def.js'))?.body.toString()).toBe(script);
    expect((await get('/assets/app-def.js.br', 'br'))?.status).toBe(404);
    expect((await get('/assets/app-def.js.gz', 'gzip'))?.status).toBe(404);
  });

  it('caches pictures permanently under their own hash, and briefly under an old one', async () => {
    expect(files.artVersion).toBe('h1');
    const now = await get('/art/h1/card/JP.svg');
    expect(now?.body.toString()).toBe('<svg>japan</svg>');
    expect(now?.headers.get('cache-control')).toContain('immutable');
    const old = await get('/art/h0/card/JP.svg');
    expect(old?.body.toString()).toBe('<svg>japan</svg>');
    expect(old?.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await get('/art/h1/hero.svg'))?.body.toString()).toBe('<svg>globe</svg>');
  });

  it('shows a generic picture for a place that nobody drew', async () => {
    expect((await get('/art/h1/card/XX.svg'))?.body.toString()).toBe('<svg>somewhere</svg>');
    expect((await get('/art/h1/poster/JP.svg'))?.status).toBe(404);
  });

  it('serves flags and the small files of the root', async () => {
    expect((await get('/flags/jp.svg'))?.body.toString()).toContain('<svg');
    expect((await get('/robots.txt'))?.body.toString()).toBe('User-agent: *\n');
  });

  it('answers 404 at an address that only a file could have', async () => {
    for (const path of ['/assets/gone.js', '/flags/zz.svg', '/picture.png', '/.env', '/art/h1/']) {
      expect([path, (await get(path))?.status]).toEqual([path, 404]);
    }
  });

  it('never leaves its folders', async () => {
    for (const path of [
      '/assets/../../server/index.js',
      '/assets/..%2F..%2Fserver%2Findex.js',
      '/art/h1/../../server/index.js',
      '/flags/..%2Fpackage.json',
      '/..%2Fserver%2Findex.js',
    ]) {
      const answer = await get(path);
      expect([path, answer?.status]).toEqual([path, 404]);
    }
  });

  it('leaves the addresses of pages and of their data alone', () => {
    for (const path of ['/', '/country/JP', '/country/JP.data', '/_root.data', '/order/abc', '/%E0%A4%A']) {
      expect([path, files.find(path, { accepts: undefined, ifNoneMatch: undefined })]).toEqual([path, null]);
    }
  });
});
