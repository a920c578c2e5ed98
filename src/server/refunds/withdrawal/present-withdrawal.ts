import { buyerView } from '../../../domain/checkout/purchase-state.ts';
import type { WithdrawalState } from '../../../domain/withdrawal/withdrawal-schema.ts';
import type { Deps } from '../../deps.ts';
import { hasAskedRefund } from '../../purchase/refunds.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { withdrawalOf } from './queries.ts';

/** The state of a withdrawal so far; null if there is none. */
export async function presentWithdrawal(deps: Deps, purchase: Purchase): Promise<WithdrawalState | null> {
  const found = await withdrawalOf(deps.db.db, purchase.id);
  if (!found) return null;
  const base = { received_at: found.receivedAt.toISOString(), refused: found.refused };
  const view = buyerView(purchase.state);
  if (view === 'refunding' || view === 'refunded') return { ...base, status: view };
  if (found.refused !== null) return { ...base, status: 'refused' };
  // Settled and not refused: nothing was left to refund.
  if (found.settledAt !== null) return { ...base, status: 'refunded' };
  if (view !== 'ready') return { ...base, status: 'undelivered' };
  const decidesLater = deps.wholesalers.of(purchase).can.takesBack === 'by request';
  const isAsked = decidesLater && (await hasAskedRefund(deps.db.db, purchase.id));
  return { ...base, status: isAsked ? 'asked' : 'received' };
}
