import { z } from 'zod';

import { orderNumber } from '../../../domain/checkout/order.ts';
import type { Money } from '../../../domain/money.ts';
import {
  ACCOUNTS,
  balancesOf,
  ENTRY_KINDS,
  estimatedFees,
  journalOf,
  type Posting,
  sumsOf,
} from '../../../domain/operators/journal.ts';
import { returnsOf } from '../../esim-returns/returns.ts';
import { providerOrdersOf } from '../../fulfilment/find-provider-order.ts';
import { disputesOfPurchases } from '../../payments/disputes/disputes.ts';
import { payoutsOf } from '../../payments/payouts/queries.ts';
import { allRefundsOf } from '../../purchase/overview/overview.ts';
import { paymentsOf } from '../../purchase/payments.ts';
import { marginOfBooks, orderBooks, unreadIn } from '../parts/order-books.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { amountOf, amountSchema, baseAmountOf, iso, moment, verb, orderName } from '../parts/verb.ts';

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
    /** In dollars, less the estimated fees. */
    margin: amountSchema,
    /** The fees that are not known yet, by the fee table. */
    estimated: amountSchema,
    /** Number of payments and refunds whose fee is not known yet. */
    unread: z.int(),
    /** The payouts that contained its money, oldest first, with its share of each in the payout's currency. */
    payouts: z.array(z.object({ id: z.uuid(), reference: z.string(), at: moment, amount: amountSchema })),
  }),
  async run(call, { order: typed }) {
    const purchase = await purchaseNamed(call, typed);
    const { db } = call.deps.db;
    const books = orderBooks(purchase, {
      payments: await paymentsOf(db, purchase.id),
      refunds: await allRefundsOf(db, purchase.id),
      providerOrders: await providerOrdersOf(db, purchase.id),
      returns: await returnsOf(db, purchase.id),
      disputes: await disputesOfPurchases(db, [purchase.id]),
    });
    const payouts = await payoutsOf(db, purchase.id);
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
      margin: inMoney(marginOfBooks(purchase, books)),
      estimated: baseAmountOf(estimatedFees(books.payments, purchase.rate ?? 1)),
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
