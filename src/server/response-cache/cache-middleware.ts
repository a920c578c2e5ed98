import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';

import type { Logger } from '../core/log.ts';
import type { Settings } from '../core/settings/env.ts';
import { MAX_REQUEST_ID_LENGTH } from '../core/work.ts';
import type { News } from '../pubsub/news.ts';
import type { Switches } from '../switches/switches.ts';
import { type Address, addressOf } from './addresses.ts';
import type { Form, CachedResponse } from './cached-response.ts';
import { encodingFor } from './encoding.ts';
import { addressAtHome } from './home-address.ts';
import { Precompressor } from './precompressor.ts';
import { ResponseCache } from './response-cache.ts';
import { createWarmer } from './warm.ts';

/** A sent answer, for metrics. */
interface Counted {
  address: Address;
  method: string;
  status: number;
  /** When the request came, by `performance.now()`. */
  started: number;
}

export interface CacheMiddlewareParts {
  /** The framework, which answers everything of the shop. */
  app: { fetch(request: Request, env: never): Response | Promise<Response> };
  settings: Pick<Settings, 'BASE_URL' | 'PAGES_AHEAD'>;
  news: Pick<News, 'revision' | 'gaps'>;
  switches: Pick<Switches, 'current'>;
  published: { current(): { version: number } };
  brand: { current(): { version: number | null } };
  texts: { version(): string };
  log: Logger;
  now: () => Date;
  /** @param how `kept`: it was cached. `made`: it was rendered first. */
  answered: (how: 'cached' | 'made', counted: Counted) => void;
}

/** The handler in front of the framework. */
export interface CacheMiddleware {
  /** For the HTTP server: creates one that tries the front first. */
  createServer: (options: ServerOptions, framework: RequestListener) => Server;
  /** Fills the cache with the most requested answers, now and after each new revision, giving way to requests. */
  warm(): void;
  /** The size of the cache. */
  kept: () => { bytes: number; answers: number };
  /** Whether nothing is being rendered ahead. */
  isIdle(): boolean;
  close(): Promise<void>;
}

