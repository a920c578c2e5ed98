import type { Db } from '../db/database.ts';
import { deleteBatch } from '../db/delete-batch.ts';
import { webhookReceiptTable } from './tables.ts';

/** Deletes a batch of the callbacks received at or before `until`. Returns how many. */
export function forgetReceipts(db: Db, until: Date): Promise<number> {
  return deleteBatch(db, webhookReceiptTable.receivedAt, until);
}
