import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';

import { eq, lt } from 'drizzle-orm';

import { VERSION } from '../core/installation.ts';
import type { Deps } from '../deps.ts';
import { runningProcessTable } from './tables.ts';

/** Between two reports. */
export const HEARTBEAT_MS = 15_000;
/** How long a killed process stays listed. */
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

export interface Heartbeat {
  /** Reports that the process runs, and how its calls went. */
  beat(): Promise<void>;
  /** Reports that the process stops. */
  leave(): Promise<void>;
}

/**
 * Reports this process to operators at intervals while it runs. It never fails: an unavailable database is reported elsewhere.
 */
export function startHeartbeat(deps: Deps, role: string): Heartbeat {
  const { db, meter, log } = deps;
  const now = () => deps.now();
  const id = randomUUID();
  const own = { id, role, host: hostname(), version: VERSION, startedAt: now() };
  let running = Promise.resolve();
  let hasLeft = false;
  const once = (act: () => Promise<unknown>) => {
    const before = running;
    running = (async () => {
      await before;
      try {
        await act();
      } catch (error) {
        log.debug({ err: error }, 'the heartbeat could not be written');
      }
    })();
    return running;
  };
  const write = async () => {
    if (hasLeft) return;
    const told = { seenAt: now(), calls: meter.callFacts(now()) };
    await db.db
      .insert(runningProcessTable)
      .values({ ...own, ...told })
      .onConflictDoUpdate({ target: runningProcessTable.id, set: told });
    const forgotten = new Date(now().getTime() - FORGOTTEN_AFTER_MS);
    await db.db.delete(runningProcessTable).where(lt(runningProcessTable.seenAt, forgotten));
  };
  const timer = setInterval(() => void once(write), HEARTBEAT_MS).unref();
  return {
    beat: () => once(write),
    async leave() {
      clearInterval(timer);
      hasLeft = true;
      await once(() => db.db.delete(runningProcessTable).where(eq(runningProcessTable.id, id)));
    },
  };
}
