import { LOCAL_CURRENCIES, type LocalCurrency } from '../../domain/operators/pricing/currency-schema.ts';
import type { DbOrTx } from '../db/database.ts';
import { newestCurrencies } from './currency-lists.ts';
import { type DayRate, newestRates } from './exchange-rates.ts';
import { type CurrencyState, currencyState } from './rate-age.ts';

interface RateInUse {
  currency: LocalCurrency;
  state: CurrencyState;
  rate: DayRate | undefined;
}

/** The currencies that are switched on, each with its newest rate. */
export async function ratesInUse(db: DbOrTx, now: Date): Promise<RateInUse[]> {
  const { currencies } = await newestCurrencies(db);
  const rates = await newestRates(db);
  return LOCAL_CURRENCIES.filter((currency) => currencies[currency]?.on).map((currency) => {
    const rate = rates.get(currency);
    return { currency, state: currencyState(true, rate, now), rate };
  });
}
