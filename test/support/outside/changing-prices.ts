import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What of a call and of its answer is passed on. */
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

/** A wholesaler whose prices a test changes, and which counts its calls: the sandbox's own answers, with other prices in its catalogue. */
export interface ChangingPrices {
  /** To be set as `ESIM_GO_BASE_URL`. */
  url: string;
  /** All that came, in the order of their answers. */
  calls: readonly CountedCall[];
  /** Where the real answers come from. */
  follow(esimGo: string): void;
  /** From now on every price of the catalogue is so many times the sandbox's. */
  multiply(factor: number): void;
  stop(): Promise<void>;
}

export async function startChangingPrices(): Promise<ChangingPrices> {
  let source = '';
  let factor = 1;
  const calls: CountedCall[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = 'GET', url = '' } = request;
    const came = performance.now();
    const sent = await buffer(request);
    const real = await fetch(source + url, {
      method,
      headers: picked(ASKED, (name) => request.headers[name]),
      ...(sent.length > 0 && { body: sent }),
    });
    const text = await real.text();
    const body = /\/catalogue\b/.test(url)
      ? text.replaceAll(/"price":([\d.]+)/g, (_, price) => `"price":${(Number(price) * factor).toFixed(2)}`)
      : text;
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v2.4`,
    calls,
    follow: (esimGo) => void (source = esimGo),
    multiply: (times) => void (factor = times),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function picked(
  names: readonly string[],
  valueOf: (name: string) => string | string[] | null | undefined,
): Record<string, string> {
  const pairs = names.map((name) => [name, valueOf(name)] as const);
  return Object.fromEntries(pairs.flatMap(([name, value]) => (value ? [[name, String(value)]] : [])));
}
