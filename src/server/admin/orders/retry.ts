import { z } from 'zod';

import { PURCHASE_STATES } from '../../../domain/checkout/purchase-state.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { recordAudit, refuseStale } from '../../audit/record-audit.ts';
import { inWork } from '../../core/work.ts';
import { ProviderUnreachable } from '../../providers/outcome.ts';
import { lockPurchase, readPurchase } from '../../purchase/purchases.ts';
import { retryOrder } from '../../recovery/retry-order.ts';
import { actor } from '../../staff/acting.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { seen, verb, orderName } from '../parts/verb.ts';

const state = z.enum(PURCHASE_STATES);

export const retry = verb({
  permission: 'order.retry',
  summary: 'Ask the providers about an order now, and take its next step',
  changes: true,
  input: z.object({ order: orderName, seen }),
  output: z.object({
    before: state,
    after: state,
    /** The provider that did not answer; we ask it again by ourselves. */
    waits_for: z.string().nullable(),
  }),
  async run(call, { order: typed, seen }) {
    const { deps, by } = call;
    const { id } = await purchaseNamed(call, typed);
    const purchase = await deps.db.db.transaction(async (tx) => {
      const locked = await lockPurchase(tx, id);
      if (!locked) throw new Problem('no_order');
      await refuseStale(tx, id, seen);
      await recordAudit(deps, tx, {
        ...actor(by),
        what: 'order tried again',
        why: '',
        purchaseId: id,
        before: { state: locked.state },
      });
      return locked;
    });
    const provider = await inWork({ purchaseId: id }, () => retryOrder(deps, purchase)).then(
      () => null,
      (error: unknown) => {
        if (error instanceof ProviderUnreachable) return error.provider.name;
        throw error;
      },
    );
    const after = await readPurchase(deps.db.db, id);
    return { before: purchase.state, after: after?.state ?? purchase.state, waits_for: provider };
  },
});
