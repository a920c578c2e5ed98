import { z } from 'zod';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import { PURCHASE_STATES } from '../../../domain/checkout/purchase-state.ts';
import { type Minor, ofDollars } from '../../../domain/money.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { listPurchases, type PurchaseFilter } from '../../purchase/overview/list-purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { actor } from '../../staff/acting.ts';
import { mayKnowBuyers, mustBeAllowed } from '../parts/allowed.ts';
import { customerNamed } from '../parts/customer-named.ts';
import { ordersLike } from '../parts/orders-named.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { recordRead } from '../parts/record-read.ts';
import {
  amountOf,
  amountSchema,
  flag,
  iso,
  moment,
  pageAfter,
  placeIn,
  placeOf,
  verb,
  type VerbCall,
  orderName,
} from '../parts/verb.ts';
import { orderSchema, readOrder } from './order-facts.ts';

/** An order in a list, without anything that identifies the buyer. */
export const listedOrderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  created_at: moment,
  state: z.enum(PURCHASE_STATES),
  country_code: z.string(),
  plan: z.string(),
  /** The address, mostly masked. */
  buyer: z.string(),
  /** 'Visa ending in 4242'; the processor if that is not known. */
  method: z.string().nullable(),
  processor: z.enum(PROCESSORS).nullable(),
  /** Partner code of the link that brought the buyer. */
  via: z.string().nullable(),
  /** Amount paid; null before payment. */
  paid: amountSchema.nullable(),
  disputed: z.boolean(),
  dispute_lost: z.boolean(),
  needs_review: z.string().nullable(),
});

export type ListedOrder = z.infer<typeof listedOrderSchema>;

const day = z.iso.date().transform((text) => new Date(`${text}T00:00:00Z`));
const dollars = z.coerce
  .number()
  .min(0)
  .max(100_000)
  .transform((amount) => ofDollars(amount).amount);

export const orderFilter = z.object({
  state: z.enum(PURCHASE_STATES).optional(),
  /** Days in UTC, the last one included. */
  from: day.optional(),
  to: day.optional(),
  country: z.string().min(2).max(40).optional(),
  method: z.enum(PROCESSORS).optional(),
  min: dollars.optional().describe('dollars'),
  max: dollars.optional().describe('dollars'),
  disputed: flag,
  refunded: flag,
  review: flag,
  /** One customer: an address, or the id of an account or of a guest's order. */
  customer: z.string().trim().min(1).max(320).optional(),
});

export const orders = verb({
  permission: 'orders.read',
  summary: 'List orders, newest first',
  changes: false,
  input: orderFilter.extend({
    after: pageAfter,
    limit: z.coerce.number().int().min(1).max(1000).default(50),
  }),
  output: z.object({ orders: z.array(listedOrderSchema), next: z.string().nullable() }),
  async run(call, { after, limit, ...filter }) {
    const { deps } = call;
    if (filter.customer !== undefined) mustBeAllowed(call, 'buyers.read');
    const place = after === undefined ? null : placeIn(after, 'orders');
    const rows = await listPurchases(deps.db.db, await purchaseFilterOf(deps, filter), {
      after: place && { createdAt: place.at, id: place.id },
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1)?.purchase : undefined;
    return {
      orders: shown.map(({ purchase, paid }) => listed(purchase, paid)),
      next: last ? placeOf({ at: last.createdAt, id: last.id }) : null,
    };
  },
});

export const find = verb({
  permission: 'orders.read',
  summary:
    'Find orders by number, email, ICCID, a processor’s id, the last four digits of a card or the beginning of a name',
  changes: false,
  input: z.object({ search: orderName }),
  output: z.object({ orders: z.array(listedOrderSchema) }),
  async run(call, { search: typed }) {
    const { deps, by } = call;
    // Operators who may not know buyers can only search for numbers, such as ids, order numbers and ICCIDs.
    const isForThem = mayKnowBuyers(call) || (/\d/.test(typed) && !typed.includes('@'));
    const found = isForThem ? await ordersLike(deps.db.db, typed) : [];
    if (found.length > 0)
      await recordAudit(deps, deps.db.db, {
        ...actor(by),
        what: 'orders found',
        why: '',
        after: { orders: found.length },
      });
    return { orders: found.map((purchase) => listed(purchase, null)) };
  },
});

export const order = verb({
  permission: 'orders.read',
  summary: 'Show everything about an order',
  changes: false,
  input: z.object({ order: orderName }),
  output: orderSchema,
  async run(call, { order: typed }) {
    const purchase = await purchaseNamed(call, typed);
    await recordRead(call, { purchaseId: purchase.id }, 'order read');
    return readOrder(call, purchase);
  },
});

export function listed(purchase: Purchase, paid: Minor | null): ListedOrder {
  return {
    id: purchase.id,
    number: orderNumber(purchase.id),
    created_at: iso(purchase.createdAt),
    state: purchase.state,
    country_code: purchase.countryCode,
    plan: purchase.bundleName,
    buyer: purchase.email === '' ? '' : maskEmail(purchase.email),
    method: purchase.paidWith ?? purchase.paidBy,
    processor: purchase.paidBy,
    via: purchase.via,
    paid: paid === null ? null : amountOf(paid, purchase.currency),
    disputed: purchase.disputed,
    dispute_lost: purchase.disputeLostAt !== null,
    needs_review: purchase.needsReview,
  };
}

/** @throws Problem `no_customer` */
export async function purchaseFilterOf(
  { db }: Pick<VerbCall['deps'], 'db'>,
  filter: z.output<typeof orderFilter>,
): Promise<PurchaseFilter> {
  const { state, from, to, country, method, min, max, disputed, refunded, review, customer } = filter;
  const whose = customer === undefined ? null : await customerNamed(db.db, customer);
  return {
    ...(whose && { buyer: whose.user ? { userId: whose.user.id } : { address: whose.address } }),
    state,
    from,
    to: to && new Date(to.getTime() + 24 * 3_600_000),
    countryCode: country,
    paidBy: method,
    atLeast: min,
    atMost: max,
    disputed,
    refunded,
    needsReview: review,
  };
}
