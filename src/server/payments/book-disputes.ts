import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';

import { PROCESSORS } from '../../domain/checkout/payment-method.ts';
import { inWork } from '../core/work.ts';
import type { Deps } from '../deps.ts';
import { ProviderUnreachable } from '../providers/outcome.ts';
import { followDisputes } from './dispute.ts';
import { type Dispute, disputeTable } from './disputes/tables.ts';

/** Disputes that one job asks about; another job does the rest. */
const BATCH = 50;

/**
 * Reads what the processors booked for disputes that have ended: those that ended before the shop knew of bookings have none, and a
 * processor may book the end of one after it tells it. Each is asked about once, also if its processor has forgotten it. If a
 * processor does not answer, the next job tries again. Safe to repeat at any time.
 */
export async function bookDisputes(deps: Deps, batch = BATCH): Promise<void> {
  const { db } = deps.db;
  const { provider, booksReadAt, outcome, openedAt, purchaseId } = disputeTable;
  const set = PROCESSORS.filter((name) => deps.processors[name].isSet);
  const due = await db
    .select()
    .from(disputeTable)
    .where(and(isNull(booksReadAt), ne(outcome, 'open'), inArray(provider, set)))
    .orderBy(asc(openedAt))
    .limit(batch);
  const away = new Set<Dispute['provider']>();
  for (const dispute of due) {
    if (away.has(dispute.provider)) continue;
    try {
      await inWork({ purchaseId: dispute.purchaseId }, () => followDisputes(deps, dispute.purchaseId));
    } catch (error) {
      deps.log.warn({ err: error, purchaseId: dispute.purchaseId }, 'the books of a dispute were not read');
      if (error instanceof ProviderUnreachable) {
        away.add(dispute.provider);
        continue;
      }
    }
    await db
      .update(disputeTable)
      .set({ booksReadAt: deps.now() })
      .where(and(eq(purchaseId, dispute.purchaseId), isNull(booksReadAt), ne(outcome, 'open')));
  }
  if (due.length === batch && away.size === 0) await deps.queue.send('fees.read', {});
}
