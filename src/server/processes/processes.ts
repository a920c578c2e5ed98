import { asc } from 'drizzle-orm';

import type { DbOrTx } from '../db/database.ts';
import { Malformed } from '../db/json-column.ts';
import { HEARTBEAT_MS } from './heartbeat.ts';
import { type RunningProcess, runningProcessTable } from './tables.ts';

/** Processes by role, including those killed within a day. */
export function readProcesses(db: DbOrTx): Promise<RunningProcess[]> {
  return db
    .select()
    .from(runningProcessTable)
    .orderBy(asc(runningProcessTable.role), asc(runningProcessTable.startedAt));
}

/** A process silent for longer is gone, or hangs. */
export function isAlive({ seenAt }: RunningProcess, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < 4 * HEARTBEAT_MS;
}

/** How calls to a provider went, over all processes. */
export interface ProviderCalls {
  provider: string;
  /** In the last quarter of an hour. */
  calls: number;
  failed: number;
  /** The average; null without calls. */
  averageMs: number | null;
  last: { at: string; status: string; ms: number };
}

/** A process whose facts are malformed counts as one that called nobody: it writes them anew within a minute. */
export function callsOfProviders(processes: readonly RunningProcess[]): ProviderCalls[] {
  const providers = new Map<string, ProviderCalls & { ms: number }>();
  for (const { calls } of processes)
    for (const [provider, facts] of Object.entries(calls instanceof Malformed ? {} : calls)) {
      const known = providers.get(provider) ?? { calls: 0, failed: 0, ms: 0, last: facts.last };
      const sum = {
        calls: known.calls + facts.calls,
        failed: known.failed + facts.failed,
        ms: known.ms + facts.ms,
        last: known.last.at > facts.last.at ? known.last : facts.last,
      };
      const averageMs = sum.calls === 0 ? null : Math.round(sum.ms / sum.calls);
      providers.set(provider, { provider, averageMs, ...sum });
    }
  return [...providers.values()]
    .map(({ provider, calls, failed, averageMs, last }) => ({ provider, calls, failed, averageMs, last }))
    .toSorted((one, other) => (one.provider < other.provider ? -1 : 1));
}
