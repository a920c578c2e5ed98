/** A wallet's name in events. */
export type WalletType = 'apple_pay' | 'google_pay' | 'link';

/** What the wallet tells a shop about its owner. */
export interface OwnerDetails {
  name: string;
  email: string;
  address: Record<string, string | null>;
}

export type ToButtons =
  | {
      kind: 'options';
      host: string;
      never: WalletType[];
      white: WalletType[];
      height: number;
      radius: string;
      columns: number;
    }
  | { kind: 'focus' | 'blur' };

export type FromButtons =
  | { kind: 'loaded' }
  | { kind: 'available'; types: WalletType[]; height: number }
  | { kind: 'resize'; height: number }
  | { kind: 'press'; type: WalletType }
  | { kind: 'focus' | 'blur' | 'escape' };

export type ToSheet = { kind: 'failed'; message: string };

export type FromSheet = { kind: 'agreed'; token: string; details: OwnerDetails } | { kind: 'canceled' };
