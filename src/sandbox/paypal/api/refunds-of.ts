import type { Capture, PaypalState, Refund } from '../account/state.ts';
import { cents } from './money.ts';

/** The refunds of a capture, oldest first. */
export function refundsOf(state: PaypalState, capture: Capture): Refund[] {
  return Object.values(state.refunds).filter((refund) => refund.capture === capture.id);
}

/** What was refunded or is being refunded, in the smallest unit. */
export function refundedCents(state: PaypalState, capture: Capture): number {
  return refundsOf(state, capture)
    .filter(({ status }) => status !== 'FAILED')
    .reduce((sum, { amount }) => sum + cents(amount), 0);
}
