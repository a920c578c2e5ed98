import { createHash } from 'node:crypto';

import { eq, inArray, notInArray, or, sql } from 'drizzle-orm';

import type { Minor } from '../../domain/money.ts';
import { MAX_KEPT } from '../../domain/operators/catalogue/sync-differences.ts';
import { marginOf, priceBy, type Takings } from '../../domain/operators/pricing/price-plan.ts';
import { rulesByPlan } from '../../domain/operators/pricing/price-rules.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { holdPrices } from '../pricing/hold-prices.ts';
import { asPricing, pricingNow } from '../pricing/in-force.ts';
import type { RefusedBundle } from '../providers/wholesaler.ts';
import { announceCatalog } from '../pubsub/news.ts';
import { takingsOf, type TakingSettings } from '../tax/takings.ts';
import { readPages } from './read-pages.ts';
import { readDigest } from './read-snapshot.ts';
import { blockedWholesalers } from './source-choices.ts';
import { changesFound, logFailedSync, logSync, type SyncedBy } from './sync-log.ts';
import { catalogPageTable, catalogRevisionTable, countryNetworkTable, planSourceTable } from './tables.ts';
import { type NetworkRow, type NetworkList, toNetworks } from './to-networks.ts';
import { placesOf, sellable, type Sold, toRows } from './to-rows.ts';

export interface SyncResult {
  revision: number;
  changed: boolean;
  countries: number;
  regions: number;
  plans: number;
}

type SyncDeps = Pick<Deps, 'db' | 'wholesalers' | 'log' | 'now'> & {
  settings: TakingSettings;
};

/**
 * Updates the shop's catalogue from its wholesalers: reads all their pages (stored as they arrive, so that an interrupted sync
 * can continue), then changes everything in one transaction. Bundles that vanished become unavailable. Operators' changes stay,
 * as do the networks of a wholesaler that does not publish them now. The revision rises only if something shown or sold has
 * changed. Every sync is logged, with the differences it found.
 * @param by who requested it; null for the timer
 */
export async function syncCatalog(
  deps: SyncDeps,
  progress: (page: number, pages: number | null) => void = () => {},
  by: SyncedBy = null,
): Promise<SyncResult> {
  try {
    return await readAndApply(deps, progress, by);
  } catch (error) {
    await logFailedSync(deps, by, error);
    throw error;
  }
}

async function readAndApply(
  deps: SyncDeps,
  progress: (page: number, pages: number | null) => void,
  by: SyncedBy,
): Promise<SyncResult> {
  const blocked = await blockedWholesalers(deps.db.db);
  const sellers = deps.wholesalers.all.filter(({ id }) => !blocked.has(id));
  const read = await readPages(deps, sellers, progress);
  const { sold, refused: unsold } = sellable(read.entries);
  const refused = [...read.refused, ...unsold];
  for (const { bundle, why } of refused.slice(0, MAX_KEPT))
    deps.log.warn({ bundle, why }, 'bundle not sellable');
  if (refused.length > MAX_KEPT)
    deps.log.warn({ bundles: refused.length }, 'more bundles are not sellable than are named');
  // An empty list means trouble at the wholesaler, not an empty catalogue: the shop keeps what it has.
  const silent = sellers.find(({ id }) => !sold.some(({ wholesaler }) => wholesaler === id));
  if (silent) {
    await deps.db.db.delete(catalogPageTable);
    throw new Error(`${silent.name} sent no sellable bundle; the catalogue stays as it was`);
  }
  const told = await askNetworks(deps);
  const networks = { of: told.map(({ wholesaler }) => wholesaler), rows: toNetworks(sold, told) };
  const about = { now: deps.now(), by, takings: takingsOf(deps.settings) };
  return deps.db.db.transaction((tx) => apply(tx, { sold, refused, networks }, about));
}

interface Catalogue {
  sold: readonly Sold[];
  refused: readonly RefusedBundle[];
  /** Networks from the wholesalers in `of`; those of others stay unchanged. */
  networks: { of: string[]; rows: NetworkRow[] };
}

