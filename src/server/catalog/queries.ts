import { and, eq, sql } from 'drizzle-orm';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { coverage } from '../../domain/catalog/region.ts';
import { type FeePolicy, planPrice } from '../../domain/checkout/payment-method.ts';
import type { BasisPoints, Cents } from '../../domain/money.ts';
import type { DbOrTx } from '../db/database.ts';
import { statement } from '../db/statement.ts';
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
  plan: SoldPlan;
  region: string;
  imageUrl: string | null;
  coverage: string;
  /** Who sells it, by its id. */
  wholesaler: string;
  wholesale: Cents;
  /** By {@link planPrice}. */
  price: Cents;
  feePolicy: FeePolicy;
}

interface Place {
  name: string;
  region: string;
  imageUrl: string | null;
  markupBp: BasisPoints;
  /** How many it covers. */
  countries: number;
}

/** The one place where prices are made. */
export function toOffer(row: Omit<PlanRow, 'available'>, place: Place, feePolicy: FeePolicy): Offer {
  const price = planPrice(row.wholesaleCents, place.markupBp, feePolicy);
  return {
    plan: toPlan(row, place.name, price, feePolicy),
    region: place.region,
    imageUrl: place.imageUrl,
    coverage: coverage(row.place, place.countries),
    wholesaler: row.wholesaler,
    wholesale: row.wholesaleCents,
    price,
    feePolicy,
  };
}

const onSale = statement((db) => {
  const code = sql.placeholder('code');
  const countries = sql<number>`(select count(*)::integer from ${regionCountryTable}
    where ${regionCountryTable.regionCode} = ${planTable.countryCode})`;
  const isCountry = and(
    eq(planTable.place, 'country'),
    eq(countryTable.iso, code),
    eq(countryTable.visible, true),
  );
  const isRegion = and(
    eq(planTable.place, 'region'),
    eq(regionTable.code, code),
    eq(regionTable.visible, true),
  );
  return db
    .select({ row: planTable, country: countryTable, region: regionTable, countries })
    .from(planTable)
    .leftJoin(countryTable, isCountry)
    .leftJoin(regionTable, isRegion)
    .where(
      and(
        eq(planTable.bundleName, sql.placeholder('bundleName')),
        eq(planTable.countryCode, code),
        eq(planTable.available, true),
      ),
    );
});

/**
 * For who is about to take money: what the database itself says now, whatever a snapshot says, which may be two seconds behind.
 * Null when the bundle is unknown, is not sold in that place, or is no longer available.
 */
export async function findOffer(
  db: DbOrTx,
  bundleName: string,
  countryCode: string,
  feePolicy: FeePolicy,
): Promise<Offer | null> {
  const [found] = await onSale(db, { bundleName, code: countryCode.toUpperCase() });
  if (found?.country) return toOffer(found.row, { ...found.country, countries: 1 }, feePolicy);
  if (!found?.region) return null;
  const { row, region, countries } = found;
  return toOffer(row, { ...region, name: region.label, region: region.label, countries }, feePolicy);
}
