import { randomUUID } from 'node:crypto';

import { and, asc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm';

import { type Minor, ofBase } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type ByOperator, recordAudit } from './record-audit.ts';
import { type Approval, approvalInput, approvalTable } from './tables.ts';

/** As long as the sums of a day count. */
const WAITS_MS = 24 * 3_600_000;

/** Thrown where money may not leave by one person's decision; nothing has happened. */
export class ApprovalNeeded extends Error {
  readonly purchaseId: string;
  /** In dollars. */
  readonly cents: Minor;

  constructor(purchaseId: string, cents: Minor) {
    super('a colleague has to approve');
    this.purchaseId = purchaseId;
    this.cents = cents;
  }
}

/** A colleague's yes, under which an act runs once. */
export interface Approved {
  id: string;
  by: ByOperator;
  why: string;
}

interface Asked {
  purchaseId: string;
  act: string;
  input: Readonly<Record<string, unknown>>;
  cents: Minor;
  by: ByOperator & { operatorId: string };
  why: string;
}

/** Asks for a colleague's decision. Asked again while it waits, it is the same question with the newest amount. */
export async function askApproval(
  deps: Pick<Deps, 'db' | 'now' | 'queue'>,
  { by, why, ...asked }: Asked,
): Promise<void> {
  const now = deps.now();
  const { operatorId: asker, origin } = by;
  const again = {
    origin,
    input: approvalInput.parse(asked.input),
    cents: asked.cents,
    endsAt: new Date(now.getTime() + WAITS_MS),
  };
  await deps.db.db.transaction(async (tx) => {
    await recordAudit(deps, tx, {
      who: 'operator',
      operatorId: asker,
      origin,
      what: 'approval asked for',
      why,
      purchaseId: asked.purchaseId,
      amount: ofBase(asked.cents),
    });
    const { purchaseId, operatorId, act, state } = approvalTable;
    const id = randomUUID();
    const [waiting] = await tx
      .insert(approvalTable)
      .values({ id, ...asked, ...again, operatorId: asker, state: 'waiting', askedAt: now })
      .onConflictDoUpdate({
        target: [purchaseId, operatorId, act],
        // Not a parameter: a plan for any value could not use the index of those that wait.
        targetWhere: sql`${state} = 'waiting'`,
        set: { ...again, askedAt: now },
      })
      .returning({ id: approvalTable.id });
    if (waiting?.id === id) await deps.queue.send('approval.tell', { approvalId: id }, { tx });
  });
}

export async function readApproval(db: DbOrTx, id: string): Promise<Approval | null> {
  const [found] = await db.select().from(approvalTable).where(eq(approvalTable.id, id));
  return found ?? null;
}

/** Ends the questions that nobody decided in time. Safe to run at any time, in any process. */
export async function lapseApprovals(deps: Pick<Deps, 'db' | 'now' | 'queue'>): Promise<void> {
  const { state, endsAt } = approvalTable;
  const late = await deps.db.db
    .select()
    .from(approvalTable)
    .where(and(sql`${state} = 'waiting'`, lte(endsAt, deps.now())));
  for (const waiting of late)
    await endApproval(deps, waiting, { state: 'lapsed', decidedBy: null }, (tx) =>
      recordAudit(deps, tx, {
        who: 'shop',
        what: 'approval lapsed',
        why: '',
        purchaseId: waiting.purchaseId,
        amount: ofBase(waiting.cents),
        subject: `operator ${waiting.operatorId}`,
      }),
    ).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error;
    });
}

/** Questions that can still be decided, the one that ends first at the top. */
export function waitingApprovals(db: DbOrTx, now: Date, limit: number): Promise<Approval[]> {
  const { state, endsAt } = approvalTable;
  return db
    .select()
    .from(approvalTable)
    .where(and(eq(state, 'waiting'), gt(endsAt, now)))
    .orderBy(asc(endsAt))
    .limit(limit);
}

/** @throws Problem `no_approval` if there is none, or it has been decided or is over */
export async function waitingApproval(db: DbOrTx, id: string, now: Date): Promise<Approval> {
  const { id: own, state, endsAt } = approvalTable;
  const [found] = await db
    .select()
    .from(approvalTable)
    .where(and(eq(own, id), eq(state, 'waiting'), gt(endsAt, now)));
  if (!found) throw new Problem('no_approval');
  return found;
}

/**
 * Uses a yes for the money that is about to leave, in the transaction that records it: of two at once the second finds none. An amount
 * that has grown since is another question.
 * @throws Problem `no_approval`
 */
export async function useApproval(
  deps: Pick<Deps, 'now' | 'queue'>,
  tx: Tx,
  { id: approvalId, by, why }: Approved,
  of: { purchaseId: string; cents: Minor },
): Promise<void> {
  const { id, state, endsAt, purchaseId, cents } = approvalTable;
  const now = deps.now();
  const [used] = await tx
    .update(approvalTable)
    .set({ state: 'approved', decidedBy: by.operatorId, decidedAt: now })
    .where(
      and(
        eq(id, approvalId),
        eq(state, 'waiting'),
        gt(endsAt, now),
        eq(purchaseId, of.purchaseId),
        gte(cents, of.cents),
      ),
    )
    .returning();
  if (!used) throw new Problem('no_approval');
  await deps.queue.send('approval.tell', { approvalId }, { tx });
  await recordDecision(deps, tx, used, { what: 'approved', by, why });
}

/** @throws Problem `no_approval` if it has been decided meanwhile */
export function declineApproval(
  deps: Pick<Deps, 'db' | 'now' | 'queue'>,
  waiting: Approval,
  by: ByOperator,
  why: string,
): Promise<void> {
  return endApproval(deps, waiting, { state: 'declined', decidedBy: by.operatorId }, (tx) =>
    recordDecision(deps, tx, waiting, { what: 'declined', by, why }),
  );
}

/**
 * Ends a question without its act, and tells who asked.
 * @throws Problem `no_approval` if it has been decided meanwhile
 */
async function endApproval(
  deps: Pick<Deps, 'db' | 'now' | 'queue'>,
  { id: approvalId }: Approval,
  set: Pick<Approval, 'state' | 'decidedBy'>,
  record: (tx: Tx) => Promise<void>,
): Promise<void> {
  const { id, state } = approvalTable;
  await deps.db.db.transaction(async (tx) => {
    // Holds the order first, as does money that leaves it: the other way round, the two would wait for each other.
    await record(tx);
    const ended = await tx
      .update(approvalTable)
      .set({ ...set, decidedAt: deps.now() })
      .where(and(eq(id, approvalId), eq(state, 'waiting')))
      .returning({ id });
    if (ended.length === 0) throw new Problem('no_approval');
    await deps.queue.send('approval.tell', { approvalId }, { tx });
  });
}

/** The row of who decides names who asked. */
function recordDecision(
  deps: Pick<Deps, 'now'>,
  tx: Tx,
  { purchaseId, cents, operatorId: asker }: Approval,
  { what, by, why }: { what: 'approved' | 'declined'; by: ByOperator; why: string },
): Promise<void> {
  return recordAudit(deps, tx, {
    who: 'operator',
    operatorId: by.operatorId,
    origin: by.origin,
    what: `approval ${what === 'approved' ? 'given' : 'declined'}`,
    why,
    purchaseId,
    amount: ofBase(cents),
    subject: `operator ${asker}`,
  });
}

/** The answers to questions about orders that have just been erased go with their reasons. */
export async function forgetApprovalsOf(tx: Tx, purchaseIds: string[]): Promise<void> {
  await tx.delete(approvalTable).where(inArray(approvalTable.purchaseId, purchaseIds));
}
