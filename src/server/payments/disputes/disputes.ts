import { randomUUID } from 'node:crypto';

import { and, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';

import { moneyOf } from '../../../domain/money.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import { type AuditActor, type AuditEntry, recordAudit } from '../../audit/record-audit.ts';
import type { Db, DbOrTx, Tx } from '../../db/database.ts';
import { byTime, countRows, type RowCount, TIME_SORTS, type TimePage } from '../../db/list-page.ts';
import type { Deps } from '../../deps.ts';
import type { DisputeEnd, DisputeStatus } from '../../providers/payment-status.ts';
import type { Payment } from '../../purchase/tables.ts';
import { type Dispute, disputeTable } from './tables.ts';

/** Records the state of a payment's disputes. Our answers to them remain. */
export async function recordDisputes(
  { now }: Pick<Deps, 'now'>,
  tx: Tx,
  payment: Payment,
  disputes: readonly DisputeStatus[],
): Promise<void> {
  for (const news of disputes) {
    const told = {
      outcome: news.end,
      status: news.status,
      reason: news.reason,
      amountCents: news.amount.amount,
      currency: news.amount.currency,
      bookedCents: news.booking?.gross?.amount ?? null,
      bookedCurrency: news.booking?.fee.currency ?? null,
      feeCents: news.booking?.fee.amount ?? null,
      dueAt: news.dueAt,
      isAnswered: news.isAnswered,
      pageUrl: news.pageUrl,
    };
    await tx
      .insert(disputeTable)
      .values({
        id: randomUUID(),
        provider: payment.provider,
        reference: news.id,
        purchaseId: payment.purchaseId,
        paymentId: payment.id,
        openedAt: news.openedAt ?? now(),
        ...told,
      })
      .onConflictDoUpdate({ target: [disputeTable.provider, disputeTable.reference], set: told });
  }
}

interface DisputeFilter {
  outcome?: DisputeEnd | undefined;
  provider?: Dispute['provider'] | undefined;
}

/** Both ways by when they were opened, and those with a day by which to answer by that. */
export const DISPUTE_SORTS = [...TIME_SORTS, 'due', 'due_last'] as const;

export type DisputeSort = (typeof DISPUTE_SORTS)[number];

/** What a list in an order goes by, from a row; only rows that have it are in the list. */
export const isByDue = (sort: DisputeSort) => sort === 'due' || sort === 'due_last';

/** One page, behind a place. */
export function listDisputes(
  db: DbOrTx,
  filter: DisputeFilter,
  { sort, ...page }: Omit<TimePage, 'sort'> & { sort: DisputeSort },
): Promise<Dispute[]> {
  const { openedAt, dueAt, id } = disputeTable;
  const ways = { newest: 'newest', oldest: 'oldest', due: 'oldest', due_last: 'newest' } as const;
  const { behind, order } = byTime(isByDue(sort) ? dueAt : openedAt, id, { ...page, sort: ways[sort] });
  return db
    .select()
    .from(disputeTable)
    .where(and(fits(filter, sort), behind))
    .orderBy(...order)
    .limit(page.limit);
}

export function countDisputes(db: Db, filter: DisputeFilter, sort: DisputeSort): Promise<RowCount> {
  return countRows(db, (tx) =>
    tx
      .select({ one: sql`1` })
      .from(disputeTable)
      .where(fits(filter, sort)),
  );
}

function fits({ outcome, provider }: DisputeFilter, sort: DisputeSort): SQL | undefined {
  return and(
    outcome && eq(disputeTable.outcome, outcome),
    provider && eq(disputeTable.provider, provider),
    isByDue(sort) ? isNotNull(disputeTable.dueAt) : undefined,
  );
}

/** The undecided disputes of some purchases. */
export async function openDisputesOf(db: DbOrTx, purchaseIds: readonly string[]): Promise<Dispute[]> {
  if (purchaseIds.length === 0) return [];
  const { purchaseId, outcome } = disputeTable;
  return db
    .select()
    .from(disputeTable)
    .where(and(inArray(purchaseId, [...purchaseIds]), eq(outcome, 'open')));
}

/** The disputes of these purchases, newest first. */
export function disputesOfPurchases(db: DbOrTx, purchaseIds: readonly string[]): Promise<Dispute[]> {
  return db
    .select()
    .from(disputeTable)
    .where(inArray(disputeTable.purchaseId, [...purchaseIds]))
    .orderBy(desc(disputeTable.openedAt));
}

/** By our id or the processor's. @throws Problem `no_dispute` */
export async function disputeNamed(db: DbOrTx, which: string): Promise<Dispute> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(which);
  const [found] = await db
    .select()
    .from(disputeTable)
    .where(eq(isId ? disputeTable.id : disputeTable.reference, which));
  if (!found) throw new Problem('no_dispute');
  return found;
}

/**
 * Changes an open dispute, unless it has changed since the caller saw it, and records the change in the audit. Retried until the
 * database accepts it.
 * @param seen the version that the caller saw; left out at the command line
 * @throws Problem `changed_by_another`, `answered_dispute`
 */
export async function changeDispute(
  deps: Pick<Deps, 'db' | 'now' | 'unwritten'>,
  { id, seen }: { id: string; seen: number | undefined },
  set: Partial<Pick<Dispute, 'stagedAt' | 'stagedBy' | 'sentAt' | 'sentBy'>>,
  entry: AuditActor & Pick<AuditEntry, 'what'>,
): Promise<Dispute> {
  const write = () =>
    deps.db.db.transaction(async (tx) => {
      const [before] = await tx.select().from(disputeTable).where(eq(disputeTable.id, id)).for('update');
      if (!before) throw new Problem('no_dispute');
      // This change was already written, and its answer was lost.
      if (isDone(before, set)) return before;
      if (seen !== undefined && before.version !== seen) throw new Problem('changed_by_another');
      if (before.outcome !== 'open' || before.isAnswered) throw new Problem('answered_dispute');
      const [now = before] = await tx
        .update(disputeTable)
        .set({ ...set, version: before.version + 1 })
        .where(eq(disputeTable.id, id))
        .returning();
      const { purchaseId, reference } = before;
      await recordAudit(deps, tx, { ...entry, why: '', purchaseId, amount: moneyOf(before), reference });
      return now;
    });
  return deps.unwritten.write({ answer: entry.what, reference: id }, write);
}

function isDone({ stagedAt, sentAt }: Dispute, set: Partial<Pick<Dispute, 'stagedAt' | 'sentAt'>>): boolean {
  const isSame = (one: Date | null, other: Date | null | undefined) =>
    other === undefined || one?.getTime() === other?.getTime();
  return isSame(stagedAt, set.stagedAt) && isSame(sentAt, set.sentAt);
}
