import { lastRead, recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { type Acting, actor } from '../../staff/acting.ts';

/** Reads within this many minutes count as one. */
const SAME_READ_MINUTES = 10;

/** Records in the audit that an operator read a customer's data. */
export async function recordRead(
  { deps, by }: { deps: Deps; by: Acting },
  of: { purchaseId: string } | { subject: string },
  what: string,
): Promise<void> {
  const { db } = deps.db;
  const since = deps.now().getTime() - SAME_READ_MINUTES * 60_000;
  const { operatorId } = by;
  const last = operatorId === null ? null : await lastRead(db, of, { operatorId, what });
  if (last && last.getTime() > since) return;
  await recordAudit(deps, db, { ...actor(by), what, why: '', ...of });
}
