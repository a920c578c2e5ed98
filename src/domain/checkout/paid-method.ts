import { cardEnding, walletCard } from './payment-words.ts';
import { cardLabel } from './saved-card.ts';

/** Wallets that pay with a card stored in them. */
export const WALLETS = ['apple_pay', 'google_pay', 'link'] as const;
export type Wallet = (typeof WALLETS)[number];

/* oxlint-disable simport/no-literal-words -- names of wallets */
export const WALLET_NAMES: Record<Wallet, string> = {
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  link: 'Link',
};

/* oxlint-enable simport/no-literal-words */

/** The card that paid, and its wallet. */
export interface PaidMethod {
  /** Null without a wallet. */
  wallet: Wallet | null;
  /** In its usual spelling: 'Visa'. */
  brand: string;
  /** Of the real card, never of the number that a phone uses in its place. */
  last4: string;
}

export function isWallet(name: unknown): name is Wallet {
  return WALLETS.some((wallet) => wallet === name);
}

/** 'Visa ending in 4242', or 'Apple Pay (Visa 4242)' */
export function paidMethodLabel({ wallet, ...card }: PaidMethod): string {
  return wallet === null ? cardLabel(card) : walletCard(WALLET_NAMES[wallet], card.brand, card.last4);
}

/** {@link paidMethodLabel} as the API and a purchase have it, which is English, in the language of the page. */
export function shownMethod(label: string): string {
  const [, brand, last4] = /^(.+) ending in (\d{4})$/.exec(label) ?? [];
  return brand && last4 ? cardEnding(brand, last4) : label;
}
