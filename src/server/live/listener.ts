import type { Context } from 'hono';

import type { Deps } from '../deps.ts';
import { ownerKey } from '../esims/announce-esims.ts';
import { type Guest, guestOf } from '../identity/guest-cookie.ts';
import { ownerBy } from '../identity/owner-of.ts';
import type { Owner } from '../purchase/owner.ts';

/** Whose eSIMs a stream is about, also as one word; null for nobody's. */
export type Listener = { owner: Owner; key: string } | null;

/**
 * A way to read again and again whose a call is. It keeps two headers of the call: the whole of it, with its route and its
 * answer, would stay in memory as long as the stream.
 */
export function listenerOf(deps: Pick<Deps, 'auth' | 'db' | 'now'>, c: Context): () => Promise<Listener> {
  const headers = new Headers();
  for (const name of ['authorization', 'cookie']) {
    const value = c.req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return reader(deps, headers, guestOf(c));
}

/** Apart from the call: a function keeps all that is in sight where it was made. */
function reader(deps: Pick<Deps, 'auth' | 'db' | 'now'>, headers: Headers, guest: Guest | null) {
  return async (): Promise<Listener> => {
    const owner = await ownerBy(deps, headers, guest);
    return owner && { owner, key: ownerKey(owner) };
  };
}

/** Public topics are nobody's. */
export async function nobody(): Promise<Listener> {
  return null;
}
