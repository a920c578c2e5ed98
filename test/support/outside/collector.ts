import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as a collector got it. */
export interface Collected {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  /** As OTLP counts them: 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  ms: number;
  attributes: Record<string, unknown>;
  isError: boolean;
}

interface Wire {
  resourceSpans: {
    scopeSpans: {
      spans: {
        traceId: string;
        spanId: string;
        parentSpanId?: string;
        name: string;
        kind: number;
        startTimeUnixNano: string;
        endTimeUnixNano: string;
        attributes?: { key: string; value: Record<string, unknown> }[];
        status?: { code?: number };
      }[];
    }[];
  }[];
}

export type Collector = Awaited<ReturnType<typeof startCollector>>;

/** A collector of OpenTelemetry's that takes traces by OTLP over HTTP, as JSON; told so, it answers otherwise, or not at all. */
export async function startCollector() {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  let mood: number | 'silent' = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      if (mood === 'silent') return;
      if (mood === 200 && request.url === '/v1/traces') {
        bodies.push(body);
        headers.push(request.headers);
      }
      response.writeHead(mood, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    answer(next: number | 'silent') {
      mood = next;
    },
    spans: () => bodies.flatMap(spansIn),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansIn(body: string): Collected[] {
  const { resourceSpans } = JSON.parse(body) as Wire;
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ traceId, spanId, parentSpanId, name, kind, attributes = [], status, ...times }) => ({
      traceId,
      spanId,
      parentSpanId,
      name,
      kind,
      ms: Number(BigInt(times.endTimeUnixNano) - BigInt(times.startTimeUnixNano)) / 1e6,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
      isError: status?.code === 2,
    }));
}
