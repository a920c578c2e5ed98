import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The headers of a call that are passed on. */
const ASKED = ['x-api-key', 'content-type', 'accept'];
const ANSWERED = ['content-type', 'retry-after'];

/** One call at the wholesaler. */
interface CountedCall {
  /** When it came, by `performance.now()`. */
  at: number;
  /** Tokens that the wholesaler reckoned for it. */
  cost: number;
  status: number;
}

/**
 * A wholesaler whose prices a test changes, and which counts its calls: the sandbox's own answers, with other prices in its
 * catalogue.
 */
export interface ChangingPrices {
  /** To be set as `ESIM_GO_BASE_URL`. */
  url: string;
  /** All calls, in the order of their answers. */
  calls: readonly CountedCall[];
  /** The source of the real answers. */
  follow(esimGo: string): void;
  /** From now on every price of the catalogue is so many times the sandbox's. */
  multiply(factor: number): void;
  /** From now on a bundle has these fields instead of the sandbox's, or its own again by null. */
  send(bundle: string, fields: Record<string, unknown> | null): void;
  stop(): Promise<void>;
}

export async function startChangingPrices(): Promise<ChangingPrices> {
  let source = '';
  let factor = 1;
  const sent = new Map<string, Record<string, unknown>>();
  const calls: CountedCall[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '' } = request;
    const came = performance.now();
    const asked = await buffer(request);
    const real = await fetch(source + url, {
      method,
      headers: picked(ASKED, (name) => request.headers[name]),
      ...(asked.length > 0 && { body: asked }),
    });
    const text = await real.text();
    const body = /\/catalogue\b/.test(url) && real.ok ? changed(text, factor, sent) : text;
    const cost = Number(real.headers.get('x-ratelimit-cost') ?? 0);
    calls.push({ at: came, cost, status: real.status });
    response
      .writeHead(
        real.status,
        picked(ANSWERED, (name) => real.headers.get(name)),
      )
      .end(body);
  }
  const server = createServer((request, response) => void answer(request, response));
  // A connection that is closed just as the next call goes out would fail that call.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v2.4`,
    calls,
    follow: (esimGo) => void (source = esimGo),
    multiply: (times) => void (factor = times),
    send: (bundle, fields) => void (fields ? sent.set(bundle, fields) : sent.delete(bundle)),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface SentBundle {
  name: string;
  price: number;
}

function changed(text: string, factor: number, sent: ReadonlyMap<string, Record<string, unknown>>): string {
  const body = JSON.parse(text) as SentBundle | { bundles: SentBundle[] };
  const other = (bundle: SentBundle) => ({
    ...bundle,
    price: Number((bundle.price * factor).toFixed(2)),
    ...sent.get(bundle.name),
  });
  return JSON.stringify('bundles' in body ? { ...body, bundles: body.bundles.map(other) } : other(body));
}

function picked(
  names: readonly string[],
  valueOf: (name: string) => string | string[] | null | undefined,
): Record<string, string> {
  const pairs = names.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(pairs.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}
