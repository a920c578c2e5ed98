import { eq, gt, sql } from 'drizzle-orm';

import { coalesced } from '../core/coalesced.ts';
import type { Logger } from '../core/log.ts';
import { type BreakerLimits, createCircuitBreaker } from '../db/circuit-breaker.ts';
import type { Database, Db, DbOrTx } from '../db/database.ts';
import { wholesalerOutageTable } from './tables.ts';
import type { Health, OrderOutcome, Wholesaler } from './wholesaler.ts';

/** A lost answer makes its buyer wait for minutes, so the next order is risked only after a while. */
const LIMITS: BreakerLimits = {
  atOnce: Number.MAX_SAFE_INTEGER,
  firstWaitMs: 15_000,
  maxWaitMs: 10 * 60_000,
  blipFailures: 0,
};

/** An outage that no process has seen for this long is over, or nobody buys. */
const SEEN_MINUTES = 60;

type Outage = typeof wholesalerOutageTable.$inferSelect;

/** When a process that knows an outage only from others may try: as long as it has lasted, so that few orders are lost to it. */
function retryAt({ since, seenAt }: Outage): number {
  const lasted = seenAt.getTime() - since.getTime();
  return seenAt.getTime() + Math.min(Math.max(lasted, LIMITS.firstWaitMs), LIMITS.maxWaitMs);
}

/** An answer that opens the breaker. */
class NoAnswer extends Error {
  readonly outcome: OrderOutcome;

  constructor(outcome: OrderOutcome, options?: { cause?: unknown }) {
    super(outcome.kind === 'placed' ? '' : outcome.why, options);
    this.outcome = outcome;
  }
}

/**
 * Watches the orders at each wholesaler. After a lost answer it counts as away, in the other processes as soon as they have read
 * of it, first for a quarter of a minute, at most for ten. Then one order tries it again, once the wholesaler has told its balance: a
 * wholesaler that is still away makes nobody wait. An order that comes meanwhile has no other source, and is placed as ever.
 * @param now the shop's clock
 */
export function watchOrders(
  all: readonly Wholesaler[],
  { db }: Pick<Database, 'db'>,
  log: Logger,
  now: () => Date,
): { watched: Wholesaler[]; health: Health } {
  const isAlone = all.length === 1;
  const known = new Map<string, Outage>();
  const seen = all.map((wholesaler) => watchOne(wholesaler, { db, log, now, isAlone, known }));
  const away = new Map(seen.map(({ watched, isAway }) => [watched.id, isAway]));
  const read = async () => {
    const outages = await outagesNow(db, now());
    known.clear();
    for (const outage of outages) known.set(outage.wholesaler, outage);
  };
  return {
    watched: seen.map(({ watched }) => watched),
    health: {
      isAway: (id) => away.get(id)?.() ?? false,
      // Where there is no other source, nobody asks.
      refresh: isAlone ? async () => {} : coalesced(read),
    },
  };
}

function watchOne(
  wholesaler: Wholesaler,
  {
    db,
    log,
    now,
    isAlone,
    known,
  }: { db: Db; log: Logger; now: () => Date; isAlone: boolean; known: Map<string, Outage> },
): { watched: Wholesaler; isAway: () => boolean } {
  const { id } = wholesaler;
  let isOut = false;
  const kept = (written: Promise<unknown>) =>
    void written.catch((error: unknown) =>
      log.warn({ err: error, wholesaler: id }, 'an outage is not recorded'),
    );
  const breaker = createCircuitBreaker(
    {
      onAway: (error) => log.warn({ err: error, wholesaler: id }, 'the wholesaler does not answer orders'),
      onBack: (outage) => log.info({ wholesaler: id, ...outage }, 'the wholesaler answers orders again'),
    },
    { limits: LIMITS, now: () => now().getTime() },
  );

  /** Others find in the records that it is over. */
  function end(): void {
    isOut = false;
    known.delete(id);
    kept(db.delete(wholesalerOutageTable).where(eq(wholesalerOutageTable.wholesaler, id)));
  }

  const isAway = () => {
    const outage = known.get(id);
    return breaker.isAway() || (!isOut && outage !== undefined && now().getTime() < retryAt(outage));
  };

  async function order(...[wanted, timeoutMs]: Parameters<Wholesaler['order']>): Promise<OrderOutcome> {
    const started = performance.now();
    if ((isOut || known.has(id)) && !isAlone) await answering();
    const outcome = await wholesaler.order(wanted, Math.floor(timeoutMs - (performance.now() - started)));
    if (outcome.kind === 'unclear' || (outcome.kind === 'refused' && outcome.isAway))
      throw new NoAnswer(outcome);
    return outcome;
  }

  async function answering(): Promise<void> {
    try {
      await wholesaler.balance();
    } catch (cause) {
      const why = 'it does not answer';
      throw new NoAnswer({ kind: 'refused', why, lasting: false, retryAfterSeconds: null }, { cause });
    }
  }

  const watched: Wholesaler = {
    ...wholesaler,
    async order(wanted, timeoutMs) {
      if (isAway()) return wholesaler.order(wanted, timeoutMs);
      try {
        const outcome = await breaker.attempt(() => order(wanted, timeoutMs));
        if (isOut || known.has(id)) end();
        return outcome;
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        isOut = true;
        kept(recordOutage(db, id, { at: now(), error: error.message }));
        return error.outcome;
      }
    },
  };
  return { watched, isAway };
}

function recordOutage(db: DbOrTx, wholesaler: string, { at, error }: { at: Date; error: string }) {
  const row = { wholesaler, since: at, seenAt: at, error: error.slice(0, 300) };
  const { seenAt, since } = wholesalerOutageTable;
  return db
    .insert(wholesalerOutageTable)
    .values(row)
    .onConflictDoUpdate({
      target: wholesalerOutageTable.wholesaler,
      set: {
        error: row.error,
        seenAt: at,
        since: sql`case when ${gt(seenAt, seenAfter(at))} then ${since} else excluded.since end`,
      },
    });
}

/** The wholesalers that do not answer orders now, as any process of the shop has found. */
export function outagesNow(db: DbOrTx, now: Date): Promise<Outage[]> {
  return db
    .select()
    .from(wholesalerOutageTable)
    .where(gt(wholesalerOutageTable.seenAt, seenAfter(now)))
    .orderBy(wholesalerOutageTable.wholesaler);
}

function seenAfter(now: Date): Date {
  return new Date(now.getTime() - SEEN_MINUTES * 60_000);
}
