import type { CatalogueNetwork } from '../providers/wholesaler.ts';
import type { Sold } from './to-rows.ts';

/** One wholesaler's answer about networks. */
export interface NetworkList {
  wholesaler: string;
  networks: readonly CatalogueNetwork[];
}

export interface NetworkRow {
  wholesaler: string;
  iso: string;
  brand: string;
  mcc: string;
  mnc: string;
  speed: string[];
}

/** More than any country has. */
const MAX_PER_COUNTRY = 60;

/**
 * Networks of the countries that the wholesalers sell, matched by the country's name in the same wholesaler's catalogue; those of
 * other countries are dropped.
 */
export function toNetworks(sold: readonly Sold[], told: readonly NetworkList[]): NetworkRow[] {
  return told.flatMap(({ wholesaler, networks }) => {
    const codes = new Map(
      sold
        .filter((entry) => entry.wholesaler === wholesaler)
        .flatMap(({ countries }) => countries.map(({ name, iso }) => [nameOf(name), iso])),
    );
    const rows = new Map<string, NetworkRow>();
    const counts = new Map<string, number>();
    for (const { country, brand, mcc, mnc, speed } of networks) {
      const iso = codes.get(nameOf(country));
      const key = JSON.stringify([iso, brand, mcc, mnc]);
      const known = rows.get(key);
      const count = iso === undefined ? MAX_PER_COUNTRY : (counts.get(iso) ?? 0);
      if (iso === undefined || (!known && count >= MAX_PER_COUNTRY)) continue;
      if (!known) counts.set(iso, count + 1);
      const speeds = [...new Set([...(known?.speed ?? []), ...speed])].toSorted();
      rows.set(key, { wholesaler, iso, brand, mcc, mnc, speed: speeds });
    }
    return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  });
}

function nameOf(country: string): string {
  return country.normalize('NFC').trim().toLowerCase();
}
