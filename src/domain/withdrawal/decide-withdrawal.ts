import type { PurchaseState } from '../checkout/purchase-state.ts';
import { whyNot } from '../orders/order-acts.ts';
import { refundEnds, type RefundPolicy } from '../orders/refund-policy.ts';
import { withdrawalRefusals } from '../orders/words.ts';

/** Why there is nothing to withdraw from: no contract (any more), or the period is over. */
export type NoWithdrawal = 'not_paid' | 'returned' | 'too_late';

/** The facts about an order whose buyer wants to withdraw. */
export interface WithdrawalCase {
  state: PurchaseState;
  paidAt: Date | null;
  /** When a dispute of it was lost: the buyer has the money. */
  disputeLostAt: Date | null;
}

/**
 * Whether a contract can be withdrawn from at the time of the request. Use of the plan does not count here: a withdrawal in time
 * is accepted, and its refund is decided after that.
 */
export function decideWithdrawal(
  { state, paidAt, disputeLostAt }: WithdrawalCase,
  policy: RefundPolicy,
  at: Date,
): { allowed: true; until: Date } | { allowed: false; why: NoWithdrawal } {
  const why = whyNot('withdraw', { state, isChargedBack: disputeLostAt !== null });
  if (why !== null) return { allowed: false, why };
  if (paidAt === null) return { allowed: false, why: 'not_paid' };
  const until = refundEnds(paidAt, policy);
  return at < until ? { allowed: true, until } : { allowed: false, why: 'too_late' };
}

/** The sentence about it for the buyer. */
export function withdrawalRefusal(why: NoWithdrawal): string {
  return withdrawalRefusals[why];
}
