import type { Context } from 'hono';

import { type Encoding, encodingFor } from './encoding.ts';
import { isWorthPacking, pack } from './pack.ts';
import { contentHash, hasTag, tagOf } from './tags.ts';

/** The headers of a request that decide the form of its answer. */
export interface Asked {
  accepts: string | undefined;
  ifNoneMatch: string | undefined;
}

/** The form that a call asks for. */
export function askedBy(c: Context): Asked {
  return { accepts: c.req.header('accept-encoding'), ifNoneMatch: c.req.header('if-none-match') };
}

/** Whether an answer is marked as the same for everybody. */
export function isShared(headers: Headers): boolean {
  return headers.get('cache-control')?.startsWith('public') ?? false;
}

/**
 * Sends a whole answer in the caller's preferred form: compressed, or as 304 if the caller has it already. The {@link ResponseCache}
 * sends the same forms with the same headers.
 * @param packed gets compressed forms made before
 */
export async function finish(
  { status, headers, body }: { status: number; headers: Headers; body: Uint8Array<ArrayBuffer> },
  asked: Asked,
  packed: (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>> = (encoding) =>
    pack(body, encoding, 'quick'),
): Promise<Response> {
  const isPacked = isWorthPacking(headers.get('content-type') ?? '', body.byteLength);
  const encoding = isPacked ? encodingFor(asked.accepts) : 'identity';
  headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  if (status === 200 && isShared(headers)) {
    const tag = tagOf(contentHash(body), encoding);
    headers.set('etag', tag);
    if (hasTag(asked.ifNoneMatch, tag)) return new Response(null, { status: 304, headers });
  }
  if (encoding === 'identity') return new Response(body, { status, headers });
  headers.set('content-encoding', encoding);
  return new Response(await packed(encoding), { status, headers });
}
