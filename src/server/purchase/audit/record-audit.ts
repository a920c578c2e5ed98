import { asc, eq } from 'drizzle-orm';

import type { DbOrTx, Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { type AuditRow, auditTable } from './tables.ts';

export interface AuditEntry {
  who: AuditRow['who'];
  /** In the past: 'payment accepted', 'refund wanted'. */
  what: string;
  /** No names, addresses or codes: this is kept for ever. */
  why: string;
  purchaseId?: string;
  amountCents?: number;
  reference?: string | null;
}

/** Writes down who did what with money or somebody's sessions, when and why, in the transaction that does it. */
export async function recordAudit(deps: Pick<Deps, 'now'>, tx: Tx, entry: AuditEntry): Promise<void> {
  await tx.insert(auditTable).values({ at: deps.now(), ...entry });
}

/** Oldest first. */
export function auditOf(db: DbOrTx, purchaseId: string): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditTable)
    .where(eq(auditTable.purchaseId, purchaseId))
    .orderBy(asc(auditTable.id));
}
