import { statesBefore, statesOf } from './moves.ts';

/** Whether the money remains with the shop, goes or went to the buyer, or did not get there. */
type Money = 'stays' | 'goes' | 'stuck';

/** The life of one refund. */
const STATES = {
  /** Requested; the eSIM must be taken back first. A repeated request is the same refund. */
  asked: { money: 'stays', isOver: false, next: ['asked', 'wanted', 'refused'] },
  /** The money must be sent; the processor does not know of it yet. */
  wanted: { money: 'goes', isOver: false, next: ['pending', 'succeeded', 'failed'] },
  /** The processor has it, and is polled about its progress. */
  pending: { money: 'goes', isOver: false, next: ['pending', 'succeeded', 'failed'] },
  /** The processor sent it. Only the buyer's bank may still return it, days later. */
  succeeded: { money: 'goes', isOver: true, next: ['failed'] },
  /** The money was not sent, or came back. People must look; a refund held back by a dispute continues when that is over. */
  failed: { money: 'stuck', isOver: true, next: ['wanted'] },
  /** The eSIM was not taken back, so nothing was refunded. It may be requested again, or granted for another reason. */
  refused: { money: 'stays', isOver: true, next: ['asked', 'wanted'] },
} as const satisfies Record<string, { money: Money; isOver: boolean; next: readonly string[] }>;

export type RefundState = keyof typeof STATES;

export const REFUND_STATES = statesOf(STATES);

/** States without further work. */
export const ENDED_REFUNDS = REFUND_STATES.filter((state) => STATES[state].isOver);

/** States in which a refund is undecided, or was refused. */
export const UNGRANTED_REFUNDS = REFUND_STATES.filter((state) => STATES[state].money === 'stays');

/** States in which the money is on its way to the buyer, or there. */
export const GOING_REFUNDS = REFUND_STATES.filter((state) => STATES[state].money === 'goes');

/** States in which the money is due and has not arrived. */
export const DUE_REFUNDS = GOING_REFUNDS.filter((state) => !STATES[state].isOver);

/** The facts that tell who decided a refund. */
interface Wanted {
  /** Null for a partial refund. */
  reason: string | null;
  askedBy: string | null;
}

/** Refunds that the shop owes without a request. */
export const OWED_REASONS = ['unfulfillable', 'duplicate'] as const;

/** Whether no operator decided it: a buyer requested it, or the shop owes it. Only these wait while refunds are paused. */
export function isAutomatic({ reason, askedBy }: Wanted): boolean {
  return (OWED_REASONS as readonly (string | null)[]).includes(reason) || askedBy === 'buyer';
}

export function goesBack(state: RefundState): boolean {
  return STATES[state].money === 'goes';
}

export function beforeRefund(to: RefundState): RefundState[] {
  return statesBefore(STATES, to);
}
