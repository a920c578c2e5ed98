import { createHash } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { z } from 'zod';

import { dailyAllowanceSchema } from '../../domain/catalog/catalog-schema.ts';
import { SOURCE_CHOICES } from '../../domain/catalog/choose-source.ts';
import type { Takings } from '../../domain/operators/pricing/price-plan.ts';
import type { DbOrTx } from '../db/database.ts';
import { type ErrorLog, jsonFrom, showWellFormed, wellFormed } from '../db/json-column.ts';
import { pricingNow, asPricing } from '../pricing/in-force.ts';
import { LOCAL_MARK, LOCAL_SETS, localSetsSchema } from '../pricing/local-prices.ts';
import { choiceKey } from './snapshot-parts.ts';
import { type CatalogueRows, makeSnapshot, type Snapshot } from './snapshot.ts';
import { planTable, rankingSchema } from './tables.ts';

/**
 * The sums reveal any change by operators to these few rows, and rules that begin or end by the clock, so nobody has to announce
 * such a change.
 */
const PLACES = sql`concat(
  (select sum(hashtextextended(country::text, 0)) from country), ' ',
  (select sum(hashtextextended(region::text, 0)) from region), ' ',
  (select sum(hashtextextended(hidden_plan::text, 0)) from hidden_plan), ' ',
  (select sum(hashtextextended(source_choice::text, 0)) from source_choice), ' ',
  (select max(version) from place_ranking), ' ', hashtextextended(${pricingNow()}, 0), ' ', ${LOCAL_MARK})`;

/** In milliseconds, as text. */
const CHANGED = sql`coalesce((select (extract(epoch from changed_at) * 1000)::bigint from catalog_revision), 0)::text`;

const REVISION = sql`coalesce((select revision from catalog_revision), 0)`;

/** Plans of hidden places are not read. */
const IN_SHOWN_PLACE = sql`case place
  when 'country' then country_code in (select iso from country where visible)
  else country_code in (select code from sold_region) end`;

const IS_HIDDEN = sql`(country_code, bundle_name) in (select country_code, bundle_name from hidden_plan)`;

/** The other sources of each plan, as `readOthers` reads them: a line each, and a tab between its parts. */
const OTHERS = sql`select country_code, bundle_name,
  string_agg(concat_ws(E'\\t', wholesaler, source_bundle, wholesale_cents, least_retail_cents), E'\\n' order by wholesaler) as others
  from plan_source group by country_code, bundle_name`;

/** One expression in one statement, which sees all tables at one moment: plans of two revisions never mix. */
const CONTENT = sql`json_build_object(
  'countries', (select coalesce(json_agg(json_build_object('iso', iso, 'name', name, 'ownName', own_name,
      'ownText', own_text, 'region', region, 'imageUrl', image_url, 'pictureId', picture_id) order by iso), '[]')
    from country where visible),
  'hidden', (select coalesce(json_agg(json_build_object('iso', iso, 'name', coalesce(own_name, name)) order by iso), '[]')
    from country where not visible),
  'regions', (select coalesce(json_agg(json_build_object('code', code, 'label', label, 'ownName', own_name,
      'ownText', own_text, 'slug', slug, 'imageUrl', image_url, 'pictureId', picture_id) order by code), '[]')
    from sold_region),
  'members', (select coalesce(json_agg(json_build_object('code', region_code, 'iso', iso,
      'name', coalesce((select own_name from country where country.iso = region_country.iso), name))
      order by region_code, iso), '[]')
    from region_country where region_code in (select code from sold_region)),
  'networks', (select coalesce(json_agg(json_build_object('iso', iso, 'brand', brand, 'speed', speed)
      order by iso, brand collate "C", wholesaler, mcc, mnc), '[]')
    from country_network where iso in (select iso from country where visible)
      or iso in (select iso from region_country where region_code in (select code from sold_region))),
  'plans', (select coalesce(json_agg(json_build_array(wholesaler, bundle_name, country_code, place, type,
      duration_days, data_mb, wholesale_cents, least_retail_cents, autostart, speed, groups, description, daily_allowance,
      id_check, others)
      order by bundle_name collate "C", wholesaler, country_code), '[]')
    from plan left join (${OTHERS}) as source using (country_code, bundle_name)
    where available and not ${IS_HIDDEN} and ${IN_SHOWN_PLACE}),
  'gone', (select coalesce(json_agg(json_build_object('bundleName', bundle_name, 'countryCode', country_code,
      'durationDays', duration_days, 'dataMb', data_mb, 'wholesaleCents', wholesale_cents)
      order by bundle_name collate "C", wholesaler, country_code), '[]')
    from plan where (not available or ${IS_HIDDEN}) and ${IN_SHOWN_PLACE}),
  'choices', (select coalesce(json_agg(json_build_array(country_code, bundle_name, wholesaler, choice)
      order by country_code, bundle_name collate "C", wholesaler), '[]') from source_choice),
  'ranking', (select json_build_object('popular', popular, 'countries', countries, 'regions', regions)
    from place_ranking order by version desc limit 1),
  'local', ${LOCAL_SETS},
  'pricing', ${pricingNow()})::text`;

const place = {
  name: z.string(),
  ownName: z.string().nullable(),
  ownText: z.string().nullable(),
  imageUrl: z.string().nullable(),
  pictureId: z.string().nullable(),
};

