/** A connection that lasted this long means that an earlier outage is over. */
const STEADY_MS = 10_000;
const PATIENCE_MS = 4_000;

/** How a breaker treats what it guards. */
export interface BreakerLimits {
  /** Tries at once while all is well. */
  atOnce: number;
  firstWaitMs: number;
  maxWaitMs: number;
  /** Up to this many failures in a row count as a blip: callers wait for the next try instead of being refused. */
  blipFailures: number;
}

/** Four connections at once: a database that has just come back must not be overrun. */
const DATABASE: BreakerLimits = { atOnce: 4, firstWaitMs: 500, maxWaitMs: 3_000, blipFailures: 2 };

/** No try to connect is allowed now, or no answer came in time. The code is PostgreSQL's for a lost connection. */
export class DatabaseAway extends Error {
  readonly code = '08006';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseAway';
  }
}

/** Controls all of a process's tries to connect to a database. */
export interface CircuitBreaker {
  /**
   * Runs `connect` when its turn has come. While the database is away, one caller at a time may try, after a wait that grows to
   * between 3 and 4.5 seconds. The others wait during a blip, and are refused at once after it.
   * @throws {DatabaseAway} if no try is allowed now; otherwise whatever `connect` throws
   */
  attempt: <T>(connect: () => Promise<T>) => Promise<T>;
  /** There is an outage, and no try is allowed now. */
  isAway: () => boolean;
  /** An established connection broke or stopped answering: the next try is made alone. */
  broke: (error: Error) => void;
}

export interface BreakerEvents {
  /** Called once per outage. */
  onAway: (error: Error) => void;
  /** Called on the first connection after an outage; `tries` counts the failed ones. */
  onBack: (outage: { seconds: number; tries: number }) => void;
}

export function createCircuitBreaker(
  { onAway, onBack }: BreakerEvents,
  { now = () => performance.now(), random = Math.random, pause = sleep, limits = DATABASE } = {},
): CircuitBreaker {
  const waitAfter = (failures: number) => waitOf(failures, random(), limits);
  let atOnce = 0;
  /** Resolves after each try, successful or not. */
  let turn = Promise.withResolvers<void>();
  let steadySince = now();
  /** Failures of this outage and of those just before it. */
  let failures = 0;
  let outage: { since: number; tries: number; retryAt: number; error: Error; told: boolean } | null = null;

  function open(error: Error, tries: number): void {
    failures = now() - steadySince >= STEADY_MS ? tries : failures + 1;
    outage = { since: now(), tries, retryAt: now() + waitAfter(failures), error, told: false };
    notify();
  }
  /** Reports an outage; a broken connection is not one while no try to connect has failed. */
  function notify(): void {
    if (!outage || outage.told || outage.tries === 0) return;
    outage.told = true;
    onAway(outage.error);
  }
  function failed(error: Error, isProbe: boolean): void {
    if (!outage) return open(error, 1);
    // Tries already under way when the first one failed add nothing new.
    if (!isProbe) return;
    failures++;
    outage.tries++;
    outage.error = error;
    outage.retryAt = now() + waitAfter(failures);
    notify();
  }
  function succeeded(): void {
    if (!outage) return;
    if (outage.told) onBack({ seconds: Math.round((now() - outage.since) / 1000), tries: outage.tries });
    outage = null;
    steadySince = now();
  }

  /** Waits until the caller may try. Returns whether it tries alone. */
  async function takeTurn(): Promise<boolean> {
    const until = now() + PATIENCE_MS;
    for (;;) {
      if (atOnce < (outage ? 1 : limits.atOnce) && (outage?.retryAt ?? 0) <= now()) break;
      if (outage && (failures > limits.blipFailures || now() >= until))
        throw new DatabaseAway('the database cannot be reached', { cause: outage.error });
      const waitMs = outage && atOnce === 0 ? outage.retryAt - now() : PATIENCE_MS;
      await Promise.race([turn.promise, pause(Math.max(1, waitMs))]);
    }
    atOnce++;
    return outage !== null;
  }

  return {
    async attempt(connect) {
      const isProbe = await takeTurn();
      try {
        const connected = await connect();
        succeeded();
        return connected;
      } catch (error) {
        failed(error instanceof Error ? error : new Error(String(error)), isProbe);
        throw error;
      } finally {
        atOnce--;
        turn.resolve();
        turn = Promise.withResolvers();
      }
    },
    isAway: () => outage !== null && (atOnce > 0 || outage.retryAt > now()),
    broke(error) {
      if (!outage) open(error, 0);
    },
  };
}

/** Milliseconds: none after the first break, then doubling, with jitter. */
function waitOf(failures: number, chance: number, { firstWaitMs, maxWaitMs }: BreakerLimits): number {
  if (failures === 0) return 0;
  return Math.min(maxWaitMs, firstWaitMs * 2 ** (failures - 1)) * (1 + chance / 2);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
