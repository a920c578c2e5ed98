import type { BasisPoints } from '../../domain/money.ts';
import type { Treatment } from '../../domain/tax/place-of-supply.ts';
import { dearestOn, rateOn } from '../../domain/tax/tax-rates.ts';
import type { Settings } from '../core/settings/env.ts';
import { ProviderRefused } from '../providers/outcome.ts';
import type { TaxedSale, TaxService } from '../providers/tax-service.ts';
import { ratesOf } from './rates-of.ts';

/** How a sale is taxed in the end. */
interface Decided {
  treatment: Treatment;
  /** From which the sale is reported; null where nobody wants reports. */
  calculation: string | null;
  /** Nobody could say what tax it has, so none was taken, and a person should look. */
  isRefused: boolean;
}

/** Where sales and refunds are reported once their documents are written. */
export type TaxReports = Pick<TaxService, 'record' | 'reverse'>;

/** Says what tax is in a price. */
export interface Tax {
  /** The rates of some territories on a day, 0 where the shop charges none. @param day ISO date */
  ratesIn(territories: readonly string[], day: string): Promise<ReadonlyMap<string, BasisPoints>>;
  /** The territory that counts where nobody knows the buyer's. @param day ISO date */
  dearest(day: string): string;
  /** Has the last word on a sale. @throws ProviderUnreachable if nobody says it now */
  decide(sale: TaxedSale): Promise<Decided>;
  /** Null where nobody wants reports. */
  reports: TaxReports | null;
}

/** Null for a shop that charges none. @param services who has the last word, by the setting that chooses them */
export function openTax(
  settings: Settings,
  services: Partial<Record<Settings['TAX'], (settings: Settings) => TaxService>>,
): Tax | null {
  const { TAX, TAX_RATES } = settings;
  if (TAX === 'none') return null;
  const rates = ratesOf(TAX_RATES);
  const service = services[TAX]?.(settings) ?? null;
  return {
    ratesIn: async (territories, day) =>
      new Map(territories.map((territory) => [territory, rateOn(rates, territory, day) ?? 0])),
    dearest: (day) => dearestOn(rates, day) ?? '',
    decide: async (sale) =>
      service && isCountry(sale.treatment.territory)
        ? askService(service, sale)
        : { treatment: sale.treatment, calculation: null, isRefused: false },
    reports: service,
  };
}

/** A service knows no parts of countries without a postal code, and in those of the EU that have their own code is no VAT. */
function isCountry(territory: string): boolean {
  return /^[A-Z]{2}$/.test(territory) && !['IC', 'EA'].includes(territory);
}

async function askService(service: TaxService, sale: TaxedSale): Promise<Decided> {
  try {
    return { ...(await service.calculate(sale)), isRefused: false };
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    const { territory } = sale.treatment;
    return { treatment: { territory, kind: 'outside', rateBp: 0 }, calculation: null, isRefused: true };
  }
}
