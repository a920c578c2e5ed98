import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

import { serve } from '@hono/node-server';

import { CannotStart } from '../db/data-dir.ts';

/** For an address of another machine, or an unknown name. */
const NOT_HERE = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);
const CLOSE_MS = 4_000;
/**
 * Longer than proxies keep an idle connection (nginx a minute, Caddy two by default, shorter in `deploy/`): a request sent while
 * we close it gets no answer, which a proxy shows as 502.
 */
const KEEP_ALIVE_MS = 75_000;

const IDLE_MS = 50;
/** A client sends its request within this time of connecting. */
const LATE_MS = 250;
/**
 * A proxy sends this header to say that it retries elsewhere what this server answers with 504, and then avoids this server. The
 * shop itself never answers 504.
 */
const NEXT_UPSTREAM = 'x-next-upstream';

/** Creates the HTTP server around the framework. */
type MakeServer = (options: ServerOptions, framework: RequestListener) => Server;

/** Where a server listens. `host`: one address of this machine; without it, all of them. */
export interface Place {
  port: number;
  host?: string | undefined;
}

export interface WebServer {
  /**
   * Answers until then, closing each connection after its answer, and accepts nobody afterwards: load balancers have that long to
   * choose other servers. A proxy without health checks learns it from its own requests: see {@link NEXT_UPSTREAM}.
   */
  drain(until: Promise<unknown>): Promise<void>;
  /** Waits for running requests, at most four seconds, and closes idle connections at once. */
  close(): Promise<void>;
}

/** Opens the port. */
export async function listen(
  app: { fetch(request: Request, env: never): Response | Promise<Response> },
  { port, host }: Place,
  makeServer: MakeServer = createServer,
): Promise<WebServer> {
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
  let closed: Promise<void> | undefined;
  const letNobodyIn = () => (closed ??= new Promise((resolve) => server.close(() => resolve())));
  return {
    async drain(until) {
      const answers = server.listeners('request') as RequestListener[];
      server
        .removeAllListeners('request')
        .on('request', (request: IncomingMessage, response: ServerResponse) => {
          response.setHeader('Connection', 'close');
          if (goesToOther(request)) response.writeHead(504).end();
          else for (const answer of answers) answer(request, response);
        });
      await until;
      void letNobodyIn();
      await pause(LATE_MS);
    },
    async close() {
      const cut = setTimeout(() => server.closeAllConnections(), CLOSE_MS);
      const closing = letNobodyIn();
      // A connection whose answer was under way would stay open for its next request.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
      // A connection that a browser opened ahead and never used does not count as idle.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      await closing;
      clearTimeout(cut);
      clearInterval(idle);
    },
  };
}

/** A read can safely be sent twice. */
function goesToOther({ method, headers }: IncomingMessage): boolean {
  return headers[NEXT_UPSTREAM] !== undefined && (method === 'GET' || method === 'HEAD');
}
