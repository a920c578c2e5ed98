import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  like,
  lt,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';

import type { Money } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Db, DbOrTx, Tx } from '../db/database.ts';
import { planAnew } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import type { AuditFacts } from './audit-facts.ts';
import { type AuditRow, auditTable } from './tables.ts';

/** An operator who acted: their id, null at the command line, and the origin. */
export interface ByOperator {
  operatorId: string | null;
  origin: string;
}

/** Who acted; for an operator, always with id and origin. */
export type AuditActor =
  | ({ who: 'operator' } & ByOperator)
  | ({ who: Exclude<AuditRow['who'], 'operator'> } & Partial<ByOperator>);

export type AuditEntry = AuditActor & AuditedFacts;

interface AuditedFacts {
  /** In the past: 'payment accepted', 'refund wanted'. */
  what: string;
  /** No names, addresses or codes: this is stored for ever. */
  why: string;
  purchaseId?: string;
  amount?: Money;
  reference?: string | null;
  subject?: string;
  before?: AuditFacts;
  after?: AuditFacts;
}

/** Records in the audit who did what with money, personal data or sessions, when and why, in the transaction that does it. */
export async function recordAudit(
  deps: Pick<Deps, 'now'>,
  tx: Tx | DbOrTx,
  { amount, ...entry }: AuditEntry,
): Promise<void> {
  await tx.insert(auditTable).values({
    at: deps.now(),
    ...entry,
    ...(amount && { amountCents: amount.amount, currency: amount.currency }),
  });
}

/** Oldest first. */
export function auditOf(db: DbOrTx, purchaseId: string): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditTable)
    .where(eq(auditTable.purchaseId, purchaseId))
    .orderBy(asc(auditTable.id));
}

/** Operators' entries of these kinds since a time, or only those of one operator. Oldest first. */
export function entriesSince(
  db: DbOrTx,
  what: readonly string[],
  since: Date,
  operatorId?: string,
): Promise<AuditRow[]> {
  const { who, operatorId: by } = auditTable;
  const whose = operatorId === undefined ? eq(who, 'operator') : eq(by, operatorId);
  return db
    .select()
    .from(auditTable)
    .where(and(whose, inArray(auditTable.what, [...what]), gte(auditTable.at, since)))
    .orderBy(asc(auditTable.id));
}

export async function readEntry(db: DbOrTx, id: number): Promise<AuditRow | null> {
  const [entry] = await db.select().from(auditTable).where(eq(auditTable.id, id));
  return entry ?? null;
}

/** Which acts of operators to list. */
export interface AuditFilter {
  operatorId?: string | undefined;
  what?: string | undefined;
  purchaseId?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  /** Only entries before this one. */
  before?: number | undefined;
}

/** Acts of operators, newest first. */
export function operatorActs(db: Db, filter: AuditFilter, limit: number): Promise<AuditRow[]> {
  const { id, at, who, what, operatorId, purchaseId } = auditTable;
  const wanted = (condition: SQL | false | undefined) => condition || undefined;
  return planAnew(db, (tx) =>
    tx
      .select()
      .from(auditTable)
      .where(
        and(
          eq(who, 'operator'),
          wanted(filter.operatorId !== undefined && eq(operatorId, filter.operatorId)),
          wanted(filter.what !== undefined && eq(what, filter.what)),
          wanted(filter.purchaseId !== undefined && eq(purchaseId, filter.purchaseId)),
          wanted(filter.from && gte(at, filter.from)),
          wanted(filter.to && lt(at, filter.to)),
          wanted(filter.before !== undefined && lt(id, filter.before)),
        ),
      )
      .orderBy(desc(id))
      .limit(limit),
  );
}

/** The audit's words for money that an operator sends out, each with its amount. */
export const MONEY_OUT = [
  'refund asked for',
  'refund wanted (requested)',
  'refund wanted (part)',
  'refund wanted (goodwill)',
  'refund wanted (vat)',
  'replacement asked for',
  'draft order placed',
];

/** In whose name the later steps of an order run: the operator who last asked for its refund or replacement. */
export async function lastToAsk(db: DbOrTx, purchaseId: string): Promise<AuditActor> {
  const { who, what, operatorId, origin } = auditTable;
  const [asked] = await db
    .select({ operatorId, origin })
    .from(auditTable)
    .where(
      and(
        eq(auditTable.purchaseId, purchaseId),
        eq(who, 'operator'),
        inArray(what, MONEY_OUT),
        isNotNull(origin),
      ),
    )
    .orderBy(desc(auditTable.id))
    .limit(1);
  if (!asked?.origin) return { who: 'shop' };
  return { who: 'operator', operatorId: asked.operatorId, origin: asked.origin };
}

