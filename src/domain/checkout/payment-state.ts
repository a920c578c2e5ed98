import { statesBefore, statesOf } from './moves.ts';

/** Whether a payment may still bring awaited money, has brought it, or brings none as far as we know. */
type Money = 'awaited' | 'here' | 'none';

/** The life of one payment. Its processor decides; money that came in never leaves by itself. */
const STATES = {
  /** The buyer can pay it. A declined payment remains open. */
  open: { money: 'awaited', next: ['held', 'accepted', 'duplicate', 'canceled'] },
  /** The buyer has paid, and the processor is still checking the money. */
  held: { money: 'awaited', next: ['accepted', 'duplicate', 'canceled'] },
  /** The one payment that pays its purchase. */
  accepted: { money: 'here', next: [] },
  /** Its purchase waited for no money (any more): it is refunded automatically. */
  duplicate: { money: 'here', next: [] },
  /** Ended, or refused by the processor. If money comes in all the same it is accepted or refunded, never ignored. */
  canceled: { money: 'none', next: ['held', 'accepted', 'duplicate'] },
} as const satisfies Record<string, { money: Money; next: readonly string[] }>;

export type PaymentState = keyof typeof STATES;

export const PAYMENT_STATES = statesOf(STATES);

/** States of a payment that may still bring money. */
export const AWAITED_PAYMENTS = PAYMENT_STATES.filter((state) => STATES[state].money === 'awaited');

export function mayBringMoney(state: PaymentState): boolean {
  return STATES[state].money === 'awaited';
}

/** Whether its money came in. */
export function isSettled(state: PaymentState): boolean {
  return STATES[state].money === 'here';
}

export function beforePayment(to: PaymentState): PaymentState[] {
  return statesBefore(STATES, to);
}
