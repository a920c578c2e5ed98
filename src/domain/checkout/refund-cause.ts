/**
 * The cause of a full refund: never delivered, withdrawn by the buyer before delivery, returned by the buyer, or refunded by the
 * shop, by an operator or in the processor's dashboard.
 */
export const REFUND_CAUSES = ['undelivered', 'withdrawn', 'returned_by_you', 'returned_by_us'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/**
 * A refund that leaves its order unchanged. `part`: of the price; `goodwill`: for the buyer's trouble; `outside`: made in the
 * processor's dashboard; `vat`: the tax of a business whose number turned out to be valid.
 */
export const REFUND_PARTS = ['part', 'goodwill', 'outside', 'vat'] as const;
export type RefundPart = (typeof REFUND_PARTS)[number];

/** Why a whole payment, or the rest of one, is refunded; null for a partial refund. */
export const WHOLE_REASONS = ['unfulfillable', 'duplicate', 'requested', 'outside'] as const;
/** The reason of any refund, full or partial. */
export const REFUND_REASONS = [...WHOLE_REASONS, 'part', 'goodwill', 'vat'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Why a duplicate payment is refunded. */
export type DuplicateCause = 'paid_twice' | 'paid_too_late';

/** A full refund of an order in our records. */
export interface RefundRecord {
  reason: (typeof WHOLE_REASONS)[number] | null;
  askedBy: 'buyer' | 'operator' | null;
}

/** @param wasTheirs the eSIM, or the plan on it, had been handed over */
export function refundCause({ reason, askedBy }: RefundRecord, wasTheirs: boolean): RefundCause {
  if (reason === 'unfulfillable') return 'undelivered';
  if (reason !== 'requested' || askedBy !== 'buyer') return 'returned_by_us';
  return wasTheirs ? 'returned_by_you' : 'withdrawn';
}
