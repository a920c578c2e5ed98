import { z } from 'zod';

import { WRITTEN_NOTE } from '../../../domain/operators/order-story.ts';
import { writeNote } from '../../audit/order-notes.ts';
import { recordAudit, refuseStale } from '../../audit/record-audit.ts';
import { lockPurchase } from '../../purchase/purchases.ts';
import { actor } from '../../staff/acting.ts';
import { purchaseNamed } from '../parts/purchase-named.ts';
import { orderName, seen, verb } from '../parts/verb.ts';

const MAX_NOTE_LENGTH = 2000;

export const noteText = z.string().trim().min(1).max(MAX_NOTE_LENGTH);

export const note = verb({
  permission: 'order.note',
  summary: 'Add a note to an order; notes never change',
  changes: true,
  input: z.object({ order: orderName, text: noteText, seen }),
  output: z.object({}),
  async run(call, { order: typed, text, seen }) {
    const { deps, by } = call;
    const { id: purchaseId } = await purchaseNamed(call, typed);
    await deps.db.db.transaction(async (tx) => {
      await lockPurchase(tx, purchaseId);
      await refuseStale(tx, purchaseId, seen);
      await writeNote(deps, tx, { purchaseId, operatorId: by.operatorId, text });
      // The note itself stays out of the audit, which is stored for ever.
      await recordAudit(deps, tx, { ...actor(by), what: WRITTEN_NOTE, why: '', purchaseId });
    });
    return {};
  },
});
