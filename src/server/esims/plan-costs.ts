import { sql } from 'drizzle-orm';

import { BOUGHT_ORDERS } from '../../domain/checkout/provider-order-state.ts';

/** The wholesale costs of purchases, credits being negative: `purchase_id`, `at` and `cents` of each. */
export const PLAN_COSTS = sql`
  select purchase_id, started_at as at, wholesale_cents as cents from provider_order
  where outcome in ${BOUGHT_ORDERS}
  union all
  select purchase_id, ended_at, -wholesale_cents from provider_return where state = 'paid_back'`;
