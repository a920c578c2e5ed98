import { createHash } from 'node:crypto';

import { UNLIMITED } from '../../domain/catalog/data-amount.ts';
import { regionSlug } from '../../domain/catalog/region.ts';
import type { WireBundle } from '../providers/esim-go/esim-go-wire.ts';
import { wholesaleCents } from '../providers/esim-go/esim-go.ts';

export interface CatalogRows {
  countries: { iso: string; name: string; region: string }[];
  regions: { code: string; label: string; slug: string }[];
  regionCountries: { region_code: string; iso: string; name: string }[];
  plans: {
    bundle_name: string;
    country_code: string;
    place: 'country' | 'region';
    type: 'fixed' | 'unlimited';
    duration_days: number;
    data_mb: number;
    wholesale_cents: number;
    autostart: boolean;
    speed: string[];
    groups: string[];
    description: string | null;
  }[];
  /** Names of bundles that cannot be sold, with the reason. */
  skipped: { bundle: string; why: string }[];
}

const NO_REGION = 'Other';
/** What fits the database's integers with room for a markup. */
const LARGEST = 100_000_000;

/**
 * Sorts the wholesaler's bundles into countries, regions and plans. A bundle is regional when its base is one
 * pseudo-country and the real countries stand in `roamingEnabled`; a bundle of two base countries is sold in both.
 */
export function mapBundles(bundles: readonly WireBundle[]): CatalogRows {
  const countries = new Map<string, CatalogRows['countries'][number]>();
  const regions = new Map<string, CatalogRows['regions'][number]>();
  const members = new Map<string, CatalogRows['regionCountries'][number]>();
  const plans = new Map<string, CatalogRows['plans'][number]>();
  const skipped: CatalogRows['skipped'] = [];
  const know = (country: { iso: string; name: string; region?: string | null | undefined }) => {
    const iso = country.iso.toUpperCase();
    const known = countries.get(iso);
    countries.set(iso, {
      iso,
      name: known?.name ?? country.name,
      region: known && known.region !== NO_REGION ? known.region : country.region || NO_REGION,
    });
  };

  for (const bundle of bundles) {
    const why = unsellable(bundle);
    if (why !== null) {
      skipped.push({ bundle: bundle.name, why });
      continue;
    }
    const roaming = bundle.roamingEnabled ?? [];
    const base = bundle.countries ?? [];
    const label = base[0]?.name ?? '';
    if (roaming.length > 0) {
      const code = regionCode(bundle.name, label);
      if (!regions.has(code)) regions.set(code, { code, label, slug: regionSlug(label) });
      for (const country of roaming) {
        const iso = country.iso.toUpperCase();
        know(country);
        members.set(`${code} ${iso}`, { region_code: code, iso, name: country.name });
      }
      plans.set(`${bundle.name} ${code}`, planRow(bundle, code, 'region'));
    } else {
      for (const country of base) {
        know(country);
        const iso = country.iso.toUpperCase();
        plans.set(`${bundle.name} ${iso}`, planRow(bundle, iso, 'country'));
      }
    }
  }

  return {
    countries: sorted(countries),
    regions: withOwnSlugs(sorted(regions)),
    regionCountries: sorted(members),
    plans: sorted(plans),
    skipped,
  };
}

function unsellable(bundle: WireBundle): string | null {
  if ((bundle.countries ?? []).length === 0) return 'no country';
  if (!isCount(bundle.duration)) return `duration ${bundle.duration}`;
  if (dataMb(bundle) !== UNLIMITED && !isCount(bundle.dataAmount)) return `data amount ${bundle.dataAmount}`;
  // A free bundle is a mistake in the price list, never an offer.
  return isCount(wholesaleCents(bundle) ?? 0) ? null : `price ${bundle.price}`;
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value <= LARGEST;
}

function dataMb(bundle: WireBundle): number {
  return bundle.unlimited || bundle.dataAmount === UNLIMITED ? UNLIMITED : bundle.dataAmount;
}

function planRow(
  bundle: WireBundle,
  code: string,
  place: 'country' | 'region',
): CatalogRows['plans'][number] {
  const groups = [bundle.groups ?? [], bundle.group ?? []].flat();
  return {
    bundle_name: bundle.name,
    country_code: code,
    place,
    type: dataMb(bundle) === UNLIMITED ? 'unlimited' : 'fixed',
    duration_days: bundle.duration,
    data_mb: dataMb(bundle),
    wholesale_cents: wholesaleCents(bundle) ?? 0,
    autostart: bundle.autostart ?? false,
    speed: bundle.speed ?? [],
    groups: [...new Set(groups)],
    description: bundle.description ?? null,
  };
}

/** The region's code stands in the bundle's name (`esim_5GB_30D_REUP_V2`); without it one is made of the label. */
function regionCode(bundleName: string, label: string): string {
  const code = /_\d+D_(R[A-Z]{2,})_/.exec(bundleName)?.[1];
  // As short as real ones, because a purchase names it; never the code of another label.
  return code ?? `R-${createHash('sha256').update(label).digest('hex').slice(0, 8).toUpperCase()}`;
}

/** Two regions whose labels make the same slug keep apart by their code; a label that makes none is called by it. */
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
