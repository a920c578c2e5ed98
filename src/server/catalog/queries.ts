import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';

import type { Country, CountryCard, Destination, Plan } from '../../domain/catalog/catalog-schema.ts';
import { groupPlans } from '../../domain/catalog/country.ts';
import { coverage } from '../../domain/catalog/region.ts';
import { type Cents, retailPrice, toDollars, ofCents } from '../../domain/money.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { DbOrTx } from '../db/database.ts';
import { regionsCovering } from './region-queries.ts';
import {
  catalogRevisionTable,
  type CountryRow,
  countryTable,
  planTable,
  regionCountryTable,
  regionTable,
} from './tables.ts';
import { toPlan } from './to-plan.ts';

/** 0 before the first sync. */
export async function readRevision(db: DbOrTx): Promise<number> {
  const rows = await db.select({ revision: catalogRevisionTable.revision }).from(catalogRevisionTable);
  return rows[0]?.revision ?? 0;
}

/** A country with all its plans; null when there is no such country or it is hidden. */
export async function readCountry(db: DbOrTx, iso: string): Promise<Country | null> {
  const [country] = await db
    .select()
    .from(countryTable)
    .where(and(eq(countryTable.iso, iso.toUpperCase()), eq(countryTable.visible, true)));
  if (!country) return null;
  const rows = await db
    .select()
    .from(planTable)
    .where(and(eq(planTable.countryCode, country.iso), eq(planTable.available, true)));
  const plans = rows.map((row) => toPlan(row, country.name, country.markupBp));
  return {
    iso: country.iso,
    name: country.name,
    region: country.region,
    image_url: country.imageUrl,
    ...groupPlans(plans),
    covered_by: await regionsCovering(db, country.iso),
  };
}

/**
 * Countries by name as people sort them, the first `limit` behind the one with the code `after`; or the named ones in
 * the order given. `next` is what to ask for after these. Throws `bad_request` when there is no country `after`.
 */
export async function listCountries(
  db: DbOrTx,
  page: { limit: number; after?: string | undefined; isos?: string[] | undefined },
): Promise<{ countries: CountryCard[]; next: string | null }> {
  const all = await countriesByName(db);
  const start = page.after === undefined ? 0 : all.findIndex(({ iso }) => iso === page.after) + 1;
  if (page.after !== undefined && start === 0) throw new Problem('unknown_after', { list: 'countries' });
  const wanted = page.isos?.map((iso) => iso.toUpperCase());
  const rest = all.slice(start).filter(({ iso, visible }) => visible && (wanted?.includes(iso) ?? true));
  const shown = rest.slice(0, page.limit);
  const offers = await offersOf(
    db,
    shown.map((country) => country.iso),
  );
  const cards = shown.map((country): CountryCard => {
    const offer = offers.get(country.iso);
    return {
      iso: country.iso,
      name: country.name,
      region: country.region,
      image_url: country.imageUrl,
      starting_price:
        offer === undefined || offer.day === null
          ? null
          : toDollars(ofCents(retailPrice(offer.day, country.markupBp))),
      has_unlimited: offer?.unlimited ?? false,
      has_plans: offer !== undefined,
    };
  });
  if (wanted) cards.sort((a, b) => wanted.indexOf(a.iso) - wanted.indexOf(b.iso));
  return { countries: cards, next: rest.length > page.limit ? (shown.at(-1)?.iso ?? null) : null };
}

/** Hidden ones too. Sorted here, because databases disagree on where Åland belongs, and there are only some 230. */
async function countriesByName(db: DbOrTx): Promise<CountryRow[]> {
  const rows = await db.select().from(countryTable);
  return rows.sort((a, b) => byName.compare(a.name, b.name) || (a.iso < b.iso ? -1 : 1));
}

const byName = new Intl.Collator('en');

async function offersOf(
  db: DbOrTx,
  isos: string[],
): Promise<Map<string, { day: Cents | null; unlimited: boolean }>> {
  if (isos.length === 0) return new Map();
  const rows = await db
    .select({
      iso: planTable.countryCode,
      day: sql<
        number | null
      >`min(${planTable.wholesaleCents}) filter (where ${planTable.type} = 'unlimited' and ${planTable.durationDays} = 1)`,
      unlimited: sql<boolean>`bool_or(${planTable.type} = 'unlimited')`,
    })
    .from(planTable)
    .where(and(inArray(planTable.countryCode, isos), eq(planTable.available, true)))
    .groupBy(planTable.countryCode);
  return new Map(rows.map((row) => [row.iso, { day: row.day, unlimited: row.unlimited }]));
}

export async function searchIndex(db: DbOrTx): Promise<Destination[]> {
  const shown = (await countriesByName(db)).filter(({ visible }) => visible);
  return shown.map(({ iso, name, region }) => ({ iso, name, region }));
}

/** A plan that can be bought now, with what only the server may know. */
export interface Offer {
  plan: Plan;
  region: string;
  imageUrl: string | null;
  coverage: string;
  /** Who sells it, by its id. */
  wholesaler: string;
  wholesale: Cents;
  price: Cents;
}

/** Names of the plans that a wholesaler sells in a place, shortest first, then by price. */
export async function planNamesOf(db: DbOrTx, wholesaler: string, place: string): Promise<string[]> {
  const rows = await db
    .select({ name: planTable.bundleName })
    .from(planTable)
    .where(
      and(
        eq(planTable.countryCode, place),
        eq(planTable.wholesaler, wholesaler),
        eq(planTable.available, true),
      ),
    )
    .orderBy(asc(planTable.durationDays), asc(planTable.wholesaleCents), asc(planTable.bundleName));
  return rows.map(({ name }) => name);
}

/** Null when the bundle is unknown, is not sold in that place, or is no longer available. */
export async function findOffer(db: DbOrTx, bundleName: string, countryCode: string): Promise<Offer | null> {
  const code = countryCode.toUpperCase();
  const [row] = await db
    .select()
    .from(planTable)
    .where(
      and(
        eq(planTable.bundleName, bundleName),
        eq(planTable.countryCode, code),
        eq(planTable.available, true),
      ),
    );
  if (!row) return null;
  const place = row.place === 'country' ? await countryPlace(db, code) : await regionPlace(db, code);
  if (!place) return null;
  return {
    plan: toPlan(row, place.name, place.markupBp),
    region: place.region,
    imageUrl: place.imageUrl,
    coverage: coverage(row.place, place.countries),
    wholesaler: row.wholesaler,
    wholesale: row.wholesaleCents,
    price: retailPrice(row.wholesaleCents, place.markupBp),
  };
}

async function countryPlace(db: DbOrTx, iso: string) {
  const [country] = await db
    .select()
    .from(countryTable)
    .where(and(eq(countryTable.iso, iso), eq(countryTable.visible, true)));
  return country ? { ...country, countries: 1 } : null;
}

async function regionPlace(db: DbOrTx, code: string) {
  const [region] = await db
    .select()
    .from(regionTable)
    .where(and(eq(regionTable.code, code), eq(regionTable.visible, true)));
  if (!region) return null;
  const [members] = await db
    .select({ countries: count() })
    .from(regionCountryTable)
    .where(eq(regionCountryTable.regionCode, code));
  return { ...region, name: region.label, region: region.label, countries: members?.countries ?? 0 };
}
