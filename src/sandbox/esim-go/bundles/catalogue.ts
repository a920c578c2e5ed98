import { type Bundle, makeBundles } from './bundles.ts';

type CatalogueOrder = 'bundleName' | 'dataAmount' | 'duration' | 'autostart' | 'roamingEnabled';

/** The filters and the order of a list of bundles; a missing one means no limit. */
export interface CatalogueFilter {
  /** Substring of the description, ignoring case. */
  description?: string | undefined;
  /** Exact group. */
  group?: string | undefined;
  /** Codes of base countries. */
  countries?: string[] | undefined;
  /** Region of the base country. */
  region?: string | undefined;
  orderBy?: CatalogueOrder | undefined;
  direction?: 'asc' | 'desc' | undefined;
}

const bundles = makeBundles();
const byName: ReadonlyMap<string, Bundle> = new Map(bundles.map((bundle) => [bundle.name, bundle]));

/** The bundle with this name, case-sensitive. */
export function findBundle(name: string): Bundle | undefined {
  return byName.get(name);
}

/** The bundles that pass the filter, by name unless another order is asked for. */
export function listBundles(filter: CatalogueFilter): Bundle[] {
  const words = filter.description?.toLowerCase();
  const fitting = bundles.filter(
    (bundle) =>
      (words === undefined || bundle.description.toLowerCase().includes(words)) &&
      (filter.group === undefined || bundle.group === filter.group) &&
      (filter.countries === undefined || filter.countries.includes(bundle.base.iso)) &&
      (filter.region === undefined || bundle.base.region === filter.region),
  );
  const direction = filter.direction === 'desc' ? -1 : 1;
  const rank = RANK[filter.orderBy ?? 'bundleName'];
  // Equal ones are sorted by name, so that pages never overlap.
  return fitting.sort((a, b) => direction * (rank(a) - rank(b) || (a.name < b.name ? -1 : 1)));
}

const RANK: Record<CatalogueOrder, (bundle: Bundle) => number> = {
  bundleName: () => 0,
  dataAmount: (bundle) => (bundle.dataMb < 0 ? Number.MAX_SAFE_INTEGER : bundle.dataMb),
  duration: (bundle) => bundle.days,
  autostart: () => 0,
  roamingEnabled: (bundle) => bundle.roaming.length,
};
