import { statesBefore, statesOf } from './moves.ts';

/** Whether the money stays with the shop, goes or went to the buyer, or did not get there. */
type Money = 'stays' | 'goes' | 'stuck';

/** The life of one refund. */
const STATES = {
  /** Somebody wants it; the eSIM must come back first. Who asks again meanwhile asks for the same. */
  asked: { money: 'stays', isOver: false, next: ['asked', 'wanted', 'refused'] },
  /** The money shall go; the processor does not know of it yet. */
  wanted: { money: 'goes', isOver: false, next: ['pending', 'succeeded', 'failed'] },
  /** The processor has it, and is asked again how it is doing. */
  pending: { money: 'goes', isOver: false, next: ['pending', 'succeeded', 'failed'] },
  /** The processor sent it. The buyer's bank may give it back days later, and nothing else ends it. */
  succeeded: { money: 'goes', isOver: true, next: ['failed'] },
  /** The money did not go, or came back. People must look; what a dispute held back goes on when that is over. */
  failed: { money: 'stuck', isOver: true, next: ['wanted'] },
  /** The eSIM did not come back, so nothing was refunded. It may be asked for once more, or be granted for another reason. */
  refused: { money: 'stays', isOver: true, next: ['asked', 'wanted'] },
} as const satisfies Record<string, { money: Money; isOver: boolean; next: readonly string[] }>;

export type RefundState = keyof typeof STATES;

export const REFUND_STATES = statesOf(STATES);

/** Nothing more is to be done about it. */
export const ENDED_REFUNDS = REFUND_STATES.filter((state) => STATES[state].isOver);

/** It is not decided that money goes, or it was asked for in vain. */
export const UNGRANTED_REFUNDS = REFUND_STATES.filter((state) => STATES[state].money === 'stays');

/** The money is on its way to the buyer, or there. */
export const GOING_REFUNDS = REFUND_STATES.filter((state) => STATES[state].money === 'goes');

/** The money is to go, and has not arrived. */
export const DUE_REFUNDS = GOING_REFUNDS.filter((state) => !STATES[state].isOver);

/** What decides who wants a refund. */
interface Wanted {
  /** Null for a part. */
  reason: string | null;
  askedBy: string | null;
}

/** Those that the shop owes by itself. */
export const OWED_REASONS = ['unfulfillable', 'surplus'] as const;

/** Nobody who runs the shop decided it: a buyer asks for it, or the shop owes it. While refunds are paused these wait, no others. */
export function isAutomatic({ reason, askedBy }: Wanted): boolean {
  return (OWED_REASONS as readonly (string | null)[]).includes(reason) || askedBy === 'buyer';
}

export function goesBack(state: RefundState): boolean {
  return STATES[state].money === 'goes';
}

export function beforeRefund(to: RefundState): RefundState[] {
  return statesBefore(STATES, to);
}
