import { z } from 'zod';

import type { Spend } from '../../purchase/overview/spend.ts';
import { amountOf, amountSchema, baseAmountOf, isoOrNull, moment } from '../parts/verb.ts';

/** What a customer has spent: see {@link Spend}. */
export const spendSchema = z.object({
  orders: z.int(),
  first_at: moment.nullable(),
  last_at: moment.nullable(),
  /** In each currency. */
  amounts: z.array(amountSchema),
  dollars: amountSchema,
});

const NOTHING: Spend = { orders: 0, firstAt: null, lastAt: null, minor: [], cents: 0, disputed: false };

export function spendFacts(spend: Spend = NOTHING): z.infer<typeof spendSchema> {
  return {
    orders: spend.orders,
    first_at: isoOrNull(spend.firstAt),
    last_at: isoOrNull(spend.lastAt),
    amounts: spend.minor.map(({ currency, minor }) => amountOf(minor, currency)),
    dollars: baseAmountOf(spend.cents),
  };
}
