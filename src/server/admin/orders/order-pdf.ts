import { z } from 'zod';

import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { DRAWN_SECONDS, drawing } from '../../drawing/drawing.ts';
import { actor } from '../../staff/acting.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { verb, orderName } from '../parts/verb.ts';
import { readOrder } from './order-facts.ts';
import { orderRecord } from './order-record.ts';

export const order_pdf = verb({
  permission: 'order.pdf',
  summary: 'Get everything about an order as one PDF, for a dispute',
  changes: false,
  input: z.object({ order: orderName }),
  output: z.object({
    filename: z.string(),
    /** In base64. */
    pdf: z.string(),
  }),
  async run(call, { order: typed }) {
    const { deps, by } = call;
    if (drawing.isFull) throw new Problem('too_many_downloads', { seconds: DRAWN_SECONDS });
    const purchase = await purchaseNamed(call, typed);
    const order = await readOrder(call, purchase);
    const { BRAND_NAME: brand, LEGAL_NAME: seller } = deps.settings;
    await recordAudit(deps, deps.db.db, {
      ...actor(by),
      what: 'order drawn as PDF',
      why: '',
      purchaseId: purchase.id,
    });
    const pdf = await drawing.record(orderRecord(order, { brand, seller, drawnAt: deps.now() }));
    return { filename: `${order.number}.pdf`, pdf: pdf.toString('base64') };
  },
});
