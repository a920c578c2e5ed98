import { statesBefore, statesOf } from '../checkout/moves.ts';

/** The most replacements of one purchase's eSIM; the database enforces it too. */
export const MAX_REPLACEMENTS = 2;

/** The life of one replacement of an eSIM. */
const STATES = {
  /** Decided; the old eSIM must first be taken back, if possible. */
  asked: { next: ['ordered', 'refused'] },
  /** The purchase waits for an eSIM again. */
  ordered: { next: ['delivered', 'refused'] },
  delivered: { next: [] },
  /** Its purchase was refunded instead. */
  refused: { next: [] },
} as const satisfies Record<string, { next: readonly string[] }>;

export type ReplacementState = keyof typeof STATES;

export const REPLACEMENT_STATES = statesOf(STATES);

/** States with work still to do. */
export const OPEN_REPLACEMENTS = REPLACEMENT_STATES.filter((state) => STATES[state].next.length > 0);

export function beforeReplacement(to: ReplacementState): ReplacementState[] {
  return statesBefore(STATES, to);
}

/** Why an eSIM cannot be replaced. */
export type NoReplacement =
  | 'not_delivered'
  | 'returned'
  | 'disputed'
  | 'returning'
  | 'top_up'
  | 'shared'
  | 'not_sold'
  | 'nothing_left'
  | 'too_often';
