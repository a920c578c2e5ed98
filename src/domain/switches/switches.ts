import { defaultWords } from './words.ts';

/**
 * What can be paused while the shop runs. `card`: typed or saved; `wallets`: Apple Pay, Google Pay and Link; `refunds`: those
 * that nobody who runs the shop decided.
 */
export const SWITCHES = ['sales', 'card', 'wallets', 'paypal', 'top_ups', 'refunds'] as const;

export type Switch = (typeof SWITCHES)[number];

/** What is paused now, each with what visitors are told; nothing where all is on. */
export type Paused = Readonly<Partial<Record<Switch, string>>>;

export const NOTHING_PAUSED: Paused = Object.freeze({});

/** Ways to pay as switches tell them apart: wallets go through the card's processor. */
const PAUSABLE_METHODS = ['card', 'wallets', 'paypal'] as const satisfies readonly Switch[];

export type PausableMethod = (typeof PAUSABLE_METHODS)[number];

/** Ways to pay that are paused, each with what visitors are told. */
export type PausedMethods = Partial<Record<PausableMethod, string | undefined>>;

/** What somebody is about to buy, as far as it is known. */
export interface Sale {
  /** Left out where it is not chosen yet. */
  method?: PausableMethod;
  isTopUp?: boolean;
}

/** Why something is not sold now, and what is told of it. */
export type NotSold =
  | { reason: 'sales_paused'; words: string }
  | { reason: 'top_ups_paused'; words: string }
  | { reason: 'method_paused'; words: string; method: PausableMethod };

/**
 * Whether a purchase, or another payment for one, may be begun now; null where it may. What was begun goes on whatever is paused.
 */
export function whyNotSold(paused: Paused, { method, isTopUp = false }: Sale): NotSold | null {
  const words = (what: Switch) => paused[what];
  const sales = words('sales');
  if (sales !== undefined) return { reason: 'sales_paused', words: sales };
  const topUps = words('top_ups');
  if (isTopUp && topUps !== undefined) return { reason: 'top_ups_paused', words: topUps };
  const told = method && words(method);
  return method && told !== undefined ? { reason: 'method_paused', words: told, method } : null;
}

/** The ways to pay that are paused; undefined where none is. */
export function pausedMethods(paused: Paused): PausedMethods | undefined {
  const told = PAUSABLE_METHODS.filter((method) => paused[method] !== undefined);
  return told.length === 0 ? undefined : Object.fromEntries(told.map((method) => [method, paused[method]]));
}

/** What visitors are told of a pause: the operator's words, or ours where there are none. */
export function wordsOf(what: Switch, words: string): string {
  return words === '' ? defaultWords[what] : words;
}
