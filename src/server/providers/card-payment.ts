import type { PaymentNews } from './payment-news.ts';

/** A card payment that its buyer confirms in the browser; `held` while the bank thinks about it. */
export interface CardPayment extends PaymentNews {
  /** Hand it only to the buyer; never log or store it. */
  clientSecret: string;
  /** Whose cards it may be paid with, and on whose file its card may go. */
  customer: string | null;
  /** Its card goes on file when it succeeds. */
  keepsCard: boolean;
}

/** What came of charging a saved card without its buyer. */
export type CardCharge =
  | { kind: 'charged' }
  /** Nothing was charged. `needsBuyer`: the bank would take it with the buyer's confirmation. */
  | { kind: 'refused'; needsBuyer: boolean; words: string };