const contentSchema = z.object({
  countries: z.array(z.object({ ...place, iso: z.string(), region: z.string() })),
  hidden: z.array(z.object({ iso: z.string(), name: z.string() })),
  regions: z.array(
    z.object({ ...place, code: z.string(), label: z.string(), slug: z.string() }).omit({ name: true }),
  ),
  members: z.array(z.object({ code: z.string(), iso: z.string(), name: z.string() })),
  networks: z.array(z.object({ iso: z.string(), brand: z.string(), speed: z.array(z.string()) })),
  // There are thousands: without column names they are half as long.
  plans: z.array(
    z.tuple([
      z.string(),
      z.string(),
      z.string(),
      z.enum(planTable.place.enumValues),
      z.enum(planTable.type.enumValues),
      z.int(),
      z.int(),
      z.int(),
      z.int().nullable(),
      z.boolean(),
      z.array(z.string()),
      z.array(z.string()),
      z.string().nullable(),
      z.unknown(),
      z.boolean().nullable(),
      z.string().nullable(),
    ]),
  ),
  gone: z.array(
    z.object({
      bundleName: z.string(),
      countryCode: z.string(),
      durationDays: z.int(),
      dataMb: z.int(),
      wholesaleCents: z.int(),
    }),
  ),
  choices: z.array(z.tuple([z.string(), z.string(), z.string(), z.enum(SOURCE_CHOICES)])),
  ranking: z.unknown(),
  pricing: z.string(),
  local: localSetsSchema,
});

type PlanValues = z.infer<typeof contentSchema>['plans'][number];

/** @throws MalformedRow */
function namePlan([
  wholesaler,
  bundleName,
  countryCode,
  place,
  type,
  durationDays,
  ...rest
]: PlanValues): CatalogueRows['plans'][number] {
  const [
    dataMb,
    wholesaleCents,
    leastRetailCents,
    autostart,
    speed,
    groups,
    description,
    stored,
    idCheck,
    others,
  ] = rest;
  // Most plans have none, and there are thousands.
  const allowance = stored === null ? null : jsonFrom('plan.daily_allowance', dailyAllowanceSchema, stored);
  return {
    wholesaler,
    bundleName,
    countryCode,
    place,
    type,
    durationDays,
    dataMb,
    wholesaleCents,
    leastRetailCents,
    autostart,
    speed,
    groups,
    description,
    dailyAllowance: wellFormed(allowance, `${countryCode} ${bundleName}`),
    idCheck,
    others,
  };
}

function choicesOf(told: z.infer<typeof contentSchema>['choices']): CatalogueRows['choices'] {
  return new Map(
    told.map(([place, bundle, wholesaler, choice]) => [choiceKey(bundle, place, wholesaler), choice]),
  );
}

/** A region that the wholesaler no longer offers has lost its address. */
const SOLD_REGIONS = sql`with sold_region as (select * from region where visible and slug not like '~%')`;

/** Shows, at almost no cost, whether a snapshot may be out of date. */
export interface Mark {
  revision: number;
  places: string;
}

export async function readMark(db: DbOrTx): Promise<Mark> {
  const { rows } = await db.execute<{ revision: string; places: string }>(
    sql`select ${REVISION} as revision, ${PLACES} as places`,
  );
  return { revision: Number(rows[0]?.revision), places: String(rows[0]?.places) };
}

/**
 * The catalogue as it is now, with its mark, in one statement.
 * @throws MalformedRow if prices or ranking cannot be read; a malformed plan is logged, and not sold
 */
export async function readSnapshot(
  db: DbOrTx,
  takings: Takings,
  log: ErrorLog,
): Promise<{ snapshot: Snapshot; mark: Mark }> {
  const { rows } = await db.execute<{ revision: string; changed: string; places: string; content: string }>(
    sql`${SOLD_REGIONS} select ${REVISION} as revision, ${CHANGED} as changed, ${PLACES} as places, ${CONTENT} as content`,
  );
  const [row] = rows;
  if (!row) throw new Error('a select without a table gives one row');
  const revision = Number(row.revision);
  const digest = digestOf(row.content);
  const snapshot = makeSnapshot(
    rowsOf(row.content, digest, log),
    { revision, changedAt: new Date(Number(row.changed)), digest },
    takings,
  );
  return { snapshot, mark: { revision, places: row.places } };
}

/** Of the content that was read last. Verbs that price the whole catalogue read it again; memory may take the rows back. */
let last: { digest: string; rows: WeakRef<CatalogueRows> } | undefined;

function rowsOf(content: string, digest: string, log: ErrorLog): CatalogueRows {
  const read = last?.digest === digest ? last.rows.deref() : undefined;
  if (read) return read;
  const { plans, choices, ranking, pricing, ...told } = contentSchema.parse(JSON.parse(content));
  const rows: CatalogueRows = {
    ...told,
    plans: showWellFormed(log, plans, namePlan),
    choices: choicesOf(choices),
    ranking: wellFormed(jsonFrom('place_ranking', rankingSchema, ranking), 'in force'),
    pricing: asPricing(pricing),
  };
  // A malformed plan is logged each time.
  if (rows.plans.length === plans.length) last = { digest, rows: new WeakRef(rows) };
  return rows;
}

/** The rows that a snapshot would be made of now; it is the snapshot's reader who logs malformed ones. */
export async function readRows(db: DbOrTx): Promise<CatalogueRows> {
  const { rows } = await db.execute<{ content: string }>(sql`${SOLD_REGIONS} select ${CONTENT} as content`);
  const content = rows[0]?.content ?? '';
  return rowsOf(content, digestOf(content), { error: () => {} });
}

/** The digest that a snapshot would have now. */
export async function readDigest(db: DbOrTx): Promise<string> {
  const { rows } = await db.execute<{ content: string }>(sql`${SOLD_REGIONS} select ${CONTENT} as content`);
  return digestOf(rows[0]?.content ?? '');
}

function digestOf(content: string): string {
  return createHash('sha256').update(content).digest('base64url');
}
