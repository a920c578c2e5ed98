import { eq } from 'drizzle-orm';

import { PAUSED } from '../../domain/operators/notices.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Switch } from '../../domain/switches/switches.ts';
import { type AuditActor, recordAudit } from '../audit/record-audit.ts';
import { oneLine } from '../core/one-line.ts';
import type { Deps } from '../deps.ts';
import { announceSwitches } from '../pubsub/news.ts';
import { shopSwitchTable, type SwitchRow } from './tables.ts';

export interface Turn {
  what: Switch;
  isPaused: boolean;
  /** The notice for visitors. */
  words: string;
  /** The reason, for the team. */
  why: string;
  /** The version that the operator saw; left out at the command line. */
  version?: number | undefined;
}

/**
 * Pauses or resumes something in all processes, and records it in the audit. If it is so already, nothing changes.
 * @throws Problem `changed_by_another` if somebody turned it since it was seen
 */
export async function turnSwitch(
  deps: Pick<Deps, 'db' | 'now' | 'switches' | 'queue'>,
  by: AuditActor,
  turn: Turn,
): Promise<void> {
  const { what, isPaused, why } = turn;
  const words = isPaused ? oneLine(turn.words) : '';
  await deps.db.db.transaction(async (tx) => {
    const now = deps.now();
    // Two concurrent first turns meet in this row, so that the second one sees the first.
    const untouched = {
      what,
      isPaused: false,
      words: '',
      why: '',
      operatorId: null,
      changedAt: now,
      version: 0,
    };
    await tx.insert(shopSwitchTable).values(untouched).onConflictDoNothing();
    const [before] = await tx
      .select()
      .from(shopSwitchTable)
      .where(eq(shopSwitchTable.what, what))
      .for('update');
    if (!before) throw new Error(`there is no switch ${what}`);
    if (turn.version !== undefined && turn.version !== before.version)
      throw new Problem('changed_by_another');
    if (before.isPaused === isPaused && before.words === words) return;
    const { operatorId = null } = by;
    const version = before.version + 1;
    await tx
      .update(shopSwitchTable)
      .set({ isPaused, words, why, operatorId, changedAt: now, version })
      .where(eq(shopSwitchTable.what, what));
    await recordAudit(deps, tx, {
      ...by,
      what: isPaused ? PAUSED : 'resumed',
      why,
      subject: what,
      before: factsOf(before),
      after: factsOf({ isPaused, words }),
    });
    // Waiting work continues at once.
    if (!isPaused) await deps.queue.send('purchase.recover', {}, { tx });
    await announceSwitches(tx);
  });
  await deps.switches.refresh();
}

function factsOf({ isPaused, words }: Pick<SwitchRow, 'isPaused' | 'words'>) {
  return { state: isPaused ? 'paused' : 'on', ...(words !== '' && { words }) };
}
