import type { TaxRate } from '../../../domain/tax/tax-rates.ts';
import { taxTerritory } from '../../../domain/tax/tax-territory.ts';

/** Who says what tax is in a price: nobody, as none is charged, our own table, or Stripe Tax. */
export const TAXES = ['none', 'table', 'stripe'] as const;

/** Whose word a service at the payment processor has. */
export const HAS_TAX_SERVICE: Readonly<Record<(typeof TAXES)[number], boolean>> = {
  none: false,
  table: false,
  stripe: true,
};

export const TAX_RATES_WANTED = 'must read country rate day, like GB 20 2011-01-04, NO 25 2005-01-01';

/** Rates of the operator's own, in percent: 'GB 20 2011-01-04, CH 8.1 2024-01-01'. Null for anything else. */
export function readTaxRates(text: string): TaxRate[] | null {
  const rates = partsOf(text).map((part): TaxRate | null => {
    const [, country = '', percent = '', from = ''] =
      /^([A-Z]{2}) (\d{1,2}(?:\.\d{1,2})?) (\d{4}-\d\d-\d\d)$/.exec(part) ?? [];
    const rateBp = Math.round(Number(percent) * 100);
    const isWritten = taxTerritory(country) === country && !Number.isNaN(Date.parse(from));
    return isWritten ? { country, rateBp, from } : null;
  });
  return rates.every((rate) => rate !== null) ? rates : null;
}

export const SIM_COUNTRIES_WANTED = 'must read wholesaler country, like esim-go GB, slow-sim HK';

/** The country of each wholesaler's SIMs, by the wholesaler's id; null for anything else. */
export function readSimCountries(text: string): Record<string, string> | null {
  const entries = partsOf(text).map((part) => {
    const [, wholesaler = '', country = ''] = /^([a-z0-9-]+) ([A-Z]{2})$/.exec(part) ?? [];
    const territory = taxTerritory(country);
    return territory === null ? null : ([wholesaler, territory] as const);
  });
  return entries.every((entry) => entry !== null) ? Object.fromEntries(entries) : null;
}

function partsOf(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter(Boolean);
}
