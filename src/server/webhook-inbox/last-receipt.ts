import { and, desc, eq, gt } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { webhookReceiptTable } from './tables.ts';

/** The newest callback of a provider since a time; null if there is none. */
export async function lastReceipt(
  db: DbOrTx,
  provider: string,
  since: Date,
): Promise<{ at: Date; type: string } | null> {
  const { type, receivedAt } = webhookReceiptTable;
  const [receipt] = await db
    .select({ at: receivedAt, type })
    .from(webhookReceiptTable)
    .where(and(eq(webhookReceiptTable.provider, provider), gt(receivedAt, since)))
    .orderBy(desc(receivedAt))
    .limit(1);
  return receipt ?? null;
}