/** Acts of operators that only read. */
const READS = [
  'order read',
  'orders found',
  'codes shown',
  'order drawn as PDF',
  'customer read',
  'customer data given',
] as const;

const isRead = ({ what }: Pick<AuditRow, 'what'>) => (READS as readonly string[]).includes(what);

/** What an entry is about, by ids: an order, and what else it names. */
export interface Change {
  id: number;
  about: string[];
}

/** What changed after an entry, newest first, without what was only read. The rows are those at the end of the table's own index. */
export async function changesAfter(
  db: DbOrTx,
  entry: number,
  limit: number,
): Promise<{ newest: number; changes: Change[]; more: boolean }> {
  const { id, what, purchaseId, subject, reference } = auditTable;
  const rows = await db
    .select({ id, what, purchaseId, subject, reference })
    .from(auditTable)
    .where(gt(id, entry))
    .orderBy(desc(id))
    .limit(limit);
  return {
    newest: rows[0]?.id ?? entry,
    changes: rows
      .filter((row) => !isRead(row))
      .map((row) => ({
        id: row.id,
        // 'case <id> (kind)', 'lead <id>'
        about: [row.purchaseId, row.subject?.split(' ')[1] ?? row.subject, row.reference].filter(
          (one) => one !== null && one !== undefined,
        ),
      })),
    more: rows.length === limit,
  };
}

/**
 * The number of the newest entry that changed something, 0 if there is none. Callers send the number they saw, so that an act on
 * an outdated view is refused.
 */
export function newestChange(entries: readonly AuditRow[]): number {
  return entries.findLast((entry) => !isRead(entry))?.id ?? 0;
}

/** The same for many orders; those without an entry are missing. */
export async function newestChanges(
  db: DbOrTx,
  purchaseIds: readonly string[],
): Promise<Map<string, number>> {
  const { purchaseId, what, id } = auditTable;
  const rows = await db
    .select({ purchaseId, newest: sql`max(${id})`.mapWith(Number) })
    .from(auditTable)
    .where(and(inArray(purchaseId, [...purchaseIds]), notInArray(what, [...READS])))
    .groupBy(purchaseId);
  return new Map(rows.map((row) => [row.purchaseId ?? '', row.newest]));
}

/** Whether an operator did one of these to an order after an entry. */
export async function hasActedSince(
  db: DbOrTx,
  { purchaseId, seen }: { purchaseId: string; seen: number },
  { operatorId, what }: { operatorId: string | null; what: readonly string[] },
): Promise<boolean> {
  const entries = await auditOf(db, purchaseId);
  return entries.some(
    (entry) =>
      entry.id > seen &&
      entry.who === 'operator' &&
      entry.operatorId === operatorId &&
      what.includes(entry.what),
  );
}

/** @throws Problem `changed_by_another` if an order has changed since the caller saw it. Call it with the order locked. */
export async function refuseStale(db: DbOrTx, purchaseId: string, seen: number | undefined): Promise<void> {
  if (seen !== undefined && newestChange(await auditOf(db, purchaseId)) !== seen)
    throw new Problem('changed_by_another');
}

/** Entries about a subject other than an order, or alongside one: `user <id>`, `lead <id>`. Newest first. */
export function auditAbout(db: DbOrTx, subject: string, limit: number): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditTable)
    .where(eq(auditTable.subject, subject))
    .orderBy(desc(auditTable.id))
    .limit(limit);
}

/** Acts of operators about the buyer of these purchases, not about the purchases. Newest first. */
export function auditAboutBuyer(
  db: DbOrTx,
  purchaseIds: readonly string[],
  limit: number,
): Promise<AuditRow[]> {
  return db
    .select()
    .from(auditTable)
    .where(and(inArray(auditTable.purchaseId, [...purchaseIds]), like(auditTable.what, 'customer %')))
    .orderBy(desc(auditTable.id))
    .limit(limit);
}

/** When an operator last read an order, or another subject, so that the same look is not recorded again and again. */
export async function lastRead(
  db: DbOrTx,
  of: { purchaseId: string } | { subject: string },
  { operatorId, what }: { operatorId: string; what: string },
): Promise<Date | null> {
  const [read] = await db
    .select({ at: auditTable.at })
    .from(auditTable)
    .where(
      and(
        'subject' in of ? eq(auditTable.subject, of.subject) : eq(auditTable.purchaseId, of.purchaseId),
        eq(auditTable.operatorId, operatorId),
        eq(auditTable.what, what),
      ),
    )
    .orderBy(desc(auditTable.id))
    .limit(1);
  return read?.at ?? null;
}
