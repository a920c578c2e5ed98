import { and, asc, eq, inArray, notLike, sql } from 'drizzle-orm';

import type { Region, RegionCard } from '../../domain/catalog/catalog-schema.ts';
import { type Cents, retailPrice, toDollars, ofCents } from '../../domain/money.ts';
import type { DbOrTx } from '../db/database.ts';
import { planTable, regionCountryTable, regionTable, type RegionRow } from './tables.ts';
import { toPlan } from './to-plan.ts';

/** Every region by name, with what its card shows. */
export async function listRegions(db: DbOrTx): Promise<RegionCard[]> {
  const regions = await db
    .select()
    .from(regionTable)
    // A region that the wholesaler does not offer any more has lost its address.
    .where(and(eq(regionTable.visible, true), notLike(regionTable.slug, '~%')))
    .orderBy(asc(regionTable.label));
  return cards(db, regions);
}

/** A region with its countries and plans; null when there is none of that slug or it is hidden. */
export async function readRegion(db: DbOrTx, slug: string): Promise<Region | null> {
  const [region] = await db
    .select()
    .from(regionTable)
    .where(and(eq(regionTable.slug, slug.toLowerCase()), eq(regionTable.visible, true)));
  const [card] = region ? await cards(db, [region]) : [];
  if (!region || !card) return null;
  const countries = await db
    .select({ name: regionCountryTable.name, iso: regionCountryTable.iso })
    .from(regionCountryTable)
    .where(eq(regionCountryTable.regionCode, region.code))
    .orderBy(asc(regionCountryTable.name));
  const rows = await db
    .select()
    .from(planTable)
    .where(and(eq(planTable.countryCode, region.code), eq(planTable.available, true)));
  return {
    ...card,
    countries_covered: countries,
    plans: rows.map((row) => toPlan(row, region.label, region.markupBp)),
  };
}

/** Regions with plans that work in a country, cheapest first. */
export async function regionsCovering(db: DbOrTx, iso: string): Promise<RegionCard[]> {
  const rows = await db
    .select({ region: regionTable })
    .from(regionTable)
    .innerJoin(regionCountryTable, eq(regionCountryTable.regionCode, regionTable.code))
    .where(and(eq(regionCountryTable.iso, iso), eq(regionTable.visible, true)));
  const covering = await cards(
    db,
    rows.map((row) => row.region),
  );
  return covering
    .filter((card) => card.starting_price !== null)
    .sort((a, b) => (a.starting_price ?? 0) - (b.starting_price ?? 0) || a.name.localeCompare(b.name, 'en'));
}

async function cards(db: DbOrTx, regions: RegionRow[]): Promise<RegionCard[]> {
  const codes = regions.map((region) => region.code);
  if (codes.length === 0) return [];
  const members = await membersOf(db, codes);
  const offers = await db
    .select({
      code: planTable.countryCode,
      plans: sql<number>`count(*)::int`,
      cheapest: sql<Cents>`min(${planTable.wholesaleCents})`,
    })
    .from(planTable)
    .where(and(inArray(planTable.countryCode, codes), eq(planTable.available, true)))
    .groupBy(planTable.countryCode);
  return regions.map((region) => {
    const offer = offers.find((row) => row.code === region.code);
    return {
      code: region.code,
      name: region.label,
      slug: region.slug,
      image_url: region.imageUrl,
      countries_count: members.get(region.code) ?? 0,
      plans_count: offer?.plans ?? 0,
      starting_price: offer ? toDollars(ofCents(retailPrice(offer.cheapest, region.markupBp))) : null,
    };
  });
}

async function membersOf(db: DbOrTx, codes: string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ code: regionCountryTable.regionCode, members: sql<number>`count(*)::int` })
    .from(regionCountryTable)
    .where(inArray(regionCountryTable.regionCode, codes))
    .groupBy(regionCountryTable.regionCode);
  return new Map(rows.map((row) => [row.code, row.members]));
}
