import type { Context } from 'hono';

import { Problem } from '../../domain/problem.ts';
import type { BuyerIdentity } from '../checkout/open-purchase.ts';
import type { PurchaseRequest } from '../checkout/requests.ts';
import type { Deps } from '../deps.ts';
import { guestOf } from './guest-cookie.ts';
import { whoAsks } from './who.ts';

/**
 * Who buys. A page that believes somebody is signed in is told when
 * that is over: the purchase must not silently become a guest's.
 */
export async function identify(deps: Deps, c: Context, request: PurchaseRequest): Promise<BuyerIdentity> {
  const visitor = await whoAsks(deps, c);
  if (visitor) return { user: visitor };
  if (!request.is_guest) throw new Problem('unauthorized', 'Your sign-in has run out. Please sign in again.');
  return { guest: guestOf(c)?.secret ?? null };
}
