import { createHash } from 'node:crypto';

import type { DailyAllowance } from '../../domain/catalog/catalog-schema.ts';
import { UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { regionSlug } from '../../domain/catalog/region.ts';
import { formatMoney, ofBase, toDollars } from '../../domain/money.ts';
import type { CatalogueEntry, RefusedBundle } from '../providers/wholesaler.ts';

export interface CatalogRows {
  countries: { iso: string; name: string; region: string }[];
  regions: { code: string; label: string; slug: string }[];
  regionCountries: { region_code: string; iso: string; name: string }[];
  plans: {
    wholesaler: string;
    bundle_name: string;
    country_code: string;
    place: 'country' | 'region';
    type: 'fixed' | 'unlimited';
    duration_days: number;
    data_mb: number;
    wholesale_cents: number;
    least_retail_cents: number | null;
    autostart: boolean;
    speed: string[];
    groups: string[];
    description: string | null;
    daily_allowance: DailyAllowance | null;
    id_check: boolean | null;
    /** False for a plan held back from sale: its place stays. */
    available: boolean;
  }[];
  /** Ids of the wholesalers that sell anything. */
  sellers: string[];
}

const NO_REGION = 'Other';
/** Fits the database's integers with room for a markup. */
const LARGEST = 100_000_000;

/** A bundle with the wholesaler that sells it. */
export type Sold = CatalogueEntry & { wholesaler: string };

/** A bundle as it will be published. */
export type OnList = Sold & { isHeldBack?: boolean };

/** Identifies a bundle of one wholesaler. */
function bundleKey({ wholesaler, bundleName }: Pick<Sold, 'wholesaler' | 'bundleName'>): string {
  return `${wholesaler} ${bundleName}`;
}

/** Entries that can be sold, one per wholesaler and name: the cheapest, because an order only contains the name. */
export function sellable(entries: readonly Sold[]): { sold: Sold[]; refused: RefusedBundle[] } {
  const refused: RefusedBundle[] = [];
  const sold = new Map<string, Sold>();
  for (const entry of entries) {
    const bundle = entry.bundleName;
    const why = unsellable(entry);
    const other = sold.get(bundleKey(entry));
    if (why !== null) refused.push({ bundle, why });
    else if (other && !isSameEntry(other, entry)) {
      const [cheaper, dearer] = [other, entry].toSorted(byPriceAndSize) as [Sold, Sold];
      sold.set(bundleKey(entry), cheaper);
      refused.push({
        bundle,
        why: `listed twice; the one for ${priceIn(cheaper)} is sold, not ${priceIn(dearer)}`,
      });
    } else sold.set(bundleKey(entry), entry);
  }
  return { sold: [...sold.values()], refused };
}

function isSameEntry(one: Sold, other: Sold): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** At the same price, the smaller one comes first. */
function byPriceAndSize(a: Sold, b: Sold): number {
  const size = ({ dataMb }: Sold) => (dataMb === UNLIMITED ? Infinity : dataMb);
  return (
    (a.wholesaleCents ?? 0) - (b.wholesaleCents ?? 0) ||
    size(a) - size(b) ||
    a.durationDays - b.durationDays ||
    (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
  );
}

function priceIn({ wholesaleCents }: Sold): string {
  return formatMoney(ofBase(wholesaleCents ?? 0));
}

/**
 * Sorts the entries into countries, regions and plans. A bundle for several countries without a region is sold in each; of two
 * with one name in one place, the cheaper is sold.
 */
export function toRows(entries: readonly OnList[]): CatalogRows {
  const countries = new Map<string, CatalogRows['countries'][number]>();
  const regions = new Map<string, CatalogRows['regions'][number]>();
  const members = new Map<string, CatalogRows['regionCountries'][number]>();
  const plans = new Map<string, CatalogRows['plans'][number]>();
  const sellers = new Set<string>();
  const offer = (row: CatalogRows['plans'][number]) => {
    const key = `${row.bundle_name} ${row.country_code}`;
    const other = plans.get(key);
    const isBetter =
      !other ||
      (row.available && !other.available) ||
      (row.available === other.available && row.wholesale_cents < other.wholesale_cents);
    if (isBetter) plans.set(key, row);
  };

  for (const entry of entries) {
    sellers.add(entry.wholesaler);
    const { region } = entry;
    const code = regionCodeOf(entry);
    if (region && code !== null) {
      if (!regions.has(code))
        regions.set(code, { code, label: region.label, slug: regionSlug(region.label) });
      offer(planRow(entry, code, 'region'));
    }
    for (const { iso, name, region: part } of entry.countries) {
      const known = countries.get(iso);
      countries.set(iso, {
        iso,
        name: known?.name ?? name,
        region: known && known.region !== NO_REGION ? known.region : part || NO_REGION,
      });
      if (code === null) offer(planRow(entry, iso, 'country'));
      else members.set(`${code} ${iso}`, { region_code: code, iso, name });
    }
  }

  return {
    countries: sorted(countries),
    regions: withOwnSlugs(sorted(regions)),
    regionCountries: sorted(members),
    plans: sorted(plans),
    sellers: [...sellers].toSorted(),
  };
}

function unsellable({ countries, dataMb, durationDays, wholesaleCents }: CatalogueEntry): string | null {
  if (countries.length === 0) return 'no country';
  if (!isCount(durationDays)) return `duration ${durationDays}`;
  if (dataMb !== UNLIMITED && !isCount(dataMb)) return `data amount ${dataMb}`;
  // A free bundle is a mistake in the price list, never an offer.
  if (wholesaleCents === null) return 'price unreadable';
  return isCount(wholesaleCents) ? null : `price ${toDollars(ofBase(wholesaleCents))}`;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= LARGEST;
}

/** Codes of the places where it becomes a plan: its region's, or its countries'. */
export function placesOf(entry: Sold): string[] {
  const code = regionCodeOf(entry);
  return code === null ? entry.countries.map(({ iso }) => iso) : [code];
}

function regionCodeOf({ region }: Sold): string | null {
  return region && (region.code ?? codeOfLabel(region.label));
}

function planRow(entry: OnList, code: string, place: 'country' | 'region'): CatalogRows['plans'][number] {
  return {
    wholesaler: entry.wholesaler,
    bundle_name: entry.bundleName,
    country_code: code,
    place,
    type: entry.dataMb === UNLIMITED ? 'unlimited' : 'fixed',
    duration_days: entry.durationDays,
    data_mb: entry.dataMb,
    wholesale_cents: entry.wholesaleCents ?? 0,
    least_retail_cents: entry.leastRetailCents ?? null,
    autostart: entry.autostart,
    speed: entry.speed,
    groups: entry.groups,
    description: entry.description,
    daily_allowance: entry.dailyAllowance,
    id_check: entry.idCheck ?? null,
    available: entry.isHeldBack !== true,
  };
}

/** As short as the wholesaler's codes, because purchases store it; differs for every label. */
function codeOfLabel(label: string): string {
  return `R-${createHash('sha256').update(label).digest('hex').slice(0, 8).toUpperCase()}`;
}

/** If two regions' labels give the same slug, the code is appended; a label that gives none is replaced by the code. */
function withOwnSlugs(regions: CatalogRows['regions']): CatalogRows['regions'] {
  const taken = new Set(['']);
  return regions.map((region) => {
    const own = region.code.toLowerCase();
    const slug = taken.has(region.slug) ? [region.slug, own].filter(Boolean).join('-') : region.slug;
    taken.add(slug);
    return { ...region, slug };
  });
}

function sorted<T>(rows: Map<string, T>): T[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
