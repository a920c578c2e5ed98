import type { Currency } from './currencies.ts';

/** Where people pay in it every day, by ISO 3166. */
const COUNTRIES: Record<Currency, readonly string[]> = {
  USD: ['US', 'PR', 'GU', 'VI', 'EC', 'SV', 'PA'],
  EUR: [
    'AT',
    'BE',
    'BG',
    'CY',
    'DE',
    'EE',
    'ES',
    'FI',
    'FR',
    'GR',
    'HR',
    'IE',
    'IT',
    'LT',
    'LU',
    'LV',
    'MT',
    'NL',
    'PT',
    'SI',
    'SK',
    'AD',
    'MC',
    'SM',
    'VA',
    'ME',
    'XK',
  ],
  GBP: ['GB', 'GG', 'IM', 'JE'],
  CHF: ['CH', 'LI'],
  SEK: ['SE'],
  NOK: ['NO'],
  DKK: ['DK', 'FO', 'GL'],
  PLN: ['PL'],
  CZK: ['CZ'],
  HUF: ['HU'],
  TRY: ['TR'],
  JPY: ['JP'],
  KRW: ['KR'],
  TWD: ['TW'],
  HKD: ['HK'],
  SGD: ['SG'],
  THB: ['TH'],
  AUD: ['AU'],
  NZD: ['NZ'],
  CAD: ['CA'],
  MXN: ['MX'],
  BRL: ['BR'],
  INR: ['IN'],
  AED: ['AE'],
  ILS: ['IL'],
  ZAR: ['ZA'],
};

/**
 * The currency that the speaker of a language usually pays in, if it is one of the shop's; null if that is not known.
 * @param tag BCP 47: 'en-GB'; without a country, the one where most of its speakers are counts
 */
export function usualCurrency(tag: string): Currency | null {
  try {
    const country = new Intl.Locale(tag).maximize().region ?? '';
    const found = Object.entries(COUNTRIES).find(([, countries]) => countries.includes(country));
    return (found?.[0] as Currency | undefined) ?? null;
  } catch {
    return null;
  }
}
