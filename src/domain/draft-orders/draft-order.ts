import { orderNumber } from '../checkout/order.ts';
import type { ManualMethod } from '../checkout/payment-method.ts';
import type { Minor } from '../money.ts';

/** How a draft order is paid: by its link in the checkout, by a transfer after an invoice, on account, or not at all. */
export const DRAFT_TERMS = ['link', 'invoice', 'account', 'free'] as const;
export type DraftTerms = (typeof DRAFT_TERMS)[number];

/** `accepted`: it waits for its transfer. `placed`: its eSIMs are ordered. `expired`: it was open for too long. */
export const DRAFT_STATES = ['draft', 'open', 'accepted', 'placed', 'expired', 'canceled'] as const;
export type DraftState = (typeof DRAFT_STATES)[number];

export const MOST_DRAFT_LINES = 20;
/** eSIMs in one draft order. */
export const MOST_SEATS = 500;
/** Of a file of orders: larger than 500 lines with fields of any length. */
export const MOST_IMPORTED_BYTES = 1_000_000;
export const MOST_TIERS = 10;

/** The payment method of the terms; null where the buyer chooses in the checkout. */
export const METHOD_OF_TERMS: Record<DraftTerms, ManualMethod | null> = {
  link: null,
  invoice: 'transfer',
  account: 'account',
  free: 'free',
};

/** A price from a quantity on. */
export interface Tier {
  from: number;
  unit_cents: Minor;
}

/** The price of each of so many: that of the highest tier that they reach, or the plain one. */
export function unitPrice({
  quantity,
  unit_cents: plain,
  tiers = [],
}: {
  quantity: number;
  unit_cents: Minor;
  tiers?: Tier[] | undefined;
}): Minor {
  const reached = tiers.filter(({ from }) => from <= quantity);
  return reached.reduce<Tier>((best, tier) => (tier.from > best.from ? tier : best), {
    from: 0,
    unit_cents: plain,
  }).unit_cents;
}

/** 'QT-7F3K-92QD': a short number for people, also for the reference of a transfer. It opens nothing. */
export function draftNumber(id: string): string {
  return orderNumber(id).replace('SP', 'QT');
}

/** What is stored of a draft order's state. */
export interface StoredState {
  state: 'draft' | 'open' | 'accepted' | 'canceled';
  validUntil: Date;
  /** Whether its purchases are paid. */
  isPlaced: boolean;
}

/** The state at a moment: a purchase that was paid counts more than what was stored before. */
export function draftStateOf({ state, validUntil, isPlaced }: StoredState, now: Date): DraftState {
  if (isPlaced) return 'placed';
  return state === 'open' && validUntil <= now ? 'expired' : state;
}
