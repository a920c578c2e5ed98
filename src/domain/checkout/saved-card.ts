import { cardEnding } from './payment-words.ts';

/** A card that the processor stores for a buyer. The shop knows nothing else about it. */
export interface SavedCard {
  /** The processor's id, `pm_...`. */
  id: string;
  /** In its usual spelling: 'Visa'. */
  brand: string;
  last4: string;
  /** 1 to 12. */
  exp_month: number;
  exp_year: number;
}

/** 'Visa ending in 4242' */
export function cardLabel({ brand, last4 }: Pick<SavedCard, 'brand' | 'last4'>): string {
  return cardEnding(brand, last4);
}

/** A card is valid to the end of its month; a day is added for all time zones. */
export function isExpired({ exp_month, exp_year }: SavedCard, now: Date): boolean {
  return now.getTime() >= Date.UTC(exp_year, exp_month, 2);
}
