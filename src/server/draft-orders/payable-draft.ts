import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { draftOfLink, stateOf } from './draft-orders.ts';
import type { DraftOrder } from './tables.ts';

/** The draft order that a link lets its holder pay in the checkout. Throws `no_offer`, or `already_paid`. */
export async function payableDraft(
  deps: Pick<Deps, 'db' | 'cipher' | 'now'>,
  token: string,
): Promise<DraftOrder> {
  const found = await draftOfLink({ db: deps.db.db, cipher: deps.cipher }, token);
  const state = stateOf(found, deps);
  if (state === 'placed') throw new Problem('already_paid');
  if (state !== 'open' || found.draft.terms !== 'link') throw new Problem('no_offer');
  return found.draft;
}
