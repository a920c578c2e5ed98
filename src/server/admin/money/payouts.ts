import { z } from 'zod';

import { PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import {
  PAYOUT_ENTRY_KINDS,
  PAYOUT_GAPS,
  PAYOUT_STANDS,
  PAYOUT_STATUSES,
  standOf,
} from '../../../domain/operators/payout.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { entriesOf, listPayouts, payoutSums, readPayout } from '../../payments/payouts/queries.ts';
import type { Payout, PayoutEntry } from '../../payments/payouts/tables.ts';
import { type NamedOrder, namedOrders, namedOrderSchema } from '../parts/named-orders.ts';
import { nextPage, pageAfter, pageLimit, paged, pageOf } from '../parts/pages.ts';
import { amountOf, amountSchema, flag, iso, isoOrNull, moment, verb } from '../parts/verb.ts';

const payoutSchema = z.object({
  id: z.uuid(),
  processor: z.enum(PROCESSORS),
  /** The processor's id of the payout. */
  reference: z.string(),
  created_at: moment,
  arrives_at: moment,
  status: z.enum(PAYOUT_STATUSES),
  amount: amountSchema,
  stand: z.enum(PAYOUT_STANDS),
  /** Sum of its entries; null until they have been read. */
  sum: amountSchema.nullable(),
  fees: amountSchema,
  orders: z.int(),
  unmatched: z.int(),
  read_at: moment.nullable(),
});

const entrySchema = z.object({
  /** The processor's id of the booking. */
  reference: z.string(),
  kind: z.enum(PAYOUT_ENTRY_KINDS),
  at: moment,
  /** The amount of the payment, refund or dispute, in the currency it was paid in. */
  amount: amountSchema.nullable(),
  fee: amountSchema,
  net: amountSchema,
  order: namedOrderSchema.nullable(),
  /** The processor's id of that payment, refund or dispute. */
  about: z.string().nullable(),
  words: z.string(),
  gap: z.enum(PAYOUT_GAPS).nullable(),
});

export const payoutFilter = z.object({
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Please give a currency, as EUR')
    .optional(),
});

export const payouts = verb({
  permission: 'money.read',
  summary: 'List payouts to the shop’s bank and whether they match our records, newest first',
  changes: false,
  input: payoutFilter.extend(paged),
  output: z.object({
    payouts: z.array(payoutSchema),
    ...nextPage,
    /** All payouts of each currency together, whatever the filter, without those that the bank returned. */
    sums: z.array(z.object({ count: z.int(), amount: amountSchema, fees: amountSchema })),
    /** Processors that are set up but pay out only on demand. */
    without: z.array(z.string()),
  }),
  async run({ deps }, { after, limit, ...wanted }) {
    const { rows, next } = await pageOf(
      'payouts',
      { after, limit },
      (page) => listPayouts(deps.db.db, wanted, page),
      ({ createdAt: at, id }) => ({ at, id }),
    );
    return {
      payouts: rows.map(payoutFacts),
      next,
      sums: (await payoutSums(deps.db.db)).map(({ currency, count, cents, feeCents }) => ({
        count,
        amount: amountOf(cents, currency),
        fees: amountOf(feeCents, currency),
      })),
      without: PROCESSORS.map((name) => deps.processors[name]).flatMap((processor) =>
        processor.isSet && !processor.payouts ? [processor.provider.name] : [],
      ),
    };
  },
});

export const payout = verb({
  permission: 'money.read',
  summary: 'Show a payout with each of its transactions and the order it is about',
  changes: false,
  input: z.object({
    id: z.uuid(),
    /** Only entries that our records lack or have differently. */
    unmatched: flag,
    /** Reference of the previous page's last booking. */
    after: pageAfter,
    limit: pageLimit.default(100),
  }),
  output: payoutSchema.extend({ entries: z.array(entrySchema), ...nextPage }),
  async run(call, { id, unmatched = false, after, limit }) {
    const { deps } = call;
    const found = await readPayout(deps.db.db, id);
    if (!found) throw new Problem('no_book_entry');
    const rows = await entriesOf(deps.db.db, id, { after, limit: limit + 1, isUnmatched: unmatched });
    const shown = rows.slice(0, limit);
    const orderOf = await namedOrders(
      call,
      shown.map(({ purchaseId }) => purchaseId),
    );
    return {
      ...payoutFacts(found),
      entries: shown.map((entry) => entryFacts(entry, orderOf(entry.purchaseId), found.currency)),
      next: rows.length > limit ? (shown.at(-1)?.reference ?? null) : null,
    };
  },
});

function payoutFacts(row: Payout): z.infer<typeof payoutSchema> {
  const amount = (cents: number) => amountOf(cents, row.currency);
  return {
    id: row.id,
    processor: row.provider,
    reference: row.reference,
    created_at: iso(row.createdAt),
    arrives_at: iso(row.arrivesAt),
    status: row.status,
    amount: amount(row.amountCents),
    stand: standOf(row),
    sum: row.netCents === null ? null : amount(row.netCents),
    fees: amount(row.feeCents),
    orders: row.orders,
    unmatched: row.unmatched,
    read_at: isoOrNull(row.readAt),
  };
}

function entryFacts(
  row: PayoutEntry,
  order: NamedOrder | null,
  currency: string,
): z.infer<typeof entrySchema> {
  const { amountCents } = row;
  return {
    reference: row.reference,
    kind: row.kind,
    at: iso(row.at),
    amount: amountCents === null ? null : amountOf(amountCents, row.currency ?? currency),
    fee: amountOf(row.feeCents, currency),
    net: amountOf(row.netCents, currency),
    order,
    about: row.about,
    words: row.words,
    gap: row.gap,
  };
}
