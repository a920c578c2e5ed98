import { eq } from 'drizzle-orm';

import { waits } from '../../../domain/esims/bundle-state.ts';
import { displayStatus } from '../../../domain/esims/display-status.ts';
import type { TopUpTurn } from '../../../domain/esims/top-up-turn.ts';
import {
  type EqualBundle,
  isUseless,
  MAX_WAITING,
  type NoTopUp,
  topUpWindow,
  type TopUpWindow,
} from '../../../domain/esims/top-up.ts';
import type { Deps } from '../../deps.ts';
import { NotOurs } from '../../providers/outcome.ts';
import type { Profile, Reader } from '../../providers/wholesaler.ts';
import { bundleOf } from '../../purchase/bought-from.ts';
import { boughtPlan } from '../../purchase/bought-plan.ts';
import { allPurchases } from '../../purchase/joinable.ts';
import { plansOnTheirWayTo } from '../../purchase/purchases.ts';
import type { Purchase } from '../../purchase/tables.ts';
import type { OwnedEsim } from '../queries.ts';
import { type EsimUsage, esimTable, esimUsageTable, userEsimTable } from '../tables.ts';
import { type Poll, pollEsim, readEsim } from './poll-esim.ts';
import { usageOf } from './record-poll.ts';

/** A plan on an eSIM, or on its way onto it. */
type OnEsim = EqualBundle & {
  bundleName: string;
  isTakenBack: boolean;
  /** When and as which plan it was put on the eSIM; null for one on its way. */
  bought: { at: Date; id: string } | null;
};

/** An eSIM as the network reports it, with all plans on it. */
export interface EsimNow {
  /** Null if the wholesaler no longer has it for us. */
  profile: Profile | null;
  plans: OnEsim[];
}

interface Options {
  /** On whose behalf the network is polled. */
  reader: Reader;
  /** For plans on the eSIM, a reading younger than this is reused. Milliseconds. */
  freshMs?: number;
  /** Of the plans still to come, count only those older than this purchase. */
  before?: Purchase;
  /** Records a new reading, and queues the mails about it: only for a page that shows the eSIM, not where something is decided. */
  records?: boolean;
}

/**
 * Asks the network about an eSIM and its plans.
 * @throws {ProviderUnreachable} @throws {ProviderRefused} if it refuses us altogether
 */
export async function esimNow(deps: Deps, iccid: string, options: Options): Promise<EsimNow> {
  const { profile, poll } = await askNetwork(deps, iccid, options);
  const read = new Map(poll?.seen.map((seen) => [seen.row.id, usageOf(poll, seen)]));
  return { profile, plans: await plansOn(deps, iccid, { before: options.before, read }) };
}

/** The profile, null if the wholesaler no longer has it for us; and a poll, null if the last one is fresh enough. */
async function askNetwork(
  deps: Deps,
  iccid: string,
  { reader, freshMs = 0, records = false }: Options,
): Promise<{ profile: Profile | null; poll: Poll | null }> {
  const [esim] = await deps.db.db.select().from(esimTable).where(eq(esimTable.iccid, iccid));
  if (!esim) throw new Error(`an eSIM was sold that is not in our records: ${iccid}`);
  let poll: Poll | null = null;
  try {
    const age = esim.polledAt ? deps.now().getTime() - esim.polledAt.getTime() : Infinity;
    if (age > freshMs) poll = await (records ? pollEsim : readEsim)(deps, iccid, reader);
    return { profile: await deps.wholesalers.of(esim).profileOf(iccid, reader), poll };
  } catch (error) {
    if (error instanceof NotOurs) return { profile: null, poll };
    throw error;
  }
}

interface PlansOptions {
  before?: Purchase | undefined;
  /** Newer than the stored readings, by the plans' ids. */
  read?: Map<string, Pick<EsimUsage, 'bundleState' | 'endsAt'>>;
}

async function plansOn(deps: Deps, iccid: string, { before, read }: PlansOptions = {}): Promise<OnEsim[]> {
  const { db } = deps.db;
  const purchases = allPurchases();
  const there = await db
    .select({ row: userEsimTable, usage: esimUsageTable, state: purchases.state })
    .from(userEsimTable)
    .innerJoin(purchases, eq(purchases.id, userEsimTable.purchaseId))
    .leftJoin(esimUsageTable, eq(esimUsageTable.userEsimId, userEsimTable.id))
    .where(eq(userEsimTable.iccid, iccid));
  const coming = await plansOnTheirWayTo(db, iccid, before);
  return [
    ...there.map(({ row, usage: stored, state }) => {
      const usage = read?.get(row.id) ?? stored;
      const bundle = usage?.bundleState ?? null;
      return {
        bundleName: row.bundleName,
        bought: { at: row.purchasedAt, id: row.id },
        isTakenBack: displayStatus({ stored: row.status, purchase: state, bundle }) === 'cancelled',
        state: bundle ?? 'queued',
        endsAt: usage?.endsAt ?? null,
        days: row.validityDays,
      };
    }),
    ...coming.map((purchase) => ({
      bundleName: bundleOf(purchase),
      bought: null,
      isTakenBack: false,
      state: 'queued' as const,
      endsAt: null,
      days: boughtPlan(purchase).duration,
    })),
  ];
}

/** Why nothing can be added to an eSIM, for its owner; null if something can. */
export function whyClosed({ profile, plans }: EsimNow): NoTopUp | null {
  const all = plans.filter(({ isTakenBack }) => !isTakenBack);
  if (all.length === 0) return 'taken_back';
  if (profile === null || isUseless(profile.status)) return 'unusable';
  return all.filter(({ state }) => waits(state)).length >= MAX_WAITING ? 'full' : null;
}

/** When a plan added now can start. */
export function windowOn(deps: Deps, { plans }: EsimNow, bundleName: string): TopUpWindow {
  const equals = plans.filter((plan) => plan.bundleName === bundleName && !plan.isTakenBack);
  const shelfLifeDays = deps.settings.BUNDLE_SHELF_LIFE_DAYS;
  return topUpWindow(equals, { now: deps.now(), shelfLifeDays });
}

/** When a plan on an eSIM starts, by our records: after the equal ones that were there before it. */
export async function turnOf(deps: Deps, { row }: OwnedEsim): Promise<TopUpTurn> {
  const plans = await plansOn(deps, row.iccid);
  const before = plans.filter(({ bought }) => bought && bought.id !== row.id && bought.at <= row.purchasedAt);
  const { startsAfter, isBehind } = windowOn(deps, { profile: null, plans: before }, row.bundleName);
  return { starts_after: startsAfter?.toISOString() ?? null, is_behind: isBehind };
}
