import type { Logger } from '../core/log.ts';
import { withinTime } from '../core/within-time.ts';
import { DatabaseAway } from './circuit-breaker.ts';
import { isDatabaseAway } from './is-database-away.ts';

/** Pause between tries to write. The breaker decides which of them reach the database. */
const AGAIN_MS = 250;
/** The longest that new work waits for unwritten answers: one locked row must not stop everything else. */
const FIRST_MS = 3_000;

/** Identifies the answer in the log; ids and references only. */
interface AnswerFacts {
  /** "order placed", "refund". */
  answer: string;
  purchaseId?: string | null;
  reference?: string | null;
}

/** Providers' answers that the database could not take yet. They exist only in this process's memory. */
export interface Unwritten {
  /**
   * Writes a provider's answer: while the database is away, again and again until it is back or the process ends. The write
   * must be safe to repeat, even after another process has taken up the same work: a write whose own answer was lost may have
   * happened, and leases end meanwhile.
   * @throws whatever `write` throws for another reason
   */
  write: <T>(facts: AnswerFacts, write: () => Promise<T>) => Promise<T>;
  /** Wraps a call to a provider and what follows from its answer: a stopping process waits for it. */
  follow<T>(act: () => Promise<T>): Promise<T>;
  /** Waits for unwritten answers, for a few seconds at most; call it before beginning something new at a provider. */
  first(): Promise<void>;
  /** Number of answers that wait. */
  count(): number;
  /** Waits for all that is followed or unwritten, at most this long; then gives up the rest and logs it. */
  end(withinMs: number): Promise<void>;
}

export function createUnwritten(log: Logger): Unwritten {
  const waiting = new Map<object, AnswerFacts>();
  const followed = new Set<Promise<unknown>>();
  let isEnded = false;
  /** Resolves when nothing waits any more. */
  let written = Promise.withResolvers<void>();

  async function retry<T>(facts: AnswerFacts, write: () => Promise<T>, first: unknown): Promise<T> {
    const key = {};
    const since = performance.now();
    waiting.set(key, facts);
    log.warn({ ...facts, err: first }, 'an answer waits for the database');
    try {
      for (let error = first; ;) {
        if (isEnded) throw new DatabaseAway('the process ends', { cause: error });
        await pause(AGAIN_MS);
        try {
          const done = await write();
          const seconds = Math.round((performance.now() - since) / 1000);
          log.warn({ ...facts, seconds }, 'an answer was written late');
          return done;
        } catch (next) {
          if (!isDatabaseAway(next)) throw next;
          error = next;
        }
      }
    } finally {
      waiting.delete(key);
      if (waiting.size === 0) {
        written.resolve();
        written = Promise.withResolvers();
      }
    }
  }

  const unwritten: Unwritten = {
    async write(facts, write) {
      try {
        return await write();
      } catch (error) {
        if (!isDatabaseAway(error)) throw error;
        return unwritten.follow(() => retry(facts, write, error));
      }
    },
    async follow(act) {
      const acting = act();
      followed.add(acting);
      try {
        return await acting;
      } finally {
        followed.delete(acting);
      }
    },
    async first() {
      if (waiting.size > 0) await withinTime(written.promise, FIRST_MS, undefined);
    },
    count: () => waiting.size,
    async end(withinMs) {
      const until = performance.now() + withinMs;
      // One may lead to the next.
      while (followed.size > 0 && performance.now() < until)
        await withinTime(Promise.allSettled(followed), until - performance.now(), undefined);
      for (const facts of waiting.values())
        log.error(facts, 'the process ends with an answer that was never written');
      isEnded = true;
    },
  };
  return unwritten;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
