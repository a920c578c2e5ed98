/** A wallet in the Express Checkout Element, with its name in each part of the API. */
export interface Wallet {
  /** Its name in events, charges and cards. */
  type: 'apple_pay' | 'google_pay' | 'link';
  /** Its name in options, and in events about availability. */
  option: 'applePay' | 'googlePay' | 'link';
  name: string;
}

export const WALLETS: Wallet[] = [
  { type: 'apple_pay', option: 'applePay', name: 'Apple Pay' },
  { type: 'google_pay', option: 'googlePay', name: 'Google Pay' },
  { type: 'link', option: 'link', name: 'Link' },
];

/** A card in the wallet: one of the test cards; `meaning` says what a payment with it does. */
export interface WalletCard {
  number: string;
  meaning: string;
}

export const WALLET_CARDS: WalletCard[] = [
  { number: '4242424242424242', meaning: 'pays' },
  { number: '5555555555554444', meaning: 'pays' },
  { number: '4000000000000002', meaning: 'is declined' },
  { number: '4000002760003184', meaning: 'asks for 3-D Secure' },
];

/** What the wallet's owner lets a shop know. */
export interface WalletOwner {
  name: string;
  emails: string[];
  address: {
    line1: string;
    line2: string | null;
    city: string;
    state: string;
    postal_code: string;
    country: string;
  };
}

export const WALLET_OWNER: WalletOwner = {
  name: 'Wanda Wallet',
  emails: ['wanda@wallet.example', 'wanda.work@wallet.example'],
  address: {
    line1: '12 Harbour Street',
    line2: null,
    city: 'Portland',
    state: 'ME',
    postal_code: '04101',
    country: 'US',
  },
};

/** The last digits of the number with which a phone pays in the card's place; Link has none. */
export const DEVICE_LAST4: Record<Wallet['type'], string | null> = {
  apple_pay: '1881',
  google_pay: '1442',
  link: null,
};

export function walletOf(type: string | undefined): Wallet | undefined {
  return WALLETS.find((wallet) => wallet.type === type);
}
