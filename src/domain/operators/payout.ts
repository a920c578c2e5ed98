import type { Cents } from '../money.ts';

/** How far a payout is, whoever sends it. */
export const PAYOUT_STATUSES = ['coming', 'paid', 'failed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** What a payout is of: `other` is the processor's own, as what it charges beside payments. */
export const PAYOUT_ENTRY_KINDS = ['payment', 'refund', 'dispute', 'other'] as const;
export type PayoutEntryKind = (typeof PAYOUT_ENTRY_KINDS)[number];

/** Why an entry is not matched: our books have nothing of it, or another amount. */
export const PAYOUT_GAPS = ['unknown', 'amount'] as const;
export type PayoutGap = (typeof PAYOUT_GAPS)[number];

/**
 * What is known of a payout. `unread`: what it is of was not read yet. `by_hand`: nobody says what it is of. `matched`: it is, to the
 * cent, of what our books have; anything else `differs`.
 */
export const PAYOUT_STANDS = ['unread', 'by_hand', 'failed', 'matched', 'differs'] as const;
export type PayoutStand = (typeof PAYOUT_STANDS)[number];

export interface ReadPayout {
  status: PayoutStatus;
  isByHand: boolean;
  amountCents: Cents;
  /** What its entries come to; null until they were read. */
  netCents: Cents | null;
  /** Of its entries, those that our books do not have, or otherwise. */
  unmatched: number;
}

export function standOf({ status, isByHand, amountCents, netCents, unmatched }: ReadPayout): PayoutStand {
  if (status === 'failed') return 'failed';
  if (isByHand) return 'by_hand';
  if (netCents === null) return 'unread';
  return netCents === amountCents && unmatched === 0 ? 'matched' : 'differs';
}