async function apply(
  tx: Tx,
  { sold, refused: allRefused, networks }: Catalogue,
  { now, by, takings }: { now: Date; by: SyncedBy; takings: Takings },
): Promise<SyncResult> {
  const before = (await tx.select().from(catalogRevisionTable).for('update'))[0];
  const marginOf = await marginsNow(tx, sold, takings);
  const rows = toRows(await holdPrices(tx, sold, { now, placesOf, marginOf }));
  const plans = rows.plans.filter(({ available }) => available).length;
  const counts = { countries: rows.countries.length, regions: rows.regions.length, plans };
  const refused = { count: allRefused.length, first: allRefused.slice(0, MAX_KEPT) };
  const contentHash = createHash('sha256').update(JSON.stringify({ rows, networks })).digest('hex');
  await tx.delete(catalogPageTable);
  if (before?.contentHash === contentHash) {
    await tx.update(catalogRevisionTable).set({ syncedAt: now }).where(eq(catalogRevisionTable.id, 1));
    await logSync(
      tx,
      { at: now, outcome: 'same', revision: before.revision, counts, differences: null, refused },
      by,
    );
    return { revision: before.revision, changed: false, ...counts };
  }

  const digest = await readDigest(tx);
  const differences = await changesFound(tx, rows.plans);
  await tx.execute(sql`
    insert into country (iso, name, region)
    select iso, name, region from jsonb_to_recordset(${JSON.stringify(rows.countries)}::jsonb)
      as row (iso text, name text, region text)
    on conflict (iso) do update set name = excluded.name, region = excluded.region`);
  // A region that is gone or renamed must not occupy the address of the region that has it now.
  await tx.execute(sql`update region set slug = '~' || code`);
  await tx.execute(sql`
    insert into region (code, label, slug)
    select code, label, slug from jsonb_to_recordset(${JSON.stringify(rows.regions)}::jsonb)
      as row (code text, label text, slug text)
    on conflict (code) do update set label = excluded.label, slug = excluded.slug`);
  await tx.execute(sql`delete from region_country`);
  await tx.execute(sql`
    insert into region_country (region_code, iso, name)
    select region_code, iso, name from jsonb_to_recordset(${JSON.stringify(rows.regionCountries)}::jsonb)
      as row (region_code text, iso text, name text)`);
  await tx.execute(sql`
    insert into wholesale_change (wholesaler, bundle_name, country_code, from_cents, at)
    select plan.wholesaler, plan.bundle_name, plan.country_code, plan.wholesale_cents, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows.plans)}::jsonb) as row (wholesaler text, bundle_name text, country_code text, wholesale_cents integer)
    join plan using (wholesaler, bundle_name, country_code)
    where plan.available and plan.wholesale_cents <> row.wholesale_cents
    on conflict (wholesaler, bundle_name, country_code) do update set from_cents = excluded.from_cents, at = excluded.at`);
  await tx.execute(sql`update plan set available = false where available`);
  await tx.execute(sql`
    insert into plan (wholesaler, bundle_name, country_code, place, type, duration_days, data_mb, wholesale_cents, least_retail_cents, autostart, speed, groups, description, daily_allowance, id_check, available)
    select wholesaler, bundle_name, country_code, place, type, duration_days, data_mb, wholesale_cents, least_retail_cents, autostart, speed, groups, description, daily_allowance, id_check, available
    from jsonb_to_recordset(${JSON.stringify(rows.plans)}::jsonb) as row (wholesaler text, bundle_name text, country_code text, place text,
      type text, duration_days integer, data_mb integer, wholesale_cents integer, least_retail_cents integer, autostart boolean, speed text[], groups text[], description text,
      daily_allowance jsonb, id_check boolean, available boolean)
    on conflict (wholesaler, bundle_name, country_code) do update set place = excluded.place, type = excluded.type,
      duration_days = excluded.duration_days, data_mb = excluded.data_mb, wholesale_cents = excluded.wholesale_cents,
      least_retail_cents = excluded.least_retail_cents, id_check = excluded.id_check,
      autostart = excluded.autostart, speed = excluded.speed, groups = excluded.groups,
      description = excluded.description, daily_allowance = excluded.daily_allowance, available = excluded.available`);
  await tx.delete(planSourceTable);
  await tx.execute(sql`
    insert into plan_source (country_code, bundle_name, wholesaler, source_bundle, wholesale_cents, least_retail_cents)
    select country_code, bundle_name, wholesaler, source_bundle, wholesale_cents, least_retail_cents
    from jsonb_to_recordset(${JSON.stringify(rows.sources)}::jsonb) as row (country_code text, bundle_name text, wholesaler text,
      source_bundle text, wholesale_cents integer, least_retail_cents integer)`);
  const { wholesaler } = countryNetworkTable;
  const outdated = or(inArray(wholesaler, networks.of), notInArray(wholesaler, rows.sellers));
  await tx.delete(countryNetworkTable).where(outdated);
  await tx.execute(sql`
    insert into country_network (wholesaler, iso, brand, mcc, mnc, speed)
    select wholesaler, iso, brand, mcc, mnc, speed from jsonb_to_recordset(${JSON.stringify(networks.rows)}::jsonb)
      as row (wholesaler text, iso text, brand text, mcc text, mnc text, speed text[])`);

  // A change only in hidden places, or in plans that nobody can buy, is no new revision.
  const changed = !before || (await readDigest(tx)) !== digest;
  const revision = (before?.revision ?? 0) + (changed ? 1 : 0);
  const row = { id: 1, revision, contentHash, syncedAt: now, ...(changed && { changedAt: now }) };
  await tx
    .insert(catalogRevisionTable)
    .values(row)
    .onConflictDoUpdate({ target: catalogRevisionTable.id, set: row });
  await logSync(tx, { at: now, outcome: 'changed', revision, counts, differences, refused }, by);
  if (changed) await announceCatalog(tx, revision);
  return { revision, changed, ...counts };
}

