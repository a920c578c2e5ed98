import type { CatalogueEntry } from '../wholesaler.ts';
import type { WirePlan } from './slow-sim-wire.ts';

/** A plan in our terms. */
export function catalogueEntry({
  sku,
  title,
  country,
  gigabytes,
  days,
  price_cents: wholesaleCents,
}: WirePlan): CatalogueEntry {
  return {
    bundleName: sku,
    description: title,
    groups: [],
    region: null,
    countries: [country],
    dataMb: gigabytes * 1000,
    durationDays: days,
    speed: [],
    dailyAllowance: null,
    autostart: true,
    wholesaleCents,
  };
}
