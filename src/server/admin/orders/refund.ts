import { z } from 'zod';

import { orderNumber } from '../../../domain/checkout/order.ts';
import { PURCHASE_STATES } from '../../../domain/checkout/purchase-state.ts';
import { isChargeable } from '../../../domain/operators/typed-amount.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { ProviderUnreachable } from '../../providers/outcome.ts';
import { restOf } from '../../purchase/open-refunds.ts';
import { acceptedPayment } from '../../purchase/payments.ts';
import type { Purchase } from '../../purchase/tables.ts';
import { refundPart } from '../../refunds/refund-part.ts';
import { isTooOld, requestRefund } from '../../refunds/request-refund.ts';
import { planOf } from '../parts/plan-of.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { amountOf, amountSchema, seen, verb, type VerbCall, orderName, reason } from '../parts/verb.ts';

const previewSchema = z.object({
  id: z.uuid(),
  number: z.string(),
  /** What is left of the payment; a full refund sends all of it. */
  amount: amountSchema,
  paid: amountSchema,
  /** Where the money goes: 'Visa ending in 4242'. */
  method: z.string(),
  buyer: z.string(),
  plan: z.string(),
  bundle_name: z.string(),
  state: z.enum(PURCHASE_STATES),
  /** The bank may take the money as well. */
  disputed: z.boolean(),
  /** Whether the wholesaler pays nothing back for so old an eSIM. */
  at_our_cost: z.boolean(),
});

const REFUND_WHY = 'decided by the operator';

export const refund_preview = verb({
  permission: 'order.refund',
  summary: 'Preview the refund of an order',
  changes: false,
  input: z.object({ order: orderName }),
  output: previewSchema,
  run: async (call, { order: typed }) => preview(call, await purchaseNamed(call, typed)),
});

export const refund = verb({
  permission: 'order.refund',
  summary: 'Take an order’s eSIM back, then refund what is left of the payment',
  changes: true,
  input: z.object({ order: orderName, seen, reason }),
  output: previewSchema.extend({
    /** The provider that did not answer: the refund is recorded, and continues by itself. */
    waits_for: z.string().nullable(),
  }),
  async run(call, { order: typed, seen, reason }) {
    const { deps, by } = call;
    const purchase = await purchaseNamed(call, typed);
    const told = await preview(call, purchase);
    const request = { who: 'operator', why: reason || REFUND_WHY, seen } as const;
    try {
      await requestRefund(deps, purchase, { ...request, by });
      return { ...told, waits_for: null };
    } catch (error) {
      // The refund was recorded before any call; the recover job continues it.
      if (error instanceof ProviderUnreachable) return { ...told, waits_for: error.provider.name };
      throw error;
    }
  },
});

export const refund_part = verb({
  permission: 'order.refund',
  summary: 'Refund a part of a payment, or an amount as goodwill; the buyer keeps the eSIM',
  changes: true,
  input: z.object({
    order: orderName,
    kind: z.enum(['part', 'goodwill']),
    cents: z.int().positive().describe('in the smallest unit of the payment’s currency: cents, or yen'),
    seen,
    reason,
  }),
  output: z.object({
    number: z.string(),
    amount: amountSchema,
    method: z.string(),
    /** What is left of the payment after this refund. */
    left: amountSchema,
  }),
  async run(call, { order: typed, kind: part, cents, seen, reason }) {
    const { deps, by } = call;
    const purchase = await purchaseNamed(call, typed);
    if (!isChargeable(cents, purchase.currency))
      throw new Problem('invalid_field', {
        path: ['cents'],
        fault: 'rule',
        words: `Amounts in ${purchase.currency} are whole.`,
      });
    await refundPart(deps, purchase.id, { part, cents, why: reason || REFUND_WHY, seen, by });
    const { number, method, amount: left } = await preview(call, purchase);
    return { number, method, amount: amountOf(cents, left.currency), left };
  },
});

async function preview({ deps }: VerbCall, purchase: Purchase): Promise<z.infer<typeof previewSchema>> {
  const payment = await acceptedPayment(deps.db.db, purchase.id);
  if (!payment) throw new Problem('unpaid_order');
  return {
    id: purchase.id,
    number: orderNumber(purchase.id),
    amount: amountOf(await restOf(deps.db.db, payment), payment.currency),
    paid: amountOf(payment.amountCents, payment.currency),
    method: payment.methodLabel ?? payment.provider,
    buyer: purchase.fullName,
    plan: planOf(purchase),
    bundle_name: purchase.bundleName,
    state: purchase.state,
    disputed: purchase.disputed,
    at_our_cost: isTooOld(deps, purchase),
  };
}
