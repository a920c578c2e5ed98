import type { PurchaseState } from '../checkout/purchase-state.ts';
import { whyNot } from '../orders/order-acts.ts';
import { refundEnds, type RefundPolicy } from '../orders/refund-policy.ts';

/** Why there is nothing to withdraw from: no contract (any more), or no time. */
export type NoWithdrawal = 'not_paid' | 'returned' | 'too_late';

/** What is known of an order whose buyer wants to withdraw from it. */
export interface WithdrawalCase {
  state: PurchaseState;
  paidAt: Date | null;
  /** When a dispute of it was lost: its money is with the buyer. */
  disputeLostAt: Date | null;
}

/**
 * Whether a contract can be withdrawn from, asked for at that moment. Whether the plan was used does not count here: who says it
 * in time is heard, and what follows for the money is decided after that.
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

/** The sentence that says so to the buyer. */
export function withdrawalRefusal(why: NoWithdrawal): string {
  switch (why) {
    case 'not_paid':
      return 'This order hasn’t been paid, so there’s no contract to withdraw from.';
    case 'returned':
      return 'The money for this order is on its way back or has been returned, so there’s nothing left to withdraw from.';
    case 'too_late':
      return 'The time to withdraw from this contract is over.';
  }
}
