import { inArray } from 'drizzle-orm';

import type { Db, Tx } from '../db/database.ts';
import { deleteBatch } from '../db/delete-batch.ts';
import { alertNoteTable, alertTable } from './tables.ts';

/** Deletes the notes on cases of these purchases. */
export async function forgetCaseNotesOf(tx: Tx, purchaseIds: string[]): Promise<void> {
  const theirs = tx
    .select({ id: alertTable.id })
    .from(alertTable)
    .where(inArray(alertTable.purchaseId, purchaseIds));
  await tx.delete(alertNoteTable).where(inArray(alertNoteTable.alertId, theirs));
}

/** Deletes a batch of the notes written at or before `until`. Returns how many. */
export function forgetNotes(db: Db, until: Date): Promise<number> {
  return deleteBatch(db, alertNoteTable.at, until);
}
