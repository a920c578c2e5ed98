import type { PaypalState, Refund } from './account/state.ts';
import { cents } from './api/money.ts';
import { refundedCents } from './api/refunds-of.ts';

const STATUS: Record<Refund['status'], string> = {
  COMPLETED: 'succeeded',
  PENDING: 'pending',
  FAILED: 'failed',
};

/** Money that moved or is held: every capture, and refunds in the card processor's format. */
export function paypalLedger(state: PaypalState): Record<string, unknown> {
  return {
    paypal_captures: Object.values(state.captures).map((capture) => ({
      id: capture.id,
      order: capture.order,
      amount: cents(capture.amount),
      currency: capture.amount.currency_code,
      status: capture.status,
      refunded: refundedCents(state, capture),
      custom_id: capture.custom_id ?? null,
    })),
    refunds: Object.values(state.refunds).map((refund) => ({
      id: refund.id,
      charge: refund.capture,
      payment_intent: state.captures[refund.capture]?.order ?? null,
      amount: cents(refund.amount),
      currency: refund.amount.currency_code.toLowerCase(),
      status: STATUS[refund.status],
      reason: refund.note_to_payer ?? null,
      metadata: {
        ...(refund.custom_id !== undefined && { custom_id: refund.custom_id }),
        ...(refund.invoice_id !== undefined && { invoice_id: refund.invoice_id }),
      },
    })),
  };
}
