import { and, eq, type SQL, sql } from 'drizzle-orm';

import type { SoldPlan } from '../../domain/catalog/catalog-schema.ts';
import { coverage } from '../../domain/catalog/region.ts';
import type { Currency } from '../../domain/currencies.ts';
import type { Minor } from '../../domain/money.ts';
import { feesOf, priceBy, type Priced, type Takings } from '../../domain/operators/pricing/price-plan.ts';
import { rulesByPlan } from '../../domain/operators/pricing/price-rules.ts';
import type { DbOrTx } from '../db/database.ts';
import { wellFormed } from '../db/json-column.ts';
import { statement } from '../db/statement.ts';
import { pricingNow, asPricing } from '../pricing/in-force.ts';
import { asCharged, type ChargedPrice, localNow } from '../pricing/local-prices.ts';
import {
  catalogRevisionTable,
  type CountryRow,
  countryTable,
  hiddenPlanTable,
  type PlanRow,
  planTable,
  regionCountryTable,
  type RegionRow,
  regionTable,
} from './tables.ts';
import { toPlan } from './to-plan.ts';

/** 0 before the first sync. */
export async function readRevision(db: DbOrTx): Promise<number> {
  const rows = await db.select({ revision: catalogRevisionTable.revision }).from(catalogRevisionTable);
  return rows[0]?.revision ?? 0;
}

/** A plan on sale, with data that only the server may know. */
export interface Offer {
  plan: SoldPlan;
  region: string;
  imageUrl: string | null;
  coverage: string;
  /** The wholesaler's id. */
  wholesaler: string;
  /** In the base currency, as are price and floor. */
  wholesale: Minor;
  /** By the rule that applies to it. */
  price: Minor;
  /** The lowest price that the rule allows; null without a floor. */
  floor: Minor | null;
  /** The least price that the wholesaler allows; null without one. */
  leastRetail: Minor | null;
  /** Other wholesalers' equal bundles, as the snapshot keeps them; null without any. */
  others: string | null;
  /** The price in the currency of the buyer. */
  charged: ChargedPrice;
  takings: Takings;
}

/** A country as it is shown: with the operator's name and picture, if any. */
export function shownCountry(
  row: Pick<CountryRow, 'name' | 'region' | 'ownName' | 'imageUrl' | 'pictureId'>,
) {
  return { name: row.ownName ?? row.name, region: row.region, imageUrl: pictureOf(row), countries: 1 };
}

/** The same for a region with this many countries. */
export function shownRegion(
  row: Pick<RegionRow, 'label' | 'ownName' | 'imageUrl' | 'pictureId'>,
  countries: number,
) {
  const name = row.ownName ?? row.label;
  return { name, region: name, imageUrl: pictureOf(row), countries };
}

/** Address of the picture that an operator gave a place, in the size for its page or a card; null if we draw one. */
export function pictureOf(
  { imageUrl, pictureId }: Pick<CountryRow, 'imageUrl' | 'pictureId'>,
  size: 'large' | 'small' = 'large',
): string | null {
  return pictureId === null ? imageUrl : `/pictures/${pictureId}/${size}.webp`;
}

interface Place {
  name: string;
  region: string;
  imageUrl: string | null;
  /** The number of countries it covers. */
  countries: number;
}

/** A plan at a price, as it is sold. */
export function toOffer(
  row: Omit<PlanRow, 'available'>,
  place: Place,
  { price, floor }: Priced,
  takings: Takings,
  charged: ChargedPrice,
  others: string | null = null,
): Offer {
  return {
    plan: toPlan(row, place.name, price, feesOf(takings)),
    region: place.region,
    imageUrl: place.imageUrl,
    coverage: coverage(row.place, place.countries),
    wholesaler: row.wholesaler,
    wholesale: row.wholesaleCents,
    price,
    floor,
    leastRetail: row.leastRetailCents,
    others,
    charged,
    takings,
  };
}

const onSale = statement((db) => {
  const code = sql.placeholder('code');
  const pricing = pricingNow(sql`rule ->> 'of' in ('', ${planTable.countryCode},
    concat(${planTable.countryCode}, ' ', ${planTable.bundleName}), coalesce(${countryTable.region}, ''))`);
  const local = localNow(
    sql.placeholder('currency') as unknown as SQL,
    sql`${planTable.countryCode}`,
    sql`${planTable.bundleName}`,
  );
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
    .select({ row: planTable, country: countryTable, region: regionTable, countries, pricing, local })
    .from(planTable)
    .leftJoin(countryTable, isCountry)
    .leftJoin(regionTable, isRegion)
    .where(
      and(
        eq(planTable.bundleName, sql.placeholder('bundleName')),
        eq(planTable.countryCode, code),
        eq(planTable.available, true),
        sql`not exists (select from ${hiddenPlanTable} where ${hiddenPlanTable.countryCode} = ${planTable.countryCode}
          and ${hiddenPlanTable.bundleName} = ${planTable.bundleName})`,
      ),
    );
});

/**
 * For callers about to take money: reads the database itself, because a snapshot may be two seconds old. Null if the bundle is
 * unknown, not sold in that place, no longer available, or hidden below its floor or by an operator.
 * @param currency of the buyer; the offer is in dollars if the shop does not sell in it now
 * @throws MalformedRow
 */
export async function findOffer(
  db: DbOrTx,
  bundleName: string,
  countryCode: string,
  takings: Takings,
  currency: Currency,
): Promise<Offer | null> {
  const [found] = await onSale(db, { bundleName, code: countryCode.toUpperCase(), currency });
  if (!found?.country && !found?.region) return null;
  const { country, region, countries } = found;
  const allowance = wellFormed(found.row.dailyAllowance, `${countryCode} ${bundleName}`);
  const row = { ...found.row, dailyAllowance: allowance };
  const { rules, belowFloor } = asPricing(found.pricing);
  const rule = rulesByPlan(rules)({ ...row, part: country?.region ?? null });
  const priced = priceBy(rule, row.wholesaleCents, takings, belowFloor, row.leastRetailCents);
  if (!priced.isSold) return null;
  const charged = asCharged(found.local, currency, priced);
  const place = country ? shownCountry(country) : region && shownRegion(region, countries);
  return place && toOffer(row, place, priced, takings, charged);
}
