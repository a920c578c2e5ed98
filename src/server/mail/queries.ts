import { and, eq, inArray, lte, ne, sql } from 'drizzle-orm';

import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { deleteBatch } from '../db/delete-batch.ts';
import type { Deps } from '../deps.ts';
import { type OutboundMail, outboundMailTable } from './tables.ts';

/** Every mail about a purchase. */
export function allMailsOf(db: DbOrTx, purchaseId: string): Promise<OutboundMail[]> {
  return db.select().from(outboundMailTable).where(eq(outboundMailTable.purchaseId, purchaseId));
}

/** How many mails have waited since a time or longer. */
export async function countWaiting(db: DbOrTx, since: Date): Promise<number> {
  const { status, createdAt } = outboundMailTable;
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(outboundMailTable)
    .where(and(eq(status, 'queued'), lte(createdAt, since)));
  return row?.count ?? 0;
}

/** Sends mails once more, as if they had never left. */
export async function sendOnceMore(
  deps: Pick<Deps, 'db' | 'queue' | 'now'>,
  mails: readonly OutboundMail[],
): Promise<void> {
  const ids = mails.map(({ id }) => id);
  await deps.db.db.transaction(async (tx) => {
    await tx
      .update(outboundMailTable)
      .set({ status: 'queued', attempts: 0, leaseUntil: null, lastError: null, createdAt: deps.now() })
      .where(inArray(outboundMailTable.id, ids));
    for (const mailId of ids) await deps.queue.send('mail.send', { mailId }, { tx });
  });
}

/** Deletes all mails about purchases, sent or not. */
export async function forgetMailsOf(tx: Tx, purchaseIds: string[]): Promise<void> {
  await tx.delete(outboundMailTable).where(inArray(outboundMailTable.purchaseId, purchaseIds));
}

/** Deletes a batch of the mails that are as old as `until` and wait no longer. Returns how many. */
export function forgetMails(db: Db, until: Date): Promise<number> {
  return deleteBatch(db, outboundMailTable.createdAt, until, ne(outboundMailTable.status, 'queued'));
}
