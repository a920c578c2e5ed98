import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';

/**
 * Lets a handler made for Node's own server answer a `Request`. The answer is complete before any of it is sent, so that faults
 * can still lose or garble it. The handler takes `host` for its own.
 */
export async function nodeAnswer(
  handler: RequestListener,
  request: Request,
  host: string,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const incoming = new IncomingMessage(new Socket());
  incoming.method = request.method;
  incoming.url = pathname + search;
  incoming.headers = { ...Object.fromEntries(request.headers), host };
  incoming.push(Buffer.from(await request.arrayBuffer()));
  incoming.push(null);
  incoming.complete = true;

  const outgoing = new ServerResponse(incoming);
  const chunks: Buffer[] = [];
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    return true;
  };
  outgoing.write = keep;
  await new Promise<void>((resolve) => {
    outgoing.end = (chunk?: unknown) => {
      keep(chunk);
      resolve();
      return outgoing;
    };
    handler(incoming, outgoing);
  });
  const isBodiless = [204, 304].includes(outgoing.statusCode);
  return new Response(isBodiless ? null : Buffer.concat(chunks), {
    status: outgoing.statusCode,
    headers: headersOf(outgoing),
  });
}

function headersOf(outgoing: ServerResponse): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(outgoing.getHeaders())) {
    for (const one of [value ?? []].flat()) headers.append(name, String(one));
  }
  return headers;
}
