/**
 * Why the whole amount of an order goes back: it was never delivered, its buyer withdrew before it was, or gave it back, or
 * the shop refunded it, be it by its operator or in the processor's dashboard.
 */
export const REFUND_CAUSES = ['undelivered', 'withdrawn', 'returned_by_you', 'returned_by_us'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/**
 * A refund that leaves its order as it is. `part`: of the price; `goodwill`: for the buyer's trouble; `outside`: made in the
 * processor's dashboard.
 */
export const REFUND_PARTS = ['part', 'goodwill', 'outside'] as const;
export type RefundPart = (typeof REFUND_PARTS)[number];

/** Why a whole payment goes back, or what is left of one; null for a part. */
const WHOLE_REASONS = ['unfulfillable', 'surplus', 'requested', 'outside'] as const;
/** What a refund is for, whole or in part. */
export const REFUND_REASONS = [...WHOLE_REASONS, 'part', 'goodwill'] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** Why one payment goes back that its order did not wait for (any more). */
export type SurplusCause = 'paid_twice' | 'paid_too_late';

/** What our books say of a refund of a whole order. */
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

/** The one sentence that says so to the buyer, of an eSIM with its plan or of a plan that goes onto an eSIM. */
export function refundSentence(cause: RefundCause, what: 'eSIM' | 'plan'): string {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM' ? 'We couldn’t deliver this eSIM.' : 'We couldn’t add this plan to your eSIM.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'You withdrew before this eSIM was delivered.'
        : 'You withdrew before this plan was added to your eSIM.';
    case 'returned_by_you':
      return `You returned this ${what}.`;
    case 'returned_by_us':
      return 'We refunded this order.';
  }
}

/** What is said of a payment that goes back by itself. */
export const SURPLUS_WORDS: Record<SurplusCause, { title: string; text: string }> = {
  paid_twice: {
    title: 'This order was paid twice',
    text: 'We refund the second payment in full, automatically.',
  },
  paid_too_late: {
    title: 'This payment came too late',
    text: 'It arrived after your checkout had expired, so we refund it in full, automatically.',
  },
};
