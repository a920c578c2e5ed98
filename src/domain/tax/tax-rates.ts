import type { BasisPoints } from '../money.ts';

/** A country's standard rate of VAT from a day on. */
export interface TaxRate {
  /** ISO 3166: 'GR', not the 'EL' of VAT numbers. */
  country: string;
  rateBp: BasisPoints;
  /** ISO date. */
  from: string;
}

/**
 * The standard rates of the EU, each with the day since which it applies, and the one before it where that ended after 2023.
 * Source: the Commission's database of taxes, https://ec.europa.eu/taxation_customs/tedb/. Add a line for a new rate and leave the
 * old one: what was sold before keeps it. `dated-facts.ts` says when somebody checked them last.
 */
export const EU_RATES: readonly TaxRate[] = [
  { country: 'AT', rateBp: 2000, from: '1984-01-01' },
  { country: 'BE', rateBp: 2100, from: '1996-01-01' },
  { country: 'BG', rateBp: 2000, from: '1999-01-01' },
  { country: 'CY', rateBp: 1900, from: '2014-01-13' },
  { country: 'CZ', rateBp: 2100, from: '2013-01-01' },
  { country: 'DE', rateBp: 1900, from: '2021-01-01' },
  { country: 'DK', rateBp: 2500, from: '1992-01-01' },
  { country: 'EE', rateBp: 2200, from: '2024-01-01' },
  { country: 'EE', rateBp: 2400, from: '2025-07-01' },
  { country: 'ES', rateBp: 2100, from: '2012-09-01' },
  { country: 'FI', rateBp: 2400, from: '2013-01-01' },
  { country: 'FI', rateBp: 2550, from: '2024-09-01' },
  { country: 'FR', rateBp: 2000, from: '2014-01-01' },
  { country: 'GR', rateBp: 2400, from: '2016-06-01' },
  { country: 'HR', rateBp: 2500, from: '2012-03-01' },
  { country: 'HU', rateBp: 2700, from: '2012-01-01' },
  { country: 'IE', rateBp: 2300, from: '2021-03-01' },
  { country: 'IT', rateBp: 2200, from: '2013-10-01' },
  { country: 'LT', rateBp: 2100, from: '2009-09-01' },
  { country: 'LU', rateBp: 1700, from: '2024-01-01' },
  { country: 'LV', rateBp: 2100, from: '2012-07-01' },
  { country: 'MT', rateBp: 1800, from: '2004-01-01' },
  { country: 'NL', rateBp: 2100, from: '2012-10-01' },
  { country: 'PL', rateBp: 2300, from: '2011-01-01' },
  { country: 'PT', rateBp: 2300, from: '2011-01-01' },
  { country: 'RO', rateBp: 1900, from: '2017-01-01' },
  { country: 'RO', rateBp: 2100, from: '2025-08-01' },
  { country: 'SE', rateBp: 2500, from: '1990-07-01' },
  { country: 'SI', rateBp: 2200, from: '2013-07-01' },
  { country: 'SK', rateBp: 2000, from: '2011-01-01' },
  { country: 'SK', rateBp: 2300, from: '2025-01-01' },
];

const EU = new Set(EU_RATES.map(({ country }) => country));

export function isInEu(country: string): boolean {
  return EU.has(country);
}

/** The rate that applies in a country on a day; null where the table has none. @param day ISO date */
export function rateOn(rates: readonly TaxRate[], country: string, day: string): BasisPoints | null {
  const [newest] = rates
    .filter((rate) => rate.country === country && rate.from <= day)
    .toSorted((one, other) => (one.from < other.from ? 1 : -1));
  return newest?.rateBp ?? null;
}

/** The country with the highest rate on a day; null for an empty table. */
export function dearestOn(rates: readonly TaxRate[], day: string): string | null {
  const countries = [...new Set(rates.map(({ country }) => country))];
  const [dearest] = countries.toSorted(
    (one, other) => (rateOn(rates, other, day) ?? 0) - (rateOn(rates, one, day) ?? 0),
  );
  return dearest ?? null;
}

/** The most that can be in a price from now on: prices are the same for everybody, so a floor reckons with it. */
export function highestRate(rates: readonly TaxRate[]): BasisPoints {
  return Math.max(0, ...rates.map(({ country }) => rateOn(rates, country, '9999-12-31') ?? 0));
}

/** The currency in which a country's tax office reckons, where that is neither the euro nor the dollar. */
const OWN_CURRENCY: Readonly<Record<string, string>> = {
  CZ: 'CZK',
  DK: 'DKK',
  GB: 'GBP',
  HU: 'HUF',
  PL: 'PLN',
  RO: 'RON',
  SE: 'SEK',
};

export const NATIONAL_CURRENCIES: readonly string[] = ['EUR', ...Object.values(OWN_CURRENCY)];

/**
 * In which an invoice must state the tax that is owed in a country of the EU (Directive 2006/112, Article 230), or in Great Britain
 * (VAT Regulations 1995, 14: https://www.gov.uk/hmrc-internal-manuals/vat-trader-records/vatrec5060); null elsewhere.
 */
export function nationalCurrency(country: string): string | null {
  return OWN_CURRENCY[country] ?? (EU.has(country) ? 'EUR' : null);
}
