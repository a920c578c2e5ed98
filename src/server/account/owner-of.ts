import type { Context } from 'hono';

import type { Owner } from '../checkout/owner.ts';
import type { Deps } from '../deps.ts';
import { guestOf } from '../http/guest-cookie.ts';
import { whoAsks } from './who.ts';

/** Whose purchases a call may see: the signed-in user's, else those of this browser; null for neither. */
export async function ownerOf(deps: Pick<Deps, 'auth' | 'db' | 'now'>, c: Context): Promise<Owner | null> {
  const visitor = await whoAsks(deps, c);
  if (visitor) return { user: visitor.id };
  const guest = guestOf(c);
  return guest && { guest: guest.hash };
}
