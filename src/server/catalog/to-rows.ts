import { createHash } from 'node:crypto';

import type { DailyAllowance } from '../../domain/catalog/catalog-schema.ts';
import { UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { equalPlanKey } from '../../domain/catalog/equal-plan.ts';
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
  /** Equal bundles of other wholesalers, by the plan that is sold. */
  sources: {
    country_code: string;
    bundle_name: string;
    wholesaler: string;
    source_bundle: string;
    wholesale_cents: number;
    least_retail_cents: number | null;
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

type PlanRow = CatalogRows['plans'][number];

/**
 * Sorts the entries into countries, regions and plans. A bundle for several countries without a region is sold in each; of two
 * with one name in one place, the cheaper is sold. Equal bundles of several wholesalers become one plan: the first wholesaler's,
 * whose name and address it keeps, and the others are its sources.
 */
export function toRows(entries: readonly OnList[]): CatalogRows {
  const countries = new Map<string, CatalogRows['countries'][number]>();
  const regions = new Map<string, CatalogRows['regions'][number]>();
  const members = new Map<string, CatalogRows['regionCountries'][number]>();
  const sellers = new Set(entries.map(({ wholesaler }) => wholesaler));
  const offered: Offered[] = [];

  for (const entry of entries) {
    const { region } = entry;
    const code = regionCodeOf(entry);
    if (region && code !== null) {
      if (!regions.has(code))
        regions.set(code, { code, label: region.label, slug: regionSlug(region.label) });
      offered.push({ entry, row: planRow(entry, code, 'region') });
    }
    for (const { iso, name, region: part } of entry.countries) {
      const known = countries.get(iso);
      countries.set(iso, {
        iso,
        name: known?.name ?? name,
        region: known && known.region !== NO_REGION ? known.region : part || NO_REGION,
      });
      if (code === null) offered.push({ entry, row: planRow(entry, iso, 'country') });
      else members.set(`${code} ${iso}`, { region_code: code, iso, name });
    }
  }
  const { plans, sources } =
    sellers.size > 1 ? inOffers(offered) : { plans: onePerName(offered), sources: [] };
  // A region of which everything is sold under another one's name is not shown beside it.
  const sold = new Set([...plans.values()].map(({ country_code: code }) => code));
  for (const code of regions.keys()) if (!sold.has(code)) regions.delete(code);

  return {
    countries: sorted(countries),
    regions: withOwnSlugs(sorted(regions)),
    regionCountries: sorted(members).filter(({ region_code: code }) => regions.has(code)),
    plans: sorted(plans),
    sources,
    sellers: [...sellers].toSorted(),
  };
}

/** A bundle in one of its places. */
interface Offered {
  entry: OnList;
  row: PlanRow;
}

const nameIn = ({ bundle_name: name, country_code: code }: PlanRow) => `${name} ${code}`;

function isBetter(row: PlanRow, other: PlanRow): boolean {
  return row.available === other.available ? row.wholesale_cents < other.wholesale_cents : row.available;
}

function onePerName(offered: readonly Offered[]): Map<string, PlanRow> {
  const plans = new Map<string, PlanRow>();
  for (const { row } of offered) {
    const other = plans.get(nameIn(row));
    if (!other || isBetter(row, other)) plans.set(nameIn(row), row);
  }
  return plans;
}

/** Plans with their sources. Two equal bundles of one wholesaler stay two plans: only other wholesalers stand in for it. */
function inOffers(offered: readonly Offered[]): {
  plans: Map<string, PlanRow>;
  sources: CatalogRows['sources'];
} {
  const leads: Offered[] = [];
  const others = new Map<PlanRow, PlanRow[]>();
  for (const equals of Map.groupBy(offered, keyOf).values()) {
    const first = equals.find(({ row }) => row.available) ?? equals[0];
    const byWholesaler = Map.groupBy(equals, ({ row }) => row.wholesaler);
    for (const lead of byWholesaler.get(first?.row.wholesaler ?? '') ?? []) {
      // Under one name the cheaper is sold, whoever comes first.
      const namesakes = equals.filter(({ row }) => nameIn(row) === nameIn(lead.row));
      const best = namesakes.reduce((a, b) => (isBetter(b.row, a.row) ? b : a), lead);
      leads.push(best);
      const rest = [...byWholesaler].flatMap(([wholesaler, bundles]) => {
        // The snapshot keeps their names as parts of a line.
        const able = bundles
          .filter(({ row }) => row.available && !/[\t\n]/.test(row.bundle_name))
          .map(({ row }) => row);
        if (wholesaler === best.row.wholesaler || able.length === 0) return [];
        return [able.reduce((a, b) => (isBetter(b, a) ? b : a))];
      });
      if (rest.length === 0) continue;
      others.set(best.row, rest);
      // The label says what holds whoever delivers.
      if (rest.some(({ id_check: check }) => check === null)) best.row.id_check = null;
    }
  }
  const plans = onePerName(leads);
  const sources = [...plans.values()].flatMap((row) =>
    (others.get(row) ?? []).map((other) => ({
      country_code: row.country_code,
      bundle_name: row.bundle_name,
      wholesaler: other.wholesaler,
      source_bundle: other.bundle_name,
      wholesale_cents: other.wholesale_cents,
      least_retail_cents: other.least_retail_cents,
    })),
  );
  return { plans, sources };
}

function keyOf({ entry, row }: Offered): string {
  return equalPlanKey({
    country: row.place === 'country' ? row.country_code : null,
    places: entry.countries.map(({ iso }) => iso),
    dataMb: row.data_mb,
    durationDays: row.duration_days,
    dailyAllowance: row.daily_allowance,
    autostart: row.autostart,
    speed: row.speed,
    idCheck: row.id_check,
  });
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

function planRow(entry: OnList, code: string, place: 'country' | 'region'): PlanRow {
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
