import { z } from 'zod';

import { METHODS } from '../../../domain/checkout/payment-method.ts';
import { ABANDONED_WHY } from '../../../domain/operators/checkouts.ts';
import { abandonedCheckouts } from '../../purchase/overview/checkouts.ts';
import { namedOrder, namedOrderSchema } from '../parts/named-orders.ts';
import { nextPage, paged, pageOf } from '../parts/pages.ts';
import { amountOf, amountSchema, iso, moment, verb } from '../parts/verb.ts';

/** As long as the shop keeps them: who looks for a rare reason reads no more. */
const LISTED_MS = 30 * 86_400_000;

export const checkouts = verb({
  permission: 'orders.read',
  summary: 'List abandoned checkouts and why they were, the last one first',
  changes: false,
  input: z.object({
    why: z.enum(ABANDONED_WHY).optional(),
    ...paged,
  }),
  output: z.object({
    checkouts: z.array(
      namedOrderSchema.extend({
        why: z.enum(ABANDONED_WHY),
        /** Of a decline: the processor's words. */
        words: z.string().nullable(),
        method: z.enum(METHODS).nullable(),
        /** Without the method's fee. */
        price: amountSchema,
        begun_at: moment,
        abandoned_at: moment,
      }),
    ),
    ...nextPage,
  }),
  async run(call, { why, after, limit }) {
    const { deps } = call;
    const since = new Date(deps.now().getTime() - LISTED_MS);
    const { rows, next } = await pageOf(
      'orders',
      { after, limit },
      (page) => abandonedCheckouts(deps.db.db, { since, why }, page),
      ({ purchase: { stateSince: at, id } }) => ({ at, id }),
    );
    return {
      checkouts: rows.map(({ purchase, why: reason, method }) =>
        Object.assign(namedOrder(call, purchase.id, purchase), {
          why: reason,
          words: reason === 'declined' ? purchase.lastError : null,
          method,
          price: amountOf(purchase.priceCents, purchase.currency),
          begun_at: iso(purchase.createdAt),
          abandoned_at: iso(purchase.stateSince),
        }),
      ),
      next,
    };
  },
});
