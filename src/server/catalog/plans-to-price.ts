import { and, desc, eq, gt } from 'drizzle-orm';

import type { DailyAllowance, Tier } from '../../domain/catalog/catalog-schema.ts';
import { LOCALE } from '../../domain/language-words.ts';
import { priceBy, type Unpriced } from '../../domain/operators/pricing/price-plan.ts';
import { planKey, type Scope } from '../../domain/operators/pricing/price-rules.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { takingsOf } from '../tax/takings.ts';
import { readRows } from './read-snapshot.ts';
import { partsIn } from './snapshot.ts';
import { planTable, wholesaleChangeTable } from './tables.ts';

const NAMES = new Intl.Collator(LOCALE);
const byName = (one: RuledPlace, other: RuledPlace) => NAMES.compare(one.name, other.name);

/** A place that a rule can name. */
export interface RuledPlace {
  scope: Exclude<Scope, 'global' | 'plan'>;
  of: string;
  name: string;
}

export interface PlanToPrice extends Unpriced {
  placeName: string;
  tier: Tier | null;
}

/**
 * All plans offered in places that are shown, at the wholesaler's current price, and the places that rules can name: each
 * country, each region on sale, and each part of the world, for the countries in it; parts first, then by name.
 */
export async function plansToPrice(db: DbOrTx): Promise<{ plans: PlanToPrice[]; places: RuledPlace[] }> {
  const { countries, regions, plans } = await readRows(db);
  const names = new Map([
    ...countries.map(({ iso, name, ownName }) => [iso, ownName ?? name] as const),
    ...regions.map(({ code, label, ownName }) => [code, ownName ?? label] as const),
  ]);
  const named = <Plan extends { countryCode: string; dailyAllowance: DailyAllowance | null }>(
    plan: Plan,
  ) => ({
    ...plan,
    tier: plan.dailyAllowance?.tier ?? null,
    placeName: names.get(plan.countryCode) ?? plan.countryCode,
  });
  return {
    plans: plans.map(partsIn(countries)).map(named),
    places: [
      ...[...new Set(countries.map(({ region }) => region))]
        .toSorted()
        .map((part) => ({ scope: 'region' as const, of: part, name: part })),
      ...regions
        .map(({ code }) => ({ scope: 'region' as const, of: code, name: names.get(code) ?? code }))
        .toSorted(byName),
      ...countries
        .map(({ iso }) => ({ scope: 'country' as const, of: iso, name: names.get(iso) ?? iso }))
        .toSorted(byName),
    ],
  };
}

/** The previous wholesale prices of offered plans that a sync has changed since then, by `planKey`; newest change first. */
export async function wholesaleChanges(
  db: DbOrTx,
  since: Date,
): Promise<Map<string, { fromCents: number; at: Date }>> {
  const { wholesaler, bundleName, countryCode, fromCents, at } = wholesaleChangeTable;
  const rows = await db
    .select({ bundleName, countryCode, fromCents, at })
    .from(wholesaleChangeTable)
    .innerJoin(
      planTable,
      and(
        eq(planTable.wholesaler, wholesaler),
        eq(planTable.bundleName, bundleName),
        eq(planTable.countryCode, countryCode),
        eq(planTable.available, true),
      ),
    )
    .where(gt(at, since))
    .orderBy(desc(at));
  return new Map(rows.map((row) => [planKey(row.countryCode, row.bundleName), row]));
}

/**
 * Plans that fell below their rule's floor because a wholesale price changed after `since`; by the catalogue in this process's
 * memory.
 */
export async function fallenBelowFloor(
  { db, catalog, settings }: Pick<Deps, 'db' | 'catalog' | 'settings'>,
  since: Date,
): Promise<{ countryCode: string; bundleName: string }[]> {
  const { belowFloor } = catalog.current();
  if (belowFloor.length === 0) return [];
  const changes = await wholesaleChanges(db.db, since);
  return belowFloor.filter(({ countryCode, bundleName, rule }) => {
    const change = changes.get(planKey(countryCode, bundleName));
    return change && !priceBy(rule, change.fromCents, takingsOf(settings), 'hold').isBelow;
  });
}
