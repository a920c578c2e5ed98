import { statesBefore, statesOf } from './moves.ts';

/** Whether the wholesaler has the order: perhaps, surely, or surely not. */
type There = 'maybe' | 'yes' | 'no';

/** The life of one attempt to order at the wholesaler. Only an answer, or a look at its books, ends what is not known. */
const STATES = {
  /** Asked for. Until it is answered it may be bought or not. */
  asked: { there: 'maybe', next: ['bound', 'late', 'refused', 'void'] },
  /** Its reference is known, and belongs to this purchase alone. */
  bound: { there: 'yes', next: ['refused', 'replaced'] },
  /** An operator had its eSIM taken back, where that could be, and another one ordered in its place. */
  replaced: { there: 'yes', next: ['refused'] },
  /** The wholesaler said no, or its books say that it failed: nothing was bought. */
  refused: { there: 'no', next: [] },
  /** Not found in time, so that it was ordered once more; it may show up all the same. */
  void: { there: 'maybe', next: ['bound', 'late'] },
  /** It was found, or answered, after the money of its purchase had gone back, and is taken back. */
  late: { there: 'yes', next: ['refused'] },
} as const satisfies Record<string, { there: There; next: readonly string[] }>;

export type ProviderOrderState = keyof typeof STATES;

export const PROVIDER_ORDER_STATES = statesOf(STATES);

/** Nobody knows whether the wholesaler has it. */
export const UNANSWERED_ORDERS = PROVIDER_ORDER_STATES.filter((state) => STATES[state].there === 'maybe');

/** The wholesaler has it. */
export const BOUGHT_ORDERS = PROVIDER_ORDER_STATES.filter((state) => STATES[state].there === 'yes');

export function isUnanswered(state: ProviderOrderState): boolean {
  return STATES[state].there === 'maybe';
}

export function beforeProviderOrder(to: ProviderOrderState): ProviderOrderState[] {
  return statesBefore(STATES, to);
}
