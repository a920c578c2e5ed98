import { statesBefore, statesOf } from './moves.ts';

/** Whether a payment may still bring money that somebody waits for, brought it, or brings none as far as we know. */
type Money = 'awaited' | 'here' | 'none';

/** The life of one payment. Its processor's word decides; what is here never leaves by itself. */
const STATES = {
  /** The buyer can pay it. A decline stays here. */
  open: { money: 'awaited', next: ['held', 'accepted', 'surplus', 'canceled'] },
  /** The buyer has paid, and the processor is still checking whether the money is good. */
  held: { money: 'awaited', next: ['accepted', 'surplus', 'canceled'] },
  /** The one payment of its purchase that counts. */
  accepted: { money: 'here', next: [] },
  /** Its purchase waited for no money (any more): it goes back by itself. */
  surplus: { money: 'here', next: [] },
  /** Ended, or the processor says no. Money that comes in all the same counts, or goes back: it is never ignored. */
  canceled: { money: 'none', next: ['held', 'accepted', 'surplus'] },
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
