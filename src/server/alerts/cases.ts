import { and, asc, between, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';

import type { CaseKind, CaseState } from '../../domain/operators/cases.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { type AuditEntry, recordAudit } from '../audit/record-audit.ts';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { byTime, countRows, type RowCount, type TimePage } from '../db/list-page.ts';
import type { Deps } from '../deps.ts';
import { type Acting, actor } from '../staff/acting.ts';
import { type Alert, type AlertNote, alertNoteTable, alertTable } from './tables.ts';

/** Which cases to list. A field left out filters nothing. */
export interface CaseFilter {
  state?: CaseState | undefined;
  kind?: CaseKind | undefined;
  /** Null: cases without an owner. */
  ownerId?: string | null | undefined;
}

/** Newest first; only those after a place. */
export function listCases(db: DbOrTx, filter: CaseFilter, now: Date, page: TimePage): Promise<Alert[]> {
  const { behind, order } = byTime(alertTable.raisedAt, alertTable.id, page);
  return db
    .select()
    .from(alertTable)
    .where(and(fits(filter, now), behind))
    .orderBy(...order)
    .limit(page.limit);
}

export function countCases(db: Db, filter: CaseFilter, now: Date): Promise<RowCount> {
  return countRows(db, (tx) =>
    tx
      .select({ one: sql`1` })
      .from(alertTable)
      .where(fits(filter, now)),
  );
}

function fits({ state, kind, ownerId }: CaseFilter, now: Date): SQL | undefined {
  const { kind: ofKind, ownerId: owner } = alertTable;
  return and(
    state && isIn(state, now),
    kind && eq(ofKind, kind),
    ownerId === undefined ? undefined : ownerId === null ? isNull(owner) : eq(owner, ownerId),
  );
}

/** The same states as `caseState` in the domain. */
function isIn(state: CaseState, now: Date): SQL | undefined {
  const { endedAt, closedAt, snoozedUntil } = alertTable;
  const waits = sql`coalesce(${snoozedUntil} > ${now.toISOString()}::timestamptz, false)`;
  return {
    over: isNotNull(endedAt),
    seen: and(isNull(endedAt), isNotNull(closedAt)),
    snoozed: and(isNull(endedAt), isNull(closedAt), waits),
    open: and(isNull(endedAt), isNull(closedAt), sql`not ${waits}`),
  }[state];
}

/** The open cases that have waited longest. */
export function longestOpen(db: DbOrTx, now: Date, limit: number): Promise<Alert[]> {
  return db.select().from(alertTable).where(isIn('open', now)).orderBy(asc(alertTable.raisedAt)).limit(limit);
}

export async function countOpenCases(db: DbOrTx, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(alertTable)
    .where(isIn('open', now));
  return row?.count ?? 0;
}

/** The cases of an order, newest first. */
export function casesOfPurchase(db: DbOrTx, purchaseId: string): Promise<Alert[]> {
  return casesOfPurchases(db, [purchaseId]);
}

/** The same for several, or the newest of them. */
export function casesOfPurchases(
  db: DbOrTx,
  purchaseIds: readonly string[],
  limit?: number,
): Promise<Alert[]> {
  const found = db
    .select()
    .from(alertTable)
    .where(inArray(alertTable.purchaseId, [...purchaseIds]))
    .orderBy(desc(alertTable.raisedAt));
  return limit === undefined ? found : found.limit(limit);
}

/** The case with this id, or whose id begins with it. @throws Problem `no_case` */
export async function caseNamed(db: DbOrTx, which: string): Promise<Alert> {
  const [found, ...others] = await casesNumbered(db, which, 2);
  if (!found || others.length > 0) throw new Problem('no_case');
  return found;
}

/** Cases whose id begins like this. */
export async function casesNumbered(db: DbOrTx, beginning: string, limit: number): Promise<Alert[]> {
  const digits = beginning.toLowerCase().replaceAll('-', '');
  if (!/^[\da-f]{6,32}$/.test(digits)) return [];
  const { id } = alertTable;
  // PostgreSQL reads an id without its hyphens.
  return db
    .select()
    .from(alertTable)
    .where(between(id, digits.padEnd(32, '0'), digits.padEnd(32, 'f')))
    .limit(limit);
}

/** Oldest first. */
export function notesOf(db: DbOrTx, alertId: string): Promise<AlertNote[]> {
  return db
    .select()
    .from(alertNoteTable)
    .where(eq(alertNoteTable.alertId, alertId))
    .orderBy(asc(alertNoteTable.id));
}

/** What a person can change about a case. */
export type CaseChange = Partial<Pick<Alert, 'ownerId' | 'snoozedUntil' | 'closedAt' | 'closedBy'>>;

/**
 * Changes a case that is not over, unless it has changed since the caller saw it, and records the change in the audit.
 * @param seen the version that the caller saw; left out at the command line
 * @throws Problem `case_over`, `changed_by_another`
 */
export async function changeCase(
  deps: Deps,
  by: Acting,
  { id, seen }: { id: string; seen: number | undefined },
  { set = {}, ...entry }: Pick<AuditEntry, 'what' | 'before' | 'after'> & { set?: CaseChange; why?: string },
): Promise<Alert> {
  return deps.db.db.transaction(async (tx) => {
    const before = await lockCase(tx, id, seen);
    const [now = before] = await tx
      .update(alertTable)
      .set({ ...set, version: before.version + 1 })
      .where(eq(alertTable.id, id))
      .returning();
    await recordCase(deps, tx, by, before, { why: '', ...entry });
    return now;
  });
}

async function lockCase(tx: Tx, id: string, seen: number | undefined): Promise<Alert> {
  const [found] = await tx.select().from(alertTable).where(eq(alertTable.id, id)).for('update');
  if (!found) throw new Problem('no_case');
  if (seen !== undefined && found.version !== seen) throw new Problem('changed_by_another');
  if (found.endedAt) throw new Problem('case_over');
  return found;
}

/** Adds a note to a case. Its text does not go into the audit. */
export async function addNote(deps: Deps, by: Acting, found: Alert, words: string): Promise<void> {
  await deps.db.db.transaction(async (tx) => {
    const { operatorId } = by;
    await tx.insert(alertNoteTable).values({ alertId: found.id, operatorId, at: deps.now(), words });
    await recordCase(deps, tx, by, found, { what: 'case noted', why: '' });
  });
}

async function recordCase(
  deps: Deps,
  tx: Tx,
  by: Acting,
  { id, kind, purchaseId }: Alert,
  entry: Pick<AuditEntry, 'what' | 'why' | 'before' | 'after'>,
): Promise<void> {
  await recordAudit(deps, tx, {
    ...actor(by),
    ...entry,
    subject: `case ${id} (${kind})`,
    ...(purchaseId !== null && { purchaseId }),
  });
}
