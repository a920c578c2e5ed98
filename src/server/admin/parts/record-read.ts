import type { AuditFacts } from '../../audit/audit-facts.ts';
import { entriesSince, lastRead, recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import { type Acting, actor } from '../../staff/acting.ts';

const DAY_MS = 86_400_000;
/** Typing on, and looking at the next page, is the same search. */
const SAME_SEARCH_MS = 10 * 60_000;

/** Records in the audit that an operator read a customer's data: the first time in a day (UTC). */
export async function recordRead(
  { deps, by }: { deps: Deps; by: Acting },
  of: { purchaseId: string } | { subject: string },
  what: string,
): Promise<void> {
  const { db } = deps.db;
  const midnight = Math.floor(deps.now().getTime() / DAY_MS) * DAY_MS;
  const { operatorId } = by;
  const last = operatorId === null ? null : await lastRead(db, of, { operatorId, what });
  if (last && last.getTime() >= midnight) return;
  await recordAudit(deps, db, { ...actor(by), what, why: '', ...of });
}

/** Records in the audit that an operator searched for orders or customers and found some, without what they typed. */
export async function recordFound(
  { deps, by }: { deps: Deps; by: Acting },
  what: 'orders found' | 'customers found' | 'invoices found',
  after: AuditFacts,
): Promise<void> {
  const { db } = deps.db;
  const since = new Date(deps.now().getTime() - SAME_SEARCH_MS);
  const { operatorId } = by;
  if (operatorId !== null && (await entriesSince(db, [what], since, operatorId)).length > 0) return;
  await recordAudit(deps, db, { ...actor(by), what, why: '', after });
}
