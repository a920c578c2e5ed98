import { buyerView } from '../../domain/checkout/purchase-state.ts';
import type { Deps } from '../deps.ts';
import { esimOfPurchase } from '../esims/queries.ts';
import { decideEsim, linesOf } from '../purchase/basket.ts';
import type { Purchase } from '../purchase/tables.ts';

/**
 * A paid plan for the eSIM of another line of its basket, as a top-up of that eSIM; null while the eSIM is on its way. If none
 * comes, or it is on its way back, the plan gets an eSIM of its own.
 */
export async function withEsimOfLine(deps: Deps, purchase: Purchase): Promise<Purchase | null> {
  if (purchase.topUpIccid !== null) return purchase;
  const base = (await linesOf(deps.db.db, purchase)).find(({ line }) => line === purchase.ontoLine);
  const view = base ? buyerView(base.state) : 'refunded';
  if (view === 'processing') return null;
  const owned = base && view === 'ready' ? await esimOfPurchase(deps.db.db, base.id) : null;
  const set = owned ? { topUpIccid: owned.row.iccid, topUpEsimId: owned.row.id } : { ontoLine: null };
  return decideEsim(deps.db.db, purchase, set);
}
