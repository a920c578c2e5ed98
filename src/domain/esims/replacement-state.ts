import { statesBefore, statesOf } from '../checkout/moves.ts';

/** How often the eSIM of one purchase is replaced at most; the database holds it, too. */
export const MOST_REPLACEMENTS = 2;

/** The life of one replacement of an eSIM. */
const STATES = {
  /** Decided; the old eSIM is to be taken back first, where that can be. */
  asked: { next: ['ordered', 'refused'] },
  /** The purchase waits for an eSIM once more. */
  ordered: { next: ['delivered', 'refused'] },
  delivered: { next: [] },
  /** The money of its purchase went back instead. */
  refused: { next: [] },
} as const satisfies Record<string, { next: readonly string[] }>;

export type ReplacementState = keyof typeof STATES;

export const REPLACEMENT_STATES = statesOf(STATES);

/** Something is still to be done about it. */
export const OPEN_REPLACEMENTS = REPLACEMENT_STATES.filter((state) => STATES[state].next.length > 0);

export function beforeReplacement(to: ReplacementState): ReplacementState[] {
  return statesBefore(STATES, to);
}

/** Why an eSIM is not replaced. */
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

const WORDS: Record<NoReplacement, string> = {
  not_delivered: 'This order has no eSIM that could be replaced.',
  returned: 'The money for this eSIM is on its way back or has been returned.',
  disputed: 'The payment of this order is or was disputed.',
  returning: 'The eSIM of this order is being taken back already.',
  top_up: 'This plan was added to an eSIM, so there is no eSIM to replace. Refund it instead.',
  shared: 'Other plans are on this eSIM, and would stay on the old one.',
  not_sold: 'The plan of this order isn’t sold any more.',
  nothing_left: 'All of the payment went back, so a replacement that fails could not be refunded.',
  too_often: 'This eSIM was replaced as often as may be.',
};

export function noReplacementText(why: NoReplacement): string {
  return WORDS[why];
}
