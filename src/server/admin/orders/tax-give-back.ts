import { z } from 'zod';

import { orderNumber } from '../../../domain/checkout/order.ts';
import { taxRefundOf } from '../../purchase/open-refunds.ts';
import { giveBackTax } from '../../refunds/give-back-tax.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { amountOf, amountSchema, orderName, reason, seen, verb } from '../parts/verb.ts';

export const tax_give_back = verb({
  permission: 'order.refund',
  summary: 'Give a business back the VAT it paid before its number was known to be valid; the eSIM stays',
  changes: true,
  input: z.object({ order: orderName, seen, reason }),
  output: z.object({
    number: z.string(),
    /** The VAT that goes back. */
    amount: amountSchema,
  }),
  async run(call, { order: typed, seen, reason }) {
    const { deps, by } = call;
    const { id, currency } = await purchaseNamed(call, typed);
    await giveBackTax(deps, id, { why: reason || 'the VAT number is valid', seen, by });
    const given = await taxRefundOf(deps.db.db, id);
    return { number: orderNumber(id), amount: amountOf(given?.amountCents ?? 0, currency) };
  },
});
