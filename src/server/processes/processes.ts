import { asc } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { type RunningProcess, runningProcessTable } from './tables.ts';
import { TOLD_EVERY_MS } from './tell-of-process.ts';

/** Processes by their role, those that were cut short within a day too. */
export function readProcesses(db: DbOrTx): Promise<RunningProcess[]> {
  return db
    .select()
    .from(runningProcessTable)
    .orderBy(asc(runningProcessTable.role), asc(runningProcessTable.startedAt));
}

/** One that has not told of itself for so long is gone, or hangs. */
export function isHeard({ seenAt }: RunningProcess, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < 4 * TOLD_EVERY_MS;
}

/** How the calls to a party went, in all processes together. */
export interface PartyCalls {
  party: string;
  /** Of the last quarter of an hour. */
  calls: number;
  failed: number;
  /** On average; null where there were none. */
  averageMs: number | null;
  last: { at: string; status: string; ms: number };
}

export function callsOfParties(processes: readonly RunningProcess[]): PartyCalls[] {
  const parties = new Map<string, PartyCalls & { ms: number }>();
  for (const { calls } of processes)
    for (const [party, facts] of Object.entries(calls)) {
      const known = parties.get(party) ?? { calls: 0, failed: 0, ms: 0, last: facts.last };
      const sum = {
        calls: known.calls + facts.calls,
        failed: known.failed + facts.failed,
        ms: known.ms + facts.ms,
        last: known.last.at > facts.last.at ? known.last : facts.last,
      };
      const averageMs = sum.calls === 0 ? null : Math.round(sum.ms / sum.calls);
      parties.set(party, { party, averageMs, ...sum });
    }
  return [...parties.values()]
    .map(({ party, calls, failed, averageMs, last }) => ({ party, calls, failed, averageMs, last }))
    .toSorted((one, other) => (one.party < other.party ? -1 : 1));
}
