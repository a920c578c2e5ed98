import { raise } from '../alerts/watch.ts';
import { readRevision } from '../catalog/queries.ts';
import { withinTime } from '../core/within-time.ts';
import { isConnectionLost, isDatabaseAway } from '../db/is-database-away.ts';
import { checkWriting } from '../db/write-check.ts';
import type { Deps } from '../deps.ts';

/** Whoever asks is answered within it. */
const ANSWER_MS = 2_000;
/** All who ask within so short a time get one answer, however many they are. */
const REMEMBER_MS = 250;
const WRITE_EVERY_MS = 5_000;

export interface Readiness {
  /** Whether a visitor can shop: the database answers, can be written, and there is a catalogue. Returns within two seconds. */
  isReady: () => Promise<boolean>;
  /** It is about to end: nobody is to be sent here any more, though whoever comes is still answered. */
  leave: () => void;
  isLeaving: () => boolean;
}

/** Checks the database, once for all who ask, and tells the operator of one that cannot be written. */
export function createReadiness(deps: Deps): Readiness {
  let isReady = false;
  let isLeaving = false;
  let checkedAt = -Infinity;
  let wroteAt = -Infinity;
  /** The answer of the check that goes on. It may be there before the check ends; until then nobody checks again. */
  let answer: Promise<boolean> | null = null;
  let trouble: { since: Date; error: Error } | null = null;

  async function check(): Promise<boolean> {
    try {
      const isStored = (await readRevision(deps.db.db)) > 0;
      const hasCatalogue = isStored && deps.catalog.current().revision > 0;
      if (performance.now() - wroteAt >= WRITE_EVERY_MS) {
        await checkWriting(deps.db);
        if (trouble) await tell(trouble);
        trouble = null;
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

  /** Of a database that cannot be reached its connections tell; this is about one that answers and cannot write. */
  function logFailure(error: Error): void {
    if (trouble || !isDatabaseAway(error) || isConnectionLost(error)) return;
    trouble = { since: deps.now(), error };
    deps.log.error({ alert: 'cannot_write', err: error }, 'the database cannot be written: nobody can buy');
  }

  /** The operator's mail is a row as well, so it is queued when there is room for it. */
  async function tell({ since, error }: { since: Date; error: Error }): Promise<void> {
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

/** What the database itself said. */
function rootOf(error: Error): Error {
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}
