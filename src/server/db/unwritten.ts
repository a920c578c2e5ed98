import type { Logger } from '../core/log.ts';
import { withinTime } from '../core/within-time.ts';
import { DatabaseAway } from './circuit-breaker.ts';
import { isDatabaseAway } from './is-database-away.ts';

/** Between two tries to write. The breaker decides which of them reach for the database. */
const AGAIN_MS = 250;
/** Who begins something new lets what is unwritten go first, for as long at most: one row that is locked must not stop all others. */
const FIRST_MS = 3_000;

/** Of which answer, for the log; ids and references alone. */
interface AnswerFacts {
  /** "order placed", "refund". */
  answer: string;
  purchaseId?: string | null;
  reference?: string | null;
}

/** Answers of the outside that the database could not take yet. They are in the memory of this process and nowhere else. */
export interface Unwritten {
  /**
   * Writes what somebody outside has answered: while the database is away, again and again until it is back, or the process ends.
   * The write must be safe to repeat, also after another process has taken up the same work: one whose own answer was lost may have
   * happened, and leases end meanwhile.
   * @throws whatever `write` throws for another reason
   */
  write: <T>(facts: AnswerFacts, write: () => Promise<T>) => Promise<T>;
  /** For a call outside with what follows from its answer: a process that stops waits for it. */
  follow<T>(act: () => Promise<T>): Promise<T>;
  /** Lets what is unwritten go first, for some seconds at most; to be called before something new is begun outside. */
  first(): Promise<void>;
  /** How many answers wait. */
  count(): number;
  /** Waits for all that is followed or unwritten, at most so long; what is left then is given up, and told of in the log. */
  end(withinMs: number): Promise<void>;
}

export function createUnwritten(log: Logger): Unwritten {
  const waiting = new Map<object, AnswerFacts>();
  const followed = new Set<Promise<unknown>>();
  let isEnded = false;
  /** Ends when nothing waits any more. */
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
