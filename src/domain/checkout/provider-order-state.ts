import { statesBefore, statesOf } from './moves.ts';

/** Whether the wholesaler has the order. */
type There = 'maybe' | 'yes' | 'no';

/** The life of one attempt to order at the wholesaler. Only an answer, or its records, resolve an unknown outcome. */
const STATES = {
  /** Requested. Until the answer it may be bought or not. */
  asked: { there: 'maybe', next: ['bound', 'late', 'refused', 'void'] },
  /** Its reference is known, and belongs only to this purchase. */
  bound: { there: 'yes', next: ['refused', 'replaced'] },
  /** An operator had its eSIM replaced; the old one was taken back if possible. */
  replaced: { there: 'yes', next: ['refused'] },
  /** The wholesaler refused, or its records say that it failed: nothing was bought. */
  refused: { there: 'no', next: [] },
  /** Not found in time, so it was ordered again; it may show up all the same. */
  void: { there: 'maybe', next: ['bound', 'late'] },
  /** Found, or answered, after its purchase was refunded, and is taken back. */
  late: { there: 'yes', next: ['refused'] },
} as const satisfies Record<string, { there: There; next: readonly string[] }>;

export type ProviderOrderState = keyof typeof STATES;

export const PROVIDER_ORDER_STATES = statesOf(STATES);

/** States in which it is unknown whether the wholesaler has it. */
export const UNANSWERED_ORDERS = PROVIDER_ORDER_STATES.filter((state) => STATES[state].there === 'maybe');

/** States in which the wholesaler has it. */
export const BOUGHT_ORDERS = PROVIDER_ORDER_STATES.filter((state) => STATES[state].there === 'yes');

export function isUnanswered(state: ProviderOrderState): boolean {
  return STATES[state].there === 'maybe';
}

export function beforeProviderOrder(to: ProviderOrderState): ProviderOrderState[] {
  return statesBefore(STATES, to);
}
