import type { Context } from 'hono';

import type { Deps } from '../deps.ts';
import type { Owner } from '../purchase/owner.ts';
import { type Guest, guestOf } from './guest-cookie.ts';
import { whoSends } from './who.ts';

/** The owner whose purchases a call may see: the signed-in user, else this browser's guest; null for neither. */
export function ownerOf(deps: Pick<Deps, 'auth' | 'db' | 'now'>, c: Context): Promise<Owner | null> {
  return ownerBy(deps, c.req.raw.headers, guestOf(c));
}

/** {@link ownerOf} from a call's headers and its guest cookie, already read. */
export async function ownerBy(
  deps: Pick<Deps, 'auth' | 'db' | 'now'>,
  headers: Headers,
  guest: Guest | null,
): Promise<Owner | null> {
  const visitor = await whoSends(deps, headers);
  if (visitor) return { user: visitor.id };
  return guest && { guest: guest.hash };
}
