import { and, count, eq } from 'drizzle-orm';

import type { Plan } from '../../domain/catalog/catalog-schema.ts';
import { coverage } from '../../domain/catalog/region.ts';
import { type BasisPoints, type Cents, retailPrice } from '../../domain/money.ts';
import type { DbOrTx } from '../db/database.ts';
import {
  catalogRevisionTable,
  countryTable,
  type PlanRow,
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

interface Place {
  name: string;
  region: string;
  imageUrl: string | null;
  markupBp: BasisPoints;
  /** How many it covers. */
  countries: number;
}

export function toOffer(row: Omit<PlanRow, 'available'>, place: Place): Offer {
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

/**
 * For who is about to take money: what the database itself says now, whatever a snapshot says, which may be two seconds behind.
 * Null when the bundle is unknown, is not sold in that place, or is no longer available.
 */
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
  return place && toOffer(row, place);
}

async function countryPlace(db: DbOrTx, iso: string): Promise<Place | null> {
  const [country] = await db
    .select()
    .from(countryTable)
    .where(and(eq(countryTable.iso, iso), eq(countryTable.visible, true)));
  return country ? { ...country, countries: 1 } : null;
}

async function regionPlace(db: DbOrTx, code: string): Promise<Place | null> {
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
