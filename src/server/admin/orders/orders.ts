import { z } from 'zod';

import { maskEmail } from '../../../domain/account/mask-email.ts';
import { orderNumber } from '../../../domain/checkout/order.ts';
import { PROCESSORS } from '../../../domain/checkout/payment-method.ts';
import { PURCHASE_STATES } from '../../../domain/checkout/purchase-state.ts';
import { type Minor, ofDollars } from '../../../domain/money.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { MOST_COUNTED } from '../../db/list-page.ts';
import { hasCompanions } from '../../purchase/basket.ts';
import {
  countPurchases,
  listPurchases,
  PURCHASE_SORTS,
  type PurchaseFilter,
  type PurchasePlace,
  type PurchaseSort,
} from '../../purchase/overview/list-purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { codeCalled } from '../catalogue/find-places.ts';
import { mustBeAllowed } from '../parts/allowed.ts';
import { customerNamed } from '../parts/customer-named.ts';
import { mergedWith } from '../parts/merged-customers.ts';
import { nameFor } from '../parts/named-orders.ts';
import { type Found, ordersLike } from '../parts/orders-named.ts';
import { counted, nextPage, paged, placeIn, placeOf } from '../parts/pages.ts';
import { planOf } from '../parts/plan-of.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { recordFound, recordRead } from '../parts/record-read.ts';
import { amountOf, amountSchema, flag, iso, moment, verb, type VerbCall, orderName } from '../parts/verb.ts';
import { orderSchema, readOrder } from './order-facts.ts';

/** An order in a list. */
export const listedOrderSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  created_at: moment,
  state: z.enum(PURCHASE_STATES),
  country_code: z.string(),
  plan: z.string(),
  /** 'Chloé D.'; empty after an erasure, and for operators who may not know buyers. */
  name: z.string(),
  /** The address, mostly masked. */
  buyer: z.string(),
  /** 'Visa ending in 4242'; the processor if that is not known. */
  method: z.string().nullable(),
  processor: z.enum(PROCESSORS).nullable(),
  /** Partner code of the link that brought the buyer. */
  via: z.string().nullable(),
  /** Amount paid; null before payment. */
  paid: amountSchema.nullable(),
  /** It was paid with other orders at once. */
  together: z.boolean(),
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
  plan: z.string().trim().min(2).max(80).optional().describe('the wholesaler’s name of the bundle'),
  method: z.enum(PROCESSORS).optional(),
  min: dollars.optional().describe('dollars'),
  max: dollars.optional().describe('dollars'),
  disputed: flag,
  refunded: flag,
  review: flag,
  refund_failed: flag,
  /** As somebody types it to find an order. */
  search: orderName.optional().describe('any part of what is known about an order'),
  /** One customer: an address, or the id of an account or of a guest's order. */
  customer: z.string().trim().min(1).max(320).optional(),
});

const foundSchema = {
  orders: z.array(listedOrderSchema),
  /** Only if nothing fits what was typed, and these come near it. */
  near: z.literal(true).optional(),
};

const sorting = z
  .enum(PURCHASE_SORTS)
  .default('newest')
  .describe('by amount in dollars, highest or lowest lists paid orders only');

export const orders = verb({
  permission: 'orders.read',
  summary: 'List orders, newest first or in another order',
  changes: false,
  input: orderFilter.extend({
    sort: sorting,
    ...paged,
  }),
  output: z.object({ ...foundSchema, ...nextPage }),
  async run(call, { sort, after, limit, ...filter }) {
    const { deps } = call;
    const place = after === undefined ? null : placeBy(sort, after);
    const { isNear, ...wanted } = await purchaseFilterOf(call, filter);
    const rows = await listPurchases(deps.db.db, wanted, { after: place, limit: limit + 1, sort });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1)?.place : undefined;
    return {
      orders: shown.map(({ purchase, paid }) => listed(call, purchase, paid)),
      ...(isNear && { near: true as const }),
      next: last ? textOf(last) : null,
    };
  },
});

const isByAmount = (sort: PurchaseSort) => sort === 'highest' || sort === 'lowest';

/** @throws Problem `unknown_after`, also for a place in another order */
function placeBy(sort: PurchaseSort, after: string): PurchasePlace {
  const [cents = '', id = ''] = after.split('_');
  const isAmount = /^\d{1,10}$/.test(cents);
  if (isAmount !== isByAmount(sort) || (isAmount && !z.uuid().safeParse(id).success))
    throw new Problem('unknown_after', { list: 'orders' });
  if (isAmount) return { by: Number(cents), id };
  const { at, id: behind } = placeIn(after, 'orders');
  return { by: at, id: behind };
}

function textOf({ by, id }: PurchasePlace): string {
  return by instanceof Date ? placeOf({ at: by, id }) : `${by}_${id}`;
}

export const orders_count = verb({
  permission: 'orders.read',
  summary: `Count orders, up to ${MOST_COUNTED}`,
  changes: false,
  input: orderFilter.extend({ sort: sorting }),
  output: z.object(counted),
  async run(call, { sort, ...filter }) {
    const { isNear: _isNear, ...wanted } = await purchaseFilterOf(call, filter);
    return countPurchases(call.deps.db.db, wanted, isByAmount(sort));
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

export function listed(call: VerbCall, purchase: Purchase, paid: Minor | null): ListedOrder {
  return {
    id: purchase.id,
    number: orderNumber(purchase.id),
    created_at: iso(purchase.createdAt),
    state: purchase.state,
    country_code: purchase.countryCode,
    plan: planOf(purchase),
    name: nameFor(call, purchase),
    buyer: purchase.email === '' ? '' : maskEmail(purchase.email),
    method: purchase.paidWith ?? purchase.paidBy,
    processor: purchase.paidBy,
    via: purchase.via,
    paid: paid === null ? null : amountOf(paid, purchase.currency),
    together: hasCompanions(purchase) && purchase.paidAt !== null,
    disputed: purchase.disputed,
    dispute_lost: purchase.disputeLostAt !== null,
    needs_review: purchase.needsReview,
  };
}

/** The orders that fit what somebody typed. Records in the audit that they were looked for. */
export async function searched(call: VerbCall, typed: string): Promise<Found> {
  const found = await ordersLike(call, typed);
  if (found.orders.length > 0) await recordFound(call, 'orders found', { orders: found.orders.length });
  return found;
}

/**
 * @returns also whether only what comes near the search was found
 * @throws Problem `no_customer`, and `not_your_role` if the caller may not know customers
 */
export async function purchaseFilterOf(
  call: VerbCall,
  filter: z.output<typeof orderFilter>,
): Promise<PurchaseFilter & { isNear: boolean }> {
  const { state, from, to, country, method, min, max, disputed, refunded, review, customer, search } = filter;
  const { plan, refund_failed: refundFailed } = filter;
  if (customer !== undefined) mustBeAllowed(call, 'buyers.read');
  const whose = customer === undefined ? null : await customerNamed(call.deps.db.db, customer);
  const found = search === undefined ? null : await searched(call, search);
  return {
    isNear: found?.isNear ?? false,
    ids: found?.orders.map(({ id }) => id),
    ...(whose && { buyer: (await mergedWith(call.deps.db.db, whose)).whose }),
    state,
    from,
    to: to && new Date(to.getTime() + 24 * 3_600_000),
    countryCode: country && (await codeCalled(call.deps, country)),
    bundleName: plan,
    paidBy: method,
    atLeast: min,
    atMost: max,
    disputed,
    refunded,
    needsReview: review,
    refundFailed,
  };
}
