import { connect } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll } from 'vitest';

import { listen } from '../../../src/server/http/listen.ts';
import { mountWeb } from '../../../src/server/pages/web.ts';
import type { CacheMiddleware } from '../../../src/server/response-cache/cache-middleware.ts';
import { openCacheMiddleware } from '../../../src/server/shop.ts';
import { freePorts } from '../machine/ports.ts';
import { ROOT } from '../machine/source-files.ts';
import type { TestShop, TestShopOptions } from './shop.ts';
import { useTestShop } from './use-test-shop.ts';

export interface CachedShop extends TestShop {
  front: CacheMiddleware;
  /** Where the front stands before the framework; at `baseUrl` the framework answers alone. */
  fronted: string;
  /** What the front asked the shop for, and what it gave away of who wanted to know. */
  asked: { path: string; headers: [string, string][] }[];
  /** What the front handed on to the framework. */
  handedOn: string[];
}

/** A shop with its built pages, whose framework answers at one port, and behind the front at another. */
export function useCachedShop(options: TestShopOptions = {}): CachedShop {
  const shop = useTestShop(options) as CachedShop;
  const servers: { close(): Promise<void> }[] = [];
  beforeAll(async () => {
    const { settings, brand, texts, log } = shop.deps;
    await mountWeb(shop.app, { buildDir: path.join(ROOT, 'build'), log, settings, brand, texts });
    const asked: CachedShop['asked'] = [];
    const handedOn: string[] = [];
    const app = {
      fetch(request: Request, env: never) {
        const { pathname, search } = new URL(request.url);
        asked.push({ path: `${pathname}${search}`, headers: [...request.headers] });
        return shop.app.fetch(request, env);
      },
    };
    const front = openCacheMiddleware({ ...shop, app: app as never });
    const port = await freePorts(1);
    const server = await listen(shop.app, { port }, (given, framework) =>
      front.createServer(given, (request, response) => {
        handedOn.push(request.url ?? '');
        framework(request, response);
      }),
    );
    servers.push(server);
    Object.assign(shop, { front, fronted: `http://localhost:${port}`, asked, handedOn });
  });
  afterAll(async () => {
    shop.endStreams();
    for (const server of servers) await server.close();
    await shop.front.close();
  });
  return shop;
}

/** An answer as it came over the wire, its body unpacked. */
export interface RawAnswer {
  status: number;
  headers: [string, string][];
  body: string;
}

/** Sends a request line and headers exactly as given, and reads until the other side hangs up. */
export async function sendRaw(origin: string, line: string, headers: readonly string[]): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const pieces: Buffer[] = [];
  socket.on('data', (piece) => pieces.push(piece));
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => {});
  socket.write(`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`, 'latin1');
  await ended;
  return readRaw(Buffer.concat(pieces));
}

function readRaw(bytes: Buffer): RawAnswer {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':');
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()];
  });
  const valueOf = (name: string) => headers.find(([other]) => other === name)?.[1];
  const sent = bytes.subarray(end + 4);
  const whole = valueOf('transfer-encoding') === 'chunked' ? joinChunks(sent) : sent;
  const encoding = valueOf('content-encoding');
  const isPacked = whole.byteLength > 0 && encoding !== undefined;
  const body = !isPacked ? whole : encoding === 'br' ? brotliDecompressSync(whole) : gunzipSync(whole);
  return { status: Number(first.split(' ')[1]), headers, body: body.toString() };
}

function joinChunks(bytes: Buffer): Buffer {
  const pieces: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, end).toString(), 16);
    if (!(size > 0)) return Buffer.concat(pieces);
    pieces.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}
