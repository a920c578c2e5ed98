import type { PurchaseState } from '../checkout/purchase-state.ts';
import type { BundleState } from '../esims/bundle-state.ts';
import { formatHours } from '../promise/refund-time.ts';
import { withdrawalEnds } from '../promise/withdrawal-period.ts';
import { whyNot } from './order-acts.ts';
import { refundRefusals } from './words.ts';

/** The shop's promise to a buyer who changes their mind. */
export interface RefundPolicy {
  /** After paying. */
  hours: number;
  /** Whether the legal right of withdrawal applies, with its own way of counting days. */
  withdrawal: boolean;
}

/** Until when a purchase paid at a time can be returned. */
export function refundEnds(paidAt: Date, { hours, withdrawal }: RefundPolicy): Date {
  const promised = paidAt.getTime() + hours * 3_600_000;
  return new Date(withdrawal ? Math.max(promised, withdrawalEnds(paidAt).getTime()) : promised);
}

/** The facts about an order when its buyer requests a refund. */
export interface RefundCase {
  state: PurchaseState;
  paidAt: Date | null;
  disputed: boolean;
  /** When a dispute of it was lost: the buyer has the money. */
  disputeLostAt: Date | null;
  /** The bundle in the network's report; null if it was never polled. */
  bundle: { state: BundleState; usedBytes: number } | null;
}

export type RefundDecision =
  | { allowed: true; until: Date }
  | { allowed: false; why: 'not_delivered' | 'returned' | 'too_late' | 'used' | 'disputed' | 'charged_back' };

/** `not_taken_back`: the policy allows it, but the wholesaler does not take the plan back; `too_old`: it no longer does. */
export type NoRefund =
  | Extract<RefundDecision, { allowed: false }>['why']
  | 'not_taken_back'
  | 'too_old'
  | 'too_many';

/** The policy: within its time after paying, if the eSIM has not been activated or used. */
export function decideRefund(order: RefundCase, policy: RefundPolicy, now: Date): RefundDecision {
  const { state, paidAt, disputed: isDisputed, disputeLostAt, bundle } = order;
  const known = { state, isDisputed, isChargedBack: disputeLostAt !== null, bundle: bundle?.state ?? null };
  const why = whyNot('return', known);
  if (why !== null) return { allowed: false, why };
  if (!paidAt) return { allowed: false, why: 'not_delivered' };
  if (bundle && bundle.usedBytes > 0) return { allowed: false, why: 'used' };
  const until = refundEnds(paidAt, policy);
  return now < until ? { allowed: true, until } : { allowed: false, why: 'too_late' };
}

/** Why there is no refund, for the buyer: of an eSIM with its plan, or of a plan added to an eSIM. */
export function refusalText(why: NoRefund, hours: number, what: 'eSIM' | 'plan' = 'eSIM'): string {
  const { too_late: tooLate, ...others } = refundRefusals[what];
  return why === 'too_late' ? tooLate(formatHours(hours)) : { ...refundRefusals.both, ...others }[why];
}
