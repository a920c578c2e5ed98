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

/** Of an address that is another machine's, or a name that is nobody's. */
const NOT_HERE = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);
const CLOSE_MS = 4_000;
/**
 * Longer than proxies keep a connection for their next request (nginx a minute, Caddy two unless told, as those of `deploy/` are):
 * who sends one while we hang up gets no answer, which a proxy shows as 502.
 */
const KEEP_ALIVE_MS = 75_000;

const IDLE_MS = 50;
/** Who has connected a moment ago sends the request within it. */
const LATE_MS = 250;
/** In which a proxy says that it asks another server whatever this one answers with 504, and then leaves this one alone. The shop itself never says that. */
const NEXT_UPSTREAM = 'x-next-upstream';

/** Makes the HTTP server around the framework. */
type MakeServer = (options: ServerOptions, framework: RequestListener) => Server;

/** Where a server listens. `host`: one address of this machine; all of them where none is named. */
export interface Place {
  port: number;
  host?: string | undefined;
}

export interface WebServer {
  /**
   * Goes on answering until then, each time as the last answer of its connection, and lets nobody new in afterwards: whoever
   * chooses among several servers has that long to choose others. A proxy that knows of no health is told by what it asks:
   * see {@link NEXT_UPSTREAM}.
   */
  drain(until: Promise<unknown>): Promise<void>;
  /** Lets running requests end, at most four seconds, and cuts idle connections at once. */
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
      // One whose answer was under way would stay open for its next request.
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_MS);
      // A connection that a browser opened ahead and never used does not count as idle.
      for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
      await closing;
      clearTimeout(cut);
      clearInterval(idle);
    },
  };
}

/** What only reads may be asked twice. */
function goesToOther({ method, headers }: IncomingMessage): boolean {
  return headers[NEXT_UPSTREAM] !== undefined && (method === 'GET' || method === 'HEAD');
}
