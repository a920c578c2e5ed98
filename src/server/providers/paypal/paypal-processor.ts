import { ProviderRefused } from '../outcome.ts';
import type { PaymentStatus } from '../payment-status.ts';
import type { BegunPayment, Processor } from '../processor.ts';
import { PAYPAL } from './paypal-calls.ts';
import { refusalOf } from './paypal-refusals.ts';
import type { PaypalProvider } from './paypal.ts';

/** Orders that the buyer approves in PayPal's window; the shop then captures the money. */
export function paypalProcessor(paypal: PaypalProvider | null): Processor | null {
  if (!paypal) return null;
  const begun = (order: PaymentStatus): BegunPayment => ({
    ...order,
    opening: { kind: 'approve' },
    card: null,
  });
  return {
    provider: PAYPAL,
    isSet: true,
    callsBack: true,
    start: {
      isReadByBuyer: false,
      begin: async (wanted) => begun(await paypal.createOrder(wanted)),
      again: async (reference) => begun(await paypal.readOrder(reference)),
      // Its fields have no room for a sealed address; it knows the payer's own.
      keepSealed: null,
    },
    read: (reference) => paypal.readOrder(reference),
    approvals: {
      async take(reference, number) {
        try {
          return await paypal.capture(reference, number);
        } catch (error) {
          if (!(error instanceof ProviderRefused) || error.code !== 'ORDER_NOT_APPROVED') throw error;
          const order = await paypal.readOrder(reference);
          return order.status === 'approved' ? { ...order, status: 'open' } : order;
        }
      },
      refusalOf,
      eventType: 'CHECKOUT.ORDER.APPROVED',
    },
    // An order cannot be canceled; the shop just never captures one that our records call canceled.
    end: async (reference) => !/succeeded|held/.test((await paypal.readOrder(reference)).status),
    async refund({ refundId, key, known, amount, payment }) {
      const { reference, captureReference: captureId } = payment;
      if (captureId === null) throw new Error(`the PayPal order ${reference} took no money`);
      try {
        return await paypal.refund({ refundId, key, known, amount, captureId });
      } catch (error) {
        if (error instanceof ProviderRefused && error.code === 'CAPTURE_FULLY_REFUNDED')
          return { id: null, status: 'succeeded' };
        throw error;
      }
    },
    refundsOf: ({ reference }) => paypal.refundsOf(reference),
    feesOf: ({ reference }) => paypal.feesOf(reference),
    disputesOf: async ({ captureReference: captureId }) =>
      captureId === null ? [] : paypal.disputesOf(captureId),
    // Evidence goes in on PayPal's own page, which asks for what each reason needs.
    answers: null,
    // Payments are in the balance at once, and stay there until its owner moves them.
    payouts: null,
    declinesOf: async () => [],
    list: null,
    received: async (since, until) =>
      (await paypal.captures(since, until)).map(({ captureId, order }) => ({
        ids: [captureId],
        read: order,
      })),
    buyersSecret: async () => null,
    readEvent: (body, headers, admit) => paypal.readEvent(body, headers, admit),
    topicOf: (type) =>
      /REFUND|REVERSED/.test(type) ? 'refund' : /DISPUTE/.test(type) ? 'dispute' : 'payment',
  };
}
