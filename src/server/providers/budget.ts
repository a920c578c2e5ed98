import { sql } from 'drizzle-orm';

import type { Database } from '../db/database.ts';
import { databaseFunction, valueOf } from '../db/statement.ts';
import { type Provider, ProviderBusy } from './outcome.ts';
import { providerBudgetTable } from './tables.ts';

/** The purpose of a call, most important first. */
export type Share = 'order' | 'status' | 'catalogue' | 'background';

/**
 * The share of a second's calls each purpose may use, so that some are always left for orders. A second's first call always
 * passes: otherwise an expensive call could be shut out for good.
 */
export const OPEN: Record<Share, number> = { order: 1, status: 0.7, catalogue: 0.6, background: 0.4 };

/** How long a call waits for its turn, in milliseconds. */
const PATIENCE_MS: Record<Share, number> = {
  order: 10_000,
  status: 3_000,
  catalogue: 120_000,
  background: 5_000,
};

/** Average pause between two tries for the same purpose. */
export const PAUSE_MS = 100;

/** A call for the database to count, if that leaves its window at no more than `most` units of cost. */
export interface Spending {
  provider: string;
  cost: number;
  most: number;
}

/** A provider's calls per second, or per another time, counted in the database for all processes together. */
export interface Budget {
  /**
   * Waits until the call may be made; false if it had no turn within its patience, or within `patienceMs`.
   * @param count records the call together with other work; false if there is no room
   */
  take(share: Share, cost: number, patienceMs?: number, count?: Count): Promise<boolean>;
}

type Count = (spending: Spending) => Promise<boolean>;

/** A call in this process that waits for its turn. Each share has one line, which tries one call at a time. */
interface Waiting {
  cost: number;
  count: Count;
  /** On the clock of `performance.now()`. */
  until: number;
  end(got: boolean): void;
  fail(error: unknown): void;
}

const spend = databaseFunction('spend_budget', valueOf);

/**
 * @param provider its id, and for one endpoint's own limit a word more
 * @param limit the provider's limit, in its own units of cost
 * @param seconds the time for which it allows that many
 */
export function createBudget(
  { db }: Pick<Database, 'db'>,
  provider: string,
  limit: number,
  seconds = 1,
): Budget {
  const takeNow = (share: Share, { cost, count }: Pick<Waiting, 'cost' | 'count'>): Promise<boolean> =>
    count({ provider, cost, most: Math.floor(limit * OPEN[share]) });
  const alone: Count = async (spending) => (await spend(db, { ...spending, seconds }))[0]?.value === true;

  const lines = new Map<Share, Set<Waiting>>();

  /**
   * Tries the line's calls until none is left. The next one is picked at random: in order, a crowd would make every call wait
   * almost as long as its patience.
   */
  async function askFor(line: Set<Waiting>, share: Share): Promise<void> {
    const end = (one: Waiting, got: boolean) => line.delete(one) && one.end(got);
    while (line.size > 0) {
      const one = [...line][Math.floor(Math.random() * line.size)];
      try {
        if (one && (await takeNow(share, one))) {
          end(one, true);
          continue;
        }
      } catch (error) {
        // An error in one call need not fail the next.
        if (one && line.delete(one)) one.fail(error);
      }
      const now = performance.now();
      for (const each of line) if (each.until <= now) end(each, false);
      if (line.size > 0)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (0.5 + Math.random())));
    }
    lines.delete(share);
  }

  return {
    async take(share, cost, patienceMs = PATIENCE_MS[share], count = alone) {
      const until = performance.now() + patienceMs;
      if (!lines.has(share) && (await takeNow(share, { cost, count }))) return true;
      if (performance.now() >= until) return false;
      const { promise, resolve: end, reject: fail } = Promise.withResolvers<boolean>();
      const one = { cost, count, until, end, fail };
      const line = lines.get(share) ?? new Set();
      line.add(one);
      lines.set(share, line);
      if (line.size === 1) void askFor(line, share);
      return promise;
    },
  };
}

/** The budget has no room for a call. */
export const NO_ROOM = Symbol('no room');

/** How orders take their turn among all calls to a provider. */
export interface OrderTurns {
  /**
   * Waits until an order may be placed. `claim` counts the call in the same statement that writes the provider order, so neither
   * can happen without the other.
   * @throws {ProviderBusy} if there was no room in time; nothing was claimed
   */
  take<T>(claim: (spending: Spending) => Promise<T | typeof NO_ROOM>): Promise<T>;
}

/** @param cost of one order, in the provider's units */
export function orderTurns(budget: Budget, provider: Provider, cost: number): OrderTurns {
  return {
    async take(claim) {
      let claimed: Awaited<ReturnType<typeof claim>> = NO_ROOM;
      await budget.take('order', cost, undefined, async (spending) => {
        claimed = await claim(spending);
        return claimed !== NO_ROOM;
      });
      if (claimed === NO_ROOM) throw new ProviderBusy(provider);
      return claimed;
    },
  };
}

/** What each provider ever called has spent in the current second. */
export async function readSpent({ db }: Pick<Database, 'db'>): Promise<Map<string, number>> {
  const { provider, secondAt, spent } = providerBudgetTable;
  const isNow = sql`${secondAt} >= floor(extract(epoch from clock_timestamp()))`;
  const rows = await db
    .select({ provider, spent: sql<number>`case when ${isNow} then ${spent} else 0 end` })
    .from(providerBudgetTable);
  return new Map(rows.map((row) => [row.provider, row.spent]));
}
