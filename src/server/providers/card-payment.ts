import type { PaymentStatus } from './payment-status.ts';

/** A card payment that the buyer confirms in the browser; `held` while the bank decides. */
export interface CardPayment extends PaymentStatus {
  /** Give it to the buyer only; never log or store it. */
  clientSecret: string;
  /** The processor's customer whose saved cards may pay it, and to whom its card may be saved. */
  customer: string | null;
  /** Its card is saved if it succeeds. */
  keepsCard: boolean;
}

/** Result of charging a saved card without the buyer. */
export type CardCharge =
  | { kind: 'charged' }
  /** Nothing was charged. `needsBuyer`: the bank would accept the charge with the buyer's confirmation. */
  | { kind: 'refused'; needsBuyer: boolean; words: string };
