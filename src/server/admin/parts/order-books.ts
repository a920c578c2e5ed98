import { isSettled } from '../../../domain/checkout/payment-state.ts';
import { BOUGHT_ORDERS } from '../../../domain/checkout/provider-order-state.ts';
import { type Money, moneyOf, ofBase, ofMinor } from '../../../domain/money.ts';
import {
  balancesOf,
  estimatedFees,
  journalOf,
  marginOf,
  type OrderBooks,
} from '../../../domain/operators/journal.ts';
import type { ProviderOrder, ProviderReturn } from '../../esims/tables.ts';
import type { Dispute } from '../../payments/disputes/tables.ts';
import type { Payment, Purchase, Refund } from '../../purchase/tables.ts';

interface OrderRows {
  payments: readonly Payment[];
  refunds: readonly Refund[];
  providerOrders: readonly ProviderOrder[];
  returns: readonly ProviderReturn[];
  disputes: readonly Dispute[];
}

type Books = OrderBooks & { payments: (OrderBooks['payments'][number] & Pick<Payment, 'method'>)[] };

/** The money of an order that has moved, out of all its rows. */
export function orderBooks(
  purchase: Purchase,
  { payments, refunds, providerOrders, returns, disputes }: OrderRows,
): Books {
  const gone = refunds.filter(({ status }) => status === 'succeeded');
  return {
    payments: payments
      .filter(({ status }) => isSettled(status))
      .map((payment) =>
        Object.assign(processedOf(payment), {
          method: payment.method,
          isDuplicate: payment.status === 'duplicate',
          lost:
            purchase.disputeLostAt && payment.status === 'accepted'
              ? Object.assign(lossOf(payment, disputes), { at: purchase.disputeLostAt })
              : null,
          disputes: disputes.filter(({ paymentId }) => paymentId === payment.id).map(disputedOf),
          refunds: gone.filter(({ paymentId }) => paymentId === payment.id).map(processedOf),
        }),
      ),
    plans: providerOrders
      .filter(({ outcome }) => BOUGHT_ORDERS.includes(outcome))
      .map(({ wholesaleCents, startedAt: at, reference }) => ({
        amount: ofBase(wholesaleCents),
        at,
        reference,
      })),
    credits: returns
      .filter(({ state }) => state === 'paid_back')
      .map(({ wholesaleCents, endedAt, beganAt, orderReference: reference }) => ({
        amount: ofBase(wholesaleCents),
        at: endedAt ?? beganAt,
        reference,
      })),
  };
}

/** The part of the shop's margin that is an order's, with the fees of payments that nobody has read yet by the fee table. */
export function marginOfBooks({ rate }: Pick<Purchase, 'rate'>, books: Books): Money {
  const perCent = rate ?? 1;
  return marginOf(balancesOf(journalOf(books)), perCent, estimatedFees(books.payments, perCent));
}

/** The number of payments and refunds whose fee nobody has read yet. */
export function unreadIn({ payments }: OrderBooks): number {
  // A refund that was never sent has no fee.
  const sent = payments.flatMap(({ refunds }) => refunds).filter(({ reference }) => reference !== null);
  return [...payments, ...sent].filter(({ fee }) => fee === null).length;
}

/** A payment or refund as its processor booked it; a fee that was read before amounts were is in its own currency. */
function processedOf(row: Payment | Refund) {
  const { feeCents, bookedCurrency, currency, settledAt, createdAt, reference } = row;
  return {
    amount: moneyOf(row),
    at: settledAt ?? createdAt,
    reference,
    fee: feeCents === null ? null : ofMinor(feeCents, bookedCurrency ?? currency),
    booked: bookedOf(row),
  };
}

/** What banks returned of a payment: all of it where no dispute says how much, in the currency of the payment. */
function lossOf(payment: Payment, disputes: readonly Dispute[]) {
  const { id, currency } = payment;
  const lost = disputes.filter(({ paymentId, outcome }) => paymentId === id && outcome === 'lost');
  const told = lost.filter((one) => one.currency === currency).map(({ amountCents }) => amountCents);
  const booked = lost.flatMap((one) => bookedOf(one) ?? []);
  const [first] = booked;
  return {
    amount: ofMinor(told.length > 0 ? Math.max(...told) : payment.amountCents, currency),
    booked: first
      ? ofMinor(
          booked.reduce((sum, { amount }) => sum + amount, 0),
          first.currency,
        )
      : null,
  };
}

function disputedOf(dispute: Dispute) {
  const { outcome, feeCents, bookedCurrency, currency, openedAt: at, reference } = dispute;
  return {
    fee: feeCents === null ? null : ofMinor(feeCents, bookedCurrency ?? currency),
    missing: outcome === 'over' ? bookedOf(dispute) : null,
    at,
    reference,
  };
}

function bookedOf({
  bookedCents,
  bookedCurrency,
  currency,
}: Pick<Payment | Dispute, 'bookedCents' | 'bookedCurrency' | 'currency'>): Money | null {
  return bookedCents === null ? null : ofMinor(bookedCents, bookedCurrency ?? currency);
}
