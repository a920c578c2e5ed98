import { and, eq, isNull, lte, ne, or, sql } from 'drizzle-orm';

import { inWork } from '../../core/work.ts';
import type { Deps } from '../../deps.ts';
import { OPEN } from '../../providers/budget.ts';
import { ProviderBusy, ProviderRefused, ProviderUnreachable } from '../../providers/outcome.ts';
import type { Wholesaler } from '../../providers/wholesaler.ts';
import { PACES, paceOf, latenessOf } from '../lateness.ts';
import { esimTable, userEsimTable } from '../tables.ts';
import { pollEsim } from './poll-esim.ts';

/** eSIMs read at a time; after these, others may be more urgent. */
const BATCH = 50;
/** Concurrent polls, whatever the budget; more if the budget allows more a second. */
const AT_ONCE = { least: 4, most: 16 };
/** A sweep ends before its job counts as dead; the next one continues. */
const SWEEP_MS = 60_000;
/** After so many failed polls in a row the network is down, and the rest are not polled in vain. */
const HOPELESS = 8;
/** A process that dies blocks the eSIM it claimed for this long. */
const CLAIM_SECONDS = 120;
const AFTER_FAILURE_MINUTES = { unreachable: 10, refused: 24 * 60 };

/** Polls an eSIM if it is due, so that many callbacks cost one poll. */
export async function pollWhenDue(deps: Deps, iccid: string): Promise<void> {
  const [due] = await deps.db.db
    .select({ iccid: esimTable.iccid, nextPollAt: esimTable.nextPollAt })
    .from(esimTable)
    .where(eq(esimTable.iccid, iccid));
  if (due) await pollOnce(deps, due);
}

/**
 * The slow fallback for callbacks: polls due eSIMs, the most overdue by its own rule first, several at once, until none is due or
 * the wholesaler's share of calls is spent. Any number of processes may do so at once: each eSIM is polled by one. Returns how
 * many were polled.
 */
export async function pollDueEsims(deps: Deps): Promise<number> {
  const polled = await Promise.all(deps.wholesalers.all.map((wholesaler) => pollDueOf(deps, wholesaler)));
  return polled.reduce((sum, count) => sum + count, 0);
}

/** A wholesaler that is down delays none of the others. */
async function pollDueOf(deps: Deps, wholesaler: Wholesaler): Promise<number> {
  const until = performance.now() + Math.min(SWEEP_MS, deps.settings.USAGE_POLL_SECONDS * 1000);
  let polled = 0;
  let failed = 0;
  let goesOn = true;
  while (goesOn) {
    const due = await mostOverdue(deps, wholesaler, BATCH);
    let moved = false;
    const pollOn = async () => {
      for (let next = due.shift(); next && goesOn; next = due.shift()) {
        const outcome = await pollAlone(deps, next).catch((error: unknown) => {
          goesOn = false;
          throw error;
        });
        if (outcome === 'polled') polled++;
        if (outcome !== 'busy') moved = true;
        failed = outcome === 'unreachable' ? failed + 1 : 0;
        goesOn &&= outcome !== 'busy' && failed < HOPELESS && performance.now() < until;
      }
    };
    await Promise.all(Array.from({ length: atOnce(wholesaler) }, pollOn));
    goesOn &&= moved;
  }
  return polled;
}

function atOnce({ callsPerSecond }: Wholesaler): number {
  const perSecond = Math.ceil(callsPerSecond * OPEN.background);
  return Math.min(Math.max(perSecond, AT_ONCE.least), AT_ONCE.most);
}

interface DueEsim {
  iccid: string;
  nextPollAt: Date | null;
}

/**
 * The eSIMs most overdue by their own rule: an hour is little for one polled each day, and much for one polled every two minutes.
 * Among those with a similar interval the longest due are the most overdue, so only a few of each are read, however many are due.
 */
function mostOverdue(deps: Deps, { id }: Wholesaler, limit: number): Promise<DueEsim[]> {
  const { iccid, nextPollAt } = esimTable;
  const { db } = deps.db;
  const at = deps.now();
  const oldest = db
    .select({ iccid, nextPollAt, late: latenessOf(at).as('late') })
    .from(esimTable)
    .where(and(eq(paceOf(), sql`pace`), eq(esimTable.wholesaler, id), lte(nextPollAt, at)))
    .orderBy(nextPollAt)
    .limit(limit)
    .as('oldest');
  return db
    .select({ iccid: oldest.iccid, nextPollAt: oldest.nextPollAt })
    .from(sql`generate_series(0, ${sql.raw(String(PACES))}) as pace`)
    .innerJoinLateral(oldest, sql`true`)
    .orderBy(sql`${oldest.late} desc`)
    .limit(limit);
}

type Outcome = 'polled' | 'not due' | 'busy' | keyof typeof AFTER_FAILURE_MINUTES;

/** Keeps the purchases of eSIMs polled earlier out of this one's log lines. */
function pollAlone(deps: Deps, due: DueEsim): Promise<Outcome> {
  return inWork({ purchaseId: undefined }, () => pollOnce(deps, due));
}

async function pollOnce(deps: Deps, { iccid, nextPollAt }: DueEsim): Promise<Outcome> {
  if (!(await claim(deps, iccid))) return 'not due';
  try {
    await pollEsim(deps, iccid, 'background');
    return 'polled';
  } catch (error) {
    const outcome = failureOf(error);
    if (outcome === null) throw error;
    await deps.db.db
      .update(esimTable)
      .set({ nextPollAt: await afterFailure(deps, { iccid, nextPollAt }, outcome, error) })
      .where(eq(esimTable.iccid, iccid));
    return outcome;
  }
}

/** When an eSIM is due again after a failed poll; null for never. */
async function afterFailure(
  deps: Deps,
  { iccid, nextPollAt }: DueEsim,
  outcome: Exclude<Outcome, 'polled' | 'not due'>,
  error: unknown,
): Promise<Date | null> {
  // There was no call: it keeps its place in the queue.
  if (outcome === 'busy') return nextPollAt;
  if (outcome === 'refused' && (await isReturned(deps, iccid))) return null;
  deps.log.warn({ err: error, iccid }, 'an eSIM cannot be polled now');
  return new Date(deps.now().getTime() + AFTER_FAILURE_MINUTES[outcome] * 60_000);
}

/** Whether everything bought for an eSIM was taken back: it may be the wholesaler's again, and we must not poll it. */
async function isReturned({ db }: Deps, iccid: string): Promise<boolean> {
  const [kept] = await db.db
    .select({ id: userEsimTable.id })
    .from(userEsimTable)
    .where(
      and(
        eq(userEsimTable.iccid, iccid),
        or(isNull(userEsimTable.status), ne(userEsimTable.status, 'cancelled')),
      ),
    )
    .limit(1);
  return kept === undefined;
}

async function claim(deps: Deps, iccid: string): Promise<boolean> {
  const now = deps.now();
  const claimed = await deps.db.db
    .update(esimTable)
    .set({ nextPollAt: new Date(now.getTime() + CLAIM_SECONDS * 1000) })
    .where(and(eq(esimTable.iccid, iccid), lte(esimTable.nextPollAt, now)))
    .returning({ iccid: esimTable.iccid });
  return claimed.length > 0;
}

function failureOf(error: unknown): Exclude<Outcome, 'polled' | 'not due'> | null {
  if (error instanceof ProviderBusy) return 'busy';
  if (error instanceof ProviderUnreachable) return 'unreachable';
  return error instanceof ProviderRefused ? 'refused' : null;
}
