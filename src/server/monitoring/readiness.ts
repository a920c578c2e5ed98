import { raise } from '../alerts/watch.ts';
import { readRevision } from '../catalog/queries.ts';
import { withinTime } from '../core/within-time.ts';
import { isConnectionLost, isDatabaseAway } from '../db/is-database-away.ts';
import { checkWriting } from '../db/write-check.ts';
import type { Deps } from '../deps.ts';

/** Every check is answered within this time. */
const ANSWER_MS = 2_000;
/** All checks within this time share one answer. */
const REMEMBER_MS = 250;
const WRITE_EVERY_MS = 5_000;

export interface Readiness {
  /** Whether a visitor can shop: the database answers, accepts writes, and there is a catalogue. Returns within two seconds. */
  isReady: () => Promise<boolean>;
  /** The process is about to stop: no more visitors should be sent here, though those who come are still answered. */
  leave: () => void;
  isLeaving: () => boolean;
}

/** Checks the database, once for concurrent callers, and alerts the operator if it cannot be written. */
export function createReadiness(deps: Deps): Readiness {
  let isReady = false;
  let isLeaving = false;
  let checkedAt = -Infinity;
  let wroteAt = -Infinity;
  /** The answer of the running check. It may be there before the check ends; until then no other check starts. */
  let answer: Promise<boolean> | null = null;
  let outage: { since: Date; error: Error } | null = null;

  async function check(): Promise<boolean> {
    try {
      const isStored = (await readRevision(deps.db.db)) > 0;
      const hasCatalogue = isStored && deps.catalog.current().revision > 0;
      if (performance.now() - wroteAt >= WRITE_EVERY_MS) {
        await checkWriting(deps.db);
        if (outage) await report(outage);
        outage = null;
        wroteAt = performance.now();
      }
      isReady = hasCatalogue;
    } catch (error) {
      isReady = false;
      wroteAt = -Infinity;
      if (error instanceof Error) logFailure(error);
    } finally {
      checkedAt = performance.now();
      answer = null;
    }
    return isReady;
  }

  /** Lost connections are logged elsewhere; this is for a database that answers and cannot write. */
  function logFailure(error: Error): void {
    if (outage || !isDatabaseAway(error) || isConnectionLost(error)) return;
    outage = { since: deps.now(), error };
    deps.log.error({ alert: 'cannot_write', err: error }, 'the database cannot be written: nobody can buy');
  }

  /** The operator's mail needs a row too, so it is queued when there is room for it. */
  async function report({ since, error }: { since: Date; error: Error }): Promise<void> {
    const [from, to] = [since, deps.now()].map((date) => date.toISOString());
    await raise(deps, {
      kind: 'cannot_write',
      subject: 'database',
      words: `The database could not be written from ${from} to ${to} (${rootOf(error).message}). Nobody could buy meanwhile.`,
      purchaseId: null,
    });
  }

  return {
    leave: () => void (isLeaving = true),
    isLeaving: () => isLeaving,
    async isReady() {
      if (isLeaving) return false;
      if (!answer && performance.now() - checkedAt < REMEMBER_MS) return isReady;
      answer ??= withinTime(check(), ANSWER_MS, false);
      return answer;
    },
  };
}

/** The database's own error. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
