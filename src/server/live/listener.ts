import type { Context } from 'hono';

import type { Deps } from '../deps.ts';
import { ownerKey } from '../esims/announce-esims.ts';
import { type Guest, guestOf } from '../identity/guest-cookie.ts';
import { ownerBy } from '../identity/owner-of.ts';
import type { Owner } from '../purchase/owner.ts';

/** The owner whose eSIMs a stream reports, also as one word; null for no owner. */
export type Listener = { owner: Owner; key: string } | null;

/**
 * A function that reads the owner of a call repeatedly. It keeps two headers of the call: the whole call, with its route and
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

/** Defined outside the call: a closure keeps everything in its scope in memory. */
function reader(deps: Pick<Deps, 'auth' | 'db' | 'now'>, headers: Headers, guest: Guest | null) {
  return async (): Promise<Listener> => {
    const owner = await ownerBy(deps, headers, guest);
    return owner && { owner, key: ownerKey(owner) };
  };
}

/** The listener for public topics, which have no owner. */
export async function nobody(): Promise<Listener> {
  return null;
}
