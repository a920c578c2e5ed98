import { asc, eq, inArray } from 'drizzle-orm';

import type { DbOrTx, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type OrderNote, orderNoteTable } from './tables.ts';

/** Oldest first. */
export function notesOf(db: DbOrTx, purchaseId: string): Promise<OrderNote[]> {
  return db
    .select()
    .from(orderNoteTable)
    .where(eq(orderNoteTable.purchaseId, purchaseId))
    .orderBy(asc(orderNoteTable.id));
}

export async function writeNote(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  note: Pick<OrderNote, 'purchaseId' | 'operatorId' | 'text'>,
): Promise<void> {
  await tx.insert(orderNoteTable).values({ at: deps.now(), ...note });
}

/** Deletes the notes of orders that have just been erased: the database refuses it before. */
export async function forgetNotesOf(tx: Tx, purchaseIds: string[]): Promise<void> {
  await tx.delete(orderNoteTable).where(inArray(orderNoteTable.purchaseId, purchaseIds));
}
