/** How many may connect at once while all is well: a database that comes back must not be stormed. */
const MOST_AT_ONCE = 4;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 3_000;
/** A connection that held so long says that an earlier outage is over. */
const STEADY_MS = 10_000;
/** So many failures in a row are a blip; who wants a connection then waits for the next try instead of being refused. */
const BLIP_FAILURES = 2;
const PATIENCE_MS = 4_000;

/** Nobody may try to connect right now, or no answer came in time. Its code is PostgreSQL's for a lost connection. */
export class DatabaseAway extends Error {
  readonly code = '08006';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'DatabaseAway';
  }
}

/** The one owner of all tries of a process to connect to a database. */
export interface CircuitBreaker {
  /**
   * Runs `connect` when its turn has come. While the database is away one caller at a time is let through, after a wait
   * that grows to four seconds; the others are refused at once.
   * @throws {DatabaseAway} when nobody may try now; else whatever `connect` throws
   */
  attempt: <T>(connect: () => Promise<T>) => Promise<T>;
  /** An established connection broke, or no answer came on it: the next try goes alone. */
  broke: (error: Error) => void;
}

export interface BreakerEvents {
  /** Told once for each outage. */
  onAway: (error: Error) => void;
  /** The first connection since; `tries` is how often it was tried in vain. */
  onBack: (outage: { seconds: number; tries: number }) => void;
}

export function createCircuitBreaker(
  { onAway, onBack }: BreakerEvents,
  { now = () => performance.now(), random = Math.random, pause = sleep } = {},
): CircuitBreaker {
  let atOnce = 0;
  /** Ends with each try, whatever became of it. */
  let turn = Promise.withResolvers<void>();
  let steadySince = now();
  /** Failures of this outage and of those just before it. */
  let failures = 0;
  let outage: { since: number; tries: number; retryAt: number; error: Error; told: boolean } | null = null;

  function open(error: Error, tries: number): void {
    failures = now() - steadySince >= STEADY_MS ? tries : failures + 1;
    outage = { since: now(), tries, retryAt: now() + waitAfter(failures, random()), error, told: false };
    tell();
  }
  /** Of a broken connection nothing needs to be said when the next one holds. */
  function tell(): void {
    if (!outage || outage.told || outage.tries === 0) return;
    outage.told = true;
    onAway(outage.error);
  }
  function failed(error: Error, isProbe: boolean): void {
    if (!outage) return open(error, 1);
    // Tries that were under way when the first one failed tell nothing new.
    if (!isProbe) return;
    failures++;
    outage.tries++;
    outage.error = error;
    outage.retryAt = now() + waitAfter(failures, random());
    tell();
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
      if (atOnce < (outage ? 1 : MOST_AT_ONCE) && (outage?.retryAt ?? 0) <= now()) break;
      if (outage && (failures > BLIP_FAILURES || now() >= until))
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
    broke(error) {
      if (!outage) open(error, 0);
    },
  };
}

/** At once after the first break; then doubling, and not everybody at the same moment. Milliseconds. */
function waitAfter(failures: number, chance: number): number {
  if (failures === 0) return 0;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1)) * (1 + chance / 2);
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