/** With two Host headers a proxy may use the other one: RFC 9112, section 3.2, requires a refusal. Node uses the first. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts > 1;
}

const PLAIN_HOST = /^[a-z0-9.-]+(?::\d{1,5})?$/;

/** Answers shared requests from memory, and passes everything else on. */
export function createCacheMiddleware({
  app,
  settings,
  news,
  switches,
  published,
  brand,
  texts,
  log,
  now,
  answered,
}: CacheMiddlewareParts): CacheMiddleware {
  const home = new URL(settings.BASE_URL);
  const precompressor = new Precompressor(log);
  const isAhead = settings.PAGES_AHEAD === 'on';
  const responseCache = new ResponseCache({
    // Without cookies, authorization or the caller's address: nothing about the caller gets in.
    ask: async (path, encoding) =>
      app.fetch(
        new Request(`${home.origin}${path}`, encoding ? { headers: { 'accept-encoding': encoding } } : {}),
        {} as never,
      ),
    generation: generationOf({ news, switches, published, brand, texts }, now),
    onDropped() {
      precompressor.clear();
      warmer.again();
    },
  });
  const warmer = createWarmer(responseCache, log);

  let lastHost: string | undefined = home.host;
  /** Whether a page may be served under that host name: not under another name of the shop's own machine. */
  const isRightHost = (host: string | undefined): boolean => {
    if (host === lastHost) return true;
    if (host === undefined || !PLAIN_HOST.test(host)) return false;
    if (!URL.canParse(`http://${host}`) || addressAtHome(`http://${host}/`, settings.BASE_URL)) return false;
    lastHost = host;
    return true;
  };

  /** False if the framework must answer. */
  const answer = (
    request: IncomingMessage,
    response: ServerResponse,
    framework: RequestListener,
  ): boolean => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) return false;
    const started = performance.now();
    const encoding = encodingFor(headers['accept-encoding']);
    const ifNoneMatch = headers['if-none-match'];
    // Most requests use the cached spelling.
    const known = responseCache.get(url);
    const address = known?.address ?? addressOf(url);
    if (!address || !isRightHost(headers.host)) return false;
    const send = (kept: CachedResponse, form: Form, how: 'cached' | 'made') => {
      const id = requestIdOf(request.headers['x-request-id'], address);
      response.writeHead(form.status, form.head.concat(id));
      response.end(method === 'HEAD' ? undefined : form.body);
      if (!kept.isWanted) {
        kept.isWanted = true;
        const isPressed = isAhead && kept.status === 200 && address.kind !== 'file' && !address.isEndless;
        if (isPressed) precompressor.add(kept);
      }
      answered(how, { address, method, status: form.status, started });
    };
    const kept = known ?? responseCache.get(address.key);
    const form = kept?.formFor(encoding, ifNoneMatch);
    if (kept && form && !(form instanceof Promise)) {
      send(kept, form, 'cached');
      return true;
    }
    void (async () => {
      const made = await responseCache.obtain(address);
      if (response.destroyed) return;
      if (made) send(made, await made.formFor(encoding, ifNoneMatch), kept ? 'cached' : 'made');
      else framework(request, response);
    })().catch((error: unknown) => {
      log.error({ err: error, route: address.route }, 'a kept answer could not be made');
      if (!response.headersSent && !response.destroyed) framework(request, response);
    });
    return true;
  };

  return {
    createServer: (options, framework) =>
      createServer(options, (request, response) => {
        if (hasTwoHosts(request)) {
          response.writeHead(400, { connection: 'close', 'cache-control': 'no-store' }).end();
          return;
        }
        if (answer(request, response, framework)) return;
        warmer.makeWay();
        framework(request, response);
      }),
    warm() {
      if (isAhead) warmer.start();
    },
    kept: () => ({ bytes: responseCache.bytes, answers: responseCache.size }),
    isIdle: warmer.isIdle,
    async close() {
      warmer.stop();
      await precompressor.close();
    },
  };
}

/**
 * As a header. A caller's own id is used if it is readable, as in the framework. A page or a file gets no id of ours: nobody has
 * questions about a cached one, and a document needs room in its first round trip most.
 */
function requestIdOf(given: string | string[] | undefined, { kind }: Address): string[] {
  if (
    typeof given === 'string' &&
    given !== '' &&
    given.length <= MAX_REQUEST_ID_LENGTH &&
    !/[^\w\-=]/.test(given)
  )
    return ['x-request-id', given];
  return kind === 'api' ? ['x-request-id', randomUUID()] : [];
}

/**
 * Counts the events that invalidate all answers: a new revision of the catalogue, the brand or the settings, paused or resumed sales, possibly missed news, a new year in the
 * footer.
 */
function generationOf(
  {
    news,
    switches,
    published,
    brand,
    texts,
  }: Pick<CacheMiddlewareParts, 'news' | 'switches' | 'published' | 'brand' | 'texts'>,
  now: () => Date,
): () => number {
  let [revision, gaps, yearEnds] = [-1, 0, 0];
  let told: string | undefined;
  let dressed: number | null = -1;
  let settled = -1;
  let written = '';
  let generation = 0;
  return () => {
    const at = now();
    const isSame =
      news.revision('countries') === revision &&
      switches.current().sales === told &&
      brand.current().version === dressed &&
      published.current().version === settled &&
      texts.version() === written &&
      news.gaps() === gaps;
    if (!isSame || at.getTime() >= yearEnds) {
      revision = news.revision('countries');
      told = switches.current().sales;
      dressed = brand.current().version;
      settled = published.current().version;
      written = texts.version();
      gaps = news.gaps();
      yearEnds = new Date(at.getFullYear() + 1, 0, 1).getTime();
      generation += 1;
    }
    return generation;
  };
}
