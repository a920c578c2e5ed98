import { and, gt, isNull, lte } from 'drizzle-orm';

import { inAnyOrder } from '../db/columns.ts';
import type { DbOrTx } from '../db/database.ts';
import { webhookReceiptTable } from './tables.ts';

/** How long an event is left to its own job. */
const JOB_SECONDS = 60;
/** An event that could not be handled for so long never can be. */
const TRY_DAYS = 7;

/**
 * Events whose job should have handled them by now: it died with its process, or the processor was unreachable for longer than a
 * job retries. Only they report a dispute, or a dashboard refund; they are not sent again.
 */
export async function waitingReceipts(db: DbOrTx, now: Date, limit: number): Promise<{ id: string }[]> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  return db
    .select({ id: webhookReceiptTable.id })
    .from(webhookReceiptTable)
    .where(
      and(
        isNull(webhookReceiptTable.handledAt),
        lte(webhookReceiptTable.receivedAt, ago(JOB_SECONDS)),
        gt(webhookReceiptTable.receivedAt, ago(TRY_DAYS * 86_400)),
      ),
    )
    .orderBy(inAnyOrder)
    .limit(limit);
}
