import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';

import type { LocalCurrency, Terms } from '../../domain/operators/pricing/currency-schema.ts';
import { type LocalPrice, localPrice, type LocalTerms } from '../../domain/operators/pricing/local-price.ts';
import { type PricedPlan, pricePlans, type Takings } from '../../domain/operators/pricing/price-plan.ts';
import type { DbOrTx, Tx } from '../db/database.ts';
import { wellFormed } from '../db/json-column.ts';
import type { Deps } from '../deps.ts';
import { newestCurrencies } from '../pricing/currency-lists.ts';
import { type DayRate, newestRates, readRates } from '../pricing/exchange-rates.ts';
import { localPriceSetTable, localPriceTable } from '../pricing/tables.ts';
import { takingsOf, type TakingSettings } from '../tax/takings.ts';
import { readRows } from './read-snapshot.ts';
import { partsIn } from './snapshot.ts';

/** Two processes never make prices at once. */
const LOCK = 0x6c_70;

export type Localizing = Pick<Deps, 'db'> & { settings: TakingSettings };

/**
 * Makes the prices of each currency that is switched on, by the newest rate and the operator's terms. Prices stay while what they
 * are made of is within 3 %; those of a currency whose terms changed are all made anew. Currencies without a rate have no
 * prices, so nothing is sold in them. Safe to repeat at any time.
 * @returns how many prices changed
 */
export async function localizePrices({ db, settings }: Localizing): Promise<number> {
  return db.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const { currencies } = await newestCurrencies(tx);
    const rates = await newestRates(tx);
    const plans = await pricedPlans(tx, takingsOf(settings));
    let changed = 0;
    const kept: LocalCurrency[] = [];
    for (const [code, { on, ...terms }] of Object.entries(currencies)) {
      const rate = rates.get(code as LocalCurrency);
      if (!on || !rate) continue;
      kept.push(rate.currency);
      changed += await localizeInto(tx, rate, terms, plans);
    }
    await tx
      .delete(localPriceSetTable)
      .where(kept.length === 0 ? undefined : notInArray(localPriceSetTable.currency, kept));
    return changed;
  });
}

/**
 * Reads the rates of the day, and makes prices by them. An address that does not answer leaves the last rates, and prices that
 * fit them. @throws Error as {@link readRates}
 */
export async function priceByNewRates(
  deps: Localizing & Pick<Deps, 'catalog' | 'settings' | 'now'>,
): Promise<void> {
  try {
    await readRates(deps);
  } finally {
    if ((await localizePrices(deps)) > 0) await deps.catalog.refresh();
  }
}

/** All plans that are offered, with their prices in dollars. */
async function pricedPlans(db: DbOrTx, takings: Takings): Promise<PricedPlan[]> {
  const { countries, plans, pricing } = await readRows(db);
  return pricePlans(plans.map(partsIn(countries)), pricing, takings);
}

type ByPlace = Map<string, Map<string, LocalPrice>>;

async function localizeInto(
  tx: Tx,
  rate: DayRate,
  terms: Terms,
  plans: readonly PricedPlan[],
): Promise<number> {
  const { currency, perBase, source, ofDay } = rate;
  const [before] = await tx
    .select()
    .from(localPriceSetTable)
    .where(eq(localPriceSetTable.currency, currency));
  const isSame = before !== undefined && isEqual(wellFormed(before.terms, currency), terms);
  const kept = await storedPrices(tx, currency);
  const stored: ByPlace = isSame ? kept : new Map();
  const made = madeOf(plans, rate, terms, stored);
  const places = [...made].filter(([place, prices]) => textOf(prices) !== textOf(stored.get(place)));
  const gone = [...stored.keys()].filter((place) => !made.has(place));
  const changed = places.reduce((count, [place, prices]) => count + differences(prices, kept.get(place)), 0);
  if (before && isSame && before.perBase === perBase && before.ofDay === ofDay && before.source === source) {
    if (places.length === 0 && gone.length === 0) return 0;
  }
  const set = { currency, terms, perBase, source, ofDay };
  await tx
    .insert(localPriceSetTable)
    .values(set)
    .onConflictDoUpdate({
      target: localPriceSetTable.currency,
      set: { ...set, changes: sql`local_price_set.changes + 1` },
    });
  const theirs = eq(localPriceTable.currency, currency);
  if (!isSame) await tx.delete(localPriceTable).where(theirs);
  else if (gone.length > 0)
    await tx.delete(localPriceTable).where(and(theirs, inArray(localPriceTable.place, gone)));
  if (places.length > 0)
    await tx
      .insert(localPriceTable)
      .values(places.map(([place, prices]) => ({ currency, place, prices: asPairs(prices) })))
      .onConflictDoUpdate({
        target: [localPriceTable.currency, localPriceTable.place],
        set: { prices: sql`excluded.prices` },
      });
  return changed;
}

/** The prices of all plans in a currency, by place and bundle. */
export function madeOf(
  plans: readonly Pick<PricedPlan, 'countryCode' | 'bundleName' | 'price' | 'floor'>[],
  rate: Pick<DayRate, 'currency' | 'perBase'>,
  terms: LocalTerms,
  stored: ByPlace,
): ByPlace {
  const made: ByPlace = new Map();
  for (const plan of plans) {
    const place = made.get(plan.countryCode) ?? new Map<string, LocalPrice>();
    const before = stored.get(plan.countryCode)?.get(plan.bundleName) ?? null;
    made.set(plan.countryCode, place.set(plan.bundleName, localPrice(plan, rate, terms, before)));
  }
  return made;
}

/** @throws MalformedRow */
export async function storedPrices(db: DbOrTx, currency: LocalCurrency): Promise<ByPlace> {
  const rows = await db.select().from(localPriceTable).where(eq(localPriceTable.currency, currency));
  return new Map(
    rows.map(({ place, prices }) => [
      place,
      new Map(
        Object.entries(wellFormed(prices, `${currency} ${place}`)).map(([bundle, [minor, target]]) => [
          bundle,
          { minor, target },
        ]),
      ),
    ]),
  );
}

function asPairs(prices: Map<string, LocalPrice>): Record<string, [number, number]> {
  return Object.fromEntries([...prices].map(([bundle, { minor, target }]) => [bundle, [minor, target]]));
}

function textOf(prices: Map<string, LocalPrice> | undefined): string {
  return JSON.stringify([...(prices ?? [])].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function differences(now: Map<string, LocalPrice>, before: Map<string, LocalPrice> | undefined): number {
  return [...now].filter(([bundle, { minor }]) => before?.get(bundle)?.minor !== minor).length;
}

function isEqual(one: LocalTerms, other: LocalTerms): boolean {
  return one.margin_bp === other.margin_bp && one.ending === other.ending;
}
