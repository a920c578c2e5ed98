import { PROCESSOR_NAMES } from '../../../domain/checkout/payment-method.ts';
import { ofMinor } from '../../../domain/money.ts';
import type { Database } from '../../db/database.ts';
import {
  addManualRefund,
  cancelManualPayment,
  lockManualPayment,
  type ManualBooks,
  manualBooksAmong,
  manualBooksOf,
  manualPaymentsPaidSince,
} from '../../manual-payments/manual-payments.ts';
import { type Provider, ProviderRefused } from '../outcome.ts';
import type { PaymentStatus } from '../payment-status.ts';
import type { Processor } from '../processor.ts';

const MANUAL: Provider = { name: PROCESSOR_NAMES.manual, role: 'payments' };

/**
 * Payments that people of the shop record: transfers that they noted, orders on account, and those for free. Its books are tables of
 * ours, so that whatever becomes of a purchase works as with any processor.
 */
export function manualProcessor({ db }: Database, now: () => Date): Processor {
  const read = async (reference: string): Promise<ManualBooks> => {
    const books = await manualBooksOf(db, reference);
    if (!books) throw new ProviderRefused(MANUAL, 'no_payment', 'there is no such payment');
    return books;
  };
  const refuse = () => Promise.reject(new ProviderRefused(MANUAL, 'by_people', 'people record its payments'));
  const list = async (since: Date) => {
    const paid = await manualPaymentsPaidSince(db, since);
    const books = await manualBooksAmong(
      db,
      paid.map(({ id }) => id),
    );
    return [...books.values()].map(newsOf);
  };
  return {
    provider: MANUAL,
    isSet: true,
    callsBack: false,
    start: { isReadByBuyer: false, begin: refuse, again: refuse, keepSealed: null },
    read: async (reference) => newsOf(await read(reference)),
    approvals: null,
    end: (reference) => cancelManualPayment(db, reference),
    async refund({ refundId, key, amount, payment: { reference } }) {
      const made = await db.transaction(async (tx) => {
        const payment = await lockManualPayment(tx, reference);
        return payment && addManualRefund(tx, payment, { refundId, key, amount: amount.amount, at: now() });
      });
      if (!made) throw new ProviderRefused(MANUAL, 'too_much', 'that much is not left of the payment');
      return { id: made.id, status: made.status };
    },
    async refundsOf({ reference }) {
      const { payment, refunds } = await read(reference);
      return refunds.map(({ id, refundId, status, amountCents }) => {
        return { id, refundId, status, amount: ofMinor(amountCents, payment.currency) };
      });
    },
    async feesOf({ reference }) {
      const { payment, refunds } = await read(reference);
      const booked = (cents: number) => ({ gross: ofMinor(cents, payment.currency), fee: 0 });
      return {
        payment: booked(payment.amountCents),
        refunds: refunds.map(({ id, amountCents }) => ({ id, booking: booked(amountCents) })),
      };
    },
    disputesOf: async () => [],
    answers: null,
    payouts: null,
    declinesOf: async () => [],
    list,
    received: async (since) =>
      (await list(since)).map((payment) => ({ ids: [payment.id], read: async () => payment })),
    buyersSecret: async () => null,
    readEvent: refuse,
    topicOf: () => 'payment',
  };
}

const STATES = { open: 'open', paid: 'succeeded', canceled: 'canceled' } as const;

function newsOf({ payment, refunds }: ManualBooks): PaymentStatus {
  const { id, status, amountCents, currency, purchaseId } = payment;
  return {
    id,
    status: STATES[status],
    asked: ofMinor(amountCents, currency),
    received: ofMinor(status === 'paid' ? amountCents : 0, currency),
    purchaseId,
    lastError: null,
    declined: null,
    payer: null,
    // The method's own name says it, in the buyer's language.
    methodLabel: null,
    wallet: null,
    returned: ofMinor(
      refunds.reduce((sum, refund) => sum + refund.amountCents, 0),
      currency,
    ),
    foreign: null,
    captureId: null,
  };
}
