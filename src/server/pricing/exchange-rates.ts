import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';

import { BASE_CURRENCY, isCurrency } from '../../domain/currencies.ts';
import { LOCAL_CURRENCIES, type LocalCurrency } from '../../domain/operators/pricing/currency-schema.ts';
import type { RateSource } from '../../domain/operators/pricing/local-price.ts';
import { NATIONAL_CURRENCIES } from '../../domain/tax/tax-rates.ts';
import type { DbOrTx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { MOST_RATE_DAYS, staleDays } from './rate-age.ts';
import { exchangeRateTable } from './tables.ts';

const ANSWER_MS = 15_000;
/** The daily file has 2 KB. */
const MAX_LENGTH = 100_000;

/** Only the lira ever moved as far within days; a wrong file moves further. */
const MAX_MOVE = 1.25;

/** Currencies that have stood at the same rate to the dollar for decades: https://www.centralbank.ae/en/our-operations/reserve-management/ */
const PEGGED: Partial<Record<LocalCurrency, number>> = { AED: 3.6725 };

/** Those that nothing is sold in, and in which a tax office reckons. */
const FOR_TAX = NATIONAL_CURRENCIES.filter((currency) => !isCurrency(currency));

/** How many units of a currency a dollar was on a day. */
export interface KeptRate {
  /** One in which something is sold, or in which a tax office reckons. */
  currency: string;
  perBase: number;
  source: RateSource;
  /** ISO date. */
  ofDay: string;
}

/** The same for a currency in which something is sold. */
export interface DayRate extends KeptRate {
  currency: LocalCurrency;
}

export type RatesAddress = Pick<Deps['settings'], 'EXCHANGE_RATES_URL'>;

/**
 * The rates of the European Central Bank's daily file, from the address in the settings. Its rates are for one euro; ours are for
 * one dollar.
 * @throws Error with a sentence if it does not answer, or with something else
 */
export async function readFile(settings: RatesAddress): Promise<KeptRate[]> {
  const response = await fetch(settings.EXCHANGE_RATES_URL, { signal: AbortSignal.timeout(ANSWER_MS) });
  if (!response.ok) throw new Error(`The exchange rates were not sent: status ${response.status}.`);
  return ratesIn(await response.text());
}

/**
 * Keeps the rates of the day, and before them those of currencies that are fixed to the dollar: they need no bank. A rate that has
 * moved too far to be believed is left out; an operator's own lets it in.
 * @throws Error as {@link readFile}, and one that names the rates left out
 */
export async function readRates({ db, settings, now }: Pick<Deps, 'db' | 'settings' | 'now'>): Promise<void> {
  const today = now().toISOString().slice(0, 10);
  const fixed = Object.entries(PEGGED).map(([currency, perBase]): DayRate => ({
    currency: currency as LocalCurrency,
    perBase,
    source: 'peg',
    ofDay: today,
  }));
  await keepRates(db.db, fixed, now());
  const read = await readFile(settings);
  const known = await newestOfAll(db.db);
  const isJump = ({ currency, perBase }: KeptRate): boolean => {
    const last = known.get(currency);
    if (!last || staleDays(last.ofDay, now()) > MOST_RATE_DAYS) return false;
    return Math.max(perBase / last.perBase, last.perBase / perBase) > MAX_MOVE;
  };
  const jumps = read.filter(isJump).map(({ currency }) => currency);
  await keepRates(
    db.db,
    read.filter((rate) => !isJump(rate)),
    now(),
  );
  if (jumps.length > 0)
    throw new Error(
      `These rates moved by more than a quarter and were not taken: ${jumps.join(', ')}. If they are right, enter them by hand.`,
    );
}

/** @throws Error if it is no file of rates */
export function ratesIn(text: string): KeptRate[] {
  const file = text.slice(0, MAX_LENGTH);
  const ofDay = /\btime=["'](\d{4}-\d\d-\d\d)["']/.exec(file)?.[1];
  const perEuro = new Map(
    Array.from(
      file.matchAll(/\bcurrency=["']([A-Z]{3})["']\s+rate=["'](\d{1,9}(?:\.\d{1,9})?)["']/g),
      ([, currency = '', rate]) => [currency, Number(rate)] as const,
    ),
  ).set('EUR', 1);
  const dollar = perEuro.get(BASE_CURRENCY);
  if (ofDay === undefined || !dollar) throw new Error('The exchange rates were not readable.');
  return [...LOCAL_CURRENCIES, ...FOR_TAX].flatMap((currency): KeptRate[] => {
    const rate = perEuro.get(currency);
    return rate ? [{ currency, perBase: Number((rate / dollar).toPrecision(8)), source: 'ecb', ofDay }] : [];
  });
}

/** A rate that is known already is read again in vain. */
export async function keepRates(db: DbOrTx, rates: readonly KeptRate[], readAt: Date): Promise<void> {
  if (rates.length === 0) return;
  const { currency, ofDay, source } = exchangeRateTable;
  await db
    .insert(exchangeRateTable)
    .values(rates.map((rate) => ({ ...rate, readAt })))
    .onConflictDoUpdate({
      target: [currency, ofDay, source],
      set: { perBase: sql`excluded.per_base`, readAt },
      setWhere: sql`exchange_rate.per_base <> excluded.per_base`,
    });
}

/** The newest rate of each currency in which something is sold; of one day, an operator's comes first. */
export async function newestRates(db: DbOrTx): Promise<Map<LocalCurrency, DayRate>> {
  return new Map(
    [...(await newestOfAll(db)).values()].flatMap((row) =>
      isCurrency(row.currency) && row.currency !== BASE_CURRENCY
        ? [[row.currency, { ...row, currency: row.currency }] as const]
        : [],
    ),
  );
}

async function newestOfAll(db: DbOrTx): Promise<Map<string, KeptRate>> {
  const { currency, ofDay, source, perBase } = exchangeRateTable;
  const rows = await db
    .selectDistinctOn([currency], { currency, ofDay, source, perBase })
    .from(exchangeRateTable)
    .orderBy(currency, desc(ofDay), sql`${source} = 'hand' desc`);
  return new Map(rows.map((row) => [row.currency, row]));
}

/**
 * How much of each currency the European Central Bank gave for a euro on some days, by day and currency: '2026-12-31 JPY'. What it
 * did not publish, or nobody read, is left out.
 * @param days ISO dates
 */
export async function euroRatesOf(db: DbOrTx, days: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { currency, ofDay, source, perBase } = exchangeRateTable;
  if (days.length === 0) return new Map();
  const rows = await db
    .select({ currency, ofDay, perBase })
    .from(exchangeRateTable)
    .where(and(inArray(ofDay, [...days]), eq(source, 'ecb')));
  const euros = new Map(rows.flatMap((row) => (row.currency === 'EUR' ? [[row.ofDay, row.perBase]] : [])));
  const dollars = [...euros.keys()].map((day) => ({ currency: BASE_CURRENCY, ofDay: day, perBase: 1 }));
  return new Map(
    [...rows, ...dollars].flatMap((row) => {
      const euro = euros.get(row.ofDay);
      // Rates are kept for a dollar with eight figures. Seven are the bank's own again: none has more.
      const perEuro = euro === undefined ? undefined : Number((row.perBase / euro).toPrecision(7));
      return perEuro === undefined ? [] : [[`${row.ofDay} ${row.currency}`, perEuro] as const];
    }),
  );
}

/**
 * The rates of a day, or the last ones before it, of all currencies that have one, the dollar included; an operator's only where the
 * bank has none.
 * @param day ISO date
 */
export async function ratesOn(
  db: DbOrTx,
  day: string,
): Promise<Map<string, Pick<KeptRate, 'perBase' | 'ofDay'>>> {
  const { currency, ofDay, source, perBase } = exchangeRateTable;
  const rows = await db
    .selectDistinctOn([currency], { currency, ofDay, perBase })
    .from(exchangeRateTable)
    .where(lte(ofDay, day))
    .orderBy(currency, sql`${source} = 'ecb' desc`, desc(ofDay));
  const days = rows.map((row) => row.ofDay).toSorted();
  const rates = new Map<string, Pick<KeptRate, 'perBase' | 'ofDay'>>(rows.map((row) => [row.currency, row]));
  return rates.set(BASE_CURRENCY, { perBase: 1, ofDay: days.at(-1) ?? '' });
}