/** The margin that the current rules leave at a wholesale price. */
async function marginsNow(
  tx: Tx,
  sold: readonly Sold[],
  takings: Takings,
): Promise<(bundle: Sold, place: string, wholesale: Minor) => Minor | null> {
  const [pricing] = (await tx.execute<{ pricing: string }>(sql`select ${pricingNow()} as pricing`)).rows;
  if (!pricing) throw new Error('there is no price list');
  const { rules, belowFloor } = asPricing(pricing.pricing);
  const ruleOf = rulesByPlan(rules);
  const parts = new Map(toRows(sold).countries.map(({ iso, region }) => [iso, region]));
  return ({ bundleName, leastRetailCents }, place, wholesale) => {
    const rule = ruleOf({ bundleName, countryCode: place, part: parts.get(place) ?? null });
    const { price, isSold } = priceBy(rule, wholesale, takings, belowFloor, leastRetailCents);
    return isSold ? marginOf(price, wholesale, takings) : null;
  };
}

/**
 * Sends a sync if the last one is at least `CATALOG_SYNC_MINUTES` old: a shop that restarts more often than its timer fires would
 * otherwise sell an old catalogue for ever. Returns whether it did.
 */
export async function syncIfOld(deps: Deps): Promise<boolean> {
  const [catalogue] = await deps.db.db
    .select({ syncedAt: catalogRevisionTable.syncedAt })
    .from(catalogRevisionTable);
  const ageMs = deps.now().getTime() - (catalogue?.syncedAt.getTime() ?? 0);
  if (ageMs < deps.settings.CATALOG_SYNC_MINUTES * 60_000) return false;
  await deps.queue.send('catalog.sync', {}, { throttleSeconds: 60 });
  return true;
}

/**
 * The networks from each wholesaler that publishes them, in one call each. A wholesaler that does not answer, or sends none, is
 * left out: its known networks stay, and its plans are sold all the same.
 */
async function askNetworks({ wholesalers, log }: Pick<Deps, 'wholesalers' | 'log'>): Promise<NetworkList[]> {
  const told: NetworkList[] = [];
  for (const { id, networks: ask } of wholesalers.all) {
    if (!ask) continue;
    try {
      const networks = await ask();
      if (networks.length === 0) throw new Error('it tells of none');
      told.push({ wholesaler: id, networks });
    } catch (error) {
      log.warn({ err: error, wholesaler: id }, 'its networks stay as they were');
    }
  }
  return told;
}
