import { cardLabel } from './saved-card.ts';

/** Wallets that pay with a card that is in them. */
export const WALLETS = ['apple_pay', 'google_pay', 'link'] as const;
export type Wallet = (typeof WALLETS)[number];

export const WALLET_NAMES: Record<Wallet, string> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};

/** The card that paid, and the wallet that it was in. */
export interface PaidMethod {
  /** Null for a card by itself. */
  wallet: Wallet | null;
  /** As people write it: 'Visa'. */
  brand: string;
  /** Of the card, as its owner knows it; never of the number that a phone shows in its place. */
  last4: string;
}

export function isWallet(name: unknown): name is Wallet {
  return WALLETS.some((wallet) => wallet === name);
}

/** 'Visa ending in 4242', or 'Apple Pay (Visa 4242)' */
export function paidMethodLabel({ wallet, ...card }: PaidMethod): string {
  return wallet === null ? cardLabel(card) : `${WALLET_NAMES[wallet]} (${card.brand} ${card.last4})`;
}
