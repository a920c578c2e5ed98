import type { Context } from 'hono';

import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { guestOf } from './guest-cookie.ts';
import { type Visitor, whoAsks } from './who.ts';

/** The buyer as the server knows them: a signed-in user, or a guest with the secret of their browser's cookie. */
export type BuyerIdentity = { user: Pick<Visitor, 'id' | 'email'> } | { guest: string | null };

/**
 * The buyer of a call. If the page believes the user is signed in and they are not, it gets an error: the purchase must not
 * silently become a guest's.
 */
export async function identify(
  deps: Deps,
  c: Context,
  request: { is_guest: boolean },
): Promise<BuyerIdentity> {
  const visitor = await whoAsks(deps, c);
  if (visitor) return { user: visitor };
  if (!request.is_guest) throw new Problem('sign_in_over');
  return { guest: guestOf(c)?.secret ?? null };
}
