import type { Minor } from '../money.ts';

/** The states of a payout, for every processor. */
export const PAYOUT_STATUSES = ['coming', 'paid', 'failed'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** The kinds of payout entries: `other` is the processor's own, such as a charge unrelated to payments. */
export const PAYOUT_ENTRY_KINDS = ['payment', 'refund', 'dispute', 'other'] as const;
export type PayoutEntryKind = (typeof PAYOUT_ENTRY_KINDS)[number];

/** Why an entry is not matched: our records lack it, or have another amount. */
export const PAYOUT_GAPS = ['unknown', 'amount'] as const;
export type PayoutGap = (typeof PAYOUT_GAPS)[number];

/**
 * The result of checking a payout. `unread`: its entries have not been read yet. `manual`: the processor does not list its
 * entries. `matched`: they agree with our records to the cent; anything else `differs`.
 */
export const PAYOUT_STANDS = ['unread', 'manual', 'failed', 'matched', 'differs'] as const;
export type PayoutStand = (typeof PAYOUT_STANDS)[number];

export interface ReadPayout {
  status: PayoutStatus;
  isManual: boolean;
  amountCents: Minor;
  /** The sum of its entries; null until they are read. */
  netCents: Minor | null;
  /** The number of its entries missing from our records, or different there. */
  unmatched: number;
}

export function standOf({ status, isManual, amountCents, netCents, unmatched }: ReadPayout): PayoutStand {
  if (status === 'failed') return 'failed';
  if (isManual) return 'manual';
  if (netCents === null) return 'unread';
  return netCents === amountCents && unmatched === 0 ? 'matched' : 'differs';
}
