import { z } from 'zod';

import { orderNumber } from '../../../domain/checkout/order.ts';
import { isSettled } from '../../../domain/checkout/payment-state.ts';
import { BOUGHT_ORDERS } from '../../../domain/checkout/provider-order-state.ts';
import { type Money, moneyOf, ofBase, ofMinor } from '../../../domain/money.ts';
import {
  ACCOUNTS,
  balancesOf,
  ENTRY_KINDS,
  journalOf,
  marginOf,
  type OrderBooks,
  type Posting,
  sumsOf,
} from '../../../domain/operators/journal.ts';
import type { DbOrTx } from '../../db/database.ts';
import { returnsOf } from '../../esim-returns/returns.ts';
import { providerOrdersOf } from '../../fulfilment/find-provider-order.ts';
import { lostDisputesOf } from '../../payments/disputes/disputes.ts';
import { payoutsOf } from '../../payments/payouts/queries.ts';
import { allRefundsOf } from '../../purchase/overview/overview.ts';
import { paymentsOf } from '../../purchase/payments.ts';
import type { Payment, Purchase, Refund } from '../../purchase/tables.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { amountOf, amountSchema, iso, moment, verb, orderName } from '../parts/verb.ts';

const posting = z.object({ account: z.enum(ACCOUNTS), amount: amountSchema });

export const journal = verb({
  permission: 'money.read',
  summary: 'Show an order’s money as entries between accounts, each of which adds up to zero',
  changes: false,
  input: z.object({ order: orderName }),
  output: z.object({
    id: z.uuid(),
    number: z.string(),
    entries: z.array(
      z.object({
        kind: z.enum(ENTRY_KINDS),
        at: moment,
        reference: z.string().nullable(),
        postings: z.array(posting),
        /** Sum of its postings in each currency: zero. */
        sums: z.array(amountSchema),
      }),
    ),
    balances: z.array(posting),
    /** Sum of all balances in each currency: zero. */
    sums: z.array(amountSchema),
    /** In dollars. */
    margin: amountSchema,
    /** Number of payments and refunds whose fee is not known yet. */
    unread: z.int(),
    /** The payouts that contained its money, oldest first, with its share of each in the payout's currency. */
    payouts: z.array(z.object({ id: z.uuid(), reference: z.string(), at: moment, amount: amountSchema })),
  }),
  async run(call, { order: typed }) {
    const purchase = await purchaseNamed(call, typed);
    const books = await booksOf(call.deps.db.db, purchase);
    const payouts = await payoutsOf(call.deps.db.db, purchase.id);
    const entries = journalOf(books);
    const balances = balancesOf(entries);
    const inMoney = ({ amount, currency }: Money) => amountOf(amount, currency);
    const posted = ({ account, amount }: Posting) => ({ account, amount: inMoney(amount) });
    return {
      id: purchase.id,
      number: orderNumber(purchase.id),
      entries: entries.map(({ kind, at, reference, postings }) => ({
        kind,
        at: iso(at),
        reference,
        postings: postings.map(posted),
        sums: sumsOf(postings).map(inMoney),
      })),
      balances: balances.filter(({ amount }) => amount.amount !== 0).map(posted),
      sums: sumsOf(balances).map(inMoney),
      margin: inMoney(marginOf(balances, purchase.rate ?? 1)),
      unread: unreadIn(books),
      payouts: payouts.map(({ id, reference, createdAt, netCents, currency }) => ({
        id,
        reference,
        at: iso(createdAt),
        amount: amountOf(netCents, currency),
      })),
    };
  },
});

function unreadIn({ payments }: OrderBooks): number {
  // A refund that was never sent has no fee.
  const sent = payments.flatMap(({ refunds }) => refunds).filter(({ reference }) => reference !== null);
  return [...payments, ...sent].filter(({ fee }) => fee === null).length;
}

/** A payment or refund as its processor booked it; a fee that was read before amounts were is in its own currency. */
function processedOf(row: Payment | Refund) {
  const { feeCents, bookedCents, bookedCurrency, currency, settledAt, createdAt, reference } = row;
  return {
    amount: moneyOf(row),
    at: settledAt ?? createdAt,
    reference,
    fee: feeCents === null ? null : ofMinor(feeCents, bookedCurrency ?? currency),
    booked: bookedCents === null ? null : ofMinor(bookedCents, bookedCurrency ?? currency),
  };
}

async function booksOf(db: DbOrTx, purchase: Purchase): Promise<OrderBooks> {
  const payments = (await paymentsOf(db, purchase.id)).filter(({ status }) => isSettled(status));
  const refunds = (await allRefundsOf(db, purchase.id)).filter(({ status }) => status === 'succeeded');
  const lost = await lostDisputesOf(db, purchase.id);
  const orders = await providerOrdersOf(db, purchase.id);
  const returns = await returnsOf(db, purchase.id);
  return {
    payments: payments.map((payment) =>
      Object.assign(processedOf(payment), {
        isDuplicate: payment.status === 'duplicate',
        lost:
          purchase.disputeLostAt && payment.status === 'accepted'
            ? {
                amount: ofMinor(lost.get(payment.id) ?? payment.amountCents, payment.currency),
                at: purchase.disputeLostAt,
              }
            : null,
        refunds: refunds.filter(({ paymentId }) => paymentId === payment.id).map(processedOf),
      }),
    ),
    plans: orders
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
