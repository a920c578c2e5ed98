import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';

import type { Currency } from '../../domain/currencies.ts';
import { LOCAL_CURRENCIES, termsSchema } from '../../domain/operators/pricing/currency-schema.ts';
import {
  BASE_RATE,
  type LocalPrice,
  localPrice,
  type LocalTerms,
  type Rate,
  RATE_SOURCES,
  type RateSource,
} from '../../domain/operators/pricing/local-price.ts';
import type { Priced } from '../../domain/operators/pricing/price-plan.ts';
import { jsonFrom, wellFormed } from '../db/json-column.ts';
import { MOST_RATE_DAYS } from './rate-age.ts';
import { localPricesSchema } from './tables.ts';

/** What the prices of a currency were made by. */
export interface LocalSet {
  rate: Rate;
  source: RateSource;
  /** ISO date of the rate. */
  ofDay: string;
  terms: LocalTerms;
}

/** A price as it is charged, with the rate that made it; null for the currency that prices are made in. */
export interface ChargedPrice extends LocalPrice {
  rate: Rate;
  set: LocalSet | null;
}

/** The sets of the currencies that are switched on, without those whose rate is too old by the database's clock. */
const SETS_ON_SALE = sql`(select price_set.* from local_price_set price_set
  where (select (currencies -> price_set.currency ->> 'on')::boolean from currency_list order by version desc limit 1)
    and price_set.of_day >= current_date - ${sql.raw(String(MOST_RATE_DAYS))})`;

const facts = {
  perBase: z.number().positive(),
  source: z.enum(RATE_SOURCES),
  ofDay: z.iso.date(),
  terms: termsSchema,
};

const FACTS = sql`'perBase', per_base, 'source', source, 'ofDay', of_day, 'terms', terms`;

/** All local prices on sale as JSON; {@link asLocalSets} reads them. */
export const LOCAL_SETS = sql`(select coalesce(json_object_agg(currency, json_build_object(${FACTS}, 'prices',
    (select coalesce(json_object_agg(place, prices order by place), '{}') from local_price where local_price.currency = on_sale.currency))
    order by currency), '{}') from ${SETS_ON_SALE} on_sale)`;

export const localSetsSchema = z.partialRecord(
  z.enum(LOCAL_CURRENCIES),
  z.object({ ...facts, prices: z.record(z.string(), localPricesSchema) }),
);

export type LocalSets = z.infer<typeof localSetsSchema>;

/** Changes with every local price on sale. */
export const LOCAL_MARK = sql`(select sum(hashtextextended(on_sale::text, 0)) from ${SETS_ON_SALE} on_sale)`;

const oneSchema = z.object({ ...facts, stored: z.tuple([z.int(), z.int()]).nullable() }).nullable();

/** A plan's price in one currency as text, for {@link asCharged}. */
export function localNow(currency: SQL, place: SQL, bundleName: SQL): SQL<string | null> {
  return sql<string | null>`(select json_build_object(${FACTS}, 'stored',
      (select prices -> ${bundleName} from local_price where local_price.currency = on_sale.currency and place = ${place}))::text
    from ${SETS_ON_SALE} on_sale where currency = ${currency})`;
}

/** Reads the result of {@link localNow}; the price in dollars if nothing is sold in the currency. @throws MalformedRow */
export function asCharged(text: string | null, currency: Currency, priced: Priced): ChargedPrice {
  const read = wellFormed(
    jsonFrom('local_price.prices', oneSchema, text === null ? null : JSON.parse(text)),
    currency,
  );
  if (!read) return inBase(priced);
  const { stored, ...set } = read;
  return chargedBy(localSet(currency, set), priced, stored);
}

export function localSet(
  currency: Currency,
  { perBase, ...set }: Omit<LocalSet, 'rate'> & { perBase: number },
): LocalSet {
  return { ...set, rate: { currency, perBase } };
}

/** The price of a plan in dollars, which is charged as it is. */
export function inBase({ price }: Pick<Priced, 'price'>): ChargedPrice {
  return { minor: price, target: price, rate: BASE_RATE, set: null };
}

export function chargedBy(
  set: LocalSet,
  priced: Pick<Priced, 'price' | 'floor'>,
  stored: readonly [minor: number, target: number] | null,
): ChargedPrice {
  const before = stored && { minor: stored[0], target: stored[1] };
  return { ...localPrice(priced, set.rate, set.terms, before), rate: set.rate, set };
}
