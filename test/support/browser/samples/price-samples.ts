import { CURRENCIES } from '../../../../src/domain/currencies.ts';
import {
  LOCAL_CURRENCIES,
  type LocalCurrency,
} from '../../../../src/domain/operators/pricing/currency-schema.ts';
import { ago, money } from './console-samples.ts';

type Json = Record<string, unknown>;

const dayAgo = (days: number) => ago(days * 1440).slice(0, 10);

/** Those that are on, each in another state. */
const ON: Record<string, Json> = {
  EUR: { state: 'on', margin_bp: 200, ending: '.99', rate: rate(0.862_069, 'ecb', 2) },
  JPY: { state: 'on', margin_bp: 250, ending: 'tens', rate: rate(151.724_14, 'ecb', 2) },
  TWD: { state: 'late', margin_bp: 200, ending: 'whole', rate: rate(31.2, 'hand', 6) },
  TRY: { state: 'paused', margin_bp: 500, ending: 'none', rate: rate(44.827_586, 'hand', 12) },
};

const RATES: Partial<Record<LocalCurrency, number>> = {
  GBP: 0.758_62,
  CHF: 0.801_72,
  SEK: 9.396_55,
  CZK: 20.862_07,
  HUF: 331.034_5,
  KRW: 1456.8966,
  AED: 3.6725,
};

function rate(perBase: number, source: string, age: number): Json {
  return { per_base: perBase, source, of_day: dayAgo(age), age };
}

function listedCurrency(currency: LocalCurrency): Json {
  return {
    currency,
    on: currency in ON,
    state: 'off',
    margin_bp: 200,
    ending: 'none',
    rate: currency === 'ILS' ? null : rate(RATES[currency] ?? 1.5, currency === 'AED' ? 'peg' : 'ecb', 2),
    least: money(CURRENCIES[currency].leastCharge, currency),
    not_with: CURRENCIES[currency].paypal ? [] : ['PayPal'],
    ...ON[currency],
  };
}

/** All currencies, of which some are on. */
export function currenciesFacts(more: Json = {}): Json {
  return {
    version: 4,
    why: 'Japan is our second market',
    by: 'ada@simport.example',
    at: ago(3000),
    currencies: LOCAL_CURRENCIES.map(listedCurrency),
    ...more,
  };
}

export function currencyHistory(): Json {
  return {
    lists: [4, 3, 2, 1].map((version) => ({
      version,
      why: version === 1 ? '' : 'Japan is our second market',
      by: version === 1 ? null : 'ada@simport.example',
      at: ago((5 - version) * 3000),
      on: Object.keys(ON).slice(0, version),
    })),
    next: null,
  };
}

/** What other terms would do to the prices of a currency. */
export function currencyPreview(currency: string, more: Json = {}): Json {
  return {
    rate: rate(0.862_069, 'ecb', 2),
    plans: 1840,
    count: 1204,
    dearer: 804,
    cheaper: 400,
    ending: { each: money(23, currency), share_bp: 180 },
    examples: Array.from({ length: 12 }, (_, n) => ({
      place: 'JP',
      place_name: n % 3 === 0 ? 'Bosnia and Herzegovina' : 'Japan',
      bundle_name: `esim_${n}GB_30D_JP_V2`,
      days: 30,
      data_mb: n === 2 ? -1 : (n + 1) * 1000,
      wholesale: money(300 + n * 100),
      dollars: money(450 + n * 150),
      before: money(399 + n * 130, currency),
      after: money(449 + n * 131, currency),
    })),
    ...more,
  };
}
