import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A wholesaler whose prices a test changes: the sandbox's own answers, with other prices in its catalogue. */
export interface ChangingPrices {
  /** To be set as `ESIM_GO_BASE_URL`. */
  url: string;
  /** Where the real answers come from. */
  follow(esimGo: string): void;
  /** From now on every price of the catalogue is so many times the sandbox's. */
  multiply(factor: number): void;
  stop(): Promise<void>;
}

export async function startChangingPrices(): Promise<ChangingPrices> {
  let source = '';
  let factor = 1;
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const headers = { 'x-api-key': String(request.headers['x-api-key'] ?? '') };
    const real = await fetch(source + request.url, { headers });
    const body = (await real.text()).replaceAll(
      /"price":([\d.]+)/g,
      (_, price) => `"price":${(Number(price) * factor).toFixed(2)}`,
    );
    response.writeHead(real.status, { 'content-type': 'application/json' }).end(body);
  }
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v2.4`,
    follow: (esimGo) => void (source = esimGo),
    multiply: (times) => void (factor = times),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
