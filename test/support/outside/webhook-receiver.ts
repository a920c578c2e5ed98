import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  type: string;
  data: Record<string, unknown>;
}

/** Somebody's program that takes webhooks; told so, it answers otherwise, cuts the line, or hangs. */
export async function startReceiver() {
  const received: Received[] = [];
  /** Of messages that it refused. */
  const refused: string[] = [];
  let mood: number | 'cut' | 'silent' = 200;
  let answer = 'ok';
  let headers: Record<string, string> = {};
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (mood === 'silent') return;
      if (mood === 'cut') return request.socket.destroy();
      const { type, data } = JSON.parse(body) as Pick<Received, 'type' | 'data'>;
      if (mood >= 200 && mood < 300) received.push({ headers: request.headers, body, type, data });
      else refused.push(type);
      return response.writeHead(mood, headers).end(answer);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    refused,
    behave(next: typeof mood, words = 'ok', more: Record<string, string> = {}) {
      mood = next;
      answer = words;
      headers = more;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>;
