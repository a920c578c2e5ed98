import { WRITTEN_NOTE } from '../../domain/operators/order-story.ts';
import { Problem } from '../../domain/problems/problem.ts';
import { hasActedSince } from '../audit/record-audit.ts';
import { beginRow, endBulk, endRow, moveBulk, readBulk } from '../bulk/bulk-acts.ts';
import type { BulkAct, BulkRow } from '../bulk/tables.ts';
import { inWork } from '../core/work.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import type { Deps } from '../deps.ts';
import { readPurchase } from '../purchase/purchases.ts';
import { type Acting, atCommandLine } from '../staff/acting.ts';
import { readOperator } from '../staff/operators.ts';
import { bulkWords as words } from './bulk/words.ts';
import { runVerb } from './run-verb.ts';

/** Half of the job's time: the rest of a long list is another job. */
const SLICE_MS = 45_000;

/** The audit's words for what each act does. */
const DONE: Record<BulkAct['act'], readonly string[]> = {
  resend: ['eSIM mailed again'],
  refund: ['refund asked for', 'refund wanted (requested)'],
  note: [WRITTEN_NOTE],
};

const ASKED = 'approval asked for';

type End = Pick<BulkRow, 'words'> & { state: 'done' | 'refused' | 'asked' | 'failed' };

/**
 * Does the rows of a bulk act one after the other, in the name of who started it. No row is done twice, wherever its process ends:
 * each is done only if its order has not changed since the dry run, and the act itself is a change.
 */
export async function runBulk(deps: Deps, id: string): Promise<void> {
  const { db } = deps.db;
  const until = performance.now() + SLICE_MS;
  while (performance.now() < until) {
    const act = await readBulk(db, id);
    if (act?.state !== 'running') return;
    const by = await starterOf(deps, act);
    if (!by) {
      await moveBulk(db, id, ['running'], { state: 'stopped', endedAt: deps.now(), text: null });
      return;
    }
    const begun = await beginRow(db, id, deps.now());
    if (!begun) {
      await endBulk(db, id, deps.now());
      return;
    }
    await endRow(db, begun.row, await done(deps, by, act, begun));
  }
  await deps.queue.send('bulk.run', { bulkId: id });
}

/** Who started it, with the role that they have now; null if they were removed. They typed a code to start it. */
async function starterOf(deps: Deps, { operatorId, origin }: BulkAct): Promise<Acting | null> {
  if (operatorId === null) return { ...atCommandLine(''), origin };
  const operator = await readOperator(deps.db.db, operatorId);
  if (!operator || operator.removedAt !== null) return null;
  return { operatorId, role: operator.role, origin, isFresh: true };
}

async function done(
  deps: Deps,
  by: Acting,
  act: BulkAct,
  { row, isAgain }: { row: BulkRow; isAgain: boolean },
): Promise<End> {
  const has = (what: readonly string[]) =>
    hasActedSince(deps.db.db, row, { operatorId: by.operatorId, what });
  const hasActed = () => has(DONE[act.act]);
  try {
    if (isAgain && (await hasActed())) return { state: 'done', words: words.begunBefore };
    if (isAgain && (await has([ASKED]))) return { state: 'asked', words: words.asked };
    return await inWork({ purchaseId: row.purchaseId }, () => perform(deps, by, act, row));
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    if (error instanceof Problem) {
      if (error.reason === 'approval_asked') return { state: 'asked', words: words.asked };
      // Another process that seemed to have ended did it meanwhile.
      if (error.reason === 'changed_by_another' && (await hasActed()))
        return { state: 'done', words: words.begunBefore };
      return { state: 'refused', words: error.message };
    }
    deps.log.error({ err: error, purchaseId: row.purchaseId }, 'a row of a bulk act failed');
    return (await hasActed()) ? { state: 'done', words: null } : { state: 'failed', words: words.failed };
  }
}

async function perform(deps: Deps, by: Acting, act: BulkAct, row: BulkRow): Promise<End> {
  const call = { deps, by };
  const order = { order: row.purchaseId, seen: row.seen };
  switch (act.act) {
    case 'resend':
      await runVerb(call, 'resend', { ...order, reason: act.why });
      break;
    case 'note':
      await runVerb(call, 'note', { ...order, text: act.text ?? '' });
      break;
    case 'refund': {
      if ((await readPurchase(deps.db.db, row.purchaseId))?.disputed)
        return { state: 'refused', words: words.disputed };
      const { waits_for: awaited } = await runVerb(call, 'refund', { ...order, reason: act.why });
      return { state: 'done', words: awaited === null ? null : words.waits(awaited) };
    }
  }
  return { state: 'done', words: null };
}
