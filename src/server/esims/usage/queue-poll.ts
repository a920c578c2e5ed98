import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';

import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { esimTable } from '../tables.ts';

/** An eSIM is not polled more often than this, however many callbacks come. */
export const SPACING_SECONDS = 5;

/**
 * Queues a poll of one of our eSIMs. One that is due already stays so: its job is on its way, and will read later than this. An
 * unknown eSIM is ignored.
 */
export async function queuePoll(deps: Pick<Deps, 'queue' | 'now'>, tx: Tx, iccid: string): Promise<void> {
  const now = deps.now();
  const soonest = sql`greatest(${now.toISOString()}::timestamptz, ${esimTable.polledAt} + ${SPACING_SECONDS} * interval '1 second')`;
  const [due] = await tx
    .update(esimTable)
    .set({ nextPollAt: soonest, quietPolls: 0 })
    .where(
      and(eq(esimTable.iccid, iccid), or(isNull(esimTable.nextPollAt), gt(esimTable.nextPollAt, soonest))),
    )
    .returning({ at: esimTable.nextPollAt });
  if (!due?.at) return;
  const afterSeconds = (due.at.getTime() - now.getTime()) / 1000;
  await deps.queue.send('esim.look', { iccid }, { tx, afterSeconds });
}
