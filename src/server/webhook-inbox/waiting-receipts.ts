import { and, gt, isNull, lte } from 'drizzle-orm';

import { inAnyOrder } from '../db/columns.ts';
import type { DbOrTx } from '../db/database.ts';
import { webhookReceiptTable } from './tables.ts';

/** How long an event's own job is left alone with it. */
const JOB_SECONDS = 60;
/** An event that cannot be handled for so long is one that never can. */
const TRY_DAYS = 7;

/**
 * Events whose job should have handled them by now: it died with its process, or the processor could not be asked for
 * longer than a job is tried. Only they tell of a dispute, or of money that went back by hand; nobody sends them again.
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
