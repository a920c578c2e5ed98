import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';

export interface Listener {
  port: number;
  close(): Promise<void>;
}

/** Answers a request. `cut` destroys the connection, so that the caller gets no answer at all. */
export type Answer = (request: Request, cut: () => void) => Response | Promise<Response>;

/** Longer than any caller keeps an idle connection, so that none is closed just as a caller reuses it. */
const KEEP_ALIVE_MS = 120_000;
const FAMILIES = ['127.0.0.1', '::1'];
const NO_SUCH_FAMILY = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

/**
 * Serves HTTP on both loopback families at one port (0: any free one), or on IPv4 alone if the machine has no IPv6. Throws if the
 * port is in use.
 */
export async function listen(port: number, answer: Answer): Promise<Listener> {
  for (let attempt = 1; ; attempt += 1) {
    const servers: Server[] = [];
    try {
      let bound = port;
      for (const host of FAMILIES) {
        const server = await bind(bound, host, answer);
        if (!server) continue;
        servers.push(server);
        bound = (server.address() as AddressInfo).port;
      }
      return { port: bound, close: async () => void (await Promise.all(servers.map(end))) };
    } catch (error) {
      await Promise.all(servers.map(end));
      // A port that is free in one family may be in use in the other; with port 0, try another one.
      if (port !== 0 || attempt === 5) throw error;
    }
  }
}

async function bind(port: number, host: string, answer: Answer): Promise<Server | undefined> {
  const serve = getRequestListener((request, env) =>
    answer(request, () => void env.incoming.socket?.destroy()),
  );
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    (incoming, outgoing) => void serve(incoming, outgoing),
  );
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (host === '::1' && NO_SUCH_FAMILY.has(error.code ?? '')) resolve(undefined);
      else reject(error);
    });
    server.listen(port, host, () => resolve(server));
  });
}

async function end(server: Server): Promise<void> {
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
