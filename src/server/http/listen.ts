import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

import { serve } from '@hono/node-server';

import { CannotStart } from '../db/data-dir.ts';

/** Of an address that is another machine's, or a name that is nobody's. */
const NOT_HERE = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);
const DRAIN_MS = 4_000;
/**
 * Longer than proxies keep a connection for their next request (mostly a minute): who sends one while we hang up
 * gets no answer, which a proxy shows as 502.
 */
const KEEP_ALIVE_MS = 75_000;

/** Makes the HTTP server around the framework. */
type MakeServer = (options: ServerOptions, framework: RequestListener) => Server;

/** Where a server listens. `host`: one address of this machine; all of them where none is named. */
export interface Place {
  port: number;
  host?: string | undefined;
}

/** Opens the port. `close` lets running requests end, at most four seconds, and cuts idle connections at once. */
export async function listen(
  app: { fetch(request: Request, env: never): Response | Promise<Response> },
  { port, host }: Place,
  makeServer: MakeServer = createServer,
): Promise<{ close(): Promise<void> }> {
  const server = await new Promise<Server>((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
    const fetch = (request: Request, env: unknown) => app.fetch(request, env as never);
    const opening = serve(
      {
        fetch,
        port,
        ...(host !== undefined && { hostname: host }),
        serverOptions,
        createServer: makeServer as typeof createServer,
      },
      () => resolve(opening as Server),
    );
    opening.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new CannotStart(`port ${port} is taken; stop the other program or set another PORT.`)
          : error.code === 'EACCES'
            ? new CannotStart(`port ${port} may not be opened by this user; set a PORT above 1023.`)
            : NOT_HERE.has(error.code ?? '')
              ? new CannotStart(`HOST is no address of this machine; leave it out to listen on all of them.`)
              : error,
      );
    });
  });
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    close: () =>
      new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        server.close(() => {
          clearTimeout(cut);
          resolve();
        });
        server.closeIdleConnections();
        // A connection that a browser opened ahead and never used does not count as idle.
        for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      }),
  };
}
