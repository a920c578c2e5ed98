import { PAUSABLE_METHODS, type PausableMethod, type PausedMethods } from '../checkout/payment-method.ts';
import { defaultWords } from './words.ts';

/**
 * What can be paused while the shop runs: each method of payment, and more. `card`: typed or saved; `wallets`: Apple Pay, Google Pay and Link; `refunds`: only
 * those that no operator decided.
 */
export const SWITCHES = ['sales', ...PAUSABLE_METHODS, 'top_ups', 'refunds'] as const;

export type Switch = (typeof SWITCHES)[number];

/** What is paused now, each with its notice for visitors; empty if nothing is. */
export type Paused = Readonly<Partial<Record<Switch, string>>>;

export const NOTHING_PAUSED: Paused = Object.freeze({});

/** What a buyer is about to buy, as far as it is known. */
export interface Sale {
  /** Left out if not chosen yet. */
  method?: PausableMethod;
  isTopUp?: boolean;
}

/** Why something is not sold now, with the notice. */
export type NotSold =
  | { reason: 'sales_paused'; words: string }
  | { reason: 'top_ups_paused'; words: string }
  | { reason: 'method_paused'; words: string; method: PausableMethod };

/** Why a purchase, or another payment for one, may not begin now; null if it may. Begun payments continue whatever is paused. */
export function whyNotSold(paused: Paused, { method, isTopUp = false }: Sale): NotSold | null {
  const words = (what: Switch) => paused[what];
  const sales = words('sales');
  if (sales !== undefined) return { reason: 'sales_paused', words: sales };
  const topUps = words('top_ups');
  if (isTopUp && topUps !== undefined) return { reason: 'top_ups_paused', words: topUps };
  const told = method && words(method);
  return method && told !== undefined ? { reason: 'method_paused', words: told, method } : null;
}

/** The paused payment methods; undefined if there are none. */
export function pausedMethods(paused: Paused): PausedMethods | undefined {
  const told = PAUSABLE_METHODS.filter((method) => paused[method] !== undefined);
  return told.length === 0 ? undefined : Object.fromEntries(told.map((method) => [method, paused[method]]));
}

/** The notice about a pause: the operator's words, or our default ones. */
export function wordsOf(what: Switch, words: string): string {
  return words === '' ? defaultWords[what] : words;
}
