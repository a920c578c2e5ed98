import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';

import { serve } from '@hono/node-server';

import { CannotStart } from '../db/data-dir.ts';

const DRAIN_MS = 4_000;
/**
 * Longer than proxies keep a connection for their next request (mostly a minute): who sends one while we hang up
 * gets no answer, which a proxy shows as 502.
 */
const KEEP_ALIVE_MS = 75_000;

/** Makes the HTTP server around the framework. */
type MakeServer = (options: ServerOptions, framework: RequestListener) => Server;

/** Opens the port. `close` lets running requests end, at most four seconds, and cuts idle connections at once. */
export async function listen(
  app: { fetch(request: Request, env: never): Response | Promise<Response> },
  port: number,
  makeServer: MakeServer = createServer,
): Promise<{ close(): Promise<void> }> {
  const server = await new Promise<Server>((resolve, reject) => {
    const serverOptions = { keepAliveTimeout: KEEP_ALIVE_MS };
    const fetch = (request: Request, env: unknown) => app.fetch(request, env as never);
    const opening = serve(
      { fetch, port, serverOptions, createServer: makeServer as typeof createServer },
      () => resolve(opening as Server),
    );
    opening.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new CannotStart(`port ${port} is taken; stop the other program or set another PORT.`)
          : error.code === 'EACCES'
            ? new CannotStart(`port ${port} may not be opened by this user; set a PORT above 1023.`)
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
