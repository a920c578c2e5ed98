/** Why a checkout was not paid, as far as the shop knows. */
export const ABANDONED_WHY = [
  /** The processor declined its last try, in words of its own; 3-D Secure that failed is one of them. */
  'declined',
  /** It waited for a card or a wallet, and none was tried. */
  'not_tried',
  /** Its buyer went to the processor's page, and did not approve. */
  'not_approved',
  /** The processor began no payment. */
  'not_started',
] as const;

export type AbandonedWhy = (typeof ABANDONED_WHY)[number];

/** `open`: its buyer may still pay. */
export type CheckoutEnd = AbandonedWhy | 'paid' | 'open';
