import { z } from 'zod';

import { orderNumber } from '../../../domain/checkout/order.ts';
import { MAX_REPLACEMENTS } from '../../../domain/esims/replacement-state.ts';
import { noReplacementText } from '../../../domain/operators/refusal-words.ts';
import { replaceEsim, replacementCost, replacementsOf, whyNot } from '../../esim-returns/replace-esim.ts';
import { ProviderUnreachable } from '../../providers/outcome.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { planOf } from '../parts/plan-of.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { amountOf, amountSchema, seen, verb, type VerbCall, orderName, reason } from '../parts/verb.ts';

const previewSchema = z.object({
  number: z.string(),
  buyer: z.string(),
  plan: z.string(),
  bundle_name: z.string(),
  /** Wholesale price of the new eSIM; null if the plan is no longer sold. */
  cost: amountSchema.nullable(),
  /** How many more replacements are possible. */
  times_left: z.int(),
  /** A sentence that says why no replacement is possible. */
  why_not: z.string().nullable(),
});

export const replace_preview = verb({
  permission: 'order.replace',
  summary: 'Preview the replacement of an order’s eSIM',
  changes: false,
  input: z.object({ order: orderName }),
  output: previewSchema,
  run: async (call, { order: typed }) => preview(call, await purchaseNamed(call, typed)),
});

export const replace = verb({
  permission: 'order.replace',
  summary: 'Take an order’s eSIM back if the wholesaler accepts it, and order a new one',
  changes: true,
  input: z.object({ order: orderName, seen, reason }),
  output: z.object({
    number: z.string(),
    /** The provider that did not answer: the replacement is recorded, and continues by itself. */
    waits_for: z.string().nullable(),
  }),
  async run(call, { order: typed, seen, reason }) {
    const { deps, by } = call;
    const purchase = await purchaseNamed(call, typed);
    const number = orderNumber(purchase.id);
    try {
      const request = { why: reason || 'decided by the operator', seen, by };
      await replaceEsim(deps, purchase, request);
      return { number, waits_for: null };
    } catch (error) {
      // The replacement was recorded before any call; the recover job continues it.
      if (error instanceof ProviderUnreachable) return { number, waits_for: error.provider.name };
      throw error;
    }
  },
});

async function preview({ deps }: VerbCall, purchase: Purchase): Promise<z.infer<typeof previewSchema>> {
  const { db } = deps.db;
  const cents = await replacementCost(deps, purchase);
  const no = (await whyNot(db, purchase)) ?? (cents === null ? 'not_sold' : null);
  return {
    number: orderNumber(purchase.id),
    buyer: purchase.fullName,
    plan: planOf(purchase),
    bundle_name: purchase.bundleName,
    cost: cents === null ? null : amountOf(cents, purchase.currency),
    times_left: Math.max(0, MAX_REPLACEMENTS - (await replacementsOf(db, purchase.id)).length),
    why_not: no === null ? null : noReplacementText(no),
  };
}
