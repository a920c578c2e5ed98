import { and, eq, sql } from 'drizzle-orm';

import { LOCALE } from '../../../domain/language-words.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { DbOrTx, Tx } from '../../db/database.ts';
import { countryTable, hiddenPlanTable, planTable, regionTable } from '../tables.ts';

/** A country or region as operators see it: the wholesaler's data, and their own changes. */
export interface HandledPlace {
  kind: 'country' | 'region';
  code: string;
  /** The wholesaler's name. */
  name: string;
  /** A country's part of the world; null for regions. */
  part: string | null;
  /** A region's address; null for countries. */
  slug: string | null;
  ownName: string | null;
  ownText: string | null;
  imageUrl: string | null;
  pictureId: string | null;
  visible: boolean;
  version: number;
  /** Number of plans offered, hidden ones included. */
  plans: number;
  hiddenPlans: number;
}

const PLANS = sql`select country_code, count(*)::integer as plans,
    count(*) filter (where (country_code, bundle_name) in (select country_code, bundle_name from hidden_plan))::integer as hidden_plans
  from plan where available group by country_code`;

/** Leaves out regions that the wholesaler no longer offers. */
const PLACES = sql`with offered as (${PLANS}), place as (
    select 'country' as kind, iso as code, name, region as part, null as slug, own_name, own_text, image_url, picture_id, visible, version
    from country
    union all
    select 'region', code, label, null, slug, own_name, own_text, image_url, picture_id, visible, version
    from region where slug not like '~%')
  select kind, code, name, part, slug, own_name as "ownName", own_text as "ownText", image_url as "imageUrl", picture_id as "pictureId",
    visible, version, coalesce(plans, 0) as plans, coalesce(hidden_plans, 0) as "hiddenPlans"
  from place left join offered on country_code = code`;

const collator = new Intl.Collator(LOCALE);

/** The place's name on its pages. */
export const calledOf = ({ name, ownName }: Pick<HandledPlace, 'name' | 'ownName'>) => ownName ?? name;

/** Every country and region, by the name on its pages. */
export async function allPlaces(db: DbOrTx): Promise<HandledPlace[]> {
  const { rows } = await db.execute<HandledPlace & Record<string, unknown>>(PLACES);
  return rows.toSorted((a, b) => collator.compare(calledOf(a), calledOf(b)) || (a.code < b.code ? -1 : 1));
}

/** @throws Problem `no_place` */
export async function placeOfCode(db: DbOrTx, code: string): Promise<HandledPlace> {
  const { rows } = await db.execute<HandledPlace & Record<string, unknown>>(
    sql`${PLACES} where code = ${code.toUpperCase()}`,
  );
  const [place] = rows;
  if (!place) throw new Problem('no_place');
  return place;
}

export type PlaceChanges = Partial<
  Pick<HandledPlace, 'ownName' | 'ownText' | 'visible' | 'pictureId' | 'imageUrl'>
>;

/**
 * Changes a place, if it is at the version the caller saw, and returns its new version.
 * @throws Problem `changed_by_another` if it is at another version
 */
export async function changePlace(
  tx: Tx,
  { kind, code, version }: Pick<HandledPlace, 'kind' | 'code' | 'version'>,
  changes: PlaceChanges,
): Promise<number> {
  const next = version + 1;
  const done =
    kind === 'country'
      ? await tx
          .update(countryTable)
          .set({ ...changes, version: next })
          .where(and(eq(countryTable.iso, code), eq(countryTable.version, version)))
          .returning({ version: countryTable.version })
      : await tx
          .update(regionTable)
          .set({ ...changes, version: next })
          .where(and(eq(regionTable.code, code), eq(regionTable.version, version)))
          .returning({ version: regionTable.version });
  if (done.length === 0) throw new Problem('changed_by_another');
  return next;
}

/** The plans offered in a place, hidden ones included, shortest first. */
export async function plansIn(db: DbOrTx, code: string) {
  const { bundleName, durationDays, dataMb, dailyAllowance, wholesaler, wholesaleCents } = planTable;
  const hidden = sql<boolean>`exists (select from ${hiddenPlanTable} where ${hiddenPlanTable.countryCode} = ${planTable.countryCode}
    and ${hiddenPlanTable.bundleName} = ${planTable.bundleName})`;
  return db
    .select({ bundleName, durationDays, dataMb, dailyAllowance, wholesaler, hidden })
    .from(planTable)
    .where(and(eq(planTable.countryCode, code), eq(planTable.available, true)))
    .orderBy(durationDays, dataMb, wholesaleCents, bundleName);
}

/** Returns whether it changed anything. @throws Problem `no_place_plan` if no wholesaler ever offered the plan there */
export async function showPlan(
  tx: Tx,
  { code, bundleName, visible }: { code: string; bundleName: string; visible: boolean },
): Promise<boolean> {
  const [known] = await tx
    .select({ bundleName: planTable.bundleName })
    .from(planTable)
    .where(and(eq(planTable.countryCode, code), eq(planTable.bundleName, bundleName)))
    .limit(1);
  if (!known) throw new Problem('no_place_plan');
  const isIt = and(eq(hiddenPlanTable.countryCode, code), eq(hiddenPlanTable.bundleName, bundleName));
  const rows = visible
    ? await tx.delete(hiddenPlanTable).where(isIt).returning()
    : await tx
        .insert(hiddenPlanTable)
        .values({ countryCode: code, bundleName })
        .onConflictDoNothing()
        .returning();
  return rows.length > 0;
}
